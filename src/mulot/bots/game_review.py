"""Game review: how likely each seat was to win after every line of a finished match, and its turning points.

A game whose positions can be evaluated has a function `evaluator` in its module `bots`; everything else is the same for
all games. A review can be computed in slices: its progress is plain data that any process can continue.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from mulot.core.game import Explanation
from mulot.core.journal import Move, Undo
from mulot.core.moment import Moment

MAX_TURNING_POINTS, MIN_TURNING_POINTS = 5, 2
"""The most and the fewest turning points that are shown, if there are enough."""
MAX_COMPARED_MOVES = 8
"""How many moves are compared with the best alternative."""
CLEAR_GAIN = 0.06
"""A smaller loss of winning chances is reported only if there are fewer than MIN_TURNING_POINTS turning points."""
MIN_GAIN = 0.03
"""A smaller loss or gain is never reported."""
MAX_SECONDS_PER_POSITION = 0.12
"""The most seconds for evaluating one position."""
EVALUATION_SHARE = 0.6
"""The share of the total time for evaluating all positions; the rest is for comparing moves with the best action."""
MIN_SECONDS_PER_POSITION = 0.004
"""The fewest seconds for evaluating one position."""

cpu_seconds: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""CPU seconds of this thread. On a busy machine a review takes longer but is just as good."""

Chances: TypeAlias = tuple[float, ...]


class Evaluator(Protocol):
    """Evaluates positions of a game."""

    def chances(self, state: Any, seconds: float) -> Chances:
        """Return each seat's probability of winning."""

    def best(self, state: Any, seconds: float) -> Any:
        """Return the best action of the seat to move."""

    def after(self, state: Any, action: Any) -> Any:
        """Return the state after an action."""


class TurningPoint(Struct, frozen=True, omit_defaults=True):
    """A move that changed the winning chances; `at` is the index of the frame in the replay at which `seat` was to
    move."""

    at: int
    line: int
    seat: int
    played: Any
    better: Any = None
    """The better action; None if the move played was good."""
    ground: Explanation | None = None
    """Why the better action is good, or why the move played was good; None if there is no explanation."""
    gain: float = 0.0
    """How much the better action would have added to the seat's winning chances; for a good move, how much it added."""


class GameReview(Struct, frozen=True):
    """The winning chances of every seat at each frame of the replay, and the turning points in order."""

    chances: tuple[Chances, ...]
    points: tuple[TurningPoint, ...]


class ComparedMove(Struct, frozen=True):
    """A move that was compared with the best alternative: that alternative in notation, and its gain."""

    at: int
    better: str | None
    gain: float


class ReviewProgress(Struct):
    """The progress of a review: the evaluations and comparisons so far, and the CPU seconds `spent`. `whole` is true
    when the review is complete."""

    chances: list[Chances] = []
    close: list[ComparedMove] = []
    spent: float = 0.0
    whole: bool = False


class _StandingMove(Struct, frozen=True):
    """A move that was not undone: the indices of the frames before and after it (`at`, `to`), and the winning chances
    that it cost its seat."""

    at: int
    to: int
    seat: int
    lost: float


def continue_review(
    moments: Sequence[Moment], evaluator: Evaluator, progress: ReviewProgress, seconds: float, total_seconds: float
) -> ReviewProgress:
    """Continue a review for about `seconds` and return its progress; the review is complete when `progress.whole` is
    true. `total_seconds` is the CPU time that the whole review may take."""
    start, until = cpu_seconds(), time.perf_counter() + seconds
    while not progress.whole and time.perf_counter() < until:
        if len(progress.chances) < len(moments):
            progress.chances.append(_evaluate_next(moments, progress.chances, evaluator, total_seconds))
            continue
        change = next(iter(_moves_to_compare(moments, progress)), None)
        if change is None:
            progress.whole = True
        else:
            progress.close.append(
                _compare_with_best(
                    moments,
                    change,
                    evaluator,
                    max(MIN_SECONDS_PER_POSITION, total_seconds * (1 - EVALUATION_SHARE) / (3 * MAX_COMPARED_MOVES)),
                )
            )
    progress.spent += cpu_seconds() - start
    return progress


def finish_review(moments: Sequence[Moment], progress: ReviewProgress) -> GameReview:
    """Return the result of a completed review."""
    changes = {change.at: change for change in _standing_moves(moments, progress.chances)}
    points = [
        _make_turning_point(moments, changes[one.at], one)
        for one in _choose_turning_points(progress.close, changes.values())
    ]
    chances = tuple(tuple(round(chance, 3) for chance in one) for one in progress.chances)
    return GameReview(chances, tuple(sorted(points, key=lambda point: point.at)))


