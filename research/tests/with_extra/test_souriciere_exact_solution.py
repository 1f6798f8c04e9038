"""The two exact methods agree with each other and with simulated games, and the board meets its design targets."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import mulot
from kit.sampled_cases import WHOLE, sample
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
    assert found.largest_difference < 1e-9
    assert found.wins.sum() == pytest.approx(1, abs=1e-10)
    assert found.chances.sum() == pytest.approx(1, abs=1e-12)


def shares(seats: int, options: Options) -> list[float]:
    """Return each seat's share of wins as the results page shows it."""
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
def test_simulated_games_of_four_mice_agree_with_the_exact_shares() -> None:
    games = 3_000
    done = analysis.simulate(SETS[0], 4, games, RandomLuck(4))
    for seat, share in enumerate(shares(4, SETS[0])):
        assert abs(done.winners[seat] / games - share) < 3.5 * (share * (1 - share) / games) ** 0.5


def test_the_board_meets_its_design_targets() -> None:
    """The first of two seats wins at most 53 % of the games, and the winner's median number of turns is 14 to 22."""
    found = solve(Options(first=0), 2)
    assert 0.5 < found.wins[0] <= 0.53
    assert 14 <= (found.turns_of_share(0.5) + 1) // 2 <= 22


def test_a_tiny_race_agrees_with_mental_arithmetic() -> None:
    """In this game with one position, a six wins and any other throw passes the turn. The first player wins 6/11 of the
    games, which take 6 turns on average."""
    steps = Transitions(2, np.array([[0, 0, 0, 0, 0, 1]], np.int32), np.ones((1, 6), np.int32))
    wins, mean = solve_backward(steps)
    assert wins == pytest.approx([6 / 11, 5 / 11])
    assert mean == pytest.approx(6)
    chances = solve_forward(steps)
    assert chances[1:4] == pytest.approx([1 / 6, 5 / 36, 25 / 216])
    three = Transitions(3, steps.to, steps.turns)
    assert solve_backward(three)[0] == pytest.approx(np.array([36, 30, 25]) / 91)


def test_a_wrong_transition_makes_the_methods_differ() -> None:
    """The forward method gets the winner from the number of the last turn, so a transition that takes one turn too many
    is noticed."""
    steps = list_transitions(Options(first=0), 2)
    wins, _ = solve_backward(steps)
    turns = steps.turns.copy()
    turns[0, 0] += 1
    chances = solve_forward(Transitions(2, steps.to, turns))
    assert abs(chances[1::2].sum() - wins[0]) > 1e-6


def test_simulated_games_of_two_mice_agree_with_the_exact_shares() -> None:
    """In up to 20,000 games between two mice, played with the rules, the first one's share of wins is within three
    standard errors of the exact value."""
    games = 20_000 if WHOLE else 4000
    found = solve(Options(first=0), 2)
    done = analysis.simulate(Options(first=0), 2, games, RandomLuck(3))
    spread = (found.wins[0] * found.wins[1] / games) ** 0.5
    assert abs(done.winners[0] / games - found.wins[0]) < 3 * spread


@pytest.mark.parametrize("seats", sample([2, 3], 1))
def test_both_methods_agree_for_more_mice(seats: int) -> None:
    """Three mice take half a minute, so they are tested only with WHOLE."""
    found = solve(Options(first=0), seats)
    assert found.largest_difference < 1e-9
    assert list(found.wins) == sorted(found.wins, reverse=True), "the sooner, the better"


@pytest.mark.parametrize(
    ("options", "seats"), [*((options, 2) for options in sample(SETS, 2)), *((SETS[0], 3) for _ in range(WHOLE))]
)
def test_no_mouse_ever_has_a_choice(options: Options, seats: int) -> None:
    """In every position the mouse to move has exactly one legal action and the others have none, so there can be no
    puzzles."""
    looked = 0
    for s in reachable_positions(options, seats):
        assert [len(GAME.legal(s, seat)) for seat in range(seats)] == [int(seat == s.turn) for seat in range(seats)]
        looked += 1
    assert looked == len(list_transitions(options, seats).to)


def test_the_command_prints_a_line_per_option_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seats", "2", "--edition", "bookmark", "--no-exact"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 4
    assert printed[2].startswith("| 2 | bookmark | no | before | 3,575 | 54.3304 / 45.6696 | 32.6570 | 32 | 43 | 48 |")


@pytest.mark.whole
@pytest.mark.parametrize(("handicap", "wins", "before"), sample([(0, 0.723974, 0.5208), (1, 0.673330, 0.4792)], 1))
def test_the_handicap_helps_by_an_exact_amount(handicap: int, wins: float, before: float) -> None:
    """Of two mice, the one with the second throw wins about seven in ten games. Both methods and simulated games agree
    on that."""
    found = solve(Options(first=0, handicap=handicap), 2)
    assert found.largest_difference < 1e-9
    assert found.wins[handicap] == pytest.approx(wins, abs=1e-6)
    assert found.wins[handicap] > before + 0.19
    games = 20_000 if WHOLE else 2000
    done = analysis.simulate(Options(first=0, handicap=handicap), 2, games, RandomLuck(3))
    spread = (found.wins[0] * found.wins[1] / games) ** 0.5
    assert abs(done.winners[0] / games - found.wins[0]) < 3 * spread
