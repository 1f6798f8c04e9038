"""The measurements of `speed`: rates of our kernel and of OpenSpiel's C++, taken in turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy as np

from mulot.core.luck import Quick, Scripted
from mulot.games.barrieres.bots.kernel import chance, counting, layout, tree
from mulot.games.barrieres.bots.kernel.bits import lucky
from mulot.games.barrieres.content import Size, stock
from mulot.games.barrieres.model import Event, Options
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.rules import legal, new, play
from research.barrieres.open_spiel import SIMULATIONS, UCT_C, OpenSpiel, pyspiel


def timed(amount: float, work: Callable[[], Any]) -> float:
    """So much a second."""
    start = time.thread_time()
    work()
    return amount / (time.thread_time() - start)


def side_by_side(*works: Callable[[int], float]) -> list[float]:
    """The medians of three runs of each, taken in turn, so that other work on the machine slows all of them alike."""
    runs = [[work(run) for work in works] for run in range(3)]
    return [median(column) for column in zip(*runs, strict=True)]


def show(what: str, ours: float, theirs: float, unit: str) -> None:
    print(f"  {what:34}{ours:>14,.0f}{theirs:>12,.0f} {unit:14}{ours / theirs:>7.1f}×", flush=True)


def rollouts(size: Size, seats: int, scale: float) -> None:
    s = new(Options(size=size, first=0), seats, Scripted())
    g, t = layout.lay_out(s)
    start, wins = np.array([t]), np.zeros(5, np.int64)
    chance.sampled_games(g, start, 10, lucky(0), wins)
    chance.listed_games(g, start, 10, lucky(0), wins)
    many, some, few = int(100_000 * scale), int(20_000 * scale), int(1000 * scale)
    other = OpenSpiel(size, stock(size, seats), seats)
    sampled, listed, theirs = side_by_side(
        lambda run: timed(many, lambda: chance.sampled_games(g, start, many, lucky(run), wins)),
        lambda run: timed(some, lambda: chance.listed_games(g, start, some, lucky(run), wins)),
        lambda run: rollouts_of_two(other, few, run) if seats == 2 else rollouts_of_four(other, few, run),
    )
    show("random games, sampled", sampled, theirs, "games/s")
    show("random games, listed", listed, theirs, "games/s")


def rollouts_of_two(other: OpenSpiel, games: int, run: int) -> float:
    """Two simulations of its tree search whose leaves are judged by so many rollouts: nothing but rollouts in C++."""
    return timed(2 * games, lambda: other.bot(run, 2, games, False).step(other.state))


def rollouts_of_four(other: OpenSpiel, games: int, run: int) -> float:
    """Four random players of its own, in C++. A game in which a seat is stuck fails there: its time counts."""
    done, start = 0, time.thread_time()
    for game in range(games):
        bots = [pyspiel().make_uniform_random_bot(player, run * games + game) for player in range(4)]
        try:
            pyspiel().evaluate_bots(other.game.new_initial_state(), bots, game)
            done += 1
        except (pyspiel().SpielError, UnicodeDecodeError):  # its message may hold a byte that is no text
            continue
    return done / (time.thread_time() - start)


def tree_search(size: Size, scale: float) -> None:
    s = new(Options(size=size, first=0), 2, Scripted())
    g, t = layout.lay_out(s)
    start, other = np.array([t]), OpenSpiel(size, stock(size, 2), 2)
    tree.mcts(g, start, 10, 2.0, lucky(0), 100_000)
    times = max(1, int(10 * scale))
    ours, theirs = side_by_side(
        lambda run: timed(times * SIMULATIONS, lambda: search_again(g, start, times, run)),
        lambda run: timed(SIMULATIONS, lambda: other.bot(run, SIMULATIONS, 1, False).step(other.state)),
    )
    show("tree search", ours, theirs, "simulations/s")


def search_again(g: Any, start: Any, times: int, run: int) -> None:
    for again in range(times):
        tree.mcts(g, start, SIMULATIONS, UCT_C, lucky(10 * run + again), 600_000)


def legal_lists(size: Size, scale: float) -> None:
    for when, placed in (("start", 0), ("mid-game", stock(size, 2)), ("late", 2 * stock(size, 2) - 3)):
        rates = [legal_list(size, placed, seed, scale) for seed in range(12 if placed else 1)]
        ours, theirs = (median(column) for column in zip(*rates, strict=True))
        show(f"legal actions, {when}", ours, theirs, "lists/s")


def legal_list(size: Size, placed: int, seed: int, scale: float) -> list[float]:
    """Lists a second of one position with so many barriers placed, and as many steps played: both as lists of Python,
    each made by one call into compiled code."""
    rng, other = Random(seed), OpenSpiel(size, stock(size, 2), 2)
    while True:
        s = new(Options(size=size, first=0), 2, Quick(rng))
        other.restart()
        while not s.outcome and len(s.barriers) < placed:
            names = [write(action) for action in legal(s, s.turn)]
            walls = [name for name in names if name[-1] in "hv"] if s.ply % 4 > 1 else []
            name = rng.choice(walls or [name for name in names if name[-1] not in "hv"])
            play(s, s.turn, read(name), Quick(rng), _deaf)
            other.play(name)
        if not s.outcome and s.stock[s.turn]:
            break
    g, t = layout.lay_out(s)
    boards, positions, room = np.array([g]), np.array([t]), counting.room()
    counting.listed(boards, positions, room)
    some, few = int(6_000 * scale), int(600 * scale)
    return side_by_side(
        lambda run: timed(some, lambda: [counting.listed(boards, positions, room) for _ in range(some)]),
        lambda run: timed(few, lambda: [other.state.legal_actions() for _ in range(few)]),
    )


def perft(size: Size, depth: int) -> None:
    g, t = layout.lay_out(new(Options(size=size, first=0), 2, Scripted()))
    counting.perft(g, np.array([t]), 1)
    seconds, count = [], 0
    for _ in range(3):
        start = time.thread_time()
        count = counting.perft(g, np.array([t]), depth)
        seconds.append(time.thread_time() - start)
    print(f"  perft({depth}) of {size}×{size}/{stock(size, 2)} = {count:,} in {median(seconds):.3f} s")


def all_boards(scale: float) -> None:
    """Everything, board by board."""
    boards: tuple[tuple[Size, int], ...] = ((7, 2), (9, 2), (7, 4))
    for size, seats in boards:
        print(f"{size}×{size}, {seats} seats, {stock(size, seats)} barriers each")
        rollouts(size, seats, scale)
        if seats == 2:
            tree_search(size, scale)
            legal_lists(size, scale)
    perft(7, 4)
    perft(9, 3)


def _deaf(event: Event) -> None:
    """What is timed tells nobody."""
