"""Write a golden story: `python tests/contract/write_story.py GAME NAME --seats 3 --seed 7 --option a=1`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from contract.cases import folder, load
from mulot.bots import Budget
from mulot.cli.main import read_pairs
from mulot.core.game import Outcome
from mulot.core.match import Match
from mulot.lab.arena import Chair
from mulot.lab.simulate import find_bots
from mulot.testing import story


def main() -> None:
    parser = argparse.ArgumentParser(description="Let bots play a whole game and keep it as a golden story.")
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="story")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--bots", default="random", help="one name for all seats")
    chosen = parser.parse_args()
    game = load(chosen.game)
    seats = chosen.seats or game.seats[0]
    match = Match(game, seats, chosen.seed, read_pairs(chosen.option))
    rng = Random(chosen.seed)
    bots = find_bots(chosen.game, [chosen.bots] * seats)
    chairs = [Chair(bot, game, seat, match.look(seat)) for seat, bot in enumerate(bots)]
    while not isinstance(waiting := match.waiting, Outcome):
        seat = waiting.must[0]
        budget = Budget(seconds=60, playouts=200)
        events = match.play(seat, chairs[seat].choose(match.look(seat), match.legal(seat), rng, budget))
        for chair in chairs:
            chair.hear(events)
    place = folder(chosen.game) / "tests" / "stories"
    place.mkdir(parents=True, exist_ok=True)
    match.save(place / f"{chosen.name}.jsonl")
    (place / f"{chosen.name}.txt").write_text(story(match), encoding="utf-8")
    print(f"{chosen.name}: {len(match.journal.lines)} lines, {match.outcome}")


if __name__ == "__main__":
    main()
