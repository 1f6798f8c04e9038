"""A finished game as a film: what a spectator saw and heard after each line, and the luck, to be checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from mulot.core.game import AnyGame, Ask, Outcome
from mulot.core.journal import Journal, Move, Undo
from mulot.core.luck import Recorded
from mulot.core.match import Match


class Frame(Struct, frozen=True, omit_defaults=True):
    """One line. `luck` holds for each draw among how many, and which one; `undo_to` the line that was gone back to."""

    line: int
    view: Any
    events: list[Any]
    waiting: Ask | Outcome
    seat: int | None = None
    action: str | None = None
    undo_to: int | None = None
    luck: list[tuple[int, int]] = []


class Film(Struct, frozen=True):
    """All of them, with what is needed to make the luck again."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    added: tuple[str, ...]
    seed: str | None
    frames: list[Frame]


class _Widths(Recorded):
    """Recorded luck that notes among how many was drawn."""

    def __init__(self, drawn: Sequence[int], line: int) -> None:
        super().__init__(drawn, line)
        self.noted: list[tuple[int, int]] = []

    def index(self, n: int) -> int:
        k = super().index(n)
        self.noted.append((n, k))
        return k


def film(match: Match) -> Film:
    """The film of a game that is over."""
    game, journal, header = match.game, match.journal, match.journal.header
    frames: list[Frame] = []
    for line in journal.lines:
        if isinstance(line, Undo):
            state, events, luck = _state_at(game, match, journal, line.to), list[Any](), None
        else:
            luck = _Widths(line.luck, line.line)
            events = []
            if isinstance(line, Move):
                game.play(state, line.seat, game.read(line.play), luck, events.append)
            else:
                state = game.new(match.options, match.seats, luck)
        frames.append(
            Frame(
                line.line,
                game.look(state, None),
                [heard for e in events if (heard := game.hear(e, None)) is not None],
                game.waiting(state),
                line.seat if isinstance(line, Move) else None,
                line.play if isinstance(line, Move) else None,
                line.to if isinstance(line, Undo) else None,
                luck.noted if luck else [],
            )
        )
    seed = None if match.seed is None else match.seed.hex()
    return Film(game.id, game.version, match.seats, header.options, header.commitment, header.added, seed, frames)


def _state_at(game: AnyGame, match: Match, journal: Journal, to: int) -> Any:
    """How it was after line `to`: only lines that were not taken back lead there."""
    lines: list[int] = []
    for line in journal.lines[: to + 1]:
        if isinstance(line, Undo):
            lines = [kept for kept in lines if kept <= line.to]
        else:
            lines.append(line.line)
    state: Any = None
    for number in lines:
        line = journal.lines[number]
        assert not isinstance(line, Undo)
        luck = Recorded(line.luck, number)
        if isinstance(line, Move):
            game.play(state, line.seat, game.read(line.play), luck, lambda event: None)
        else:
            state = game.new(match.options, match.seats, luck)
    return state
