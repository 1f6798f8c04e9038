"""The bots' endgame search solves rounds of two players as the rules alone do."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from mulot.games.trio import rules
from research.trio import endgames
from research.trio.endgames import EndgameDeal, can_mover_force_win, deal_round, is_won, list_deals


def test_search_and_rules_agree_on_small_deals() -> None:
    for deal in islice(list_deals(2, 0), 0, 20_000, 500):
        assert is_won(deal_round(deal)) == can_mover_force_win(deal_round(deal)), deal
    three = next(list_deals(3, 5))
    assert is_won(deal_round(three)) == can_mover_force_win(deal_round(three))


def test_the_first_player_wins_with_one_card_each() -> None:
    deal = EndgameDeal((1,), (2,))
    assert is_won(deal_round(deal)) is can_mover_force_win(deal_round(deal)) is True


def test_every_deal_is_listed_once() -> None:
    every = [*list_deals(2, 0)]
    assert len({*every}) == len(every) == 63_756  # of 24 cards four, and of these two
    assert [*list_deals(4, 3)] == [*list_deals(4, 3)]


def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [*islice(list_deals(2, 0), 0, 20_000, 500)]
    monkeypatch.setattr(rules, "HAS_THREE", [False] * len(rules.HAS_THREE))  # cats and mice count for nothing
    found = Counter(is_won(deal_round(deal)) == can_mover_force_win(deal_round(deal)) for deal in some)
    assert found[False] > 3


@pytest.mark.whole
def test_the_command_prints_the_table_of_ends(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endgames, "MAX_POSITIONS", 2_000)
    monkeypatch.setattr(endgames, "SAMPLE_SIZES", {3: 20})
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
def test_search_and_rules_agree_on_deals_of_three_cards_each() -> None:
    for deal in list_deals(3, 40):
        assert is_won(deal_round(deal)) == can_mover_force_win(deal_round(deal)), deal
