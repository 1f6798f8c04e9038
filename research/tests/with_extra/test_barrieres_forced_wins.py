"""The solver of forced wins (one bit per position) agrees with the tables that also contain the number of plies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mulot
from research.barrieres import forced_wins, small_boards

PAGE = Path(mulot.__file__).parents[2] / "docs" / "results" / "barrieres.md"


def test_the_winners_agree_with_the_tables_of_plies() -> None:
    compared = 0
    for (size, (one, other)), each in small_boards.read_results().items():
        wins = forced_wins.read_results().get((size, one + other))
        if wins is not None:
            assert wins.wins[one] == (0 if each.plies > 0 else 1), each
            compared += 1
    assert compared == 5 + 10 + 6 + 15


def test_each_seat_wins_one_contiguous_range_of_stocks() -> None:
    """The table of results gives ranges of barriers, because the second player wins as long as the first has few."""
    for each in forced_wins.read_results().values():
        order = [{1: 0, None: 1, 0: 2}[seat] for seat in each.wins]
        assert order == sorted(order)


def test_an_additional_barrier_never_hurts() -> None:
    known = forced_wins.read_results()
    for (size, total), each in known.items():
        more = known.get((size, total + 1))
        for one, seat in enumerate(each.wins):
            if more is not None:
                assert seat != 0 or more.wins[one + 1] == 0
                assert seat != 1 or more.wins[one] == 1


def test_the_page_shows_the_stored_results() -> None:
    page = PAGE.read_text(encoding="utf-8").splitlines()
    shown = [line for line in page if re.match(r"\| \d by \d \|", line)]
    assert shown == [forced_wins.table_row(each) for each in forced_wins.read_results().values()]


def test_the_time_limit_stops_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert forced_wins.main(["--all", "--file", str(tmp_path / "none.json"), "--seconds", "-1"]) == 1
    assert capsys.readouterr().out == "3×3, 0 barriers: 0 barriers on the board: 0 of 1 sets are solved\n"


@pytest.mark.whole
@pytest.mark.parametrize(("size", "most"), [(3, 8), (4, 18), (5, 6)])
def test_small_boards_have_the_same_winners_as_the_tables(size: int, most: int) -> None:
    known = small_boards.read_results()
    for total in range(0, most + 1, 2):
        each = known[size, (total // 2, total // 2)]
        assert forced_wins.solve(size, total).wins[total // 2] == (0 if each.plies > 0 else 1)


@pytest.mark.whole
def test_a_board_solved_again_gives_the_stored_result() -> None:
    for barriers in range(5):
        before = forced_wins.read_results()[7, barriers]
        assert forced_wins.solve(7, barriers)._replace(seconds=before.seconds) == before


@pytest.mark.whole
def test_an_interrupted_solver_continues_with_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from research.barrieres import forced_win_solver

    whole = forced_win_solver.ForcedWinSolver(5, [(2, 2)])
    whole.solve()
    monkeypatch.setattr(forced_win_solver, "SETS_PER_BATCH", 3_000)
    clock = iter(range(1_000_000))
    monkeypatch.setattr("time.process_time", lambda: float(next(clock)))
    parts = 0
    while True:
        part = forced_win_solver.ForcedWinSolver(5, [(2, 2)], tmp_path, until=next(clock) + 7.0)
        parts += 1
        try:
            part.solve()
            break
        except forced_win_solver.TimeLimitReached:
            assert parts < 100
    assert parts > 2
    assert part.levels == whole.levels
    assert (part.found == whole.found).all()


@pytest.mark.whole
def test_a_wrong_table_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from research.barrieres import forced_win_solver

    right = forced_win_solver.number_slots
    monkeypatch.setattr(
        forced_win_solver, "number_slots", lambda stocks: dict.fromkeys(right(stocks), 0)
    )  # all in one place
    assert forced_wins.solve(5, 4).checksum != forced_wins.read_results()[5, 4].checksum
