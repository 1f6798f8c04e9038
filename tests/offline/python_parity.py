"""Results that must be equal in every Python: golden stories, random games under the laws, and journals.

This runs in this machine's Python and in a browser's. It gets the folder with the stories and how many of each to
replay, and returns digests as JSON.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import mulot
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.testing.case import case
from mulot.testing.laws import check_random_match


def told(folder: Path, stories: int, seeds: range) -> str:
    """Return digests by the name of the case."""
    found: dict[str, object] = {}
    for game in mulot.shelf():
        files = sorted((folder / game).glob("*.jsonl"), key=lambda file: (file.stat().st_size, file.name))
        for file in files[:stories]:
            match = Match.load(file)
            if match.dump() != file.read_bytes():
                raise AssertionError(f"{file} is written otherwise")
            checked = verify(match.journal, match.seed).luck_checked
            found[f"{game} {file.stem}"] = (match.journal.chain, checked)
        for seed in seeds:
            found[f"{game} {seed}"] = _journal(game, seed)
            outcome = check_random_match(
                mulot.load(game), case(game).numbers, {}, mulot.load(game).seats[0], seed
            ).outcome
            found[f"{game} law {seed}"] = None if outcome is None else (outcome.reason, list(outcome.scores))
    return json.dumps(found, sort_keys=True)


def _journal(game: str, seed: int) -> str:
    rules, rng = mulot.load(game), Random(seed)
    match = Match(rules, seats=rules.seats[seed % len(rules.seats)], seed=seed)
    while match.outcome is None:
        seat = match.waiting.must[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return hashlib.sha256(match.dump()).hexdigest()
