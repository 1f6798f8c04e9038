"""Rounds of two, solved: the search of the bots against the rules alone."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from mulot.games.trio import rules
from research.trio import endgames
from research.trio.endgames import Deal, deals, settled_by_rules, solve, start


def test_small_deals_by_the_search_and_by_the_rules_alone() -> None:
    for deal in islice(deals(2, 0), 0, 20_000, 500):
        assert solve(start(deal)) == settled_by_rules(start(deal)), deal
    three = next(deals(3, 5))
    assert solve(start(three)) == settled_by_rules(start(three))


def test_with_one_card_each_who_begins_wins() -> None:
    deal = Deal((1,), (2,))
    assert solve(start(deal)) is settled_by_rules(start(deal)) is True


def test_all_deals_are_there_once() -> None:
    every = [*deals(2, 0)]
    assert len({*every}) == len(every) == 63_756  # of 24 cards four, and of these two
    assert [*deals(4, 3)] == [*deals(4, 3)]


def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [*islice(deals(2, 0), 0, 20_000, 500)]
    monkeypatch.setattr(rules, "HAS_THREE", [False] * len(rules.HAS_THREE))  # cats and mice count for nothing
    found = Counter(solve(start(deal)) == settled_by_rules(start(deal)) for deal in some)
    assert found[False] > 3


@pytest.mark.whole
def test_the_ends_of_games_are_listed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgames, "NODES", 2_000)
    monkeypatch.setattr(endgames, "SAMPLES", {3: 20})
    assert endgames.main(["--ends", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 3
    for line in lines[2:]:
        mine, other, positions, *kinds = (int(cell) for cell in line.strip("| ").split(" | "))
        assert 1 <= mine <= 5
        assert 1 <= other <= 5
        assert sum(kinds) == positions
    open_still = sum(int(line.strip("| ").split(" | ")[-1]) for line in lines[2:])
    assert endgames.main(["--ends", "3", "--positions", "20"]) == 0
    fewer = capsys.readouterr().out.splitlines()
    assert sum(int(line.strip("| ").split(" | ")[-1]) for line in fewer[2:]) > open_still, "so many, and no more"
    assert endgames.main(["--deals", "3"]) == 0
    assert "| 3 | 20 |" in capsys.readouterr().out


@pytest.mark.whole
def test_deals_of_three_cards_each_by_the_rules_alone() -> None:
    for deal in deals(3, 40):
        assert solve(start(deal)) == settled_by_rules(start(deal)), deal
