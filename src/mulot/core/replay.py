"""Replays: a match frame by frame as one seat or a spectator saw and heard it, for the replay viewer and tutorials.

Only make a replay of a match whose secrets may be revealed: it contains the luck of each line, so that readers can
check it.
"""

from typing import Any

from msgspec import Struct

from mulot.core.game import Ask, Outcome
from mulot.core.journal import Move
from mulot.core.match import Match


class ReplayFrame(Struct, frozen=True, omit_defaults=True):
    """The position after a line, and the events of that line. `seat` and `action` are None for the deal and for an
    undo."""

    line: int
    view: Any
    waiting: Ask | Outcome
    events: tuple[Any, ...]
    seat: int | None = None
    action: Any = None
    legal: tuple[Any, ...] = ()
    """The viewer's legal actions at that moment."""
    luck: tuple[tuple[int, int], ...] = ()
    """For each draw: how many values were possible, and which one was drawn."""


class Replay(Struct, frozen=True, omit_defaults=True):
    """A whole match, frame by frame."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    frames: tuple[ReplayFrame, ...]
    branched: int = 0
    """How many lines at the start come from the match that this one branched off from."""


def make_replay(match: Match, viewer: int | None = None) -> Replay:
    """Return the replay of a match as the seat `viewer` saw it (None: a spectator)."""
    game, header = match.game, match.journal.header
    frames: list[ReplayFrame] = []
    for now in match.replay():
        line = now.line
        seat = action = None
        events: tuple[Any, ...] = ()
        if isinstance(line, Move):
            seat, action = line.seat, game.read(line.play)
            events = tuple(h for e in now.events if (h := game.hear(e, viewer)) is not None)
        legal = () if viewer is None else tuple(now.legal(viewer))
        frames.append(ReplayFrame(line.line, now.look(viewer), now.waiting, events, seat, action, legal, now.luck))
    return Replay(game.id, header.version, match.seats, header.options, tuple(frames), header.branched)
