"""The laws on random games, without end.

    python tests/contract/fuzz.py [--game trio --seconds 60]

A game that breaks a law is written to `fuzz/` as a journal; `mulot replay FILE` opens it again.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random, SystemRandom

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from contract.cases import ROOT, case, ids
from mulot.testing.laws import LawBroken, Walk, any_options, walk


def main() -> int:
    parser = argparse.ArgumentParser(description="The laws on random games, without end.")
    parser.add_argument("--game", choices=ids, action="append", help="only this game (may be given again)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--games", type=int, default=sys.maxsize, help="stop after so many games")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(2**32), help="where to begin")
    parser.add_argument("--often", type=float, default=0.2, help="the part of the positions that is checked")
    chosen = parser.parse_args()
    start, failures, total = time.monotonic(), 0, Walk()
    print(f"from seed {chosen.seed} on; end it with Ctrl-C")
    done = 0
    try:
        for done in range(chosen.games):
            if time.monotonic() - start > chosen.seconds:
                break
            failures += not _one(chosen.seed + done, chosen.game or ids, chosen.often, total)
            if done % 50 == 49:
                print(f"{done + 1} games, {total.plies} plies, {total.pairs} pairs, {failures} broken")
    except KeyboardInterrupt:
        print()
    print(f"{done} games, {total.plies} plies, {total.checked} checked, {total.pairs} pairs, {failures} broken")
    return 1 if failures else 0


def _one(seed: int, games: list[str], often: float, total: Walk) -> bool:
    rng = Random(seed)
    chosen = case(rng.choice(games))
    game = chosen.game
    seats = rng.choice(game.seats)
    try:
        seen = walk(game, chosen.numbers, any_options(game, seats, rng), seats, seed, often)
    except LawBroken as broken:
        place = ROOT / "fuzz"
        place.mkdir(exist_ok=True)
        file = place / f"{game.id}-{seed}.jsonl"
        if broken.match is not None:
            broken.match.save(file)
        print(f"seed {seed}: {broken}\n  written to {file.relative_to(ROOT)}")
        return False
    except Exception:
        print(f"seed {seed}, {game.id}:")
        traceback.print_exc()
        return False
    total.plies += seen.plies
    total.checked += seen.checked
    total.pairs += seen.pairs
    return True


if __name__ == "__main__":
    sys.exit(main())
