"""How experts use the group items: hook and thread, the fork, and the grape."""

from typing import Any

from mulot.games.mystiques.bots.distances import exits_to_goal, mouse_distances, needs_hook
from mulot.games.mystiques.bots.turn_actions import TurnActions
from mulot.games.mystiques.content import THINGS
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    enemies_at,
    enemies_here,
    enemy_distances,
    has_class,
    has_room,
    in_reach,
    kind,
    mice_at,
    other_end_of_thread,
    sees,
    side,
)
from mulot.games.mystiques.rules.combat import is_ranged, usable_weapons

MIN_POINTS_SAVED = 3
"""The minimum number of movement points that laying the thread must save."""
MIN_ENEMIES = 3
"""With fewer small enemies on the tile, the grape is kept for later, and the fork to throw it with."""
CROWD = 2
"""With this many small enemies on one space, throwing the grape there is better than laying it for cockroaches."""
COCKROACH_STEPS = 2
"""A cockroach this many steps away comes for a grape: it is how far one die takes it on average."""


def is_worth_grape(s: State) -> bool:
    """True if the enemies on this tile are worth the grape: at least three, or one with several hearts, or the
    cat."""
    foes = enemies_here(s)
    return len(foes) >= MIN_ENEMIES or any(kind(e).large or kind(e).boss or kind(e).cat for e in foes)


def goal_spaces(s: State) -> list[str]:
    """Return the spaces that the mice want to reach on this side: story items, else exits towards the objective."""
    things = [token.space for token in s.tokens if token.item in THINGS and token.tile == s.here]
    return things or exits_to_goal(s)


def use_hook(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return an action that lays the thread across or out of the water if it saves enough, a step along it, or None.

    The hook stays in the stash while a flip space needs it.
    """
    here, space = side(s), s.mice[turn.mouse].space
    if not here.water or turn.points < 1:
        return None
    goals = goal_spaces(s)
    if not goals or space in goals:
        return None
    if (end := other_end_of_thread(s, space)) and do.Step(end) in actions.steps():
        far = mouse_distances(s, goals)
        return do.Step(end) if far.get(end, 99) < far.get(space, 99) else None
    if "hook" not in s.stash or needs_hook(s):
        return None
    far = mouse_distances(s, goals)
    laid = [a for a in actions.placements() if a.item == "hook" and a.to not in here.water and not enemies_at(s, a.to)]
    best = min(laid, key=lambda a: (far.get(a.to, 99), here.order[a.to]), default=None)
    if best and far.get(space, 99) - far.get(best.to, 99) - 1 >= MIN_POINTS_SAVED:
        return best
    return None


def lay_hook_past_trap(s: State, mouse: int, actions: TurnActions, step: do.Step) -> do.Place | None:
    """Return the action that lays the thread past the mousetrap that this step leads onto, or None.

    Mice who outwit mousetraps walk on, and the hook stays in the stash while a flip space needs it.
    """
    traps = {space for name, space in s.traps if name == side(s).name}
    if step.to not in traps or "hook" not in s.stash or has_class(s.mice[mouse], "archer", "tinkerer") or needs_hook(s):
        return None
    far = mouse_distances(s, [x for e in enemies_here(s) for x in side(s).near[e.space]])
    laid = [
        a
        for a in actions.placements()
        if a.item == "hook" and a.to not in traps and a.to not in side(s).water and has_room(s, a.to)
    ]
    best = min(laid, key=lambda a: (far.get(a.to, 99), side(s).order[a.to]), default=None)
    return best if best and far.get(best.to, 99) < far.get(s.mice[mouse].space, 99) else None


def lay_grape(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return the action that lays the grape where at least two cockroaches will come for it, or None. It is kept if
    the fork can throw it at three enemies on one space."""
    roaches = [e.space for e in enemies_here(s) if e.kind == "roach"]
    if "grape" not in s.stash or len(roaches) < 2 or not is_worth_grape(s):
        return None
    if fork_at_hand(s, turn) and _fullest_enemy_space(s, CROWD):
        return None
    best, most = None, 1
    for a in actions.placements():
        if a.item == "grape":
            far = enemy_distances(s, (a.to,))
            coming = sum(far.get(x, 9) <= COCKROACH_STEPS for x in roaches)
            if coming > most:
                best, most = a, coming
    return best


def fork_at_hand(s: State, turn: MouseTurn) -> bool:
    """True if the fork is in the stash or lies on the mouse's space."""
    space = s.mice[turn.mouse].space
    return "fork" in s.stash or any(t.item == "fork" and t.tile == s.here and t.space == space for t in s.tokens)


def use_fork(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return an action with the fork, or None if that does not help.

    It shoots the grape into a group of enemies, throws a friend to where she is needed, or lays the fork for that.
    """
    if turn.acted or not enemies_here(s) or ("grape" in s.stash and not is_worth_grape(s)):
        return None
    if not fork_at_hand(s, turn) or not actions.has_action():
        return None
    shot = _choose_catapult(s, turn, actions)
    if shot is None or "fork" not in s.stash:
        return shot
    return next((a for a in actions.placements() if a.item == "fork"), None)


def _choose_catapult(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return the best catapult action, or None."""
    if "grape" in s.stash and (crowd := _fullest_enemy_space(s, 2)):
        return do.Catapult("grape", crowd)
    space = s.mice[turn.mouse].space
    friends = [i for i in mice_at(s, space) if i != turn.mouse]
    if not friends or actions.attacks():
        return None
    cats = [e.space for e in enemies_here(s) if kind(e).cat] if "bell" in s.stash else []
    for friend in friends:
        fights = any(
            not is_ranged(s.mice[friend], w, e) for w in usable_weapons(s.mice[friend]) for e in enemies_here(s)
        )
        wanted = cats or ([e.space for e in enemies_here(s)] if fights else [])
        if not wanted or any(in_reach(s, space, x) for x in wanted):
            continue
        landing = [
            x
            for x in side(s).spaces
            if x not in side(s).water
            and x != space
            and sees(s, space, x)
            and any(in_reach(s, x, y) for y in wanted)
            and has_room(s, x)
            and (side(s).name, x) not in s.traps
        ]
        if landing:
            best = min(landing, key=lambda x: (len(enemies_at(s, x)), -len(mice_at(s, x)), side(s).order[x]))
            return do.Catapult(s.mice[friend].hero, best)
    return None


def _fullest_enemy_space(s: State, min_enemies: int) -> str:
    """Return the space without mice that has the most small enemies, or "" if that is fewer than `min_enemies`."""
    best, most = "", min_enemies - 1
    for space in dict.fromkeys(e.space for e in enemies_here(s)):
        small = sum(not kind(e).large and not kind(e).cat for e in enemies_at(s, space))
        if small > most and not mice_at(s, space):
            best, most = space, small
    return best


def fetch_item(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return the action that picks up a group item on the mouse's space if no enemy is near, or None."""
    if enemies_here(s):
        return None
    return next((a for a in actions.pick_ups() if a.item not in THINGS), None)
