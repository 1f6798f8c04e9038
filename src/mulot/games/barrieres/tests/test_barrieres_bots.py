"""The characters: they keep the rules, the clock and their promises."""

from __future__ import annotations

import subprocess
import sys
import time
from random import Random
from typing import Literal

import pytest

import mulot
from mulot.bots import Bot, Budget
from mulot.bots.kernels import Kernel
from mulot.core.luck import Quick, Scripted
from mulot.games.barrieres.bots import BOTS, hint
from mulot.games.barrieres.bots.ahead import best
from mulot.games.barrieres.bots.endgame import worth_of_steps
from mulot.games.barrieres.bots.kernel.thinking import think
from mulot.games.barrieres.bots.waking import KERNEL
from mulot.games.barrieres.model import Options, State, Step
from mulot.games.barrieres.rules import new
from mulot.games.barrieres.scenes import scene
from mulot.games.barrieres.view import look
from mulot.lab.arena import play_game

GAME = mulot.load("barrieres")
CHARACTERS = {bot.name: bot for bot in BOTS}


def choice(bot: Bot, s: State, seed: int = 1, budget: Budget | None = None) -> object:
    view = look(s, s.turn)
    memory = bot.start(GAME, s.turn, view)
    return bot.choose(memory, view, GAME.legal(s, s.turn), Random(seed), budget or Budget(60, playouts=300))


def few() -> Budget:
    return Budget(60, playouts=30)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", ["gentle", "sensible", "strong"])
def test_each_character_plays_whole_games(name: str, seats: int) -> None:
    options = Options(size=5, first=0, third_mouse="side-step", repetition=seats == 2)
    result = play_game(GAME, options, [CHARACTERS[name]] * seats, seed=3, budget=few)
    assert result.plies <= 100


@pytest.mark.parametrize("name", ["gentle", "sensible", "strong"])
def test_nobody_overlooks_the_cheese(name: str) -> None:
    s = new(Options(first=0), 2, Scripted())
    s.mice = ("b6", "e4")
    assert all(choice(CHARACTERS[name], s, seed) == Step("b7") for seed in range(5))


ONE_STEP_FROM_CHEESE = """
    5 ·   ·   ·   ·   · 5

    4 ·   ▲   ·   ·   · 4

    3 ·   ·   ·   ·   · 3

    2 ·   ·   ·   ▼   · 2

    1 ·   ·   ·   ·   · 1
      ▲ 1   ▼ 1   ▲ …
"""


@pytest.mark.parametrize("name", ["sensible", "strong"])
def test_a_rival_who_is_about_to_arrive_is_held_up(name: str) -> None:
    s = scene(ONE_STEP_FROM_CHEESE.replace("4 ·   ▲", "4 ·   ·").replace("3 ·   ·", "3 ·   ▲"))
    s.stock = (2, 0)
    assert GAME.write(choice(CHARACTERS[name], s)) in {"c1h", "d1h"}


def test_the_same_seed_gives_the_same_choice() -> None:
    s = new(Options(first=0), 2, Scripted())
    for move in ("d2", "d6", "d3", "c4h"):
        GAME.play(s, s.turn, GAME.read(move), Quick(0), lambda event: None)
    for bot in BOTS:
        assert choice(bot, s, 5) == choice(bot, s, 5)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_the_strong_player_keeps_to_its_time(seats: int, seconds: float) -> None:
    """Measured as the time of the thread, for other work on the machine is not the player's fault."""
    assert KERNEL.thinking(wait=True) is not None
    s = new(Options(first=0), seats, Scripted())
    choice(CHARACTERS["strong"], s, budget=Budget(0.05))
    late = []
    for _ in range(3):
        budget = Budget(seconds)
        used, start = time.thread_time(), time.perf_counter()
        choice(CHARACTERS["strong"], s, budget=budget)
        late.append(min(time.thread_time() - used, time.perf_counter() - start) - seconds)
    assert min(late) < 0.02


