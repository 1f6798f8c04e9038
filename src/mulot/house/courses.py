"""The course of a game that is over (`bots/course.py`), as a house makes it: aside, and a piece at a time.

Rows and what is found so far go in, what is found now comes out. So each piece can be thought wherever there is room,
and nobody who plays waits longer for it than for a thought of a character.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from mulot.bots.course import Judge, Looked, course, look_on
from mulot.core.moment import Moment
from mulot.house.games import Games
from mulot.table import Table
from mulot.table.records import Row


class Piece(Struct, frozen=True):
    """What is to be looked at: the table with these rows, what is found so far, for how many seconds of how many."""

    rows: list[Row]
    so_far: Looked
    seconds: float
    whole: float
    plain: bool = False
    """By plain Python, from the beginning to the end."""


class Progress(Struct, frozen=True):
    """What came of a piece. It is done when there is a `course`."""

    so_far: Looked
    course: bytes = b""
    """As JSON."""
    none: bool = False
    """There is no such thing: nobody can judge this game, or not by the rules it was played by."""


class Looking:
    """Looks at pieces; remembers the game of the last one, which mostly is that of the next."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._rows: list[Row] = []
        self._moments: list[Moment] = []

    def look(self, piece: Piece) -> Progress:
        """Look at one piece."""
        moments = self._opened(piece.rows)
        judges = self._judges(moments)
        if judges is None:
            return Progress(piece.so_far, none=True)
        so_far = look_on(moments, judges(piece.plain), piece.so_far, piece.seconds, piece.whole)
        return Progress(so_far, msgspec.json.encode(course(moments, so_far)) if so_far.whole else b"")

    def _opened(self, rows: list[Row]) -> list[Moment]:
        if rows != self._rows:
            match = Table.load(self._games.catalogue, rows, 0.0).match
            self._rows, self._moments = rows, [] if match is None else list(match.replay())
        return self._moments

    def _judges(self, moments: list[Moment]) -> Callable[[bool], Judge] | None:
        """Older rules may mean something else by the same position: nobody judges those."""
        if not moments or moments[0].game.version != self._games.game(moments[0].game.id).version:
            return None
        return self._games.shelf.judge(moments[0].game.id)


def at_once(games: Games, rows: list[Row], seconds: float, plain: bool = True) -> bytes:
    """The whole course, as JSON: where nobody shares the processor. Nothing: there is none. Without `plain` by a
    compiled part, if there is one."""
    looking, progress = Looking(games), Progress(Looked())
    while not progress.course:
        progress = looking.look(Piece(rows, progress.so_far, seconds, seconds, plain))
        if progress.none:
            return b""
    return progress.course
