"""Law 6: everything that is said has its words in every language, and names rules that exist."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import mulot
from contract.cases import case, folder, ids
from mulot.core.text import LANGUAGES
from mulot.testing import words
from mulot.testing.contract import check_events, check_rulebooks, check_variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ids)
def test_every_sentence_has_its_words(game: str, language: str) -> None:
    assert words.complaints(case(game), language) == []


@pytest.mark.parametrize("game", ids)
def test_the_languages_use_the_same_variables(game: str) -> None:
    check_variables(case(game))


def test_the_house_has_the_same_words_in_every_language() -> None:
    files = [words.read(Path(mulot.__file__).parent / "text" / f"{language}.ftl") for language in LANGUAGES]
    assert files[0] == files[1] == files[2]
    assert all(key.startswith("house-") for key in files[0])


@pytest.mark.parametrize("game", ids)
def test_every_event_names_a_rule_that_exists(game: str) -> None:
    check_events(case(game))


@pytest.mark.parametrize("game", mulot.shelf())
def test_the_rulebooks_have_the_same_sections_and_name_rules_that_exist(game: str) -> None:
    check_rulebooks(case(game))


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
