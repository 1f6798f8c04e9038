"""The client's own texts: every language has the same keys and variables; all of them are used, and none is missing."""

from __future__ import annotations

import re

from client.client_sources import WEB, sources
from mulot.core.text import LANGUAGES
from mulot.testing import messages

TEXTS = {language: messages.read_messages(WEB / "text" / f"{language}.ftl") for language in LANGUAGES}
SOURCES = sources(WEB)


def said() -> set[str]:
    """Return every key that the client uses: `t("key")`, `t(x ? "key" : "key")`, `"ui-key"`."""
    found: set[str] = set()
    for text in SOURCES.values():
        for call in re.finditer(r"\bt\(", text):
            first = _first_argument(text[call.end() : call.end() + 400])
            found |= {f"ui-{key}" for key in re.findall(r'(?:^|[?:(])\s*"([a-z][a-z0-9-]*)"', first)}
        found |= set(re.findall(r'"(ui-[a-z0-9-]+)"', text))
    return found


def _first_argument(text: str) -> str:
    depth = 0
    for at, sign in enumerate(text):
        if depth == 0 and sign in ",)":
            return text[:at]
        depth += (sign in "([{") - (sign in ")]}")
    return text


def test_the_languages_have_the_same_keys_and_variables() -> None:
    assert all(keys == TEXTS["en"] for keys in TEXTS.values())
    assert all(key.startswith("ui-") for key in TEXTS["en"])


def test_the_client_speaks_the_languages_of_the_house_and_names_them() -> None:
    source = (WEB / "i18n" / "languages.ts").read_text(encoding="utf-8")
    listed, named = re.search(r"LANGUAGES = \[(.*?)\]", source), re.search(r"LANGUAGE_NAMES.*= \{(.*?)\}", source, re.S)
    assert listed is not None
    assert named is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == LANGUAGES
    assert tuple(re.findall(r'(\w+): "\w+"', named[1])) == LANGUAGES


def test_everything_that_is_said_has_its_words_and_nothing_lies_about() -> None:
    have = set(TEXTS["en"])
    assert sorted(said() - have) == []
    assert sorted(have - said()) == []


def test_no_sentence_is_written_into_a_screen() -> None:
    """Components contain no sentences, because all text comes from the message files."""
    for path, text in SOURCES.items():
        if path.suffix == ".svelte":
            markup = re.sub(
                r"<(script|style)\b.*?</\1>|<!--.*?-->|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", "", text, flags=re.S
            )
            loose = re.findall(r">\s*([A-Za-zÀ-ÿ]{3,}(?: [A-Za-zÀ-ÿ]+)+)\s*<", markup)
            assert [messages for messages in loose if path.name != "About.svelte"] == [], path
