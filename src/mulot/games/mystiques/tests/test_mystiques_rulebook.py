"""The rulebook tells every rule, in every language, and its tables agree with the cards and dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mulot.cli.i18n import Translator
from mulot.core.luck import ScriptedLuck
from mulot.core.text import LANGUAGES
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import CHAPTERS, HEROES, KINDS
from mulot.games.mystiques.rules.action_die import BOW, CHEESE, NUMBER_OF_FACE, SHIELD, STAR, SWORD, roll_dice
from mulot.testing.case import case

BOOKS = Path(__file__).parents[1] / "rulebook"
NOT_TOLD = {"MR-161"}
"""Rules that players need not read: how many cards of each sort there are."""
SENTENCES = {
    "M-059": ("mousetraps", "souricières", "muizenvallen"),
    "M-066": ("one and the same space", "une seule et même case", "één en hetzelfde vakje"),
    "M-151": ("lowest on the track", "la plus basse sur la piste", "achteraan in de rij"),
    "M-160": ("stops beside it", "s’arrête à côté", "stopt hij ernaast"),
    "M-163": ("nearest mouse", "la plus proche", "dichtstbijzijnde muis"),
    "M-164": ("highest on the track", "la plus haute sur la piste", "het meest vooraan"),
    "M-206": ("the most mice", "le plus de souris", "de meeste muizen"),
    "M-207": ("highest on the track", "la plus haute sur la piste", "het meest vooraan"),
    "M-209": ("only in a mouse’s space", "que sur la case d’une souris", "alleen op het vakje van een muis"),
    "M-210": ("don’t fight", "ne se battent pas", "vecht niet"),
    "MR-35": ("eight small", "huit petites", "acht kleine"),
    "MR-76": ("nearest free spaces", "cases libres les plus proches", "dichtstbijzijnde vrije vakjes"),
    "MR-113": ("never into a mouse’s space", "jamais sur celle d’une souris", "nooit naar het vakje van een muis"),
    "MR-209": ("mill race", "bief", "molenbeek"),
    "MR-213": ("two paws", "deux pattes", "twee voorpootjes"),
    "MR-214": ("fewer enemies", "moins d’ennemis", "minder vijanden"),
    "MR-216": ("you may say no", "vous pouvez dire non", "jullie mogen nee zeggen"),
}
"""What the sentence beside a rule's number says in each language, for rules that tables have argued about."""
ALOUD = 1750
"""The most words in the part that is read aloud before the first game: ten minutes."""


def told_rules(language):
    """Return the passage beside each rule number of a rulebook: the words since the comment before it."""
    told = {}
    for line in (BOOKS / f"{language}.md").read_text("utf-8").splitlines():
        *passages, rest = re.split(r"(?<=-->)", line)
        assert passages == [] or rest == "" or rest.startswith(" "), line
        for passage in passages:
            text, numbers = re.fullmatch(r"(.*?) <!-- (.*) -->", passage).groups()
            assert "<!--" not in text
            assert not told.keys() & set(numbers.split()), f"{numbers} is told twice"
            told |= dict.fromkeys(numbers.split(), text.strip(" -*:"))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_every_rule_in_a_sentence_beside_its_number(language):
    told = told_rules(language)
    wanted = {rule.number for rule in case("mystiques").rules.values() if rule.decides} - NOT_TOLD
    assert sorted(wanted - told.keys()) == []
    for number, text in told.items():
        assert len(text.split()) >= 3, f"{number}: {text!r}"
        assert text[-1] in ".,:;?!’”»" or text[-1].isalpha(), f"{number}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_beside_a_number_tells_that_rule(language):
    told = told_rules(language)
    for number, words in SENTENCES.items():
        assert words[("en", "fr", "nl").index(language)] in told[number], number


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_takes_ten_minutes_to_read(language):
    text = (BOOKS / f"{language}.md").read_text("utf-8")
    aloud, rest = re.split(r"^\*\*(?=.*\*\*$)", text, maxsplit=1, flags=re.M)
    assert rest.count("\n## ") > aloud.count("\n## ")
    assert 1000 < len(re.sub(r"<!--.*?-->|^[!|].*$", "", aloud, flags=re.M).split()) < ALOUD


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_what_each_hero_starts_with(language):
    words = Translator(language, GAME)
    text = (BOOKS / f"{language}.md").read_text("utf-8")
    for hero in HEROES.values():
        start = [words.game_text(f"thing-{card}").replace("\u00a0", " ") for card in (*hero.start, hero.ability)]
        named = re.search(rf"{words.game_text(f'thing-{hero.name}')} ?: (.*?\*[.!]?)(?= [A-Z]|$)", text, flags=re.M)
        assert named is not None
        assert re.findall(r"\*(.+?)\*", named[1]) == start


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
