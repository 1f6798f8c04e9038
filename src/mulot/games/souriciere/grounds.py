"""Explanations of the throw: which numbers of the die matter. There is nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.core.game import Explanation
from mulot.core.luck import ScriptedLuck
from mulot.games.souriciere.model import Action, Event, View
from mulot.games.souriciere.model import events as tell
from mulot.games.souriciere.rules import play
from mulot.games.souriciere.view import imagine

GROUNDS = ("cheese", "again", "out", "hole", "trap", "run")
DICE = range(1, 7)


def ground(view: View, heard: Sequence[Event], seat: int, action: Action) -> Explanation | None:
    """Return the most important numbers of the die: those that win, then those that lead out, then those to fear."""
    came = {die: _first(view, seat, action, die) for die in DICE}
    wins = [die for die, events in came.items() if any(isinstance(event, tell.Won) for event in events)]
    if wins:
        return Explanation("cheese", {"dice": _list(wins)})
    again = [die for die, events in came.items() if any(isinstance(event, tell.ThrowsAgain) for event in events)]
    if again:
        return Explanation("again", {"dice": _list(again)})
    if view.mice[seat].room is not None:
        return Explanation("out")
    for name, kind in (("hole", tell.Fell), ("trap", tell.Caught)):
        falls = [die for die, events in came.items() if any(isinstance(e, kind) and e.seat == seat for e in events)]
        if falls:
            return Explanation(name, {"dice": _list(falls)})
    return Explanation("run")


def _first(view: View, seat: int, action: Action, die: int) -> list[Event]:
    """Return the events of a throw of this number; a second throw of the handicap is not part of it."""
    events: list[Event] = []
    play(imagine(view), seat, action, ScriptedLuck(die), events.append)
    return events


def _list(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))
