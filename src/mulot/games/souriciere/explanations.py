"""Explanations of a throw. There is nothing to choose, so they name the numbers of the die that matter."""

from collections.abc import Sequence

from mulot.core.game import Explanation
from mulot.core.luck import ScriptedLuck
from mulot.games.souriciere.model import Action, Event, View
from mulot.games.souriciere.model import events as event_types
from mulot.games.souriciere.rules import play
from mulot.games.souriciere.view import imagine

EXPLANATIONS = ("cheese", "again", "out", "hole", "trap", "run")
DICE = range(1, 7)


def explain(view: View, events: Sequence[Event], seat: int, action: Action) -> Explanation | None:
    """Return an explanation that names the numbers of the die that matter most in this position.

    Numbers that win come first, then numbers that will be thrown again, then the ways out of a room, then numbers that
    lead into a hole or the trap. If no number matters, the explanation says that the mouse runs.
    """
    outcomes = {die: _events_of_throw(view, seat, action, die) for die in DICE}
    wins = [die for die, results in outcomes.items() if any(isinstance(event, event_types.Won) for event in results)]
    if wins:
        return Explanation("cheese", {"dice": _join_numbers(wins)})
    again = [
        die for die, results in outcomes.items() if any(isinstance(event, event_types.ThrowsAgain) for event in results)
    ]
    if again:
        return Explanation("again", {"dice": _join_numbers(again)})
    if view.mice[seat].room is not None:
        return Explanation("out")
    for name, kind in (("hole", event_types.Fell), ("trap", event_types.Caught)):
        falls = [
            die for die, results in outcomes.items() if any(isinstance(e, kind) and e.seat == seat for e in results)
        ]
        if falls:
            return Explanation(name, {"dice": _join_numbers(falls)})
    return Explanation("run")


def _events_of_throw(view: View, seat: int, action: Action, die: int) -> list[Event]:
    """Return the events if the die shows this number, without a second throw for the handicap."""
    events: list[Event] = []
    play(imagine(view), seat, action, ScriptedLuck(die), events.append)
    return events


def _join_numbers(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))