def review_match(moments: Sequence[Moment], evaluator: Evaluator, seconds: float = 8.0) -> GameReview:
    """Review a match in one call; `continue_review` does it in steps. `Match.replay` yields its moments."""
    progress = ReviewProgress()
    while not progress.whole:
        continue_review(moments, evaluator, progress, seconds, seconds)
    return finish_review(moments, progress)


def _evaluate_next(
    moments: Sequence[Moment], known: Sequence[Chances], evaluator: Evaluator, total_seconds: float
) -> Chances:
    """Evaluate the next position. After an undo the evaluation of the earlier position is used."""
    line = moments[len(known)].line
    if isinstance(line, Undo):
        return known[_frame_of_line(moments, line.to)]
    return evaluator.chances(
        moments[len(known)].state,
        max(MIN_SECONDS_PER_POSITION, min(MAX_SECONDS_PER_POSITION, EVALUATION_SHARE * total_seconds / len(moments))),
    )


def _frame_of_line(moments: Sequence[Moment], line: int) -> int:
    return next(i for i, moment in enumerate(moments) if moment.line.line == line)


def _standing_moves(moments: Sequence[Moment], chances: Sequence[Chances]) -> Iterator[_StandingMove]:
    """Yield the moves that were not undone, without each seat's first, which decides nothing yet."""
    stood: list[int] = []
    for i, moment in enumerate(moments):
        if isinstance(moment.line, Undo):
            while moments[stood[-1]].line.line > moment.line.to:
                stood.pop()
        else:
            stood.append(i)
    for at, to in pairwise(stood):
        line = moments[to].line
        if isinstance(line, Move) and at >= moments[at].seats:
            yield _StandingMove(at, to, line.seat, chances[at][line.seat] - chances[to][line.seat])


def _moves_to_compare(moments: Sequence[Moment], progress: ReviewProgress) -> list[_StandingMove]:
    """Return the most costly moves that have not been compared yet."""
    dear = sorted((c for c in _standing_moves(moments, progress.chances) if c.lost >= MIN_GAIN), key=lambda c: -c.lost)
    known = {close.at for close in progress.close}
    return [change for change in dear[:MAX_COMPARED_MOVES] if change.at not in known]


def _compare_with_best(
    moments: Sequence[Moment], change: _StandingMove, evaluator: Evaluator, seconds: float
) -> ComparedMove:
    """Compare the best action with the move played by evaluating the positions after both."""
    moment, line = moments[change.at], moments[change.to].line
    assert isinstance(line, Move)
    best, played = evaluator.best(moment.state, seconds), moment.game.read(line.play)
    if best == played:
        return ComparedMove(change.at, None, 0.0)
    worth = [evaluator.chances(evaluator.after(moment.state, one), seconds)[change.seat] for one in (best, played)]
    return ComparedMove(change.at, moment.game.write(best), worth[0] - worth[1])


def _choose_turning_points(close: Sequence[ComparedMove], changes: Iterable[_StandingMove]) -> list[ComparedMove]:
    """Choose the turning points by gain: first moves that had a much better alternative, then (if there are too few)
    moves with a slightly better one and good moves. If two consecutive moves qualify, only the first in this order is
    taken."""
    better = sorted((one for one in close if one.better and one.gain >= MIN_GAIN), key=lambda one: -one.gain)
    good = sorted(
        (ComparedMove(c.at, None, -c.lost) for c in changes if -c.lost >= MIN_GAIN), key=lambda one: -one.gain
    )
    chosen: list[ComparedMove] = []
    for one in (*better, *good):
        enough = len(chosen) >= (MAX_TURNING_POINTS if one.better and one.gain >= CLEAR_GAIN else MIN_TURNING_POINTS)
        if not enough and all(abs(one.at - other.at) > 1 for other in chosen):
            chosen.append(one)
    return chosen


def _make_turning_point(moments: Sequence[Moment], change: _StandingMove, close: ComparedMove) -> TurningPoint:
    moment, line = moments[change.at], moments[change.to].line
    assert isinstance(line, Move)
    game, played = moment.game, moment.game.read(line.play)
    better = None if close.better is None else game.read(close.better)
    ground = None
    if game.explain is not None:
        view, heard = moment.look(change.seat), moment.events_for(change.seat)
        ground = game.explain(view, heard, change.seat, played if better is None else better)
    return TurningPoint(change.at, moment.line.line, change.seat, played, better, ground, round(close.gain, 3))
