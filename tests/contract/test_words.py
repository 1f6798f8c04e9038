"""Law 6: everything that is said has its words in every language, and names rules that exist."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from shutil import copytree
from xml.etree import ElementTree

import pytest

import mulot
from contract.cases import case, folder, ids
from kit.spoken import COORDINATE, spoken, told_as_seen
from mulot.core.text import LANGUAGES
from mulot.testing import words
from mulot.testing.contract import check_events, check_pictures, check_rulebooks, check_variables
from mulot.testing.rooms import missing_rooms


@pytest.mark.parametrize(
    ("game", "language"), [*product(mulot.shelf(), LANGUAGES), *product(["skirmish"], ["fr", "nl", "en"])]
)
def test_every_sentence_has_its_words(game: str, language: str) -> None:
    assert words.complaints(case(game), language) == []


@pytest.mark.parametrize("game", mulot.shelf())
def test_a_game_of_the_house_is_told_in_every_language_of_the_house(game: str) -> None:
    assert case(game).languages == LANGUAGES


def test_a_package_owes_the_words_of_the_languages_that_it_brings(tmp_path: Path) -> None:
    copytree(folder("skirmish") / "text", tmp_path / "text")
    (tmp_path / "text" / "nl.ftl").unlink()
    brings = replace(case("skirmish"), folder=tmp_path)
    assert brings.languages == ("fr", "en")
    check_variables(brings)
    assert [name for name in missing_rooms(brings) if "nl" in name] == []


@pytest.mark.parametrize("game", ids)
def test_the_languages_use_the_same_variables(game: str) -> None:
    check_variables(case(game))


def test_the_house_has_the_same_words_in_every_language() -> None:
    files = [words.read(Path(mulot.__file__).parent / "text" / f"{language}.ftl") for language in LANGUAGES]
    assert all(file == files[0] for file in files)
    assert all(key.startswith("house-") for key in files[0])


@pytest.mark.parametrize("game", mulot.shelf())
def test_what_is_read_aloud_names_no_square(game: str) -> None:
    """With what is filled in, `test_browser_every_word.py` looks at the same."""
    files = [folder(game) / "text" / f"{language}.ftl" for language in LANGUAGES]
    for file in files:
        assert [(key, text) for key, text in spoken(file) if COORDINATE.search(text)] == []
    assert len({frozenset(told_as_seen(file)) for file in files}) == 1


def test_a_square_a_card_and_a_row_that_are_named_are_noticed() -> None:
    said = ["Hazel goes to e5.", "Noix pose la carte 9.", "left of row 1", "onder kolom b", "Square 12, and 3 cats."]
    assert [bool(COORDINATE.search(text)) for text in said] == [True, True, True, True, False]


@pytest.mark.parametrize("game", ids)
def test_every_event_names_a_rule_that_exists(game: str) -> None:
    check_events(case(game))


@pytest.mark.parametrize("game", mulot.shelf())
def test_the_rulebooks_have_the_same_sections_and_name_rules_that_exist(game: str) -> None:
    check_rulebooks(case(game))


@pytest.mark.parametrize("game", mulot.shelf())
def test_the_rulebooks_show_the_pictures_there_are(game: str) -> None:
    check_pictures(case(game))


@pytest.mark.parametrize(
    ("language", "old", "new", "said"),
    [
        ("fr", "pictures/jump.svg", "pictures/jumps.svg", "other pictures"),
        ("nl", "![De rode muis springt", "[De rode muis springt", "other pictures"),
        ("en", "![The red mouse jumps over the blue one and lands right behind it.]", "![]", "no words"),
    ],
)
def test_a_picture_that_is_not_there_or_not_told_is_noticed(
    language: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    copytree(folder("barrieres") / "rulebook", tmp_path / "rulebook")
    check_pictures(replace(case("barrieres"), folder=tmp_path))
    book = tmp_path / "rulebook" / f"{language}.md"
    book.write_text(book.read_text("utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        check_pictures(replace(case("barrieres"), folder=tmp_path))


@pytest.mark.parametrize("game", mulot.shelf())
def test_a_picture_stands_for_itself_and_is_small(game: str) -> None:
    for file in sorted((folder(game) / "rulebook" / "pictures").glob("*.svg")):
        drawn = file.read_text(encoding="utf-8")
        assert len(drawn) < 90_000, f"{file.name} is too large"
        # No sheet, script or font: the content security policy would not let them in.
        assert not re.search(
            r"<style|<script|<foreignObject|<image|@import|var\(|https?://(?!www\.w3\.org/2000/svg)", drawn
        )
        ids = set(re.findall(r' id="([^"]+)"', drawn))
        assert set(re.findall(r'(?:url\(|href=")#([^")]+)', drawn)) <= ids, f"{file.name} uses what it does not have"
        ElementTree.fromstring(drawn)


def test_a_missing_an_extra_and_a_misspelt_word_are_noticed(tmp_path: Path) -> None:
    source = (folder("skirmish") / "text" / "en.ftl").read_text(encoding="utf-8")
    broken = source.replace("skirmish-do-dig = Dig\n", "skirmish-do-dug = Dug\n").replace("{ $face }", "{ $fase }")
    broken = broken.replace("\n    .about = How many there are.", "")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(broken, encoding="utf-8")
    assert words.complaints(replace(case("skirmish"), folder=tmp_path), "en") == [
        "missing: skirmish-do-dig",
        "not needed: skirmish-do-dug",
        "skirmish-event-thrown uses ['fase']; there are ['face', 'seat']",
        "skirmish-option-rats has no .about",
    ]
