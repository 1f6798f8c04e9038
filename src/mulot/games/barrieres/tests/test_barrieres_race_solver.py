"""Both exact solvers, compared with brute force, with each other, and with known results."""

from __future__ import annotations

import time
from functools import cache
from random import Random

import pytest

import mulot
from mulot.core.luck import RandomLuck, ScriptedLuck
from mulot.games.barrieres.bots import search_result
from mulot.games.barrieres.bots.engine import endgame_solver
from mulot.games.barrieres.bots.engine.search import think
from mulot.games.barrieres.bots.engine.search_memory import new_search_memories
from mulot.games.barrieres.bots.lookahead import position_after
from mulot.games.barrieres.bots.race_solver import solve_race, step_values
from mulot.games.barrieres.bots.search_result import can_solve
from mulot.games.barrieres.model import Action, Options, State
from mulot.games.barrieres.rules import legal, play
from mulot.games.barrieres.rules.maze import maze
from mulot.games.barrieres.scenes import scene

GAME = mulot.load("barrieres")
MEMORY = new_search_memories()[1]


def solve(s: State, until: float = float("inf")) -> dict[Action, int] | None:
    return endgame_solver.solve(MEMORY, s, until)


def random_position(seed: int, size: int, placed: int, stock: tuple[int, int]) -> State:
    """Return a position of two mice after `placed` random barriers and some random steps."""
    rng = Random(seed)
    while True:
        s = GAME.new(Options(size=size, barriers=20, first=0), 2, RandomLuck(rng))
        while not s.outcome and len(s.barriers) < placed:
            options = GAME.legal(s, s.turn)
            steps = [action for action in options if GAME.write(action)[-1].isdigit()]
            play(s, s.turn, rng.choice(steps if rng.random() < 0.5 else options), RandomLuck(rng), lambda event: None)
        if not s.outcome:
            s.stock, s.ply = stock, 0
            return s


def by_hand(s: State, depth: int) -> int | None:
    """Return the value of a win or loss within `depth` plies, found by brute force, or None if there is none."""

    @cache
    def wins(turn: int, mice: tuple[str, ...], barriers: tuple[str, ...], stock: tuple[int, ...], left: int) -> int:
        t = State(1, s.size, "blocks", False, turn, mice, stock, barriers)
        best = 0
        for action in legal(t, turn):
            u = position_after(t, action)
            if u.outcome:
                return 1
            if left > 1:
                reply = wins(u.turn, u.mice, u.barriers, u.stock, left - 1)
                if reply < 0 and (best <= 0 or 1 - reply < best):
                    best = 1 - reply
        if best:
            return best
        if left > 1:
            replies = [
                wins(u.turn, u.mice, u.barriers, u.stock, left - 1)
                for u in (position_after(t, a) for a in legal(t, turn))
            ]
            if all(reply > 0 for reply in replies):
                return -(max(replies) + 1)
        return 0

    return wins(s.turn, s.mice, s.barriers, s.stock, depth) or None


@pytest.mark.parametrize("seed", range(8))
def test_the_race_is_what_trying_everything_gives(seed: int) -> None:
    s = random_position(seed, 5, 3 + seed % 4, (0, 0))
    found = max(step_values(s).values(), key=lambda n: (n > 0, n == 0, -n))
    short = by_hand(s, 9)
    assert short is None or found == short
    if short is None:
        assert found == 0 or abs(found) > 9


@pytest.mark.parametrize("seed", range(6))
def test_the_last_barriers_are_what_trying_everything_gives(seed: int) -> None:
    s = random_position(seed, 5, 5, ((1, 0), (0, 1), (1, 1))[seed % 3])
    worth = solve(s)
    assert worth is not None
    found = max(worth.values(), key=lambda n: (n > 0, n == 0, -n))
    short = by_hand(s, 5)
    assert short is None or found == short
    if short is None:
        assert found == 0 or abs(found) > 5


@pytest.mark.parametrize("seed", range(30))
def test_both_solvers_agree(seed: int) -> None:
    s = random_position(seed, (5, 7)[seed % 2], seed % 12, (0, 0))
    found = solve(s)
    assert found is not None
    assert {GAME.write(action): worth for action, worth in found.items()} == step_values(s)


@pytest.mark.parametrize("barriers", [0, 1])
@pytest.mark.parametrize("size", [5, 7])
def test_with_few_barriers_the_second_player_wins(size: int, barriers: int) -> None:
    """With 0 to 4 barriers each on 5×5 the second player wins, as an independent solution says."""
    s = GAME.new(Options(size=size, barriers=barriers, first=0), 2, ScriptedLuck())
    worth = solve(s)
    assert worth is not None
    assert all(plies < 0 for plies in worth.values())


