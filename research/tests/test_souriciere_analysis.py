"""Statistics of the board in play. A changed board that misses its design targets fails here."""

from __future__ import annotations

from statistics import median

import pytest

from mulot.core.luck import RandomLuck
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import ROLL, Options
from research.souriciere import analysis
from research.souriciere.analysis import simulate


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_winner_needs_14_to_22_turns_in_the_median_for_every_number_of_seats(seats: int) -> None:
    done = simulate(Options(), seats, 600, RandomLuck(seats))
    assert len(done.turns) == 600
    assert 14 <= median(done.turns) <= 22


def test_lost_turns_are_counted_too() -> None:
    """The winning seat follows from the number of turns, so no turn is left out of the count."""
    for seed in range(30):
        luck = RandomLuck(seed)
        s = GAME.new(Options(first=1), 3, luck)
        while GAME.legal(s, s.turn):
            GAME.play(s, s.turn, ROLL, luck, lambda event: None)
        assert s.winner == (1 + s.turns - 1) % 3


def test_the_table_has_every_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert analysis.main(["--games", "20", "--no-exact", "--edition", "bookmark"]) == 0
    out = capsys.readouterr().out
    assert [line[:4] for line in out.splitlines()[2:]] == ["| 2 ", "| 3 ", "| 4 ", "| 5 ", "| 6 "]
