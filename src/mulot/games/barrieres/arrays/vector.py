"""Many tables at once, for reinforcement learning.

One call plays an action at each table, lists the legal actions, and restarts finished games. The planes of `encoding`
are updated incrementally.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mulot.games.barrieres.arrays.bits import random_below
from mulot.games.barrieres.arrays.jit import compiled
from mulot.games.barrieres.arrays.layout import MAX_ACTIONS
from mulot.games.barrieres.arrays.movegen import PASS, legal, play
from mulot.games.barrieres.encoding import MAX_STOCK

ARRIVED, TOO_LONG, REPEATED, RUNNING = 0, 1, 2, -1
"""How a game ended: indices into the rules' `ENDS`."""
MICE, ACROSS, UPRIGHT, STOCK, TURN, LATE, SEEN, SEAT = range(8)
"""Indices into `TableArrays.at`, which contains the offset of each plane in a row."""
NONE = np.float32(0)
ONE = np.float32(1)


class TableArrays(NamedTuple):
    """The data of all tables, one row per table."""

    first: int  # the seat that begins; -1: drawn by lot
    repetition: bool
    start: Any  # one position: the start of every game
    blank: Any  # the row of planes of that position, without a turn
    at: Any
    luck: Any  # per table, the random state that draws who begins
    tables: Any  # the position of each table
    since: Any  # with `repetition`: the positions since the last barrier, each with mice and turn as one number
    held: Any  # how many entries of `since` are in use
    listed: Any  # the numbers of the legal actions
    many: Any  # how many legal actions there are
    mask: Any
    rows: Any
    rewards: Any  # the rewards of the last action, [table, seat]
    acted: Any  # the reward of the seat that acted
    over: Any
    reason: Any
    turn: Any


def allocate_tables(
    g: Any, n: int, start: Any, blank: Any, at: Any, first: int, repetition: bool, numbers: int
) -> TableArrays:
    """Allocate the arrays for n games that are played in parallel."""
    return TableArrays(
        first=first,
        repetition=repetition,
        start=start,
        blank=blank,
        at=at,
        luck=np.ones(n, np.uint64),
        tables=np.repeat(start, n),
        since=np.zeros((n, g["longest"] + 1 if repetition else 1), np.int32),
        held=np.zeros(n, np.int64),
        listed=np.zeros((n, MAX_ACTIONS), np.int64),
        many=np.zeros(n, np.int64),
        mask=np.zeros((n, numbers), np.int8),
        rows=np.zeros((n, len(blank)), np.float32),
        rewards=np.zeros((n, g["seats"]), np.float32),
        acted=np.zeros(n, np.float32),
        over=np.zeros(n, np.bool_),
        reason=np.full(n, RUNNING, np.int8),
        turn=np.zeros(n, np.int8),
    )


@compiled
def first_illegal(m: Any, actions: Any) -> int:
    """Return the first table whose action is illegal, or -1."""
    for i in range(len(actions)):
        if not (0 <= actions[i] < m.mask.shape[1] and m.mask[i, actions[i]]):
            return i
    return -1


@compiled
def sample_actions(m: Any, luck: Any, actions: Any) -> None:
    """Write a uniformly random legal action for each table into `actions`."""
    for i in range(len(actions)):
        actions[i] = m.listed[i, random_below(luck, m.many[i])]


@compiled
def start_all(g: Any, m: Any) -> None:
    """Start a new game at every table."""
    found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    tables, rows, since, held, listed, mask = m.tables, m.rows, m.since, m.held, m.listed, m.mask
    start, blank, at, luck, first, repetition = m.start, m.blank, m.at, m.luck, m.first, m.repetition
    for i in range(len(tables)):
        tables[i] = start[0]
        t, row = tables[i], rows[i]
        start_table(g, t, row, blank, at, first if first >= 0 else random_below(luck[i : i + 1], g.seats))
        held[i] = 0
        if repetition:
            count_repetition(g, t, row, at, since[i], held, i)
        m.many[i] = write_legal(g, t, listed[i], mask[i], found, across, fits)
        m.turn[i] = t.turn
    m.rewards[:] = NONE
    m.acted[:] = NONE
    m.over[:] = False
    m.reason[:] = RUNNING


