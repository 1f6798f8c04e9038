"""Check the laws on random games until stopped.

    python tests/contract/fuzz.py [--game trio --seconds 60]

A match that breaks a law is saved to `fuzz/` as a journal; `mulot replay FILE` opens it.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random, SystemRandom

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from contract.games_under_test import ROOT, case, ids
from mulot.testing.laws import LawBroken, MatchReport, check_random_match, random_options


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the laws on random games until stopped.")
    parser.add_argument("--game", choices=ids, action="append", help="check only this game (repeatable)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this many seconds")
    parser.add_argument("--games", type=int, default=sys.maxsize, help="stop after this many games")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(2**32), help="seed of the first game")
    parser.add_argument("--fraction", type=float, default=0.2, help="fraction of positions that are checked")
    chosen = parser.parse_args()
    start, failures, total = time.monotonic(), 0, MatchReport()
    print(f"starting with seed {chosen.seed}; stop with Ctrl-C")
    done = 0
    try:
        for done in range(chosen.games):
            if time.monotonic() - start > chosen.seconds:
                break
            failures += not _check_game(chosen.seed + done, chosen.game or ids, chosen.fraction, total)
            if done % 50 == 49:
                print(f"{done + 1} games, {total.plies} plies, {total.pairs} pairs, {failures} broken")
    except KeyboardInterrupt:
        print()
    print(f"{done} games, {total.plies} plies, {total.checked} checked, {total.pairs} pairs, {failures} broken")
    return 1 if failures else 0


def _check_game(seed: int, games: list[str], fraction: float, total: MatchReport) -> bool:
    rng = Random(seed)
    chosen = case(rng.choice(games))
    game = chosen.game
    seats = rng.choice(game.seats)
    try:
        seen = check_random_match(game, chosen.numbers, random_options(game, seats, rng), seats, seed, fraction)
    except LawBroken as broken:
        place = ROOT / "fuzz"
        place.mkdir(exist_ok=True)
        file = place / f"{game.id}-{seed}.jsonl"
        if broken.match is not None:
            broken.match.save(file)
        print(f"seed {seed}: {broken}\n  saved to {file.relative_to(ROOT)}")
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
