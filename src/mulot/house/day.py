"""The daily game: who plays at the other seats, and the result that the house's characters reach with the same deal."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from mulot.bots.bot import Budget
from mulot.core.day import is_near, seats_of, seed_of, word_of
from mulot.core.errors import NoSuchGame
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import commitment
from mulot.core.match import Match
from mulot.house.games import Games
from mulot.house.shown import DayShown

PERSON = 0
"""The seat of the person who plays the daily game."""
THOUGHTS = 10
"""Playouts per move of the characters that set the result to compare with."""


def check(game: AnyGame, day: str) -> None:
    """Check that the daily game of this date can be played now. Raises NoSuchGame."""
    if not is_near(day):
        raise NoSuchGame(word_of(game.id, day), "today")


def character_of(games: Games, game: AnyGame) -> str:
    """Return the character on the other seats: the second gentlest, which knows the game and plays fast."""
    names = tuple(games.characters(game))
    return names[min(1, len(names) - 1)]


@lru_cache(maxsize=64)
def day_of(games: Games, title: str, day: str) -> DayShown:
    """Return the daily game of a date, with the result of the character playing every seat. Every house returns the
    same."""
    game = games.game(title)
    seats, name, seed = seats_of(game), character_of(games, game), seed_of(title, day)
    match = Match(game, seats, seed)
    bot = games.bots(game)[name]
    memories = [bot.start(game, seat, match.look(seat)) for seat in range(seats)]
    rng = Random(word_of(game.id, day))
    _tell(game, bot, memories, match, match.told[0].events)
    while not isinstance(waiting := match.waiting, Outcome):
        seat = waiting.must[0]
        budget = Budget(3600.0, THOUGHTS)
        action = bot.choose(memories[seat], match.look(seat), match.legal(seat), rng, budget)
        _tell(game, bot, memories, match, match.play(seat, action))
    moves = len(match.told) - 1
    return DayShown(game.id, day, seats, name, commitment(seed), waiting.scores[PERSON], waiting.reason, moves)


def _tell(game: AnyGame, bot: Any, memories: list[Any], match: Match, events: Any) -> None:
    for seat, memory in enumerate(memories):
        heard = [found for event in events if (found := game.hear(event, seat)) is not None]
        if heard:
            bot.notice(memory, match.look(seat), heard)