@compiled
def step_all(g: Any, m: Any, actions: Any) -> None:
    """Play a legal action at every table."""
    found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    tables, rows, since, held, listed, mask = m.tables, m.rows, m.since, m.held, m.listed, m.mask
    start, blank, at, luck, first, repetition = m.start, m.blank, m.at, m.luck, m.first, m.repetition
    many, turn, over, reason, rewards, acted = m.many, m.turn, m.over, m.reason, m.rewards, m.acted
    for i in range(len(tables)):
        t, row, times = tables[i], rows[i], 0
        seat = t.turn
        arrived = play_action(g, t, row, at, actions[i])
        if repetition:
            if actions[i] >= g.squares and actions[i] < g.squares + 2 * g.grooves:
                held[i] = 0
            times = count_repetition(g, t, row, at, since[i], held, i)
        end = ARRIVED if arrived else REPEATED if times == 3 else TOO_LONG if t.ply >= g.longest else RUNNING
        if end != RUNNING or over[i]:
            write_rewards(g, rewards[i], seat, end)
            acted[i] = rewards[i, seat]
        over[i], reason[i] = end != RUNNING, end
        if end != RUNNING:
            tables[i] = start[0]
            start_table(g, t, row, blank, at, first if first >= 0 else random_below(luck[i : i + 1], g.seats))
            held[i] = 0
            if repetition:
                count_repetition(g, t, row, at, since[i], held, i)
        many[i] = write_legal(g, t, listed[i], mask[i], found, across, fits)
        turn[i] = t.turn


@compiled
def start_table(g: Any, t: Any, row: Any, blank: Any, at: Any, first: int) -> None:
    """Set the turn and the planes of a new game in which seat `first` begins."""
    t.turn = first
    row[:] = blank
    row[at[TURN] + first] = row[at[SEAT] + first] = ONE


@compiled
def play_action(g: Any, t: Any, row: Any, at: Any, number: int) -> bool:
    """Play an action and update the planes; return True if it wins."""
    seat = t.turn
    here = t.mice[seat]
    action = PASS if number == g.squares + 2 * g.grooves else number
    arrived = play(g, t, action)
    if action >= g.squares:
        groove = action - g.squares
        if groove < g.grooves:
            row[at[ACROSS] + groove] = ONE
        else:
            row[at[UPRIGHT] + groove - g.grooves] = ONE
        row[at[STOCK] + seat] = np.float32(t.stock[seat] / MAX_STOCK)
    elif action != PASS:
        row[at[MICE] + seat * g.squares + here] = NONE
        row[at[MICE] + seat * g.squares + action] = ONE
    row[at[TURN] + seat] = row[at[SEAT] + seat] = NONE
    row[at[TURN] + t.turn] = row[at[SEAT] + t.turn] = ONE
    row[at[LATE]] = np.float32(t.ply / g.longest)
    return arrived


@compiled
def count_repetition(g: Any, t: Any, row: Any, at: Any, since: Any, held: Any, i: int) -> int:
    """Record the position; return how often it has occurred since the last barrier."""
    key, times = t.turn, 0
    for seat in range(g.seats):
        key = key * 128 + t.mice[seat]
    since[held[i]] = key
    for k in range(held[i], -1, -g.seats):  # only positions with the same seat on turn
        if since[k] == key:
            times += 1
    held[i] += 1
    row[at[SEEN]] = np.float32(times / 3)
    return times


@compiled
def write_rewards(g: Any, rewards: Any, seat: int, end: int) -> None:
    """Write each seat's reward: from -1 to 1 at the end of a game, otherwise 0."""
    for other in range(g.seats):
        if end == RUNNING:
            rewards[other] = NONE
        elif end == ARRIVED:
            rewards[other] = ONE if other == seat else -ONE
        else:
            rewards[other] = np.float32(2 / g.seats - 1)


@compiled
def write_legal(g: Any, t: Any, listed: Any, mask: Any, found: Any, across: Any, fits: Any) -> int:
    """Write the legal actions of the seat to move as a list and as a mask; return how many there are."""
    many = legal(g, t, found, across, fits, listed)
    mask[:] = 0
    if listed[0] == PASS:
        listed[0] = g.squares + 2 * g.grooves
    for k in range(many):
        mask[listed[k]] = 1
    return many
