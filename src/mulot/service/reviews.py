"""Reviews finished games in short slices, so that bots that are playing never wait long for a worker.

A slice takes the table's rows and the progress so far, and returns the progress made, so any worker can do the next
slice.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from mulot.bots.game_review import Evaluator, ReviewProgress, continue_review, finish_review
from mulot.core.moment import Moment
from mulot.service.games import OfferedGames
from mulot.table import Table
from mulot.table.records import Row


class ReviewSlice(Struct, frozen=True):
    """One slice of work: the table's rows, the progress so far, how many seconds to use now, and how many the whole
    review may take."""

    rows: list[Row]
    so_far: ReviewProgress
    seconds: float
    whole: float
    plain: bool = False
    """True to use the plain Python evaluator for the whole review, not the compiled engine."""


class SliceResult(Struct, frozen=True):
    """The progress after a slice. The review is complete when `course` is not empty."""

    so_far: ReviewProgress
    course: bytes = b""
    """The finished review as JSON."""
    none: bool = False
    """True if this game has no evaluator, or none for the version of the rules it was played with."""


class Reviewer:
    """Runs slices of reviews. It keeps the replayed game of the last slice, because the next one is usually from the
    same game."""

    def __init__(self, games: OfferedGames) -> None:
        self._games = games
        self._rows: list[Row] = []
        self._moments: list[Moment] = []

    def run_slice(self, slice_: ReviewSlice) -> SliceResult:
        """Run one more slice and return the progress."""
        moments = self._replay(slice_.rows)
        evaluator = self._evaluator(moments)
        if evaluator is None:
            return SliceResult(slice_.so_far, none=True)
        so_far = continue_review(moments, evaluator(slice_.plain), slice_.so_far, slice_.seconds, slice_.whole)
        return SliceResult(so_far, msgspec.json.encode(finish_review(moments, so_far)) if so_far.whole else b"")

    def _replay(self, rows: list[Row]) -> list[Moment]:
        if rows != self._rows:
            match = Table.load(self._games.catalogue, rows, 0.0).match
            self._rows, self._moments = rows, [] if match is None else list(match.replay())
        return self._moments

    def _evaluator(self, moments: list[Moment]) -> Callable[[bool], Evaluator] | None:
        """Return the game's evaluator. None if it has none, or if the game was played with older rules, under which the
        same position may have a different value."""
        if not moments or moments[0].game.version != self._games.game(moments[0].game.id).version:
            return None
        return self._games.shelf.evaluator(moments[0].game.id)


def review_at_once(games: OfferedGames, rows: list[Row], seconds: float, plain: bool = True) -> bytes:
    """Return the whole review as JSON, made in one go, or empty bytes if there is none. With `plain`, the compiled
    engine is not used."""
    reviewer, progress = Reviewer(games), SliceResult(ReviewProgress())
    while not progress.course:
        progress = reviewer.run_slice(ReviewSlice(rows, progress.so_far, seconds, seconds, plain))
        if progress.none:
            return b""
    return progress.course
