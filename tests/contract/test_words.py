"""Law 6: everything that is said has its words in every language, and names rules that exist."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from contract.cases import case, folder, ids, load
from mulot.core.text import LANGUAGES, members
from mulot.testing import words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ids)
def test_every_sentence_has_its_words(game: str, language: str) -> None:
    assert words.complaints(case(game), language) == []


@pytest.mark.parametrize("game", ids)
def test_the_languages_use_the_same_variables(game: str) -> None:
    files = {language: words.read_all(folder(game), language) for language in LANGUAGES}
    for key, (variables, _) in files["en"].items():
        for language in LANGUAGES:
            assert files[language][key][0] == variables, f"{key} in {language}"


def test_the_house_has_the_same_words_in_every_language() -> None:
    import mulot

    files = [words.read(Path(mulot.__file__).parent / "text" / f"{language}.ftl") for language in LANGUAGES]
    assert files[0] == files[1] == files[2]
    assert all(key.startswith("house-") for key in files[0])


@pytest.mark.parametrize("game", ids)
def test_every_event_names_a_rule_that_exists(game: str) -> None:
    for kind in members(load(game).event):
        rule = next(f for f in msgspec.structs.fields(kind) if f.name == "rule")
        if rule.default is not msgspec.NODEFAULT:
            assert rule.default in case(game).rules, f"{kind.__name__} names {rule.default}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in ids if game != "skirmish"])
def test_the_rulebook_is_there_and_names_rules_that_exist(game: str, language: str) -> None:
    text = (folder(game) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## .+\n+<!-- (.*) -->$", text, flags=re.M)
    assert len(sections) == len(re.findall(r"^## ", text, flags=re.M)), "a section names no rules"
    named = {number for section in sections for number in section.split()}
    assert named <= set(case(game).rules), sorted(named - set(case(game).rules))
    assert len(named) > len(case(game).rules) // 4


@pytest.mark.parametrize("game", [game for game in ids if game != "skirmish"])
def test_the_rulebooks_have_the_same_sections(game: str) -> None:
    found = [
        re.findall(r"^<!-- (.*) -->$", (folder(game) / "rulebook" / f"{lang}.md").read_text(encoding="utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert found[0] == found[1] == found[2]


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
