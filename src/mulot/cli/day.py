"""The day's game in the terminal: its seed, so that it can be checked, and what the house's characters reached."""

from __future__ import annotations

from datetime import date

from mulot.cli.options import command
from mulot.core.day import seed_of, today, word_of
from mulot.games import house, load
from mulot.house.day import day_of
from mulot.house.games import Games


def show_day(game: str, day: str) -> list[str]:
    """What `mulot day` prints."""
    found = day_of(Games(house()), load(game).id, day or today())
    seed = seed_of(found.game, found.date)
    end = "won" if found.score > 0.5 else "drawn" if found.score == 0.5 else "not won"
    return [
        f"{found.game}, {found.date}: {found.seats} seats, default options",
        f'seed        {seed.hex()}  (SHA-256 of "mulot seed {word_of(found.game, found.date)}")',
        f"commitment  {found.commitment}",
        f"the house   {found.character} on every seat: {end} ({found.reason}) after {found.moves} moves",
    ]


def main(argv: list[str]) -> int:
    """The day's game: its public seed, so that it can be checked, and what the house reached with it."""
    parser = command("day", main.__doc__)
    parser.add_argument("game")
    parser.add_argument("date", nargs="?", default="", help="2026-11-17; else today, in Greenwich")
    given = parser.parse_args(argv)
    if given.date and date.fromisoformat(given.date).isoformat() != given.date:
        parser.error("a date is written 2026-11-17")
    print("\n".join(show_day(given.game, given.date)))
    return 0
