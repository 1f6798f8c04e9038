"""What is measured can be measured: each study runs, on a small scale."""

from __future__ import annotations

import json
from functools import partialmethod
from pathlib import Path

import pytest

from mulot.games.barrieres.notation.record import positions, read_record
from mulot.games.barrieres.study import ladder, openings, side_by_side, small_boards, speed, strength


def test_the_book_holds_openings_that_follow_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    for size, seats, count, plies in openings.KINDS:
        book = openings.openings(size, seats)
        assert len(set(book)) == count
        for line in book:
            last = positions(read_record(line))[-1]
            assert (last.ply, last.outcome) == (plies, None)
    assert openings.main([]) == 0
    assert capsys.readouterr().out == openings.BOOK.read_text()


def test_the_book_can_be_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "KINDS", ((7, 2, 2, 6), (7, 4, 1, 4)))
    assert openings.main(["--make", "--file", str(tmp_path / "book")]) == 0
    head, *made = (tmp_path / "book").read_text().splitlines()
    assert head == openings.BOOK.read_text().splitlines()[0]
    lasts = [positions(read_record(line))[-1] for line in made]
    assert [(len(s.mice), s.ply, s.outcome) for s in lasts] == [(2, 6, None), (2, 6, None), (4, 4, None)]


def test_the_second_player_wins_the_small_boards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(small_boards, "BOARDS", ((5, 0), (5, 1)))
    assert small_boards.main([]) == 0
    assert [line.partition(" (")[0] for line in capsys.readouterr().out.splitlines()] == [
        " 5×5  0 barriers each: second player wins in 8 plies",
        " 5×5  1 barriers each: second player wins in 12 plies",
    ]


@pytest.mark.parametrize("name", ["quarter", "open_spiel-7", "alpha_beta-quick", "gentle", "four"])
def test_a_match_is_played_on_where_it_stopped(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, file = strength.MATCHES[name], tmp_path / "games.jsonl"
    quick = strength.Plan(plan.about, plan.size, plan.seats, 1, hasty(plan.one), hasty(plan.other), plan.wanted)
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


def test_the_ladder_is_climbed_and_told_from_the_sensible_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "MASTER", strength.Player("master", 0.005))
    monkeypatch.setattr(ladder, "MATCHES", {})
    monkeypatch.setattr(strength, "MATCHES", ladder.MATCHES)
    monkeypatch.setattr(ladder, "GAMES", {7: (2, 2, 2, 2)})
    file = tmp_path / "games.jsonl"
    assert ladder.main(["--file", str(file)]) == 0
    assert ladder.main(["--file", str(file)]) == 0
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(games) == 8, "none is played twice"
    assert all(positions(read_record(game["record"]))[-1].outcome for game in games)
    told = capsys.readouterr().out
    assert "| sensible | +0 | +0 to +0 | 6 |" in told
    assert {each.bot for each in ladder.league(7, file)} == {"gentle", "sensible", "strong", "master"}


def hasty(player: strength.Player) -> strength.Player:
    return strength.Player(player.name, min(player.seconds, 0.01))


def test_speed_is_measured_beside_the_other_engine(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(side_by_side, "SIMULATIONS", 100)
    assert speed.main(["--scale", "0.002"]) == 0
    told = capfd.readouterr().out
    assert told.count("games/s") == 6
    assert told.count("simulations/s") == 2
    assert told.count("lists/s") == 6
    assert "perft(4) of 7×7/8 = 23,458,826" in told
