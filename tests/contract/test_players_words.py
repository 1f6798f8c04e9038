"""The words that players read: one word for one thing, and what every rulebook says to begin with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mulot
from contract.games_under_test import folder
from mulot.core.text import LANGUAGES

AVOIDED = {
    ("*", "en"): "handicap, what is asked",
    ("*", "fr"): "handicap, Regarde encore, match nul",
    ("*", "nl"): "handicap, profs, wedloop, toestel, “",
    ("barrieres", "en"): "lawn, turn aside, turn off, fence",
    ("barrieres", "fr"): "pelouse, tourner",
    ("barrieres", "nl"): "afslaan, gras, hekje ligt, vakken breed",
    ("clan", "en"): "turn up, turns up, turned up, wanted, Looked for, great forest, whole forest, Mix the",
    ("clan", "fr"): "jeune forêt, méchant, propriétaire, faces cachées",
    ("clan", "nl"): "jonge bos, hele bos, magisch voorwerp, geheim, wenk, wervelwind, bewaarder",
    ("souriciere", "en"): "throw",
    ("souriciere", "fr"): "piège",
    ("souriciere", "nl"): "vakje, muizenhuis ",
    ("trio", "en"): "mixed, Mix the, pros, lay a, lay your",
    ("trio", "fr"): "pros, la chance tourne",
    ("mystiques", "en"): "foe, flip space, exit, close quarters, move value, Mill-Race",
    ("mystiques", "fr"): "une traverse, capacité, adversaire, prisonnière, captive, agilité, chandelle des",
    ("mystiques", "nl"): "veldtocht, eliterat, vliering, zes kazen, gezelschap, katapult, uitgang, initiatief, luiken",
}
"""Words that are not said in a game (`*`: in any), in a language: there is another word for the same thing."""
AGES = {4: ("four", "quatre", "vier"), 5: ("five", "cinq", "vijf"), 7: ("seven", "sept", "zeven")}


def players_text(game: str, language: str) -> str:
    """Return everything that a game's players read in a language: its messages without their keys, and its rulebook."""
    messages = [file.read_text("utf-8") for file in sorted((folder(game) / "text").rglob(f"{language}.ftl"))]
    told = [
        re.sub(r"^(#.*|[\w-]+ =|\s+\.\w+ =|\s+\*?\[\w[\w-]*\])|\{[^{}\"]*\}", "", text, flags=re.M) for text in messages
    ]
    book = (folder(game) / "rulebook" / f"{language}.md").read_text("utf-8")
    return "\n".join([*told, re.sub(r"<!--.*?-->|\]\(pictures/.*\)", "", book)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", mulot.shelf())
def test_one_thing_has_one_word(game: str, language: str) -> None:
    lines = players_text(game, language).splitlines()
    avoided = [word.lstrip() for of in ("*", game) for word in AVOIDED.get((of, language), "").split(",") if word]
    assert [
        (word, line)
        for word in avoided
        for line in lines
        if re.search(rf"\b{word}" if word[0].isalpha() else word, line)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", mulot.shelf())
def test_every_rulebook_says_from_which_age_it_is_played(game: str, language: str) -> None:
    box = Path(folder(game), "web", "index.ts").read_text("utf-8")
    age = int(re.search(r"minAge: (\d+)", box)[1])  # type: ignore[index]
    word = AGES[age][("en", "fr", "nl").index(language)]
    frame = {"en": rf"from (age )?{word}\b", "fr": rf"[àÀ] partir de {word} ans", "nl": rf"[vV]anaf {word} jaar"}
    book = (folder(game) / "rulebook" / f"{language}.md").read_text("utf-8")
    assert re.search(frame[language], book, flags=re.I)
