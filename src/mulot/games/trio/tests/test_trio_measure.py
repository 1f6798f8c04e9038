"""The set of cards plays as it should, measured with the real rules in random basic play."""

from __future__ import annotations

from mulot.games.trio.measure import measure


def test_at_four_players() -> None:
    found = measure(4, rounds=3000, seed=5)
    assert 0.35 < found.bonus < 0.55
    assert 0.18 < found.penalty < 0.28
    assert 18 <= found.median <= 35
    assert found.within < 70
    assert found.blank == 0


def test_at_two_players() -> None:
    found = measure(2, rounds=3000, seed=5)
    assert found.within < 200
    assert found.blank == 0
