"""The day's game: one deal a day and title, the same for everybody.

Its seed is made from the title and the date, by a formula that anybody can follow: the seed of the word
`day <title> <year>-<month>-<day>`, so `mulot.Match(game, seats, seed="day trio 2026-11-17")` deals it. The day is that
of Greenwich (UTC), wherever one plays. Such a seed is public, so its luck is no secret, and a table says so.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from mulot.core.game import AnyGame
from mulot.core.match import seed_bytes

AROUND = timedelta(days=2)
"""So far from today a house still plays the game of a day: clocks differ, and evenings are long."""


def today() -> str:
    """The date in Greenwich."""
    return datetime.now(UTC).date().isoformat()


def word_of(game: str, day: str) -> str:
    """What the seed is made from."""
    return f"day {game} {day}"


def seed_of(game: str, day: str) -> bytes:
    """The public seed of a title's deal on this date."""
    return seed_bytes(word_of(game, day))


def seats_of(game: AnyGame) -> int:
    """How many sit there: one person and as few others as the game allows."""
    return next((seats for seats in game.seats if seats >= 2), game.seats[0])


def is_near(day: str) -> bool:
    """Whether this is a date, and not far from today."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return False
    return found.isoformat() == day and abs(found - date.fromisoformat(today())) <= AROUND
