"""The race on arrays: turn by turn what the rules do, and the same values as from the rules, for as many mice as these
can be asked for; for four, games that were played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

import mulot
from mulot.core.luck import Quick, Scripted
from mulot.games.souriciere import rules
from mulot.games.souriciere.content import BOARD
from mulot.games.souriciere.model import ROLL, Options, State
from research.souriciere import analysis, exact

PAGE = Path(mulot.__file__).parents[2] / "docs" / "results" / "souriciere.md"
SETS = [Options(edition, exact, occupied, 0) for edition in ("ravensburger", "bookmark") for exact in (True, False)
        for occupied in ("before", "after")]  # fmt: skip
HOLES = [room.hole for room in BOARD.rooms]


def figures(seats: int, options: Options) -> list[str]:
    """The line of the page."""
    begins = f"| {seats} | {options.edition} | {'yes' if options.exact else 'no'} | {options.occupied} |"
    return next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(begins)).split(" | ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_has_every_option_set(seats: int) -> None:
    for options in SETS:
        wins = [float(share) for share in figures(seats, options)[5].split(" / ")]
        assert len(wins) == seats
        assert sum(wins) == pytest.approx(100, abs=2e-4)
        assert all(sooner > later for sooner, later in pairwise(wins))


def place(s: State, seat: int) -> int:
    """Where a mouse is, as one number."""
    from research.souriciere.kernel.turns import ROOMS, TRAPPED

    square, hole, lost = s.square[seat], s.hole[seat], s.lost[seat]
    if square is not None:
        return square
    return ROOMS + HOLES.index(hole) if hole is not None else TRAPPED + (lost or 0)


@pytest.mark.whole
@pytest.mark.parametrize("options", SETS, ids=lambda options: f"{options.edition}-{options.exact}-{options.occupied}")
def test_every_turn_of_a_game_is_the_one_of_the_rules(options: Options) -> None:
    from research.souriciere.by_turns import rules_of
    from research.souriciere.kernel.turns import turn

    told, compared = rules_of(options), 0
    for seed in range(60):
        rng = Random(seed)
        s = rules.new(options, 4, Quick(seed))
        while s.winner is None:
            die = rng.randint(1, 6)
            mice = [place(s, (s.turn + i) % 4) for i in range(4)]
            before, now = s.turns, s.turn
            rules.play(s, s.turn, ROLL, Scripted(die), lambda event: None)
            after = s.turns if s.winner is None else before + 1
            for _ in range(before, after):  # lost turns pass by themselves
                six = np.empty(6, np.int64)
                turn(*told, np.array(mice), six)
                mice = [*mice[1:], int(six[die - 1])]
                now = (now + 1) % 4
                compared += 1
            if s.winner is not None:
                assert mice[-1] == BOARD.cheese
                continue
            ours, theirs = mice[1:], [place(s, (now + i) % 4) for i in range(4)]
            assert ours == theirs[1:]
            if mice[0] < 63:  # let out of the trap, a mouse is put on the path before it throws
                assert mice[0] == theirs[0]
    assert compared > 3_000


@pytest.mark.whole
@pytest.mark.parametrize("options", SETS, ids=lambda options: f"{options.edition}-{options.exact}-{options.occupied}")
def test_two_mice_come_to_the_same_as_from_the_rules(options: Options) -> None:
    from research.souriciere import by_turns

    ours, theirs = by_turns.solve(options, 2), exact.solve(options, 2)
    assert ours.positions == theirs.positions
    assert ours.wins == pytest.approx(theirs.wins, abs=1e-11)
    assert ours.mean == pytest.approx(theirs.mean, abs=1e-9)
    most = min(len(ours.chances), len(theirs.chances))
    assert np.abs(ours.chances[:most] - theirs.chances[:most]).max() < 1e-14
    assert ours.differ < 1e-11


@pytest.mark.whole
@pytest.mark.parametrize("options", SETS, ids=lambda options: f"{options.edition}-{options.exact}-{options.occupied}")
def test_three_mice_come_to_what_the_page_has_from_the_rules(options: Options) -> None:
    from research.souriciere import by_turns

    found = by_turns.solve(options, 3)
    assert exact.row(options, 3, found).split(" | ")[:10] == figures(3, options)[:10]


@pytest.mark.whole
def test_four_mice_that_played_fall_within() -> None:
    games, options = 3_000, Options(first=0)
    line = figures(4, options)
    done = analysis.simulate(options, 4, games, Quick(4))
    for seat, share in enumerate(float(share) / 100 for share in line[5].split(" / ")):
        assert abs(done.winners[seat] / games - share) < 3.5 * (share * (1 - share) / games) ** 0.5
