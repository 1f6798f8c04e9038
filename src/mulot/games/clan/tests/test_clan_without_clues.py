"""The house rule for the smallest: nobody is asked for help (CR-72)."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.clan import GAME
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import TurnBegan
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.tests.clan_helpers import about
from mulot.testing import act, only, refusal, rule


def table(seats: int = 3, **options: bool) -> AnyState:
    return GAME.new(Options(first=0, **options), seats, RandomLuck(3))


@rule("CR-72")
def test_without_clues_the_active_player_begins_at_once() -> None:
    s = table(without_clues=True)
    for seat in range(3):
        assert about(s) == "first-look", "the secret looks stay"
        events = act(GAME, s, seat, "pass", *(["fox"] if seat == 2 else []))
    assert only(TurnBegan, events).seat == 0
    assert (about(s), GAME.waiting(s).seats) == ("explore", (0,))
    assert refusal(GAME, s, 1, "top-a").no
    act(GAME, s, 0, "a1", "frog")
    assert (about(s), GAME.waiting(s).seats) == ("explore", (1,))


@rule("CR-72", "C-018")
@pytest.mark.parametrize("options", [{}, {"without_clues": False}])
def test_with_clues_the_others_are_asked_first(options: dict[str, bool]) -> None:
    s = table(**options)
    for seat in range(3):
        act(GAME, s, seat, "pass", *(["fox"] if seat == 2 else []))
    assert (about(s), GAME.waiting(s).seats) == ("help", (1,))
    assert ("without_clues" in mulot.Match(GAME, 3, 1, options).journal.header.options) == bool(options)


@rule("CR-72", "C-073")
@pytest.mark.parametrize("forest", ["young", "full"])
def test_whole_nights_without_clues_have_no_help(forest: str) -> None:
    rng = Random(5)
    for seed in range(20):
        match = mulot.Match(GAME, 3, seed, {"forest": forest, "without_clues": True})
        asked: set[str] = set()
        while match.state.outcome is None:
            asked.add(match.waiting.about)
            seat = match.waiting.seats[0]
            match.play(seat, rng.choice(match.legal(seat)))
        assert "help" not in asked
        assert "explore" in asked
