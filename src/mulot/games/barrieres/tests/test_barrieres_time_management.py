"""How much time a move takes in games with clocks."""

from __future__ import annotations

import pytest

from mulot.games.barrieres.bots.time_management import TimeBudget, TimeManager, time_budget


@pytest.mark.parametrize(
    ("told", "turn", "usual", "most"),
    [
        ("", 0, 1.5, 1.5),
        ("movetime 2 wtime 100", 0, 2.0, 2.0),
        ("wtime 96 btime 48 winc 1 binc 2", 0, 12.8, 24.8),
        ("wtime 96 btime 48 winc 1 binc 2", 1, 7.6, 13.6),
        ("wtime 0.4 winc 5", 0, 0.2, 0.2),
        ("wtime 0", 0, 0.01, 0.01),
        ("btime 50", 0, 1.5, 1.5),
        ("wtime 999999", 0, 600.0, 600.0),
    ],
)
def test_the_clock_is_divided_up(told: str, turn: int, usual: float, most: float) -> None:
    given = time_budget(told.split(), turn, 1.5)
    assert given.usual == pytest.approx(usual)
    assert given.most == pytest.approx(most)


@pytest.mark.parametrize("told", ["movetime", "wtime soon", "depth 3", "wtime nan", "wtime -1", "btime 1e7"])
def test_what_is_no_clock_is_refused(told: str) -> None:
    with pytest.raises(ValueError, match=r"go COLOUR|number|convert"):
        time_budget(told.split(), 0, 1.0)


@pytest.mark.parametrize("left", [0.5, 1.0, 60.0])
def test_a_clock_never_runs_out_even_if_every_move_is_hard(left: float) -> None:
    """A clock never runs out while it shows more than the minimum time of a move, even if every move is hard."""
    start = left
    for _ in range(40):
        given = time_budget(["btime", str(left)], 1, 1.0)
        assert given.usual <= given.most
        if given.most > 0.01:
            assert given.most <= left / 2
            left -= given.most
    assert 0 < left < start


class FakeSearch:
    """A fake search. `step` seconds pass between checks; `leads` has the best action, its visits, and the others'."""

    def __init__(self, *leads: tuple[int, int, int], pace: float = 1000.0, step: float = 0.01) -> None:
        self.leads, self.pace, self.step = leads, pace, step
        self.now, self.rounds = 0.0, 0

    def clock(self) -> float:
        return self.now

    def best_action_and_visits(self) -> tuple[int, int, int]:
        return self.leads[min(int(self.now), len(self.leads) - 1)]

    def took(self, given: TimeBudget) -> float:
        patience = TimeManager(given, self.clock)
        while self.now < given.most:
            self.now += self.step
            self.rounds = int(self.pace * self.now)
            if patience(self):
                break
        return self.now


GIVEN = TimeBudget(2.0, 6.0)


def test_an_easy_move_takes_less_than_its_share() -> None:
    assert FakeSearch((1, 900, 100)).took(GIVEN) == pytest.approx(1.2, abs=0.1), "the rest of the time cannot change it"
    assert FakeSearch((1, 9000, 100)).took(GIVEN) < 0.1


def test_a_hard_move_takes_more_than_its_share() -> None:
    assert FakeSearch((1, 500, 490)).took(GIVEN) == pytest.approx(6.0, abs=0.5)
    late = FakeSearch((1, 500, 100), (1, 500, 100), (2, 520, 100)).took(TimeBudget(2.5, 6.0))
    steady = FakeSearch((1, 500, 100)).took(TimeBudget(2.5, 6.0))
    assert late > steady + 0.3, "the best has changed"


def test_whoever_may_think_to_the_second_does() -> None:
    assert FakeSearch((1, 9000, 100)).took(TimeBudget(2.0, 2.0)) == pytest.approx(2.0, abs=0.02)
