"""The study of two worlds as it is run from the command line; what it finds is in `test_clan_secrets`."""

from __future__ import annotations

from dataclasses import replace

from mulot.games.clan import GAME
from mulot.games.clan.study import two_worlds


def test_it_counts_the_pairs_by_question(capsys) -> None:
    assert two_worlds.main(["300", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert int(told.split()[0]) >= 300
    assert all(f"  {question}: " in told for question in GAME.asks)


def test_it_says_who_can_tell_two_worlds_apart(capsys, monkeypatch) -> None:
    leaky = replace(GAME, hear=lambda event, seat: event)
    honest = two_worlds.compare
    monkeypatch.setattr(two_worlds, "compare", lambda wanted, seed: honest(wanted, seed, leaky))
    assert two_worlds.main(["300"]) == 1
    assert "two worlds can be told apart: " in capsys.readouterr().out
