"""How the board plays. A change of the board that breaks the figures it was designed for fails here."""

from __future__ import annotations

from collections import defaultdict
from statistics import median

import pytest

from mulot import games
from mulot.core.luck import Quick
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import ROLL, Options
from research.souriciere import analysis
from research.souriciere.analysis import Step, chances_of_length, middle, simulate, solve, steps_of_two


@pytest.fixture(scope="module")
def steps() -> list[list[Step]]:
    return steps_of_two(Options())


def test_the_first_of_two_seats_wins_at_most_53_of_100(steps: list[list[Step]]) -> None:
    duel = solve(steps, exact_to=1e-7)
    assert 0.5 < duel.first_wins <= 0.53


def test_the_winner_of_two_needs_14_to_22_turns_in_the_median(steps: list[list[Step]]) -> None:
    of_winner: dict[int, float] = defaultdict(float)
    for turns, chance in chances_of_length(steps).items():
        of_winner[analysis.turns_of_winner(turns, 2)] += chance
    assert 14 <= middle(of_winner) <= 22


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_winner_needs_14_to_22_turns_in_the_median_for_every_number_of_seats(seats: int) -> None:
    done = simulate(Options(), seats, 600, Quick(seats))
    assert len(done.turns) == 600
    assert 14 <= median(done.turns) <= 22


def test_sweeping_and_flowing_find_the_same(steps: list[list[Step]]) -> None:
    """Two ways that share nothing but the steps: the first seat wins in odd turns."""
    duel, chances = solve(steps), chances_of_length(steps)
    assert sum(chances.values()) == pytest.approx(1, abs=1e-9)
    assert sum(chance for turns, chance in chances.items() if turns % 2) == pytest.approx(duel.first_wins, abs=1e-9)
    assert sum(turns * chance for turns, chance in chances.items()) == pytest.approx(duel.turns, abs=1e-6)


@pytest.mark.parametrize(
    "options",
    [Options(), Options("bookmark", False, "after"), Options("ravensburger", False), Options(occupied="after")],
)
def test_played_games_come_out_as_calculated(options: Options) -> None:
    games = 2000
    done = simulate(options, 2, games, Quick(3))
    duel = solve(steps_of_two(options), exact_to=1e-7)
    assert done.winners[0] / games == pytest.approx(duel.first_wins, abs=0.045), "four standard deviations"


def test_a_step_takes_the_turns_that_the_other_loses(steps: list[list[Step]]) -> None:
    assert [step.turns for step in steps[0]] == [1] * 6
    assert {step.turns for row in steps for step in row} == {1, 2, 3, 5}, "five when both are caught"
    assert all(step.again == (step.turns % 2 == 0) for row in steps for step in row if step.to >= 0)


def test_a_known_little_chain_is_solved() -> None:
    """Each throw wins with one face of six, or the other throws: the first wins 6 of 11, and it takes six turns."""
    duel = solve([[Step(1, -1, False), *[Step(1, 0, False)] * 5]])
    assert duel.first_wins == pytest.approx(6 / 11)
    assert duel.turns == pytest.approx(6)


@pytest.mark.parametrize(("turns", "seats", "had"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (12, 6, 2), (13, 6, 3)])
def test_the_turns_of_the_winner_are_counted_from_all(turns: int, seats: int, had: int) -> None:
    assert analysis.turns_of_winner(turns, seats) == had


def test_turns_in_play_are_counted_with_the_lost_ones() -> None:
    """The seat that wins follows from the number of turns: nothing is left out of the count."""
    for seed in range(30):
        luck = Quick(seed)
        s = GAME.new(Options(first=1), 3, luck)
        while GAME.legal(s, s.turn):
            GAME.play(s, s.turn, ROLL, luck, lambda event: None)
        assert s.winner == (1 + s.turns - 1) % 3


def test_less_than_half_has_no_middle() -> None:
    with pytest.raises(ValueError, match="less than half"):
        middle({3: 0.4})


def test_the_report_tells_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert analysis.main(["--games", "20", "--no-exact", "--edition", "bookmark"]) == 0
    out = capsys.readouterr().out
    assert "Two seats, exactly" in out
    assert [line[:4] for line in out.splitlines()[-5:]] == ["| 2 ", "| 3 ", "| 4 ", "| 5 ", "| 6 "]


@pytest.mark.whole
def test_the_readmes_table_of_options_is_made_by_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    """What is exact in it comes out digit by digit; the medians are those of a sample."""
    from research.souriciere import variants

    assert variants.main(["--games", "20"]) == 0
    printed = capsys.readouterr().out.splitlines()
    readme = (games.folder("souriciere") / "README.md").read_text(encoding="utf-8")
    kept = readme[readme.index(printed[0]) :].splitlines()[: len(printed)]
    assert [line.split(" | ")[:3] for line in printed] == [line.split(" | ")[:3] for line in kept]
