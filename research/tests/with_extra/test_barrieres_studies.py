"""Each study of Barrières runs on a small scale."""

from __future__ import annotations

import json
from functools import partialmethod
from pathlib import Path
from typing import Literal

import pytest

from mulot.games.barrieres.bots import BOTS
from mulot.games.barrieres.notation.record import positions, read_record
from research.barrieres import ladder, openings, strength

LEAGUE = Path(__file__).parents[2] / "barrieres" / "records" / "ladder.jsonl"


def test_the_book_contains_openings_that_follow_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    for size, seats, count, plies in openings.BOOK_PARTS:
        book = openings.openings(size, seats)
        assert len(set(book)) == count
        for line in book:
            last = positions(read_record(line))[-1]
            assert (last.ply, last.outcome) == (plies, None)
    assert openings.main([]) == 0
    assert capsys.readouterr().out == openings.BOOK.read_text()


@pytest.mark.whole
def test_the_book_can_be_generated_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "BOOK_PARTS", ((7, 2, 2, 6), (7, 4, 1, 4)))
    assert openings.main(["--make", "--file", str(tmp_path / "book")]) == 0
    head, *made = (tmp_path / "book").read_text().splitlines()
    assert head == openings.BOOK.read_text().splitlines()[0]
    lasts = [positions(read_record(line))[-1] for line in made]
    assert [(len(s.mice), s.ply, s.outcome) for s in lasts] == [(2, 6, None), (2, 6, None), (4, 4, None)]


@pytest.mark.parametrize("name", ["quarter", "open_spiel-7", "gentle", "four"])
def test_a_match_continues_where_it_stopped(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, file = strength.MATCHES[name], tmp_path / "games.jsonl"
    quick = strength.MatchPlan(plan.about, plan.size, plan.seats, 1, hasty(plan.one), hasty(plan.other), plan.wanted)
    monkeypatch.setitem(strength.MATCHES, name, quick)
    monkeypatch.setattr(strength.OpenSpiel, "bot", partialmethod(strength.OpenSpiel.bot, simulations=20))
    assert strength.main([name, "--file", str(file)]) == 0
    assert strength.main([name, "--file", str(file)]) == 0
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(game["match"], game["number"], game["seat"]) for game in games] == [(name, 0, 0)]
    last = positions(read_record(games[0]["record"]))[-1]
    assert last.outcome is not None
    assert last.outcome.scores[0] == games[0]["score"]
    assert f"| {plan.about} | 1 |" in capsys.readouterr().out


@pytest.mark.whole
def test_the_ladder_is_played_and_printed_relative_to_the_sensible_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "MASTER", strength.MatchPlayer("master", 0.005))
    monkeypatch.setattr(ladder, "MATCHES", {})
    monkeypatch.setattr(strength, "MATCHES", ladder.MATCHES)
    monkeypatch.setattr(ladder, "GAMES", {7: 2})
    monkeypatch.setattr(ladder, "FEWER_GAMES", {7: {}})
    file = tmp_path / "games.jsonl"
    assert ladder.main(["--file", str(file), "--seconds", "0"]) == 0
    assert "not all matches have been played yet" in capsys.readouterr().out
    ladder.main(["--file", str(file)])
    ladder.main(["--file", str(file)])
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(games) == 2 * len(ladder.PAIRS) == 20, "none is played twice"
    assert all(positions(read_record(game["record"]))[-1].outcome for game in games)
    climbed = list(ladder.ladder_steps(7, file))
    assert [each.bot for each in climbed] == [bot.name for bot in BOTS[1:]]
    elo = {each.bot: each.elo for each in climbed}
    assert abs(elo["sensible"]) < 1e-6
    assert f"| sensible | {climbed[2].step:+.0f} |" in capsys.readouterr().out


@pytest.mark.parametrize("size", ladder.GAMES)
def test_every_step_of_the_ladder_is_noticeable_and_none_is_too_high(
    size: Literal[7, 9], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the stored games no step is too small or too high; an injected step that is too high is reported."""
    played = [json.loads(line) for line in LEAGUE.read_text().splitlines()]
    mine = [game for game in played if game["match"] in ladder.ladder_matches(size).values()]
    assert len(mine) == sum(strength.MATCHES[name].games for name in ladder.ladder_matches(size).values())
    assert len({(game["match"], game["number"]) for game in mine}) == len(mine)
    for game in mine[::97]:
        last = positions(read_record(game["record"]))[-1]
        assert last.outcome is not None
        assert last.outcome.scores[game["seat"]] == game["score"]
    assert ladder.main(["--size", str(size), "--file", str(LEAGUE)]) == 0
    file = tmp_path / "games.jsonl"
    for game in mine:
        if game["match"] == f"ladder-strong-1-strong-{size}":
            game["score"] = 1.0
    file.write_text("".join(json.dumps(game) + "\n" for game in mine))
    capsys.readouterr()
    assert ladder.main(["--size", str(size), "--file", str(file)]) == 1
    assert f"strong-1, {size}×{size}: +" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("pair", ladder.PAIRS[:3])
def test_the_weaker_levels_still_play_the_stored_games(pair: tuple[str, str]) -> None:
    """If you change one of these bots, play its matches again. (The compiled search may be improved without that.)"""
    name = ladder.ladder_matches(7)[pair]
    kept = [json.loads(line) for line in LEAGUE.read_text().splitlines() if f'"{name}"' in line]
    for game in kept[:6]:
        assert strength.play_game(strength.MATCHES[name], game["number"])["record"] == game["record"]


def hasty(player: strength.MatchPlayer) -> strength.MatchPlayer:
    return strength.MatchPlayer(player.name, min(player.seconds, 0.01))
