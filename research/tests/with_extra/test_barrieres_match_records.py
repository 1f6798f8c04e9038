"""The claims about matches in the README agree with the stored games."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.notation.record import read_record
from mulot.games.barrieres.rules import new, play
from mulot.lab.intervals import score_interval

GAME = mulot.load("barrieres")
ROOT = Path(mulot.__file__).parents[2]
README = ROOT / "src" / "mulot" / "games" / "barrieres" / "README.md"
CLAIM = re.compile(
    r"`match\.py (?P<match>[^`]*)`: (?P<won>[\d.]+) of (?P<games>\d+)(?: games)? \((?P<low>\d+)–(?P<high>\d+) %"
)
GAMES = [
    json.loads(line)
    for line in (ROOT / "research" / "barrieres" / "records" / "samples.jsonl").read_text(encoding="utf-8").splitlines()
]


def test_claims_agree_with_the_records() -> None:
    scores: dict[str, list[float]] = {}
    for game in GAMES:
        scores.setdefault(game["match"], []).append(game["score"])
    text = README.read_text(encoding="utf-8")
    claims = list(CLAIM.finditer(text))
    assert len(claims) == len(re.findall(r"^- `match\.py ", text, re.MULTILINE)) >= 11
    for claim in claims:
        one, *others, _size, size, _seconds, seconds = claim["match"].split()
        name = f"{one} – {', '.join(others)}, {size}×{size}, {seconds} s"
        low, high = score_interval(Counter(scores[name]))
        found = f"{sum(scores[name]):g} of {len(scores[name])} ({100 * low:.0f}–{100 * high:.0f} %)"
        assert f"{claim['won']} of {claim['games']} ({claim['low']}–{claim['high']} %)" == found, name


@pytest.mark.parametrize("name", sorted({game["match"] for game in GAMES if game["match"].startswith("house")}))
def test_at_tables_of_four_every_player_had_every_seat_and_the_same_time(name: str) -> None:
    games = [game for game in GAMES if game["match"] == name and "seated" in game]
    one, others = name.split(" – ")[0].split()[0], sorted(name.split(" – ")[1].split(", ")[:3])
    assert [game["number"] for game in games] == list(range(len(games)))
    assert len(games) % 4 == 0
    spent, moves = Counter[str](), Counter[str]()
    for game in games:
        rest = list(game["seated"])
        assert rest.pop(game["number"] % 4) == one
        assert sorted(rest) == others
        if game["number"] >= 4:  # the first games of a run also wait for the compiler
            plies = len(read_record(game["record"]).plays)
            for seat, who in enumerate(game["seated"]):
                spent[who] += game["spent"][seat]
                moves[who] += len(range(seat, plies, 4))
    if "0.1" in moves:
        assert spent[one] / moves[one] < 1.1 * spent["0.1"] / moves["0.1"]


def test_a_record_is_a_whole_game_with_the_stored_score() -> None:
    for game in Random(3).sample(GAMES, 12):
        record = read_record(game["record"])
        s = new(record.options, record.seats, RandomLuck(0))
        for action in record.plays:
            assert action in GAME.legal(s, s.turn)
            play(s, s.turn, action, RandomLuck(0), lambda event: None)
        assert s.outcome is not None
        assert s.outcome.scores[game["number"] % record.seats] == game["score"]
