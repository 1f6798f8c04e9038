"""A match at one moment: an immutable record that later moves do not change."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mulot.core.game import AnyGame, Ask, Outcome
from mulot.core.hooks import render_html
from mulot.core.journal import Line


@dataclass(frozen=True, eq=False, repr=False)
class Moment:
    """The match after one line of its journal, and the events of that line."""

    game: AnyGame
    seats: int
    line: Line
    """The last line: a deal, a move or an undo."""
    state: Any
    """The state after the line. It is a copy, so changing it affects nothing else."""
    events: tuple[Any, ...]
    """The events of the line; empty for the deal and for an undo."""
    luck: tuple[tuple[int, int], ...]
    """For each draw of the line: how many values were possible, and which one was drawn."""
    all_events: tuple[tuple[Any, ...], ...]
    """The events of every line that has not been undone, the deal first."""

    @property
    def waiting(self) -> Ask | Outcome:
        """Whom the game was waiting for, or how it ended."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it was not over."""
        waiting = self.waiting
        return waiting if isinstance(waiting, Outcome) else None

    def legal(self, seat: int) -> Sequence[Any]:
        """Return the actions that the seat could play at that moment."""
        return self.game.legal(self.state, seat)

    def look(self, seat: int | None = None) -> Any:
        """Return what the seat (None: a spectator) could see at that moment."""
        return self.game.look(self.state, seat)

    def events_for(self, seat: int | None = None) -> list[Any]:
        """Return all events that the seat (None: a spectator) had heard by that moment."""
        hear = self.game.hear
        return [h for events in self.all_events for e in events if (h := hear(e, seat)) is not None]

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.seats} seats, after line {self.line.line}: {self.waiting}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(f"{self!r}\n{self.game.draw(self.look())}")

    def _repr_html_(self) -> str | None:
        return render_html(self)
