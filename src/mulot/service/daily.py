"""The daily game: which characters play in the other seats, and the result they reach with the same deal."""

from functools import lru_cache
from random import Random
from typing import Any

from mulot.bots.bot import Budget
from mulot.core.daily import daily_seats, daily_seed, is_current, seed_text
from mulot.core.errors import NoSuchGame
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import commitment
from mulot.core.match import Match
from mulot.service.games import OfferedGames
from mulot.service.schemas import DailyGameInfo

PERSON_SEAT = 0
"""The seat of the person who plays the daily game."""
PLAYOUTS = 10
"""Playouts per move for the characters that set the result to beat."""


def check_date(game: AnyGame, day: str) -> None:
    """Raise NoSuchGame unless the daily game of this date can be played now."""
    if not is_current(day):
        raise NoSuchGame(seed_text(game.id, day), "today")


def daily_character(games: OfferedGames, game: AnyGame) -> str:
    """Return the character in the other seats: the second gentlest, which knows the game and plays quickly."""
    names = tuple(games.characters(game))
    return names[min(1, len(names) - 1)]


@lru_cache(maxsize=64)
def daily_game(games: OfferedGames, title: str, day: str) -> DailyGameInfo:
    """Return the daily game of a date, with the result when the character plays every seat. It is the same on every
    server. Takes seconds when it is not cached."""
    game = games.game(title)
    seats, name, seed = daily_seats(game), daily_character(games, game), daily_seed(title, day)
    match = Match(game, seats, seed)
    bot = games.bots(game)[name]
    memories = [bot.start(game, seat, match.look(seat)) for seat in range(seats)]
    rng = Random(seed_text(game.id, day))
    _notify_bots(game, bot, memories, match, match.results[0].events)
    while not isinstance(waiting := match.waiting, Outcome):
        seat = waiting.must[0]
        budget = Budget(3600.0, PLAYOUTS)
        action = bot.choose(memories[seat], match.look(seat), match.legal(seat), rng, budget)
        _notify_bots(game, bot, memories, match, match.play(seat, action))
    moves = len(match.results) - 1
    return DailyGameInfo(
        game.id, day, seats, name, commitment(seed), waiting.scores[PERSON_SEAT], waiting.reason, moves
    )


def _notify_bots(game: AnyGame, bot: Any, memories: list[Any], match: Match, events: Any) -> None:
    for seat, memory in enumerate(memories):
        heard = [found for event in events if (found := game.hear(event, seat)) is not None]
        if heard:
            bot.notice(memory, match.look(seat), heard)
