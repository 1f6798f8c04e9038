"""Plays the standing league, and writes its pages from the records.

python -m research league standings                    play the games that are missing, then write the pages
python -m research league standings --report           write the pages only
python -m research league standings --only trio        play the divisions of one game

Each line of `records/<game>.jsonl` is a pair of bots (in a game that is won together, a team of one bot) with all that
is needed to play its games again: version, options, seats, playouts and seed. Records of other versions stay in the
files, and are not counted.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import mulot
from mulot import games
from mulot.bots import Bot, random_bot
from mulot.core.options import plain_options, read_options
from mulot.lab.intervals import score_interval
from mulot.lab.league import rate
from mulot.lab.simulate import Plan, mean, simulate
from research import module_parser
from research.league.baselines import GREEDY, flat

RECORDS = Path(__file__).parent / "records"
PAGES = Path(mulot.__file__).parents[2] / "docs" / "results" / "league"
SEED = 2026
JOBS = 1


@dataclass(frozen=True)
class Division:
    """Bots that play each other with the same options. In a game that is won together, each bot plays in every seat."""

    title: str
    game: str
    baselines: tuple[Bot, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 2
    games: int = 40
    playouts: int = 100
    together: bool = False

    def bots(self) -> tuple[str | Bot, ...]:
        """Return the baselines and the game's characters, the gentlest first."""
        return (*self.baselines, *games.characters(self.game))

    def plans(self) -> Iterator[Plan]:
        """Yield the plan of every pair, or of every team."""
        teams = [(bot,) for bot in self.bots()] if self.together else combinations(self.bots(), 2)
        for team in teams:
            seated = tuple(team[seat % len(team)] for seat in range(self.seats))
            yield Plan(self.game, self.seats, seated, self.options, self.games, SEED, True, playouts=self.playouts)


GREEDY_TRIO, GREEDY_BARRIERES = GREEDY["trio"], GREEDY["barrieres"]
DIVISIONS = (
    Division("The box: 7×7, eight barriers each", "barrieres", (random_bot, GREEDY_BARRIERES)),
    Division("The young forest", "clan", (random_bot,), seats=3, games=200, together=True),
    Division("The dangerous forest", "clan", (random_bot,), {"forest": "dangerous"}, 3, 200, together=True),
    Division("Two players, pro", "trio", (random_bot, GREEDY_TRIO, flat), {"variant": "pro"}, games=20),
)
"""The divisions of the league. La Souricière has none, because there is nothing to choose; Les Mystiques has a table of
its own for each chapter (docs/results/mystiques.md)."""
HEAD = """# The league: {title}

<!-- Written by `python -m research league standings --report`; the games are in `research/league/records`. -->

How strong are the characters of {title}, compared with [simple baselines](README.md)? All luck, and who begins, is
drawn from the seed {seed}; seats rotate. The games are of version {version} of the rules;
`python -m research league standings --only {game}` plays those that have no record.
"""
RATED = "Elo 0 is the gentlest character."
TOGETHER = "The players win or lose together, so a bot is not rated against others: it plays in every seat."


def read_records(game: str) -> list[dict[str, Any]]:
    """Return the records of a game at its present version."""
    file, version = RECORDS / f"{game}.jsonl", mulot.load(game).version
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [record for record in map(json.loads, lines) if record["version"] == version]


def find_record(records: list[dict[str, Any]], plan: Plan) -> dict[str, Any] | None:
    """Return the record of a plan, or None if it has not been played."""
    wanted = {**plan.to_dict(), "games": plan.games}
    return next((record for record in records if {name: record[name] for name in wanted} == wanted), None)


def play_plan(plan: Plan, jobs: int = JOBS) -> dict[str, Any]:
    """Play a plan and return its record: how often the first bot got each share of the score."""
    tally = [*simulate(plan, jobs)][-1]
    pair = sorted(set(plan.names()))
    found = tally.shares[pair[0], pair[1]] if len(pair) > 1 else tally.bots[pair[0]]
    return {**plan.to_dict(), "games": plan.games, "of": pair[0], "scores": sorted(found.items())}


