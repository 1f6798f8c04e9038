"""The league's pages are made from its records, which are complete, and a record can be played again."""

from __future__ import annotations

import pytest

from research.league.standings import DIVISIONS, PAGES, find_record, page, play_plan, read_records, scores_of

GAMES = list(dict.fromkeys(division.game for division in DIVISIONS))


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_made_from_the_records(game: str) -> None:
    assert (PAGES / f"{game}.md").read_text(encoding="utf-8") == page(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_records_of_a_pair_can_be_played_again(game: str) -> None:
    plan = next(plan for division in DIVISIONS if division.game == game for plan in division.plans())
    record = find_record(read_records(game), plan)
    played = play_plan(plan)
    assert record is not None
    assert {**played, "scores": [list(pair) for pair in played["scores"]]} == record


def test_a_missing_record_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("research.league.standings.read_records", lambda game: read_records(game)[1:])
    with pytest.raises(LookupError):
        scores_of(DIVISIONS[0])
