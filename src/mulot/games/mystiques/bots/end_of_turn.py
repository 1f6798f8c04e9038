"""How an expert ends her turn: out of the current, away from enemies if she has only a bow, and not idle."""

from __future__ import annotations

from typing import Any

from mulot.games.mystiques.bots.distances import steps_for_mice
from mulot.games.mystiques.bots.group_items import fetch_item, goals_here
from mulot.games.mystiques.bots.turn_actions import Possible
from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    active,
    current,
    enemies_at,
    enemies_here,
    has_room,
    in_reach,
    kind,
    mice_at,
    near,
    sees,
    side,
)
from mulot.games.mystiques.rules.combat import weapons


def shoots(s: State, mouse: int) -> bool:
    """True if all weapons she holds can only shoot."""
    held = weapons(s.mice[mouse])
    return bool(held) and all(SEARCH[w].melee is None for w in held)


def beset(s: State, space: str) -> int:
    """Return how many enemies are in the same or an adjacent space."""
    return sum(in_reach(s, space, e.space) for e in enemies_here(s) if not kind(e).cat)


def trapped(s: State, space: str) -> bool:
    """True if an armed mousetrap lies on this space."""
    return (side(s).name, space) in s.traps


def stand_off(s: State, turn: MouseTurn, can: Possible) -> Any:
    """Step towards a space from which she can shoot with no enemy beside her."""
    if not shoots(s, turn.mouse) or turn.acted:
        return None
    steps = can.steps()
    foes = enemies_here(s)
    views = [
        x
        for x in side(s).spaces
        if x not in side(s).water and any(sees(s, x, e.space) for e in foes) and not beset(s, x) and has_room(s, x)
    ]
    far = steps_for_mice(s, views)
    here = far.get(s.mice[turn.mouse].space, 99)
    best = min(steps, key=lambda a: (far.get(a.to, 99), trapped(s, a.to), side(s).order[a.to]), default=None)
    return best if best and far.get(best.to, 99) < here else None


def step_back(s: State, turn: MouseTurn, can: Possible) -> Any:
    """After her shot, step to a place with fewer enemies beside her."""
    if not turn.acted or not shoots(s, turn.mouse) or not enemies_here(s):
        return None
    here = beset(s, s.mice[turn.mouse].space)
    if not here:
        return None
    safe = [a for a in can.steps() if a.to not in side(s).water and not trapped(s, a.to) and not enemies_at(s, a.to)]
    best = min(safe, key=lambda a: (beset(s, a.to), -len(mice_at(s, a.to)), side(s).order[a.to]), default=None)
    return best if best and beset(s, best.to) < here else None


def leave_current(s: State, turn: MouseTurn, can: Possible) -> Any:
    """Step out of the current, so that it does not carry her at the end of her turn."""
    m = s.mice[turn.mouse]
    if not current(s, m.space):
        return None
    steps = [a for a in can.steps() if not current(s, a.to)]
    far = steps_for_mice(s, goals_here(s) or [s.mice[i].space for i in active(s)])
    key = {a.to: (a.to in side(s).water, trapped(s, a.to), far.get(a.to, 99), side(s).order[a.to]) for a in steps}
    if steps:
        return min(steps, key=lambda a: key[a.to])
    if can.scurry() and not turn.points and any(not current(s, x) for x in near(s, m.space)):
        return do.Scurry()
    return None


def do_something(s: State, turn: MouseTurn, can: Possible) -> Any:
    """With an action left and nothing urgent, pick up an item or go towards the goal."""
    if turn.acted or enemies_here(s):
        return None
    item = fetch_item(s, turn, can)
    if item:
        return item
    if turn.points and not turn.moved and (step := _onwards(s, turn, can)):
        return step
    return None


def _onwards(s: State, turn: MouseTurn, can: Possible) -> Any:
    """Return a step towards the goal, or None."""
    goals = goals_here(s)
    far = steps_for_mice(s, goals)
    space = s.mice[turn.mouse].space
    steps = [a for a in can.steps() if far.get(a.to, 99) < far.get(space, 99) and not current(s, a.to)]
    return min(steps, key=lambda a: (far[a.to], side(s).order[a.to]), default=None)
