"""The tables of the rulebook agree with the cards and dice, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulot.cli.i18n import Translator
from mulot.core.luck import ScriptedLuck
from mulot.core.text import LANGUAGES
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import CHAPTERS, HEROES, KINDS
from mulot.games.mystiques.rules.action_die import BOW, CHEESE, NUMBER_OF_FACE, SHIELD, STAR, SWORD, roll_dice

BOOKS = Path(__file__).parents[1] / "rulebook"


def rulebook_tables(language):
    """Return the tables of a rulebook as rows of cells, without their headings."""
    found, rows = [], []
    for line in [*(BOOKS / f"{language}.md").read_text("utf-8").splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            found.append(rows[2:])
            rows = []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_the_six_faces_of_the_die(language):
    die = rulebook_tables(language)[0]
    assert [int(row[1]) for row in die] == [NUMBER_OF_FACE[face] for face in range(1, 7)]
    cheese, sword, star, bow, shield = die[0][2], *die[1][2].split(", "), die[3][2], die[2][2].split(", ")[1]
    signs = {cheese: CHEESE, sword: SWORD, star: STAR, bow: BOW, shield: SHIELD}
    for face, row in enumerate(die, 1):
        assert set(row[2].split(", ")) == {name for name, faces in signs.items() if face in faces}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_the_values_of_the_heroes(language):
    words = Translator(language, GAME)
    told = {row[0]: [int(cell) for cell in row[2:]] for row in rulebook_tables(language)[1]}
    assert told == {
        words.game_text(f"thing-{hero.name}"): [hero.battle, hero.defence, hero.lore, hero.move, hero.life]
        for hero in HEROES.values()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_the_values_of_the_enemies(language):
    for row, kind in zip(rulebook_tables(language)[2], KINDS.values(), strict=True):
        assert [int(row[1]), int(row[2])] == [kind.battle, kind.defence]
        hearts = [int(part) for part in row[3].split() if part.isdigit()]
        assert hearts == [kind.hearts] * len(kind.cards)
        assert (f"({kind.most})" in row[0]) == (kind.most > 1)


def test_heroes_with_luggage_are_expected_by_one_to_three_pages():
    """The rulebook says that the end marker is one to three pages earlier for them."""
    expected = {chapter.expected for chapter in CHAPTERS.values() if chapter.tale}
    assert expected == {0, 1, 2, 3}


def test_the_content_has_six_faces_of_the_die():
    assert roll_dice(6, ScriptedLuck(1, 2, 3, 4, 5, 6)) == (1, 2, 3, 4, 5, 6)
    with pytest.raises(AssertionError, match="a die of 6 sides"):
        roll_dice(1, ScriptedLuck(7))
