"""The balance report is complete, matches the current content, and can be reproduced."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

import mulot
from mulot.games.mystiques import content
from mulot.games.mystiques.model.options import VERSION
from mulot.lab.intervals import wilson
from mulot.lab.simulate import Plan, simulate
from research.mystiques import balance, balance_cells
from research.mystiques.balance_cells import (
    BALANCE_FILE,
    Balance,
    BalanceCell,
    cells,
    describe_changes,
    fingerprint,
    own_cells,
    play_cell,
    read,
)
from research.mystiques.balance_report import balance_page

PAGE = Path(mulot.__file__).parents[2] / "docs" / "results" / "mystiques.md"


def test_the_report_matches_the_current_content() -> None:
    kept = read()
    assert (kept.version, kept.content) == (VERSION, fingerprint()), "run `research mystiques balance`"
    assert [each.cell for each in kept.nights] == cells()
    assert [each.cell for each in kept.own] == own_cells()
    assert {each.games for each in kept.nights} == {balance_cells.GAMES}
    assert {each.games for each in kept.own} == {balance_cells.OWN_GAMES} == {200}
    assert PAGE.read_text(encoding="utf-8") == balance_page(kept)


AIMS = {"easy": (0.9, 0.9), "ordinary": (0.65, 0.75), "hard": (0.3, 0.4)}
"""The shares of games that each chapter's own team should win."""


@pytest.mark.parametrize("cell", own_cells(), ids=lambda cell: f"{cell.chapter}-{cell.difficulty}")
def test_every_chapter_is_as_hard_as_it_should_be_at_every_difficulty(cell: BalanceCell) -> None:
    result = next(each for each in read().own if each.cell == cell)
    low, high = wilson(result.won, result.games)
    least, most = AIMS[cell.difficulty]
    assert low <= most, f"won {result.won} of {result.games}"
    assert high >= least, f"won {result.won} of {result.games}"


def test_a_change_of_content_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    stronger = replace(content.HEROES["filch"], battle=3)
    monkeypatch.setitem(content.HEROES, "filch", stronger)
    assert fingerprint() != before
    first = cells()[0]
    assert first.heroes == ("aubin", "rivette", "melisse", "filch")
    kept = read()
    now = Balance(
        VERSION, fingerprint(), kept.led_by, (changed(kept.nights[0], won=3, hourglass=17), *kept.nights[1:]), ()
    )
    assert list(describe_changes(kept, kept)) == []
    assert list(describe_changes(kept, now)) == [
        f"first-frost, easy, aubin, rivette, melisse, filch: won 3 of 20, was {kept.nights[0].won} of 20"
    ]
    assert len(list(describe_changes(changed(kept, nights=kept.nights[1:]), kept))) == 1
    assert [*describe_changes(kept, changed(kept, nights=kept.nights[1:]))][-1].endswith("filch: removed")


def test_an_interrupted_run_continues_with_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = [cells()[0], cells()[-1]]
    monkeypatch.setattr(balance_cells, "cells", lambda: few)
    monkeypatch.setattr(balance_cells, "own_cells", lambda: few[:1])
    told: list[str] = []
    one = balance_cells.play_all(tmp_path / "kept", told.append, games=2, own_games=3)
    assert len(told) == 3
    again = balance_cells.play_all(tmp_path / "kept", told.append, games=2, own_games=3)
    assert again == one
    assert len(told) == 3, "nothing was played twice"
    assert one.nights[0] == play_cell(few[0], 2)
    assert one.own == (play_cell(few[0], 3, balance_cells.OWN_SEED),)
    balance_cells.write(one, tmp_path / "run.json")
    assert read(tmp_path / "run.json") == one
    assert balance.main(["--file", str(tmp_path / "run.json"), "--write", str(tmp_path / "page.md")]) == 0
    assert (tmp_path / "page.md").read_text(encoding="utf-8").count("\n| ") > 8
    balance_cells.write(read(), tmp_path / "same.json")
    assert (tmp_path / "same.json").read_text() == BALANCE_FILE.read_text()


def test_some_cells_played_again_agree_with_the_stored_ones() -> None:
    kept = read().nights
    for each in (kept[0], kept[-1]):
        short = play_cell(each.cell, 4)
        assert short.won <= each.won <= short.won + each.games - 4


@pytest.mark.whole
@pytest.mark.parametrize("chapter", ["first-frost", "mill-race", "captain-vurst"])
def test_the_simulator_gets_similar_results(chapter: str) -> None:
    """`mulot simulate` has its own game loop and uses other seeds. It plays the chapter's own team at the ordinary
    difficulty."""
    ours = next(each for each in read().own if (each.chapter, each.difficulty) == (chapter, "ordinary"))
    plan = Plan("mystiques", 4, ("wise",) * 4, {"chapter": chapter}, games=60, seed=5)
    *_, tally = simulate(plan, jobs=1)
    low, high = wilson(ours.won, ours.games)
    theirs = wilson(tally.reasons["objective"], tally.games)
    assert low <= theirs[1]
    assert theirs[0] <= high
