"""Reasons for an action, as an experienced hero would explain them to a beginner."""

from collections.abc import Mapping, Sequence
from random import Random

from mulot.core.game import Explanation
from mulot.games.mystiques.model import Event, View
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.rules.board import enemies_here, enemy_distances, side
from mulot.games.mystiques.view import imagine

_BY_ACTION: dict[type, str] = {
    do.Scurry: "scurry",
    do.Search: "search",
    do.Recover: "recover",
    do.Stand: "recover",
    do.Explore: "explore",
    do.Share: "share",
    do.Give: "share",
    do.Take: "share",
    do.Equip: "wear",
    do.Wear: "wear",
    do.LevelUp: "learn",
    do.Use: "card",
    do.Disguise: "card",
    do.Keep: "keep",
    do.Swap: "keep",
    do.Trade: "trade",
    do.Whisper: "captive",
    do.Gnaw: "captive",
    do.Pass: "save",
    do.EndTurn: "enough",
    do.Done: "enough",
}
"""The explanations of action types that do not depend on the position."""
EXPLANATIONS = tuple(dict.fromkeys(("fight", "nearer-foe", "nearer-exit", "aside", *_BY_ACTION.values())))
"""Every explanation that `explain` can return."""


def explain(view: View, heard: Sequence[Event], seat: int, action: do.Action) -> Explanation | None:
    """Return the reason for an action, from its type and, for a step, from where it leads; None if there is none."""
    if isinstance(action, do.Attack):
        return Explanation("fight", {"thing": action.foe})
    if isinstance(action, do.Step):
        return _explain_step(view, action.to)
    name = _BY_ACTION.get(type(action))
    return None if name is None else Explanation(name)


def _explain_step(view: View, to: str) -> Explanation | None:
    """Return the reason for a step: it leads towards the nearest enemy or, without enemies, towards an exit."""
    mouse = next((m for m in view.mice if m.space and m.hero == view.scene.card), None)
    if mouse is None:
        return None
    s = imagine(view, (), Random(0))
    foes, ways = [e.space for e in enemies_here(s)], [*side(s).exits, *side(s).flips]
    for name, goals in (("nearer-foe", foes), ("nearer-exit", ways)):
        if goals:
            return Explanation(name if _is_nearer(enemy_distances(s, goals), mouse.space, to) else "aside")
    return None


def _is_nearer(distances: Mapping[str, int], here: str, there: str) -> bool:
    """True if the second space is nearer to the goal than the first."""
    return distances.get(there, 99) < distances.get(here, 99)
