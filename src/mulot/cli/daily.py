"""`mulot day`: shows the public seed of a daily game, so that anyone can check it, and the bots' result."""

from datetime import date

from mulot.cli.arguments import command_parser
from mulot.core.daily import daily_seed, seed_text, today
from mulot.games import default_shelf, load
from mulot.service.daily import daily_game
from mulot.service.games import OfferedGames


def daily_report(game: str, day: str) -> list[str]:
    """Return the lines that `mulot day` prints. `day` is written YYYY-MM-DD; empty means today (UTC)."""
    daily = daily_game(OfferedGames(default_shelf()), load(game).id, day or today())
    seed = daily_seed(daily.game, daily.date)
    end = "won" if daily.score > 0.5 else "drawn" if daily.score == 0.5 else "not won"
    return [
        f"{daily.game}, {daily.date}: {daily.seats} seats, default options",
        f'seed        {seed.hex()}  (SHA-256 of "mulot seed {seed_text(daily.game, daily.date)}")',
        f"commitment  {daily.commitment}",
        f"the house   {daily.character} on every seat: {end} ({daily.reason}) after {daily.moves} moves",
    ]


def main(argv: list[str]) -> int:
    """Show a daily game: its public seed, so that anyone can check it, and the house's own result."""
    parser = command_parser("day", main.__doc__)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument("date", nargs="?", default="", help="YYYY-MM-DD (default: today, UTC)")
    given = parser.parse_args(argv)
    if given.date and date.fromisoformat(given.date).isoformat() != given.date:
        parser.error("the date must look like 2026-11-17")
    print("\n".join(daily_report(given.game, given.date)))
    return 0