def test_solved_lines_keep_their_promise() -> None:
    """If both sides play their best moves, a solved win takes exactly as many plies as its value says."""
    s = GAME.new(Options(size=5, barriers=1, first=0), 2, ScriptedLuck())
    promised = -max(solve(s).values(), key=lambda n: -n)  # type: ignore[union-attr]
    plies = 0
    while not s.outcome:
        worth = solve(s)
        assert worth is not None
        best = max(worth, key=lambda a: (worth[a] > 0, -abs(worth[a]) if worth[a] > 0 else abs(worth[a])))
        play(s, s.turn, best, RandomLuck(0), lambda event: None)
        plies += 1
    assert plies == promised
    assert s.outcome.scores == (0.0, 1.0)


def test_a_race_that_outlasts_the_game_is_a_draw() -> None:
    s = GAME.new(Options(size=5, barriers=0, first=0), 2, ScriptedLuck())
    assert set(step_values(s).values()) == {-8}
    s.ply = 100 - 7
    assert set(step_values(s).values()) == {0}
    found = solve(s)
    assert found is not None
    assert set(found.values()) == {0}


def test_with_repetition_a_position_seen_twice_is_a_dead_end() -> None:
    s = GAME.new(Options(size=5, barriers=0, first=0, repetition=True), 2, ScriptedLuck())
    s.since = ("1 c2 c5",) * 2
    worth = step_values(s)
    assert (worth["c2"], worth["b1"]) == (0, -8)
    assert not can_solve(s)


def test_endless_play_is_a_draw() -> None:
    """Each seat has one barrier, and the first to place it loses. Only one step of ▼ draws."""
    s = scene("""
        5 ·   ·   ▼   ·   · 5

        4 ·   ·   ·   ·   · 4
              ━━━━━
        3 ·   · ┃ ·   · ┃ · 3
                ┃       ┃
        2 ·   · ┃ ·   · ┃ · 2
                      ━━━━━
        1 ·   ▲   ·   ·   · 1
          ▲ 1   ▼ 1   ▼ …
    """)
    worth = solve(s)
    assert worth is not None
    assert [GAME.write(action) for action, plies in worth.items() if plies == 0] == ["c4"]
    assert all(plies < 0 for action, plies in worth.items() if GAME.write(action) != "c4")
    assert think(s, 5.0, Random(1)).action == GAME.read("c4")


@pytest.mark.parametrize("seed", range(12))
def test_in_a_race_somebody_always_wins(seed: int) -> None:
    """Without barriers in hand no draw has ever been found in which both mice have a path."""
    s = random_position(seed, 5, 4 + seed % 9, (0, 0))
    solved, m = solve_race(5, s.barriers), maze(5, s.barriers)
    goals = [m.board.goal(2, seat) for seat in (0, 1)]
    homes = [{a for a in range(25) if not goal >> a & 1 and m.has_path(a, goal)} for goal in goals]
    pairs = [(a, b) for a in homes[0] for b in homes[1] if a != b]
    assert pairs
    assert all((turn, a, b) in solved for turn in (0, 1) for a, b in pairs)


def test_two_barriers_on_seven_by_seven_within_two_seconds() -> None:
    """The hardest position with two barriers, in which nothing has been placed yet, is solved within two seconds."""
    s = GAME.new(Options(size=7, barriers=1, first=0), 2, ScriptedLuck())
    start = time.process_time()
    assert solve(s) is not None
    assert time.process_time() - start < 2.0


def test_a_solution_that_takes_too_long_or_too_much_room_is_not_begun() -> None:
    s = GAME.new(Options(size=9, barriers=1, first=0), 2, ScriptedLuck())
    start = time.thread_time()
    assert solve(s, time.perf_counter() + 0.02) is None
    assert solve(s) is None
    assert time.thread_time() - start < 1.0
    s.stock = (1, 0)
    assert solve(s) is not None


def test_a_solution_is_given_up_when_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    s = GAME.new(Options(size=7, barriers=1, first=0), 2, ScriptedLuck())
    monkeypatch.setattr(search_result, "SECONDS_PER_STATE", 0.0)
    start = time.thread_time()
    assert solve(s, time.perf_counter() + 0.02) is None
    assert time.thread_time() - start < 1.0
