"""Everything that is sent to another process or machine survives pickling."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

import mulot
from mulot.bots import expectimax, greedy, search
from mulot.games import bots
from mulot.lab.arena import play_game


def pickled_copy(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def value(view: Any, seat: int) -> float:
    return 0.5


@pytest.mark.parametrize("name", mulot.shelf())
def test_games_and_their_bots_can_be_pickled(name: str) -> None:
    game = mulot.load(name)
    assert pickled_copy(game) is game, "pickled by its name"
    assert all(pickled_copy(older) is older for older in game.old_versions.values())
    changed = replace(game, seats=(9,))
    assert pickled_copy(changed).seats == (9,), "a game that is not on the shelf is pickled by value"
    for bot in bots(name).values():
        copied = pickled_copy(bot)
        assert copied.name == bot.name
        if bot.quick:
            options = game.options()
            here = play_game(game, options, [bot] * game.seats[0], 3)
            assert play_game(pickled_copy(game), options, [copied] * game.seats[0], 3) == here


def test_bots_from_factories_can_be_pickled() -> None:
    for bot in (greedy("g", value), search("s"), expectimax("e", plies=2)):
        assert pickled_copy(bot) == bot or pickled_copy(bot).choose.keywords == bot.choose.keywords


@pytest.mark.parametrize("name", mulot.shelf())
def test_a_match_and_a_moment_can_be_pickled(name: str) -> None:
    game = mulot.load(name)
    match = mulot.Match(game, game.seats[0], 4)
    for _ in range(6):
        seat = match.waiting.must[0]
        match.play(seat, match.legal(seat)[0])
    copied = pickled_copy(match)
    assert copied.dump() == match.dump()
    assert copied.state == match.state
    assert pickled_copy(match.at(3)).look() == match.at(3).look()
    seat = match.waiting.must[0]
    assert copied.play(seat, copied.legal(seat)[0]) == match.play(seat, match.legal(seat)[0])
