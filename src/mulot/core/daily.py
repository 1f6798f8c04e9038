"""The daily game: one deal per game per day, the same for everyone.

Anyone can compute its seed from the text `day <game> <year>-<month>-<day>`: `mulot.Match(game, seats,
seed="day trio 2026-11-17")` deals it. Days are counted in UTC everywhere. Because the seed is public, the luck is not
secret, and the table says so.
"""

from datetime import UTC, date, datetime, timedelta

from mulot.core.game import AnyGame
from mulot.core.match import seed_bytes

GRACE_PERIOD = timedelta(days=2)
"""How far from today a daily game can still be played, because clocks and time zones differ."""


def today() -> str:
    """Return today's date in UTC, as year-month-day."""
    return datetime.now(UTC).date().isoformat()


def seed_text(game: str, day: str) -> str:
    """Return the text that the seed is derived from."""
    return f"day {game} {day}"


def daily_seed(game: str, day: str) -> bytes:
    """Return the public seed of a game's deal on this date."""
    return seed_bytes(seed_text(game, day))


def daily_seats(game: AnyGame) -> int:
    """Return the number of seats in the daily game: the smallest that the game allows, but at least two if possible."""
    return next((seats for seats in game.seats if seats >= 2), game.seats[0])


def is_current(day: str) -> bool:
    """True if the text is a date close enough to today to be played."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return False
    return found.isoformat() == day and abs(found - date.fromisoformat(today())) <= GRACE_PERIOD
