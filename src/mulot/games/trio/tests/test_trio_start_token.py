"""The house rule for a shorter evening: every player begins with a token (TR-40)."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.games.trio import GAME
from mulot.games.trio.bots import greedy_action
from mulot.testing import rule

SHORT = {"start_token": True, "first": 0}


def rounds_won(options: dict[str, object], seats: int, seed: int) -> list[int]:
    """Return how many rounds each seat has won at the end of a game."""
    match, rng, won = mulot.Match(GAME, seats, seed, options), Random(seed), [0] * seats
    while (ask := match.waiting) and hasattr(ask, "seats"):
        [seat] = ask.seats
        for event in match.play(seat, greedy_action(match.look(seat), match.legal(seat), rng)):
            if type(event).__name__ == "RoundWon":
                won[event.seat] += 1
    assert match.waiting.reason == "tokens"
    assert match.waiting.scores[won.index(max(won))] == 1
    return won


@rule("TR-40")
@pytest.mark.parametrize("variant", ["basic", "pro"])
def test_everybody_begins_with_a_token_and_two_more_win(variant: str) -> None:
    view = mulot.Match(GAME, 3, 1, SHORT | {"variant": variant}).look(None)
    assert (view.tokens, view.box) == ((1, 1, 1), 13)
    assert sorted(rounds_won(SHORT | {"variant": variant}, 3, 5))[-2:] in ([0, 2], [1, 2])


@rule("T-021", "T-022", "TR-40")
def test_without_the_house_rule_nobody_has_a_token_and_three_win() -> None:
    assert mulot.Match(GAME, 3, 1, {"first": 0}).look(None).tokens == (0, 0, 0)
    assert max(rounds_won({"first": 0, "start_token": False}, 3, 5)) == 3
    assert "start_token" not in mulot.Match(GAME, 3, 1).journal.header.options
