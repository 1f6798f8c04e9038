"""`mulot day`: the seed of a daily game, so that anyone can check it, and the result of the house's bots."""

from __future__ import annotations

from datetime import date

from mulot.cli.options import command
from mulot.core.daily import daily_seed, seed_text, today
from mulot.games import default_shelf, load
from mulot.house.day import day_of
from mulot.house.games import Games


def show_day(game: str, day: str) -> list[str]:
    """Return the lines that `mulot day` prints. `day` is written YYYY-MM-DD; empty means today (UTC)."""
    found = day_of(Games(default_shelf()), load(game).id, day or today())
    seed = daily_seed(found.game, found.date)
    end = "won" if found.score > 0.5 else "drawn" if found.score == 0.5 else "not won"
    return [
        f"{found.game}, {found.date}: {found.seats} seats, default options",
        f'seed        {seed.hex()}  (SHA-256 of "mulot seed {seed_text(found.game, found.date)}")',
        f"commitment  {found.commitment}",
        f"the house   {found.character} on every seat: {end} ({found.reason}) after {found.moves} moves",
    ]


def main(argv: list[str]) -> int:
    """Show a daily game: its public seed, so that anyone can check it, and the house's own result."""
    parser = command("day", main.__doc__)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument("date", nargs="?", default="", help="YYYY-MM-DD (default: today, UTC)")
    given = parser.parse_args(argv)
    if given.date and date.fromisoformat(given.date).isoformat() != given.date:
        parser.error("the date must look like 2026-11-17")
    print("\n".join(show_day(given.game, given.date)))
    return 0
