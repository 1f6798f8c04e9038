"""Barrières: our kernel and OpenSpiel's C++ side by side, in one process and one thread; three runs, medians, ratios.

    python benchmarks/barrieres.py

- sampled: random games to the end, each ply drawn uniformly from the legal ones without listing them;
- listed: the same, with all legal actions listed at every ply (as OpenSpiel's rollouts do);
- tree search: simulations a second of plain UCT with one random rollout a leaf, on both sides;
- legal: listing all legal actions of positions from random games: at the start, in mid-game, late.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy as np
from barrieres_open_spiel import OpenSpiel

import mulot
from mulot.core.luck import Quick, Scripted
from mulot.games.barrieres.board import stock
from mulot.games.barrieres.kernel import chance, counting, layout, plies, tree
from mulot.games.barrieres.kernel.bits import lucky
from mulot.games.barrieres.kernel.jit import compiled
from mulot.games.barrieres.position import Options

GAME = mulot.load("barrieres")


def rate(work: Callable[[int], float]) -> float:
    """The median of three runs; each says how much a second."""
    return median(work(run) for run in range(3))


def timed(amount: float, work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return amount / (time.perf_counter() - start)


@compiled
def list_again(g: Any, t: Any, times: int) -> int:
    """List the legal actions so many times."""
    found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    actions, n = np.empty(layout.MOST_ACTIONS, np.int64), 0
    for _ in range(times):
        n += plies.legal(g, t, found, across, fits, actions)
    return n


def show(what: str, ours: float, theirs: float, unit: str) -> None:
    print(f"  {what:34}{ours:>14,.0f}{theirs:>12,.0f} {unit:14}{ours / theirs:>7.1f}×", flush=True)


def rollouts(size: int, seats: int, scale: float) -> None:
    s = GAME.new(Options(size=size, first=0), seats, Scripted())
    g, t = layout.lay_out(s)
    start, wins = np.array([t]), np.zeros(5, np.int64)
    chance.sampled_games(g, start, 10, lucky(0), wins)
    chance.listed_games(g, start, 10, lucky(0), wins)
    many, some, few = int(100_000 * scale), int(20_000 * scale), int(1000 * scale)
    sampled = rate(lambda run: timed(many, lambda: chance.sampled_games(g, start, many, lucky(run), wins)))
    listed = rate(lambda run: timed(some, lambda: chance.listed_games(g, start, some, lucky(run), wins)))
    if seats == 2:
        # Two simulations of a tree search whose leaves are judged by so many rollouts: nothing but rollouts in C++.
        other = OpenSpiel(size, stock(size, seats), seats)
        theirs = rate(lambda run: timed(2 * few, lambda: other.bot(run, 2, few, False).step(other.state)))
    else:
        theirs = rate(lambda run: random_games_of_four(size, few // 4, run))
    show("random games, sampled", sampled, theirs, "games/s")
    show("random games, listed", listed, theirs, "games/s")


def random_games_of_four(size: int, games: int, run: int) -> float:
    """Its own rollouts fail with four players where a seat is stuck, so these are driven from here."""
    other, rng = OpenSpiel(size, stock(size, 4), 4), Random(run)
    start = time.perf_counter()
    for _ in range(games):
        state = other.game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) == 1 and not state.action_to_string(legal[0])[0] < "h":
                break
            state.apply_action(rng.choice(legal))
    return games / (time.perf_counter() - start)


def tree_search(size: int, scale: float) -> None:
    s = GAME.new(Options(size=size, first=0), 2, Scripted())
    g, t = layout.lay_out(s)
    start, other = np.array([t]), OpenSpiel(size, stock(size, 2), 2)
    tree.mcts(g, start, 10, 2.0, lucky(0), 100_000)
    many, few = int(60_000 * scale), int(3500 * scale)
    ours = rate(lambda run: timed(many, lambda: tree.mcts(g, start, many, 2.0, lucky(run), 4_000_000)))
    theirs = rate(lambda run: timed(few, lambda: other.bot(run, few, 1, False).step(other.state)))
    show("tree search", ours, theirs, "simulations/s")


def legal_lists(size: int, scale: float) -> None:
    for when, placed in (("start", 0), ("mid-game", stock(size, 2)), ("late", 2 * stock(size, 2) - 3)):
        rates = [legal_list(size, placed, seed, scale) for seed in range(12 if placed else 1)]
        show(f"legal actions, {when}", median(r[0] for r in rates), median(r[1] for r in rates), "lists/s")


def legal_list(size: int, placed: int, seed: int, scale: float) -> tuple[float, float]:
    """Lists a second of one position with so many barriers placed, and as many steps played."""
    rng = Random(seed)
    while True:
        s, other = GAME.new(Options(size=size, first=0), 2, Quick(rng)), OpenSpiel(size, stock(size, 2), 2)
        while not s.outcome and len(s.barriers) < placed:
            names = [GAME.write(action) for action in GAME.legal(s, s.turn)]
            walls = [name for name in names if name[-1] in "hv"] if s.ply % 4 > 1 else []
            name = rng.choice(walls or [name for name in names if name[-1] not in "hv"])
            GAME.play(s, s.turn, GAME.read(name), Quick(rng), lambda event: None)
            other.play(name)
        if not s.outcome and s.stock[s.turn]:
            break
    g, t = layout.lay_out(s)
    list_again(g, t, 1)
    many, few = int(40_000 * scale), int(600 * scale)
    ours = rate(lambda run: timed(many, lambda: list_again(g, t, many)))
    theirs = rate(lambda run: timed(few, lambda: [other.state.legal_actions() for _ in range(few)]))
    return ours, theirs


def perft(size: int, depth: int) -> None:
    g, t = layout.lay_out(GAME.new(Options(size=size, first=0), 2, Scripted()))
    counting.perft(g, np.array([t]), 1)
    seconds, count = [], 0
    for _ in range(3):
        start = time.perf_counter()
        count = counting.perft(g, np.array([t]), depth)
        seconds.append(time.perf_counter() - start)
    print(f"  perft({depth}) of {size}×{size}/{stock(size, 2)} = {count:,} in {median(seconds):.3f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scale", type=float, default=1.0, help="a tenth of the work: 0.1")
    scale = parser.parse_args().scale
    print(f"Mulot {mulot.__version__}, Python {platform.python_version()}, one thread; ours, OpenSpiel's, ratio")
    for size, seats in ((7, 2), (9, 2), (7, 4)):
        print(f"{size}×{size}, {seats} seats, {stock(size, seats)} barriers each")
        rollouts(size, seats, scale)
        if seats == 2:
            tree_search(size, scale)
            legal_lists(size, scale)
    perft(7, 4)
    perft(9, 3)


if __name__ == "__main__":
    main()
