"""The course of a match that is over: how likely each seat was to win after every line, and where it turned.

A game whose positions can be judged has a `judge` in its room `bots`; the rest is the same for all of them. It can be
done bit by bit: what is found so far is plain data, and whoever has it can look on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from mulot.core.game import Ground
from mulot.core.journal import Move, Undo
from mulot.core.moment import Moment

MOST, LEAST = 5, 2
"""So many turning points are shown, as far as there are any."""
LOOKS = 8
"""So many moves are looked at closely."""
LOST = 0.06
"""A move that costs less than this is told of only where there would be too few."""
LITTLE = 0.03
"""One that costs less than this is not told of, and neither is a good one that brings less."""
EACH = 0.12
"""Seconds for a position, where there is time for it; all positions together get SHARE of the whole."""
SHARE = 0.6
SHORTEST = 0.004

processor: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""Seconds of processor that this thread has had: on a busy machine a course takes longer, and is no worse."""

Chances: TypeAlias = tuple[float, ...]


class Judge(Protocol):
    """Whoever says what positions of a game are worth."""

    def chances(self, state: Any, seconds: float) -> Chances:
        """How likely each seat is to win, 0 to 1."""

    def best(self, state: Any, seconds: float) -> Any:
        """What the seat on turn had better do."""

    def after(self, state: Any, action: Any) -> Any:
        """The state after an action."""


class TurningPoint(Struct, frozen=True, omit_defaults=True):
    """Here it turned: at place `at` of the film `seat` was to move."""

    at: int
    line: int
    seat: int
    played: Any
    better: Any = None
    """What would have been better; None: what was played was good."""
    ground: Ground | None = None
    """What speaks for it: for the better action, else for the one that was played."""
    gain: float = 0.0
    """How much more likely to win the seat would have been; where it played well: has become."""


class Course(Struct, frozen=True):
    """How it went: the chances of every seat at each place of the film, and the turning points, in order."""

    chances: tuple[Chances, ...]
    points: tuple[TurningPoint, ...]


class Close(Struct, frozen=True):
    """A move looked at closely: what would have been better, as notation, and by how much."""

    at: int
    better: str | None
    gain: float


class Looked(Struct):
    """What is found so far."""

    chances: list[Chances] = []
    close: list[Close] = []
    spent: float = 0.0
    whole: bool = False


class _Change(Struct, frozen=True):
    """A move that stood: the places before and after it, and what it cost the seat that made it."""

    at: int
    to: int
    seat: int
    lost: float


def look_on(moments: Sequence[Moment], judge: Judge, so_far: Looked, seconds: float, whole: float) -> Looked:
    """Look on for about so many seconds by the clock; `whole` is how many of processor the course may take in all.
    Changes and returns what is found so far; it is done when that is `whole`."""
    start, until = processor(), time.perf_counter() + seconds
    while not so_far.whole and time.perf_counter() < until:
        if len(so_far.chances) < len(moments):
            so_far.chances.append(_judged(moments, so_far.chances, judge, whole))
            continue
        change = next(iter(_to_look_at(moments, so_far)), None)
        if change is None:
            so_far.whole = True
        else:
            so_far.close.append(_closely(moments, change, judge, max(SHORTEST, whole * (1 - SHARE) / (3 * LOOKS))))
    so_far.spent += processor() - start
    return so_far


def course(moments: Sequence[Moment], so_far: Looked) -> Course:
    """What has come of it, once it is whole."""
    changes = {change.at: change for change in _changes(moments, so_far.chances)}
    points = [_point(moments, changes[one.at], one) for one in _chosen(so_far.close, changes.values())]
    chances = tuple(tuple(round(chance, 3) for chance in one) for one in so_far.chances)
    return Course(chances, tuple(sorted(points, key=lambda point: point.at)))


def course_of(moments: Sequence[Moment], judge: Judge, seconds: float = 8.0) -> Course:
    """The whole course at once. `Match.replay` gives the moments."""
    so_far = Looked()
    while not so_far.whole:
        look_on(moments, judge, so_far, seconds, seconds)
    return course(moments, so_far)


def _judged(moments: Sequence[Moment], known: Sequence[Chances], judge: Judge, whole: float) -> Chances:
    """The next position; what was taken back is as it was before."""
    line = moments[len(known)].line
    if isinstance(line, Undo):
        return known[_place(moments, line.to)]
    return judge.chances(moments[len(known)].state, max(SHORTEST, min(EACH, SHARE * whole / len(moments))))


def _place(moments: Sequence[Moment], line: int) -> int:
    return next(i for i, moment in enumerate(moments) if moment.line.line == line)


def _changes(moments: Sequence[Moment], chances: Sequence[Chances]) -> Iterator[_Change]:
    """All moves that stood to the end."""
    stood: list[int] = []
    for i, moment in enumerate(moments):
        if isinstance(moment.line, Undo):
            while moments[stood[-1]].line.line > moment.line.to:
                stood.pop()
        else:
            stood.append(i)
    for at, to in pairwise(stood):
        line = moments[to].line
        if isinstance(line, Move):
            yield _Change(at, to, line.seat, chances[at][line.seat] - chances[to][line.seat])


def _to_look_at(moments: Sequence[Moment], so_far: Looked) -> list[_Change]:
    """The moves that cost most, of which each is looked at once."""
    dear = sorted((c for c in _changes(moments, so_far.chances) if c.lost >= LITTLE), key=lambda c: -c.lost)
    known = {close.at for close in so_far.close}
    return [change for change in dear[:LOOKS] if change.at not in known]


def _closely(moments: Sequence[Moment], change: _Change, judge: Judge, seconds: float) -> Close:
    """Compare the best action with what was played, after both."""
    moment, line = moments[change.at], moments[change.to].line
    assert isinstance(line, Move)
    best, played = judge.best(moment.state, seconds), moment.game.read(line.play)
    if best == played:
        return Close(change.at, None, 0.0)
    worth = [judge.chances(judge.after(moment.state, one), seconds)[change.seat] for one in (best, played)]
    return Close(change.at, moment.game.write(best), worth[0] - worth[1])


def _chosen(close: Sequence[Close], changes: Iterable[_Change]) -> list[Close]:
    """Where something else would have been much better. Where that is nearly nowhere: where it would have been a little
    better, and where somebody played well. The most first; of two that follow each other, the greater."""
    better = sorted((one for one in close if one.better and one.gain >= LITTLE), key=lambda one: -one.gain)
    good = sorted((Close(c.at, None, -c.lost) for c in changes if -c.lost >= LITTLE), key=lambda one: -one.gain)
    chosen: list[Close] = []
    for one in (*better, *good):
        enough = len(chosen) >= (MOST if one.better and one.gain >= LOST else LEAST)
        if not enough and all(abs(one.at - other.at) > 1 for other in chosen):
            chosen.append(one)
    return chosen


def _point(moments: Sequence[Moment], change: _Change, close: Close) -> TurningPoint:
    moment, line = moments[change.at], moments[change.to].line
    assert isinstance(line, Move)
    game, played = moment.game, moment.game.read(line.play)
    better = None if close.better is None else game.read(close.better)
    ground = None
    if game.ground is not None:
        view, heard = moment.look(change.seat), moment.heard(change.seat)
        ground = game.ground(view, heard, change.seat, played if better is None else better)
    return TurningPoint(change.at, moment.line.line, change.seat, played, better, ground, round(close.gain, 3))
