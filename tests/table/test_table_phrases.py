"""Everything that a table can say has a text in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mulot
import mulot.table
from mulot.actor import store_interface
from mulot.core.game import COMMON_REASONS
from mulot.core.text import LANGUAGES
from mulot.table.messages import REFUSAL_REASONS
from mulot.table.phrases import COATS, FACES, NAMES, PHRASES, REACTIONS, choose_free_name
from mulot.testing import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text_in_every_language(language: str) -> None:
    there = messages.read_messages(Path(mulot.__file__).parent / "text" / f"{language}.ftl")
    wanted = [f"house-name-{name}" for name in NAMES]
    wanted += [f"house-face-{face}" for face in FACES]
    wanted += [f"house-coat-{coat}" for coat in COATS]
    wanted += [f"house-phrase-{phrase}" for phrase in PHRASES]
    wanted += [f"house-reaction-{reaction}" for reaction in REACTIONS]
    wanted += [f"house-no-{reason}" for reason in (*REFUSAL_REASONS, *COMMON_REASONS)]
    wanted += [error.key for error in store_interface.StoreError.__subclasses__()]
    assert [key for key in wanted if key not in there] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_mice_have_the_same_name(language: str) -> None:
    text = (Path(mulot.__file__).parent / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^house-name-\S+ = (.+)$", text, flags=re.M)
    assert len(names) == len(set(names)) == len(NAMES)


def test_every_refusal_in_the_table_is_listed() -> None:
    folder = Path(mulot.table.__file__).parent
    said = {no for file in folder.glob("*.py") for no in re.findall(r'refuse\(\s*"([a-z-]+)"', file.read_text())}
    assert len(said) > 15
    assert said <= {*REFUSAL_REASONS, *COMMON_REASONS}


def test_free_names_are_deterministic_and_distinct() -> None:
    first = choose_free_name("nest", 0, set())
    assert choose_free_name("nest", 0, set()) == first
    assert choose_free_name("nest", 0, {first}) != first
    assert choose_free_name("nest", 0, set(NAMES) - {"willow"}) == "willow"
