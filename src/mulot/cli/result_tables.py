"""Formats the results of simulations and leagues, as terminal tables and as JSON."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from mulot.cli.i18n import Translator
from mulot.lab.intervals import score_interval, wilson
from mulot.lab.league import Rating
from mulot.lab.simulate import Plan, Tally, mean


def print_tally(console: Console, plan: Plan, tally: Tally, words: Translator) -> None:
    """Print a simulation's results: scores by seat and by bot, how games ended, and their length."""
    table = Table(title=f"{words.game_text('title')}: {tally.games} {words.house_text('table-games')}")
    for column in ("table-seat", "table-score", "table-interval"):
        table.add_column(words.house_text(column))
    for seat, scores in enumerate(tally.seats):
        name = "" if plan.rotate else f" ({plan.names()[seat]})"
        table.add_row(f"{seat + 1}{name}", *_format_mean_and_interval(scores))
    if plan.rotate:
        table.add_section()
        for bot, scores in sorted(tally.bots.items()):
            table.add_row(bot, *_format_mean_and_interval(scores))
    console.print(table)
    ends = Table()
    for column in ("table-end", "table-games", "table-interval"):
        ends.add_column(words.house_text(column))
    for reason, count in tally.reasons.most_common():
        low, high = wilson(count, tally.games)
        ends.add_row(reason, str(count), f"{low:.1%} – {high:.1%}")
    console.print(ends)
    average, median, within = tally.length_statistics()
    console.print(words.house_text("length", mean=f"{average:.1f}", median=f"{median:g}", within=within))


def _format_mean_and_interval(scores: Mapping[float, int]) -> tuple[str, str]:
    low, high = score_interval(scores)
    return f"{mean(scores):.1%}", f"{low:.1%} – {high:.1%}"


def tally_to_json(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Return a simulation's plan and results as JSON-compatible data."""
    average, median, within = tally.length_statistics()
    seats = [
        {"seat": seat, **({} if plan.rotate else {"bot": plan.names()[seat]}), **_scores_to_json(scores)}
        for seat, scores in enumerate(tally.seats)
    ]
    return {
        "plan": plan.to_dict(),
        "games": tally.games,
        "seats": seats,
        "bots": {bot: _scores_to_json(scores) for bot, scores in sorted(tally.bots.items())},
        "ends": dict(sorted(tally.reasons.items())),
        "plies": {"mean": average, "median": median, "95 of 100 within": within},
    }


def _scores_to_json(scores: Mapping[float, int]) -> dict[str, Any]:
    counts = [[score, count] for score, count in sorted(scores.items())]
    return {"score": mean(scores), "interval": list(score_interval(scores)), "counts": counts}


def print_ratings(console: Console, table: Sequence[Rating], words: Translator) -> None:
    """Print the rating table, the strongest bot first."""
    output = Table(title=f"{words.game_text('title')}: {words.house_text('league')}")
    for column in ("table-bot", "table-elo", "table-interval", "table-games", "table-score"):
        output.add_column(words.house_text(column))
    for each in table:
        span = f"{each.low:+.0f} – {each.high:+.0f}"
        output.add_row(each.bot, f"{each.elo:+.0f}", span, str(each.games), f"{each.score:.1%}")
    console.print(output)


def league_to_json(
    plan: Plan, table: Sequence[Rating], scores: Mapping[tuple[str, str], Mapping[float, int]]
) -> dict[str, Any]:
    """Return a league's plan, ratings and pairwise results as JSON-compatible data."""
    pairs = [{"bots": list(pair), **_scores_to_json(shares)} for pair, shares in scores.items()]
    settings = {**plan.to_dict(), "bots": list(plan.names())}
    league = [{name: getattr(each, name) for name in each.__struct_fields__} for each in table]
    return {"plan": settings, "games": plan.games, "league": league, "pairs": pairs}
