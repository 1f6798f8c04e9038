"""A match as it was at one moment. It stays as it is, however the match goes on; so moments can be kept in a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mulot.core import showing
from mulot.core.game import AnyGame, Ask, Outcome
from mulot.core.journal import Line


@dataclass(frozen=True, eq=False, repr=False)
class Moment:
    """The table after a line of the journal, and what that line came to."""

    game: AnyGame
    seats: int
    line: Line
    """What was played (or dealt, or taken back) last."""
    state: Any
    """A copy of this moment's own: change it, and nothing else changes."""
    events: tuple[Any, ...]
    """What the line said. Nothing for the deal and for an undo."""
    luck: tuple[tuple[int, int], ...]
    """For each draw of the line: out of how many, and which."""
    all_events: tuple[tuple[Any, ...], ...]
    """What every line said that stands at this moment, the deal first."""

    @property
    def waiting(self) -> Ask | Outcome:
        """Whom the game waits for then, or how it ended."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None until then."""
        waiting = self.waiting
        return waiting if isinstance(waiting, Outcome) else None

    def legal(self, seat: int) -> Sequence[Any]:
        """What the seat could do then."""
        return self.game.legal(self.state, seat)

    def look(self, seat: int | None = None) -> Any:
        """What the seat (None: a spectator) could see then."""
        return self.game.look(self.state, seat)

    def heard(self, seat: int | None = None) -> list[Any]:
        """All events as that seat had heard them by then."""
        hear = self.game.hear
        return [h for events in self.all_events for e in events if (h := hear(e, seat)) is not None]

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.seats} seats, after line {self.line.line}: {self.waiting}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(f"{self!r}\n{self.game.draw(self.look())}")

    def _repr_html_(self) -> str | None:
        return showing.as_html(self)
