"""Every box shows the age from the game's page and the credits."""

from __future__ import annotations

import re

import pytest

import mulot
from mulot.games import folder

NUMBERS = {"four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
NAMED = {
    "souriciere": ("Ingeborg Ahrenkiel", "Bookmark", "Ravensburger", "François Haffner"),
    "trio": ("M Design", "Ravensburger", "Claudia ten Hagen", "Walter Pepperle", "Gerhard Schmid", "François Haffner"),
    "clan": ("Christophe Lauras", "Marie Desbons"),
    "barrieres": ("Mirko Marchesi",),
}
"""The people and publishers whom a game's rules name."""
FROM = {"souriciere": 5, "trio": 5, "clan": 4, "barrieres": 5}


def box(game: str) -> str:
    return (folder(game) / "web" / "index.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", FROM)
def test_box_and_page_give_the_same_age(game: str) -> None:
    on_box = re.search(r"minAge: (\d+)", box(game))
    page = re.search(r"ages (\w+) and up", (folder(game) / "README.md").read_text(encoding="utf-8"))
    assert on_box
    assert page
    assert int(on_box[1]) == NUMBERS[page[1]] == FROM[game]


@pytest.mark.parametrize("game", NAMED)
def test_everybody_is_credited_on_the_box(game: str) -> None:
    assert [name for name in NAMED[game] if name not in box(game)] == []


def test_the_youngest_is_asked_for_where_the_rules_say_so() -> None:
    says = [
        game
        for game in mulot.shelf()
        if re.search(r"^- \*\*\w-\d+\*\* The youngest", (folder(game) / "RULES.md").read_text(encoding="utf-8"), re.M)
    ]
    assert says == [game for game in mulot.shelf() if "youngestBegins: true" in box(game)]
    assert sorted(says) == ["souriciere", "trio"]
