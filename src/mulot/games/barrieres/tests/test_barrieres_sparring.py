"""What `benchmarks/barrieres` claims is in its records, and the sparring partner plays properly, or its matches would
say nothing."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import mulot
from mulot.core.luck import Quick, Scripted
from mulot.games.barrieres.model import Options
from mulot.games.barrieres.notation.record import read_record
from mulot.games.barrieres.rules import new, play

GAME = mulot.load("barrieres")
HERE = Path(__file__)
SPARRING = HERE.parents[5] / "benchmarks" / "barrieres"
README = HERE.parents[1] / "README.md"
CLAIM = re.compile(r"`match\.py (?P<match>[^`]*)`: (?P<won>[\d.]+) of (?P<games>\d+)")
GAMES = [json.loads(line) for line in (SPARRING / "samples.jsonl").read_text(encoding="utf-8").splitlines()]


def test_claims_are_what_the_records_add_up_to() -> None:
    played: Counter[str] = Counter(game["match"] for game in GAMES)
    won: dict[str, float] = {}
    for game in GAMES:
        won[game["match"]] = won.get(game["match"], 0) + game["score"]
    claims = list(CLAIM.finditer(README.read_text(encoding="utf-8")))
    assert len(claims) >= 3
    for claim in claims:
        one, *others, _size, size, _seconds, seconds = claim["match"].split()
        name = f"{one} – {', '.join(others)}, {size}×{size}, {seconds} s"
        assert (float(claim["won"]), int(claim["games"])) == (won.get(name), played[name]), name


def test_a_record_is_a_whole_game_with_the_score_that_it_says() -> None:
    for game in Random(3).sample(GAMES, 12):
        record = read_record(game["record"])
        s = new(record.options, record.seats, Quick(0))
        for action in record.plays:
            assert action in GAME.legal(s, s.turn)
            play(s, s.turn, action, Quick(0), lambda event: None)
        assert s.outcome is not None
        assert s.outcome.scores[game["number"] % record.seats] == game["score"]


@pytest.mark.whole
def test_the_sparring_partner_sees_the_cheese_and_holds_its_rival_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SPARRING))
    from alpha_beta import AlphaBeta  # not in the package

    partner = AlphaBeta()
    s = new(Options(first=0), 2, Scripted())
    s.mice = ("b6", "e4")
    assert GAME.write(partner.choose(s, 0.3, Random(1))) == "b7"
    s.mice = ("b3", "e2")
    assert GAME.write(partner.choose(s, 0.3, Random(1))) in {"d1h", "e1h"}
    assert partner.reached >= 5
    for name in ("alpha_beta", "routes"):
        sys.modules.pop(name, None)
