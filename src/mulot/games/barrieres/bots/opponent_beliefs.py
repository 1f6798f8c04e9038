"""What kind of players the others at a table of four are, by what they were seen to do.

Some do what is sensible, some search for what is best for them, some wander about. Who knows which it is can foresee
much better what comes, and every move tells a little: a sensible player does one of few things, one who wanders takes
any step. All of it follows from what a seat has heard, so whoever thinks next, in whatever process, believes the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, prod
from typing import NamedTuple, TypeAlias

from mulot.games.barrieres.bots.memory_layout import encode
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import (
    VERSION,
    Action,
    Barrier,
    Event,
    Jumped,
    Pass,
    Passed,
    Placed,
    State,
    Step,
    Stepped,
    TurnedOff,
)

SENSIBLE, SEARCHING, WANDERING = range(3)
Belief: TypeAlias = tuple[float, float, float]
"""How likely a seat is of each kind."""
Beliefs: TypeAlias = tuple[Belief, ...]
BEFORE: Belief = (0.4, 0.5, 0.1)
STRANGERS: Beliefs = (BEFORE,) * 4
"""Before anything was seen."""
SLIPS = 0.1
"""How often a sensible or a wandering player does something else, as far as can be foreseen here."""
LEANS, STRAYS = 1.5, 0.5
"""How much one who searches leans towards what is sensible, and how often it does anything else."""
ALIKE, HOPELESS = 1e-4, -20.0
"""What differs by less is the same to a sensible player; what is worse than this is as bad as that."""
TRUSTED: Belief = (0.0, 1.0, 0.0)
FIRM: Belief = (8.0, 3.0, 0.3)
"""By kind: how far one is trusted to see what is best for it, and how firmly it is expected to do what is sensible."""

Seen: TypeAlias = Sequence[tuple[State, Action]]
"""Positions of a table, and what was done in each."""


class Foreseen(NamedTuple):
    """A position as a sensible player looks at it: all that is allowed, by its numbers; and of that what it looks at,
    with what it comes to two plies on. Where it simply arrives, or has no choice, there are no values."""

    every: list[int]
    values: dict[int, float]


class Watching:
    """One table at a time: where it goes on, only what is new has to be looked at."""

    def __init__(self, foresee: Callable[[State], Foreseen]) -> None:
        self._foresee = foresee
        self._seen, self._beliefs = list[tuple[State, Action]](), STRANGERS

    def believed(self, seen: Seen) -> Beliefs:
        """What is believed of everybody who was seen to do this; where something of it is not allowed, nothing is."""
        known = len(self._seen)
        if list(seen[:known]) != self._seen:
            known, self._beliefs = 0, STRANGERS
        self._seen = list(seen)
        for s, action in seen[known:]:
            found, number = self._foresee(s), encode(action, s.size)
            if number not in found.every:
                self._seen, self._beliefs = [], STRANGERS
                break
            if len(found.values) > 1:
                self._beliefs = after(self._beliefs, s.turn, likely(found, number, s.size))
        return self._beliefs


def after(beliefs: Beliefs, seat: int, told: Belief) -> Beliefs:
    """What is believed when a seat has done something that each kind would do so often."""
    new = [before * now for before, now in zip(beliefs[seat], told, strict=True)]
    sensible, searching, wandering = (one / sum(new) for one in new)
    return (*beliefs[:seat], (sensible, searching, wandering), *beliefs[seat + 1 :])


def likely(found: Foreseen, action: int, size: int) -> Belief:
    """How likely a player of each kind is to do this."""
    every, best = len(found.every), max(found.values.values())
    sensible, searching = SLIPS / every, STRAYS / every
    if action in found.values:
        alike = sum(value > best - ALIKE for value in found.values.values())
        leaning = {one: exp(LEANS * max(value - best, HOPELESS)) for one, value in found.values.items()}
        sensible += (1 - SLIPS) * (found.values[action] > best - ALIKE) / alike
        searching += (1 - STRAYS) * leaning[action] / sum(leaning.values())
    steps = sum(0 <= one < size * size for one in found.every)
    wandering = (1 - SLIPS) / steps if 0 <= action < size * size else SLIPS / every
    return sensible, searching, wandering


def expected(beliefs: Beliefs) -> tuple[list[float], list[float]]:
    """How far to trust each seat and how firmly to expect what is sensible, by what is believed of it."""
    trust, firmness = (
        [sum(chance * one for chance, one in zip(belief, by, strict=True)) for belief in beliefs]
        for by in (TRUSTED, FIRM)
    )
    return trust, firmness


def all_sensible(beliefs: Beliefs, seat: int) -> bool:
    """Is it likelier than not that all others at the table of this seat are sensible?"""
    return prod(belief[SENSIBLE] for other, belief in enumerate(beliefs) if other != seat) > 0.5


def seen_by(s: State, heard: Iterable[Event]) -> Seen:
    """What happened at this table until now, as a seat has heard it; nothing where that does not lead to where it is
    (a table set by hand, or not all was heard)."""
    done = [one for event in heard if (one := _done(event)) is not None]
    seats, stock = len(s.mice), list(s.stock)
    for seat, action in done:
        stock[seat] += isinstance(action, Barrier)
    mice = tuple(board(s.size).start(seats, seat) for seat in range(seats))
    first = (s.turn - len(done)) % seats
    now, seen = State(VERSION, s.size, s.third_mouse, False, first, mice, tuple(stock)), list[tuple[State, Action]]()
    for seat, action in done:
        if seat != now.turn:
            return ()
        seen.append((now, action))
        now = _after(now, action)
    came = (now.turn, now.mice, now.barriers, now.ply) == (s.turn, s.mice, s.barriers, s.ply)
    return seen if came else ()


def _after(s: State, action: Action) -> State:
    """The position after this; whether it is allowed is not asked."""
    mice, stock, barriers = list(s.mice), list(s.stock), s.barriers
    if isinstance(action, Step):
        mice[s.turn] = action.to
    elif isinstance(action, Barrier):
        stock[s.turn] -= 1
        barriers = (*barriers, f"{action.at}{action.lies}")
    turn = (s.turn + 1) % len(mice)
    return State(VERSION, s.size, s.third_mouse, False, turn, tuple(mice), tuple(stock), barriers, s.ply + 1)


def _done(event: Event) -> tuple[int, Action] | None:
    """Who did what, where this is what an event tells."""
    if isinstance(event, Stepped | Jumped | TurnedOff):
        return event.seat, Step(event.to)
    if isinstance(event, Placed):
        return event.seat, Barrier(event.at, event.lies)
    return (event.seat, Pass()) if isinstance(event, Passed) else None
