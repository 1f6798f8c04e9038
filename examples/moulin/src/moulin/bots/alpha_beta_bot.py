"""The miller looks a few moves ahead: alpha-beta search on sacks, mills and mobility."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from moulin.bots.greedy_bot import state_after
from moulin.content import BESIDE, MILLS
from moulin.model import EMPTY, Action, State, View
from moulin.rules import legal as legal_of
from moulin.view import imagine
from mulot.bots.bot import Bot, BotMemory, Budget, new_memory, remember

DEPTH = 3
SACK, MILL, PAIR, ROOM = 10.0, 3.0, 1.0, 0.2
"""The values of a sack, a closed mill, two of three points of a mill with the third free, and a free point next to a
sack."""
WON = 1000.0


def evaluate(s: State, seat: int) -> float:
    """Return the value of a position for a seat: its own minus the other's."""
    if s.outcome is not None:
        return WON * (2 * s.outcome.scores[seat] - 1)
    return _evaluate_seat(s, seat) - _evaluate_seat(s, 1 - seat)


def _evaluate_seat(s: State, seat: int) -> float:
    total = SACK * (s.hand[seat] + s.board.count(seat))
    for mill in MILLS:
        own = sum(s.board[point] == seat for point in mill)
        if own == len(mill):
            total += MILL
        elif own == 2 and any(s.board[point] == EMPTY for point in mill):
            total += PAIR
    free = sum(s.board[q] == EMPTY for p, who in enumerate(s.board) if who == seat for q in BESIDE[p])
    return total + ROOM * free


def _search(s: State, seat: int, depth: int, low: float, high: float, budget: Budget) -> float:
    """Return the alpha-beta value of a position for `seat` between `low` and `high`."""
    if s.outcome is not None or depth == 0 or budget.remaining() < 0:
        return evaluate(s, seat)
    sign = 1 if s.turn == seat else -1
    best = -2 * WON * sign
    for action in legal_of(s, s.turn):
        # Taking a sack belongs to the same turn, so it does not count as depth.
        found = _search(state_after(s, action), seat, depth - (not s.taking), low, high, budget)
        best = max(best, found) if sign > 0 else min(best, found)
        low, high = (max(low, best), high) if sign > 0 else (low, min(high, best))
        if low >= high:
            break
    return best


def _choose(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    s = imagine(view, (), rng)
    seat = s.turn
    order = list(legal)
    rng.shuffle(order)
    order.sort(key=lambda action: -evaluate(state_after(s, action), seat))
    best, low = order[0], -2 * WON
    for action in order:
        found = _search(state_after(s, action), seat, DEPTH - 1, low, 2 * WON, budget)
        if found > low:
            best, low = action, found
        if budget.remaining() < 0:
            break
    return best


miller = Bot("miller", new_memory, remember, _choose)
