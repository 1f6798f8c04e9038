"""Beliefs about the players at a table of four. Each is judged by their moves to be sensible, searching or wandering.

A player's moves are much easier to predict if its kind is known, and each move is evidence: a sensible player has few
actions to choose from, and a wandering one takes any step. The beliefs depend only on the events that a seat has seen,
so every process computes the same ones.
"""

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
"""The probabilities that one seat is sensible, searching or wandering, in this order."""
Beliefs: TypeAlias = tuple[Belief, ...]
PRIOR: Belief = (0.4, 0.5, 0.1)
PRIORS: Beliefs = (PRIOR,) * 4
"""The beliefs about all seats before any move has been seen."""
SLIP_RATE = 0.1
"""How often a sensible or a wandering player does something unexpected."""
SEARCHER_SHARPNESS, SEARCHER_STRAY_RATE = 1.5, 0.5
"""How strongly a searching player prefers sensible actions, and how often it takes a random one."""
TOLERANCE, MIN_DIFFERENCE = 1e-4, -20.0
"""To a sensible player, values that differ by less than TOLERANCE are equal. MIN_DIFFERENCE is a lower limit."""
TRUST_BY_KIND: Belief = (0.0, 1.0, 0.0)
"""For each kind of player: how far it is trusted to find its best action."""
FIRMNESS_BY_KIND: Belief = (8.0, 3.0, 0.3)
"""For each kind of player: how firmly it is expected to act sensibly."""

History: TypeAlias = Sequence[tuple[State, Action]]
"""Positions of a table, each with the action that was played in it."""


class SensibleActions(NamedTuple):
    """A position as a sensible player sees it.

    `every` lists the numbers of all legal actions; `values` has the values, two plies ahead, of the actions that the
    player considers. If it can arrive at once or has no choice, there are no values.
    """

    every: list[int]
    values: dict[int, float]


class BeliefTracker:
    """Updates the beliefs about one table incrementally: only new moves are evaluated."""

    def __init__(self, foresee: Callable[[State], SensibleActions]) -> None:
        self._foresee = foresee
        self._history, self._beliefs = list[tuple[State, Action]](), PRIORS

    def beliefs_after(self, history: History) -> Beliefs:
        """Return the beliefs about all seats after this history; the priors if it contains an illegal action."""
        known = len(self._history)
        if list(history[:known]) != self._history:
            known, self._beliefs = 0, PRIORS
        self._history = list(history)
        for s, action in history[known:]:
            found, number = self._foresee(s), encode(action, s.size)
            if number not in found.every:
                self._history, self._beliefs = [], PRIORS
                break
            if len(found.values) > 1:
                self._beliefs = update_beliefs(self._beliefs, s.turn, likelihood_by_kind(found, number, s.size))
        return self._beliefs


def update_beliefs(beliefs: Beliefs, seat: int, likelihood: Belief) -> Beliefs:
    """Return the beliefs after a seat's action, given its likelihood for each kind of player."""
    new = [before * now for before, now in zip(beliefs[seat], likelihood, strict=True)]
    sensible, searching, wandering = (one / sum(new) for one in new)
    return (*beliefs[:seat], (sensible, searching, wandering), *beliefs[seat + 1 :])


def likelihood_by_kind(found: SensibleActions, action: int, size: int) -> Belief:
    """Return the probability that a player of each kind takes this action."""
    every, best = len(found.every), max(found.values.values())
    sensible, searching = SLIP_RATE / every, SEARCHER_STRAY_RATE / every
    if action in found.values:
        alike = sum(value > best - TOLERANCE for value in found.values.values())
        leaning = {
            one: exp(SEARCHER_SHARPNESS * max(value - best, MIN_DIFFERENCE)) for one, value in found.values.items()
        }
        sensible += (1 - SLIP_RATE) * (found.values[action] > best - TOLERANCE) / alike
        searching += (1 - SEARCHER_STRAY_RATE) * leaning[action] / sum(leaning.values())
    steps = sum(0 <= one < size * size for one in found.every)
    wandering = (1 - SLIP_RATE) / steps if 0 <= action < size * size else SLIP_RATE / every
    return sensible, searching, wandering


def trust_and_firmness(beliefs: Beliefs) -> tuple[list[float], list[float]]:
    """Return the expected trust and firmness of each seat under these beliefs."""
    trust, firmness = (
        [sum(chance * one for chance, one in zip(belief, by, strict=True)) for belief in beliefs]
        for by in (TRUST_BY_KIND, FIRMNESS_BY_KIND)
    )
    return trust, firmness


def all_sensible(beliefs: Beliefs, seat: int) -> bool:
    """True if all seats other than `seat` are more likely than not to be sensible."""
    return prod(belief[SENSIBLE] for other, belief in enumerate(beliefs) if other != seat) > 0.5


def history_from_events(s: State, heard: Iterable[Event]) -> History:
    """Return a table's history, rebuilt from the events that a seat has seen.

    The history is empty if the events do not lead to `s`: the board was set up by hand, or events are missing.
    """
    done = [one for event in heard if (one := _seat_and_action_of_event(event)) is not None]
    seats, stock = len(s.mice), list(s.stock)
    for seat, action in done:
        stock[seat] += isinstance(action, Barrier)
    mice = tuple(board(s.size).start(seats, seat) for seat in range(seats))
    first = (s.turn - len(done)) % seats
    now, history = State(VERSION, s.size, s.third_mouse, False, first, mice, tuple(stock)), list[tuple[State, Action]]()
    for seat, action in done:
        if seat != now.turn:
            return ()
        history.append((now, action))
        now = _play_unchecked(now, action)
    came = (now.turn, now.mice, now.barriers, now.ply) == (s.turn, s.mice, s.barriers, s.ply)
    return history if came else ()


def _play_unchecked(s: State, action: Action) -> State:
    """Return the position after an action, without checking that it is legal."""
    mice, stock, barriers = list(s.mice), list(s.stock), s.barriers
    if isinstance(action, Step):
        mice[s.turn] = action.to
    elif isinstance(action, Barrier):
        stock[s.turn] -= 1
        barriers = (*barriers, f"{action.at}{action.lies}")
    turn = (s.turn + 1) % len(mice)
    return State(VERSION, s.size, s.third_mouse, False, turn, tuple(mice), tuple(stock), barriers, s.ply + 1)


def _seat_and_action_of_event(event: Event) -> tuple[int, Action] | None:
    """Return the seat and the action that an event reports, or None if it reports none."""
    if isinstance(event, Stepped | Jumped | TurnedOff):
        return event.seat, Step(event.to)
    if isinstance(event, Placed):
        return event.seat, Barrier(event.at, event.lies)
    return (event.seat, Pass()) if isinstance(event, Passed) else None
