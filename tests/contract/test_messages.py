"""Law 6: every message exists in every language, and every rule that a refusal names exists."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from shutil import copytree
from xml.etree import ElementTree

import pytest

import mulot
from contract.games_under_test import case, folder, ids
from kit.spoken_text import COORDINATE, keys_with_visual_variant, spoken_sentences
from mulot.core.text import LANGUAGES
from mulot.testing import messages
from mulot.testing.contract import check_events, check_pictures, check_rulebooks, check_variables
from mulot.testing.layout import layout_faults


@pytest.mark.parametrize(
    ("game", "language"), [*product(mulot.shelf(), LANGUAGES), *product(["skirmish"], ["fr", "nl", "en"])]
)
def test_all_messages_are_complete(game: str, language: str) -> None:
    assert messages.message_faults(case(game), language) == []


@pytest.mark.parametrize("game", mulot.shelf())
def test_a_built_in_game_supports_every_language(game: str) -> None:
    assert case(game).languages == LANGUAGES


def test_an_external_game_is_only_checked_in_its_own_languages(tmp_path: Path) -> None:
    copytree(folder("skirmish") / "text", tmp_path / "text")
    (tmp_path / "text" / "nl.ftl").unlink()
    brings = replace(case("skirmish"), folder=tmp_path)
    assert brings.languages == ("fr", "en")
    check_variables(brings)
    assert [name for name in layout_faults(brings) if "nl" in name] == []


@pytest.mark.parametrize("game", ids)
def test_the_languages_use_the_same_variables(game: str) -> None:
    check_variables(case(game))


def test_the_common_messages_are_the_same_in_every_language() -> None:
    files = [messages.read_messages(Path(mulot.__file__).parent / "text" / f"{language}.ftl") for language in LANGUAGES]
    assert all(file == files[0] for file in files)
    assert all(key.startswith("house-") for key in files[0])


@pytest.mark.parametrize("game", mulot.shelf())
def test_spoken_messages_contain_no_coordinates(game: str) -> None:
    """Spoken messages contain no coordinates. `test_browser_text_of_every_event.py` checks formatted messages too."""
    files = [folder(game) / "text" / f"{language}.ftl" for language in LANGUAGES]
    for file in files:
        assert [(key, text) for key, text in spoken_sentences(file) if COORDINATE.search(text)] == []
    assert len({frozenset(keys_with_visual_variant(file)) for file in files}) == 1


def test_coordinates_in_spoken_text_are_detected() -> None:
    said = ["Hazel goes to e5.", "Noix pose la carte 9.", "left of row 1", "onder kolom b", "Square 12, and 3 cats."]
    assert [bool(COORDINATE.search(text)) for text in said] == [True, True, True, True, False]


FRENCH = [
    *(Path(mulot.__file__).parent.rglob("fr.ftl")),
    Path(__file__).parents[2] / "web" / "text" / "fr.ftl",
]
SINGLE = re.compile(
    r"^\s*\[one\]\s(?P<text>(?:.*(?:encore |en |qu’|: ))?(?:une?|le dernier|la dernière) .*|.* une fois.*)$"
)


def _said_of_none(lines: list[str]) -> list[str]:
    """Return the variants that say “one” in words and are used for 0, too: in French, 0 is singular."""
    found, before = [], list[str]()
    for line in lines:
        before = [] if line.rstrip().endswith("->") else [*before, line.strip()]
        single = SINGLE.match(line)
        if single and not any(one.startswith("[0]") for one in before):
            found.append(single["text"])
    return found


def test_no_french_sentence_says_one_where_there_is_none() -> None:
    assert [text for file in FRENCH for text in _said_of_none(file.read_text(encoding="utf-8").splitlines())] == []


def test_a_french_sentence_that_says_one_of_none_is_detected() -> None:
    way = [
        "way = { $left ->",
        "        [one] Encore un tour, encore une case jusqu’au fromage.",
        "       *[other] x",
        "}",
    ]
    assert len(_said_of_none(way)) == 1
    assert _said_of_none([way[0], "[0] Tu y es.", *way[1:]]) == []


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
        ("fr", "pictures/jump.svg", "pictures/jumps.svg", "the pictures differ"),
        ("nl", "![De rode muis springt", "[De rode muis springt", "the pictures differ"),
        ("en", "![The red mouse jumps over the blue one and lands right behind it.]", "![]", "no alternative text"),
    ],
)
def test_missing_pictures_and_alternative_texts_are_detected(
    language: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    copytree(folder("barrieres") / "rulebook", tmp_path / "rulebook")
    check_pictures(replace(case("barrieres"), folder=tmp_path))
    book = tmp_path / "rulebook" / f"{language}.md"
    book.write_text(book.read_text("utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        check_pictures(replace(case("barrieres"), folder=tmp_path))


@pytest.mark.parametrize("game", mulot.shelf())
def test_pictures_are_self_contained_and_small(game: str) -> None:
    for file in sorted((folder(game) / "rulebook" / "pictures").glob("*.svg")):
        drawn = file.read_text(encoding="utf-8")
        assert len(drawn) < 90_000, f"{file.name} is too large"
        # No style sheets, scripts or fonts: the content security policy blocks them. Texts would have another font.
        assert not re.search(
            r"<style|<text|<script|<foreignObject|<image|@import|var\(|https?://(?!www\.w3\.org/2000/svg)", drawn
        )
        ids = set(re.findall(r' id="([^"]+)"', drawn))
        assert set(re.findall(r'(?:url\(|href=")#([^")]+)', drawn)) <= ids, (
            f"{file.name} refers to something that it does not contain"
        )
        ElementTree.fromstring(drawn)


def test_missing_superfluous_and_wrong_messages_are_reported(tmp_path: Path) -> None:
    source = (folder("skirmish") / "text" / "en.ftl").read_text(encoding="utf-8")
    broken = source.replace("skirmish-do-dig = Dig\n", "skirmish-do-dug = Dug\n").replace("{ $face }", "{ $fase }")
    broken = broken.replace("\n    .about = How many there are.", "")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(broken, encoding="utf-8")
    assert messages.message_faults(replace(case("skirmish"), folder=tmp_path), "en") == [
        "missing: skirmish-do-dig",
        "not needed: skirmish-do-dug",
        "skirmish-event-thrown uses ['fase']; there are ['face', 'seat']",
        "skirmish-option-rats has no .about",
    ]
