"""All games have the same layout."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import mulot
from contract.games_under_test import case
from mulot import games
from mulot.testing.layout import layout_faults


@pytest.mark.parametrize("game", mulot.shelf())
def test_every_game_has_the_standard_layout(game: str) -> None:
    assert layout_faults(case(game)) == []


@pytest.mark.parametrize("game", mulot.shelf())
def test_rule_numbers_have_the_declared_prefixes(game: str) -> None:
    assert {number.partition("-")[0] for number in case(game).rules} == set(case(game).game.rule_prefixes)


def test_missing_and_unknown_modules_are_reported(tmp_path: Path) -> None:
    broken = tmp_path / "lopsided"
    shutil.copytree(games.folder("souriciere"), broken, ignore=shutil.ignore_patterns("web", "__pycache__"))
    (broken / "content.py").rename(broken / "study.py")
    (broken / "view.py").write_text("def look() -> None: ...\n")
    (broken / "maze.py").write_text("")
    shelf = games.Shelf(str(broken))
    found = shelf.locate("souriciere")
    assert found.folder == games.folder("souriciere"), "built-in games cannot be replaced"
    from mulot.testing.case import Case

    complaints = layout_faults(Case(games.load("souriciere"), broken, "lopsided"))
    assert complaints == [
        "no module content",
        "view has no hear",
        "view has no imagine",
        "maze.py is not part of the layout",
    ]