def play_missing(only: str) -> None:
    """Play every plan that has no record, and append its record."""
    for division in DIVISIONS:
        for plan in division.plans():
            if only in ("", division.game) and find_record(read_records(division.game), plan) is None:
                line = json.dumps(play_plan(plan), ensure_ascii=False)
                print(line, flush=True)
                RECORDS.mkdir(exist_ok=True)
                with (RECORDS / f"{division.game}.jsonl").open("a", encoding="utf-8") as out:
                    out.write(line + "\n")


def scores_of(division: Division) -> dict[tuple[str, ...], Counter[float]]:
    """Return the scores of each pair (of its first bot) or team, from the records. Raises LookupError if one is
    missing."""
    records, found = read_records(division.game), {}
    for plan in division.plans():
        record = find_record(records, plan)
        if record is None:
            raise LookupError(f"{division.title}: {', '.join(plan.names())}")
        names = tuple(sorted(set(plan.names())))
        assert record["of"] == names[0]
        found[names] = Counter(dict(map(tuple, record["scores"])))
    return found


def page(game: str) -> str:
    """Return the page of a game."""
    own = [division for division in DIVISIONS if division.game == game]
    version = mulot.load(game).version
    text = HEAD.format(title=game_title(game), seed=SEED, version=version, game=game)
    text += (TOGETHER if own[0].together else RATED) + "\n"
    for division in own:
        text += "\n" + "\n".join(section(division)) + "\n"
    return text


def game_title(game: str) -> str:
    """Return the game's English name."""
    from mulot.cli.i18n import Translator

    return Translator("en", mulot.load(game)).game_text("title")


def section(division: Division) -> list[str]:
    """Return a division's tables."""
    options = plain_options(read_options(mulot.load(division.game), division.options, division.seats))
    chosen = [f"{name} {value}" for name, value in options.items() if name in division.options]
    each = "bot" if division.together else "pair"
    played = f"{division.games} games for each {each}, {division.playouts} playouts per move."
    lines = [f"## {division.title}", ""]
    lines += [f"{division.seats} seats; {', '.join(chosen) or 'as in the box'}. {played}", ""]
    scores = scores_of(division)
    if division.together:
        rows = [[names[0], *cells(counts)] for names, counts in scores.items()]
        return [*lines, *table(["bot", "won", "95 % interval"], rows)]
    shares = {(names[0], names[1]): counts for names, counts in scores.items()}
    ranking = rate(shares, next(iter(games.characters(division.game))))
    rows = [
        [one.bot, f"{one.elo:+.0f}", f"{one.low:+.0f} to {one.high:+.0f}", f"{one.score:.1%}", f"{one.games}"]
        for one in ranking
    ]
    lines += [*table(["bot", "Elo", "95 % interval", "score", "games"], rows), ""]
    lines += ["The score of the bot on the left against the one above:", ""]
    names = [one.bot for one in ranking]
    return [*lines, *table(["", *names], [[one, *(against(shares, one, other) for other in names)] for one in names])]


def against(shares: Mapping[tuple[str, str], Mapping[float, int]], one: str, other: str) -> str:
    """Return the first bot's score against the second, as a table's cell."""
    if one == other:
        return "–"
    if (one, other) in shares:
        return f"{mean(shares[one, other]):.0%}"
    return f"{1 - mean(shares[other, one]):.0%}"


def cells(scores: Mapping[float, int]) -> tuple[str, str]:
    """Return a mean score and its interval, as a table's cells."""
    low, high = score_interval(scores)
    return f"{mean(scores):.1%}", f"{low:.1%} to {high:.1%}"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return the lines of a table in Markdown."""
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def main(argv: list[str]) -> int:
    """Play what is missing and write the pages."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--report", action="store_true", help="write the pages only")
    parser.add_argument("--only", default="", metavar="GAME", help="play the divisions of one game")
    given = parser.parse_args(argv)
    if not given.report:
        play_missing(given.only)
    PAGES.mkdir(exist_ok=True)
    for game in dict.fromkeys(division.game for division in DIVISIONS):
        if given.only in ("", game):
            (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
    return 0
