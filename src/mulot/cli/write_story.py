"""Let bots play a whole game and keep it as a golden story: `mulot write-story GAME NAME`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from mulot import games
from mulot.bots import Bot, Budget
from mulot.cli.options import add_pairs, command, read_pairs
from mulot.core.game import AnyGame, Outcome
from mulot.core.match import Match
from mulot.lab.arena import Chair
from mulot.lab.finding_bots import find_bots
from mulot.testing import story

PLAYOUTS = 200
"""What a searching bot may imagine for each move: a number and no time, so that every machine tells the same story."""


def main(argv: list[str]) -> int:
    """Write `tests/stories/NAME.jsonl` and `.txt` in the game's folder."""
    parser = command("write-story", main.__doc__)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="story")
    add_pairs(parser)
    parser.add_argument("--bots", default="random", help="one name for all seats")
    chosen = parser.parse_args(argv)
    game = games.load(chosen.game)
    bots = find_bots(chosen.game, [chosen.bots] * (chosen.seats or game.seats[0]))
    place = games.folder(chosen.game) / "tests" / "stories"
    match = write_story(game, bots, place / chosen.name, chosen.seed, read_pairs(chosen.option))
    print(f"{chosen.name}: {len(match.journal.lines)} lines, {match.outcome}")
    return 0


def write_story(game: AnyGame, bots: Sequence[Bot], file: Path, seed: str, options: Mapping[str, Any]) -> Match:
    """Play to the end, and write the journal and the text beside each other."""
    match, rng = Match(game, len(bots), seed, dict(options)), Random(seed)
    chairs = [Chair(bot, game, seat, match.look(seat), seed) for seat, bot in enumerate(bots)]
    while not isinstance(waiting := match.waiting, Outcome):
        seat = waiting.must[0]
        budget = Budget(seconds=60, playouts=PLAYOUTS)
        events = match.play(seat, chairs[seat].choose(match.look(seat), match.legal(seat), rng, budget))
        for chair in chairs:
            chair.hear(events)
    file.parent.mkdir(parents=True, exist_ok=True)
    match.save(file.with_suffix(".jsonl"))
    file.with_suffix(".txt").write_text(story(match), encoding="utf-8")
    return match
