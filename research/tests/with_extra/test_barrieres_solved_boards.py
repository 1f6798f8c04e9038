"""The solved boards: the stored results agree with the rules, and the page agrees with the stored results."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import mulot
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck, ScriptedLuck
from mulot.games.barrieres import rules
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import VERSION, Options, State
from mulot.games.barrieres.rules import moves
from research.barrieres import board_solver, small_boards
from research.rules_solver import solve_by_rules

PAGE = Path(mulot.__file__).parents[2] / "docs" / "results" / "barrieres.md"
OTHERS = {3: "22222", 5: "22222111111"}
"""The winners with 0, 1, 2 … barriers each, as others have published them, by board size."""


def start_of(size: int, stocks: tuple[int, int]) -> State:
    """Return the initial position, even for board sizes that the game does not offer. The ply counter starts far below
    0, so that endless play never reaches the limit."""
    mice = tuple(board(size).start(2, seat) for seat in (0, 1))
    s = State(VERSION, size, "blocks", False, 0, mice, stocks, ())
    s.ply = -(10**6)
    return s


def worth_by_rules(size: int, stocks: tuple[int, int]) -> tuple[int, int]:
    """Return the value of the initial position and the number of reachable positions, computed from the rules alone."""
    return solve_by_rules(rules, start_of(size, stocks), lambda s: (s.turn, s.mice, s.stock, tuple(sorted(s.barriers))))


@pytest.mark.parametrize("barriers", [0, 1, 2])
def test_the_smallest_board_agrees_with_the_rules_alone(barriers: int) -> None:
    worth, positions = worth_by_rules(3, (barriers, barriers))
    assert worth == small_boards.read_results()[3, (barriers, barriers)].plies
    assert positions == (66, 2078, 4500)[barriers]


def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "over", lambda *args: [])  # nobody jumps
    assert worth_by_rules(3, (1, 1))[0] != small_boards.read_results()[3, (1, 1)].plies


def test_the_table_agrees_with_what_others_have_published() -> None:
    known = small_boards.read_results()
    for size, winners in OTHERS.items():
        ours = {each: known[size, (each, each)].plies for each in range(len(winners)) if (size, (each, each)) in known}
        assert len(ours) >= 5
        assert {each: "1" if plies > 0 else "2" for each, plies in ours.items()} == {i: winners[i] for i in ours}


def test_both_initial_positions_of_even_boards_have_the_same_value() -> None:
    assert all(each.plies == each.turned for each in small_boards.read_results().values())


def test_an_additional_barrier_never_hurts() -> None:
    """Placing a barrier is optional, so a winner with one more barrier still wins, and no later."""
    worth = {each.stocks: each.plies for each in small_boards.read_results().values() if each.size == 7}
    assert len(worth) == 15
    for (one, other), plies in worth.items():
        if plies > 0 and (one + 1, other) in worth:
            assert 0 < worth[one + 1, other] <= plies
        if plies < 0 and (one, other + 1) in worth:
            assert plies <= worth[one, other + 1] < 0


def test_the_page_shows_the_stored_results() -> None:
    page = PAGE.read_text(encoding="utf-8").splitlines()
    shown = [line for line in page if line.startswith("| ") and "×" in line and "`" in line]
    assert shown == [small_boards.table_row(each) for each in small_boards.read_results().values()]


def test_the_time_limit_stops_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert small_boards.main(["--all", "--seconds", "-1", "--file", str(tmp_path / "none.json")]) == 1
    assert capsys.readouterr().out == "7×7, 0 barriers: 0 barriers on the board: 0 of 1 sets are solved\n"


def test_the_stocks_that_can_be_left_on_each_level() -> None:
    stocks = board_solver.stocks_by_level(7, [(2, 2)])
    assert [len(held) for held in stocks] == [1, 2, 3, 2, 1]
    assert stocks[2] == [(0, 2), (1, 1), (2, 0)]
    assert board_solver.stocks_by_level(3, [(9, 9)])[0] == [(4, 4)]  # no more than four fit


@pytest.mark.whole
@pytest.mark.parametrize(
    ("size", "starts"),
    [(3, [(each, each)]) for each in range(5)]
    + [(4, [(each, each)]) for each in range(10)]
    + [(5, [(each, each)]) for each in range(3)]
    + [(7, [(1, 1), (2, 0)]), (7, [(0, 3), (1, 2), (2, 1), (3, 0)])],
)
def test_a_board_solved_again_gives_the_same_tables(size: int, starts: list[tuple[int, int]]) -> None:
    for each in small_boards.solve(size, starts):
        before = small_boards.read_results()[size, each.stocks]
        # The checksum covers all stocks that were solved together.
        same = before if len(starts) > 2 or size < 7 else before._replace(checksum=each.checksum)
        assert each._replace(seconds=before.seconds) == same


@pytest.mark.whole
def test_the_numbers_of_barrier_sets_agree_with_published_ones() -> None:
    from research.barrieres.kernel.barrier_sets import count_symmetric_sets

    def counts(size: int, levels: int) -> list[int]:
        numbers = board_solver.groove_numbers(size)
        return [count_symmetric_sets(size, numbers, sets) for sets in board_solver.list_all_sets(size, levels)]

    assert counts(7, 5) == [1, 72, 2_460, 53_088, 812_594]
    assert sum(counts(5, 17)) == 2_532_560


@pytest.mark.whole
def test_a_wrong_symmetry_of_the_board_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = board_solver.symmetric_positions(5)
    monkeypatch.setattr(
        board_solver, "symmetric_positions", lambda n: right[[0, 0, 2, 2]]
    )  # a mirror that mirrors nothing
    found = small_boards.solve(5, [(2, 2)])[0]
    assert found.checksum != small_boards.read_results()[5, (2, 2)].checksum


@pytest.mark.whole
@pytest.mark.parametrize(("size", "seed"), [(5, seed) for seed in range(40)] + [(7, seed) for seed in range(5)])
def test_positions_from_games_agree_with_the_engines_solver(size: Any, seed: int) -> None:
    """After a few random steps with one barrier each, both solvers give the seat to move the same value."""
    from mulot.games.barrieres.bots.engine.search import solve_actions

    rng, luck = Random(seed), RandomLuck(seed)
    s = rules.new(Options(size=size, barriers=1, first=0), 2, ScriptedLuck())
    tables = board_solver.BoardSolver(size, [(1, 1)])
    tables.solve()
    for _ in range(rng.randrange(6)):
        steps = [action for action in rules.legal(s, s.turn) if not hasattr(action, "lies")]
        t = rules.copy(s)
        rules.play(t, t.turn, rng.choice(steps), luck, lambda event: None)
        if isinstance(rules.waiting(t), Outcome):
            break
        s = t
    found = solve_actions(start_at(s))
    assert found is not None
    best = max(found.values(), key=lambda n: (n > 0, n == 0, -n))
    number = board(size).number
    assert tables.worth((1, 1), (number[s.mice[0]], number[s.mice[1]]), s.turn) == best


def start_at(s: State) -> State:
    """Return the same position with the ply counter at 0, so that the game can still have its full length."""
    t = start_of(s.size, (s.stock[0], s.stock[1]))
    t.mice, t.turn, t.ply = s.mice, s.turn, 0
    return t