@pytest.mark.parametrize("size", [7, 9, 11])
def test_the_strong_player_keeps_to_its_time_near_the_end_too(size: Literal[7, 9, 11]) -> None:
    """Where two barriers are left it tries to solve the position, and gives that up in time."""
    assert KERNEL.thinking(wait=True) is not None
    s = new(Options(size=size, barriers=1, first=0), 2, Scripted())
    late = []
    for _ in range(3):
        used, start = time.thread_time(), time.perf_counter()
        choice(CHARACTERS["strong"], s, budget=Budget(0.1))
        late.append(min(time.thread_time() - used, time.perf_counter() - start) - 0.1)
    assert min(late) < 0.02


@pytest.mark.parametrize("name", ["sensible", "strong"])
def test_the_last_race_is_played_exactly(name: str) -> None:
    for seed in range(12):
        rng = Random(seed)
        s = new(Options(size=5, barriers=4, first=0), 2, Quick(rng))
        while not s.outcome and any(s.stock):
            GAME.play(s, s.turn, rng.choice(GAME.legal(s, s.turn)), Quick(rng), lambda event: None)
        if s.outcome:
            continue
        worth = worth_of_steps(s)
        best_there_is = max(worth.values(), key=lambda n: (n > 0, n == 0, -n))
        chosen = choice(CHARACTERS[name], s, seed)
        assert isinstance(chosen, Step)
        assert worth[chosen.to] == best_there_is


def test_the_strong_player_beats_the_sensible_one_and_that_one_the_gentle() -> None:
    for better, worse in (("strong", "sensible"), ("sensible", "gentle")):
        score = 0.0
        for seed in range(4):
            seating = (
                [CHARACTERS[better], CHARACTERS[worse]] if seed % 2 == 0 else [CHARACTERS[worse], CHARACTERS[better]]
            )
            result = play_game(GAME, Options(first=0), seating, seed, budget=lambda: Budget(60, playouts=400))
            score += result.scores[seed % 2]
        assert score >= 3, (better, worse)


def test_a_hint_is_for_ones_own_turn_only() -> None:
    s = new(Options(first=0), 2, Scripted())
    view = look(s, 0)
    assert hint(view, [], 1, seconds=0.05) is None
    assert hint(view, [], 0, seconds=0.05) in GAME.legal(s, 0)
    s.mice = ("b6", "e4")
    assert hint(look(s, 0), [], 0, seconds=0.05) == Step("b7")


def test_the_plain_player_keeps_to_its_time_as_well() -> None:
    s = new(Options(size=9, first=0), 2, Scripted())
    start = time.thread_time()
    best(s, 6, Random(1), time.perf_counter() + 0.1)
    assert time.thread_time() - start < 1.0


def test_nobody_waits_while_the_kernel_wakes() -> None:
    kernel = Kernel("mulot.games.barrieres.bots.kernel")
    start = time.thread_time()  # the kernel wakes in a thread of its own
    kernel.thinking()
    assert time.thread_time() - start < 0.5
    assert kernel.thinking(wait=True) is not None


def test_where_the_extra_is_missing_everything_works_without() -> None:
    code = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
import importlib.util, mulot
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in ("numba", "numpy") else find(name, package)
from random import Random
from mulot.bots import Budget
from mulot.games.barrieres.bots import BOTS
from mulot.lab.arena import play_game
game = mulot.load("barrieres")
seating = [BOTS[-1], BOTS[0]]
result = play_game(game, game.options(size=5, barriers=1, first=0), seating, 1, lambda: Budget(0.05))
print(result.scores)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "(1.0, 0.0)"


def test_the_game_is_loaded_without_its_kernel() -> None:
    code = "import sys, mulot.games.barrieres.bots, mulot.games.barrieres.commands; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "False"


def test_a_thought_tells_its_line_and_its_chance() -> None:
    s = new(Options(first=0), 2, Scripted())
    thought = think(s, 60.0, Random(1), rounds=2000)
    assert thought.rounds == 2000
    assert 0.0 < thought.chance < 1.0
    assert thought.line[0] == thought.action
    assert len(thought.line) > 2
    solved = think(new(Options(size=5, barriers=0, first=0), 2, Scripted()), 60.0, Random(1))
    assert (solved.exact, solved.chance) == (-8, 0.0)
