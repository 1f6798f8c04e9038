"""The race solved in two ways, which agree with each other and with games that were played; the board as designed."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import mulot
from kit.case_sample import WHOLE, sample
from mulot.core.luck import RandomLuck
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import Options
from research.souriciere import analysis
from research.souriciere.exact_solution import (
    Transitions,
    list_transitions,
    main,
    reachable_positions,
    solve,
    solve_backward,
    solve_forward,
)

PAGE = Path(mulot.__file__).parents[2] / "docs" / "results" / "souriciere.md"
SETS = [Options(edition, exact, occupied, 0) for edition in ("ravensburger", "bookmark") for exact in (True, False)
        for occupied in ("before", "after")]  # fmt: skip


@pytest.mark.parametrize(
    "options", sample(SETS, 4), ids=lambda options: f"{options.edition}-{options.exact}-{options.occupied}"
)
def test_both_methods_agree_for_two_mice_under_every_option_set(options: Options) -> None:
    found = solve(options, 2)
    assert found.differ < 1e-9
    assert found.wins.sum() == pytest.approx(1, abs=1e-10)
    assert found.chances.sum() == pytest.approx(1, abs=1e-12)


def shares(seats: int, options: Options) -> list[float]:
    """What the page says of who wins."""
    begins = f"| {seats} | {options.edition} | {'yes' if options.exact else 'no'} | {options.occupied} |"
    line = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(begins))
    return [float(share) / 100 for share in line.split(" | ")[5].split(" / ")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_has_every_option_set(seats: int) -> None:
    for options in SETS:
        wins = shares(seats, options)
        assert len(wins) == seats
        assert sum(wins) == pytest.approx(1, abs=2e-6)
        assert all(sooner > later for sooner, later in pairwise(wins))


@pytest.mark.whole
def test_four_mice_that_played_fall_within() -> None:
    games = 3_000
    done = analysis.simulate(SETS[0], 4, games, RandomLuck(4))
    for seat, share in enumerate(shares(4, SETS[0])):
        assert abs(done.winners[seat] / games - share) < 3.5 * (share * (1 - share) / games) ** 0.5


def test_the_board_is_as_it_was_designed() -> None:
    """The first of two seats wins at most 53 of 100, and the winner needs 14 to 22 turns in the median."""
    found = solve(Options(first=0), 2)
    assert 0.5 < found.wins[0] <= 0.53
    assert 14 <= (found.within(0.5) + 1) // 2 <= 22


def test_a_race_that_can_be_reckoned_in_the_head() -> None:
    """One position; a six wins, all else passes the turn: the first wins 6/11, after 6 turns on average."""
    steps = Transitions(2, np.array([[0, 0, 0, 0, 0, 1]], np.int32), np.ones((1, 6), np.int32))
    wins, mean = solve_backward(steps)
    assert wins == pytest.approx([6 / 11, 5 / 11])
    assert mean == pytest.approx(6)
    chances = solve_forward(steps)
    assert chances[1:4] == pytest.approx([1 / 6, 5 / 36, 25 / 216])
    three = Transitions(3, steps.to, steps.turns)
    assert solve_backward(three)[0] == pytest.approx(np.array([36, 30, 25]) / 91)


def test_a_wrong_step_makes_the_methods_differ() -> None:
    """Whose turn ends the game is what the forward method goes by: a step that takes a turn too many is noticed."""
    steps = list_transitions(Options(first=0), 2)
    wins, _ = solve_backward(steps)
    turns = steps.turns.copy()
    turns[0, 0] += 1
    chances = solve_forward(Transitions(2, steps.to, turns))
    assert abs(chances[1::2].sum() - wins[0]) > 1e-6


def test_games_that_are_played_fall_within() -> None:
    """20,000 games of two, played by the rules: the share of the first is within three deviations of what is exact."""
    games = 20_000 if WHOLE else 4000
    found = solve(Options(first=0), 2)
    done = analysis.simulate(Options(first=0), 2, games, RandomLuck(3))
    spread = (found.wins[0] * found.wins[1] / games) ** 0.5
    assert abs(done.winners[0] / games - found.wins[0]) < 3 * spread


@pytest.mark.parametrize("seats", sample([2, 3], 1))
def test_both_methods_agree_for_more_mice(seats: int) -> None:
    """Three take half a minute: they are in the whole."""
    found = solve(Options(first=0), seats)
    assert found.differ < 1e-9
    assert list(found.wins) == sorted(found.wins, reverse=True), "the sooner, the better"


@pytest.mark.parametrize(
    ("options", "seats"), [*((options, 2) for options in sample(SETS, 2)), *((SETS[0], 3) for _ in range(WHOLE))]
)
def test_nobody_ever_has_anything_to_choose(options: Options, seats: int) -> None:
    """So there are no puzzles: one legal action in every position, for the mouse whose turn it is alone."""
    looked = 0
    for s in reachable_positions(options, seats):
        assert [len(GAME.legal(s, seat)) for seat in range(seats)] == [int(seat == s.turn) for seat in range(seats)]
        looked += 1
    assert looked == len(list_transitions(options, seats).to)


def test_the_command_prints_a_line_an_option_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seats", "2", "--edition", "bookmark", "--no-exact"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 4
    assert printed[2].startswith("| 2 | bookmark | no | before | 3,575 | 54.3304 / 45.6696 | 32.6570 | 32 | 43 | 48 |")


@pytest.mark.whole
@pytest.mark.parametrize(("handicap", "wins", "before"), sample([(0, 0.723974, 0.5208), (1, 0.673330, 0.4792)], 1))
def test_it_is_a_real_help_exactly(handicap: int, wins: float, before: float) -> None:
    """Of two mice the one with the second throw wins seven games of ten; both methods say so, and so do games."""
    found = solve(Options(first=0, handicap=handicap), 2)
    assert found.differ < 1e-9
    assert found.wins[handicap] == pytest.approx(wins, abs=1e-6)
    assert found.wins[handicap] > before + 0.19
    games = 20_000 if WHOLE else 2000
    done = analysis.simulate(Options(first=0, handicap=handicap), 2, games, RandomLuck(3))
    spread = (found.wins[0] * found.wins[1] / games) ** 0.5
    assert abs(done.winners[0] / games - found.wins[0]) < 3 * spread
