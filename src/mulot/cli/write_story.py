"""`mulot write-story GAME NAME`: lets bots play a game and saves it as a golden file for the game's tests."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from mulot import games
from mulot.bots import Bot, Budget
from mulot.cli.arguments import add_rule_options, command_parser, parse_rule_options
from mulot.core.game import AnyGame, Outcome
from mulot.core.match import Match
from mulot.lab.arena import SeatedBot
from mulot.lab.bot_lookup import find_bots
from mulot.testing import story

PLAYOUTS = 200
"""Playouts per move. This is a number, not a time limit, so that every machine writes the same file."""


def main(argv: list[str]) -> int:
    """Let bots play a game and save it for the game's tests, as tests/stories/NAME.jsonl and NAME.txt."""
    parser = command_parser("write-story", main.__doc__)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument("name", help="name of the story's files")
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the game's smallest)")
    parser.add_argument("--seed", default="story", metavar="TEXT", help="random seed (default: %(default)s)")
    add_rule_options(parser)
    parser.add_argument(
        "--bots", default="random", metavar="NAME", help="name of the bot for all seats (default: %(default)s)"
    )
    given = parser.parse_args(argv)
    game = games.load(given.game)
    bots = find_bots(given.game, [given.bots] * (given.seats or game.seats[0]))
    place = games.folder(given.game) / "tests" / "stories"
    match = write_story(game, bots, place / given.name, given.seed, parse_rule_options(given.option, game))
    print(f"{given.name}: {len(match.journal.lines)} lines, {match.outcome}")
    return 0


def write_story(game: AnyGame, bots: Sequence[Bot], file: Path, seed: str, options: Mapping[str, Any]) -> Match:
    """Play one game to the end and write its journal (`.jsonl`) and its text (`.txt`); return the match."""
    match, rng = Match(game, len(bots), seed, dict(options)), Random(seed)
    seated_bots = [SeatedBot(bot, game, seat, match.look(seat), seed) for seat, bot in enumerate(bots)]
    while not isinstance(waiting := match.waiting, Outcome):
        seat = waiting.must[0]
        budget = Budget(seconds=60, playouts=PLAYOUTS)
        events = match.play(seat, seated_bots[seat].choose(match.look(seat), match.legal(seat), rng, budget))
        for seated_bot in seated_bots:
            seated_bot.hear(events)
    file.parent.mkdir(parents=True, exist_ok=True)
    match.save(file.with_suffix(".jsonl"))
    file.with_suffix(".txt").write_text(story(match), encoding="utf-8")
    return match
