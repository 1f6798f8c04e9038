"""How an expert ends a mouse's turn: out of the current, away from enemies if she can only shoot, and not idle."""

from typing import Any

from mulot.games.mystiques.bots.distances import mouse_distances
from mulot.games.mystiques.bots.group_items import fetch_item, goal_spaces
from mulot.games.mystiques.bots.turn_actions import TurnActions
from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    active_mice,
    adjacent_spaces,
    enemies_at,
    enemies_here,
    has_current,
    has_room,
    in_reach,
    kind,
    mice_at,
    sees,
    side,
)
from mulot.games.mystiques.rules.combat import usable_weapons


def only_shoots(s: State, mouse: int) -> bool:
    """True if the mouse's weapons can only be used at range."""
    held = usable_weapons(s.mice[mouse])
    return bool(held) and all(SEARCH[w].melee is None for w in held)


def count_enemies_beside(s: State, space: str) -> int:
    """Return how many enemies are in the same or an adjacent space."""
    return sum(in_reach(s, space, e.space) for e in enemies_here(s) if not kind(e).cat)


def has_trap(s: State, space: str) -> bool:
    """True if there is an armed mousetrap on this space."""
    return (side(s).name, space) in s.traps


def step_to_shooting_space(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return a step towards a space from which the mouse can shoot with no enemy beside her, or None."""
    if not only_shoots(s, turn.mouse) or turn.acted:
        return None
    steps = actions.steps()
    foes = enemies_here(s)
    views = [
        x
        for x in side(s).spaces
        if x not in side(s).water
        and any(sees(s, x, e.space) for e in foes)
        and not count_enemies_beside(s, x)
        and has_room(s, x)
    ]
    far = mouse_distances(s, views)
    here = far.get(s.mice[turn.mouse].space, 99)
    best = min(steps, key=lambda a: (far.get(a.to, 99), has_trap(s, a.to), side(s).order[a.to]), default=None)
    return best if best and far.get(best.to, 99) < here else None


def step_away_from_enemies(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return a step to a place with fewer enemies beside the mouse, once she has shot, or None."""
    if not turn.acted or not only_shoots(s, turn.mouse) or not enemies_here(s):
        return None
    here = count_enemies_beside(s, s.mice[turn.mouse].space)
    if not here:
        return None
    safe = [
        a for a in actions.steps() if a.to not in side(s).water and not has_trap(s, a.to) and not enemies_at(s, a.to)
    ]
    best = min(
        safe, key=lambda a: (count_enemies_beside(s, a.to), -len(mice_at(s, a.to)), side(s).order[a.to]), default=None
    )
    return best if best and count_enemies_beside(s, best.to) < here else None


def leave_current(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return an action that takes the mouse out of the current that would carry her away after her turn, or None."""
    m = s.mice[turn.mouse]
    if not has_current(s, m.space):
        return None
    steps = [a for a in actions.steps() if not has_current(s, a.to)]
    far = mouse_distances(s, goal_spaces(s) or [s.mice[i].space for i in active_mice(s)])
    key = {a.to: (a.to in side(s).water, has_trap(s, a.to), far.get(a.to, 99), side(s).order[a.to]) for a in steps}
    if steps:
        return min(steps, key=lambda a: key[a.to])
    if actions.can_scurry() and not turn.points and any(not has_current(s, x) for x in adjacent_spaces(s, m.space)):
        return do.Scurry()
    return None


def use_leftover_action(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return an action for a mouse with nothing urgent to do, or None: pick up an item, or go towards the goal."""
    if turn.acted or enemies_here(s):
        return None
    item = fetch_item(s, turn, actions)
    if item:
        return item
    if turn.points and not turn.moved and (step := _step_towards_goal(s, turn, actions)):
        return step
    return None


def _step_towards_goal(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return a step towards the goal, or None."""
    goals = goal_spaces(s)
    far = mouse_distances(s, goals)
    space = s.mice[turn.mouse].space
    steps = [a for a in actions.steps() if far.get(a.to, 99) < far.get(space, 99) and not has_current(s, a.to)]
    return min(steps, key=lambda a: (far[a.to], side(s).order[a.to]), default=None)
