"""The texts: passages in three lengths, choices with their effects, and how the terminal shows them."""

from __future__ import annotations

import re

import pytest

from mulot.cli.i18n import Translator
from mulot.cli.terminal_game import TerminalGame
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.core.text import LANGUAGES
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.content import CHOICES, HEROES, KINDS, PASSAGES, SIDES
from mulot.games.mystiques.model.options import Options


def count_words(text):
    return len(re.findall(r"[\wÀ-ÿ’'-]+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_passage_has_three_lengths(language):
    words = Translator(language, GAME)
    for passage in PASSAGES:
        line, short, full = (words.game_text(f"story-{passage}-{length}") for length in ("line", "short", "full"))
        assert 6 <= count_words(line) <= 24, f"{passage}: {count_words(line)} words in a line"
        assert 24 <= count_words(short) <= 80, f"{passage}: {count_words(short)} words, short"
        assert 95 <= count_words(full) <= 330, f"{passage}: {count_words(full)} words, full"
        assert len(full.split("\n\n")) >= 4, f"{passage}: paragraphs to breathe between"
        assert "\n" not in line + short
        assert len(re.findall(r"[.!?…][»’”]?(?= |$)", short)) >= 2
        for text in (line, short, full):
            assert text[-1] in ".!?…»’”", f"{passage}: {text[-20:]!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_portraits_and_choices_are_sentences(language):
    words = Translator(language, GAME)
    for name in (*HEROES, *KINDS, *SIDES):
        if not name.startswith("drawn-"):
            assert 12 <= count_words(words.game_text(f"about-{name}")) <= 60, name
    for choice in CHOICES:
        assert 5 <= count_words(words.game_text(f"choice-{choice}")) <= 35, choice


def test_no_language_is_a_copy_of_another():
    told = [[Translator(language, GAME).game_text(f"story-{p}-full") for p in PASSAGES] for language in LANGUAGES]
    assert all(len(set(texts)) == 3 for texts in zip(*told, strict=True))


class RecordingTerminal:
    """A terminal that records its output. Its player lets the expert act and always takes the first choice."""

    def __init__(self, match, language, story):
        self.text = ""
        self.match = match
        self.minds = {}
        self.table = TerminalGame(
            match, Translator(language, GAME), {}, self.ask, self.show, lambda: None, story_length=story
        )

    def show(self, text):
        self.text += text + "\n"

    def ask(self, prompt):
        seat = self.match.waiting.must[0]
        if self.match.waiting.about in ("crossroads", "keep"):
            return "1"
        legal = self.match.legal(seat)
        mind = self.minds.setdefault(seat, EXPERTS[-1].start(GAME, seat, self.match.look(seat)))
        return GAME.write(EXPERTS[-1].choose(mind, self.match.look(seat), legal, self.table.rng, None))


@pytest.mark.parametrize(
    ("language", "story", "heard", "effect"),
    [
        ("fr", "line", "La première gelée est là", "Le sablier avance d’une page"),
        ("nl", "short", "De ratten van kapitein Vurst!", "De zandloper schuift een bladzijde op"),
        ("en", "full", "That night the cold came in without knocking.", "The hourglass moves on a page"),
    ],
)
def test_the_terminal_tells_the_story_and_the_effects_of_choices(language, story, heard, effect):
    match = Match(GAME, 1, "a night", {"campaign": True})
    desk = RecordingTerminal(match, language, story)
    desk.table.play()
    flat = " ".join(desk.text.split())
    assert heard in flat
    words = Translator(language, GAME)
    for passage in match.state.story:
        told = words.game_text(f"story-{passage}-{story}").split("\n\n")[-1]
        assert " ".join(told.split()) in flat
    assert "first-frost-jar" in match.state.story
    assert effect in flat
    assert "decide free-grigou" in flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_the_drawing_is_explained(language):
    signs = " ".join(Translator(language, GAME).board_legend())
    drawn = GAME.draw(GAME.look(GAME.new(Options(chapter="mill-race"), 1, RandomLuck(1)), None))
    for sign in "↻⌛▲▶→✦⑂♥♡☠@%":
        assert sign in signs, sign
    for sign in re.findall(r"[^\w\s]", drawn):
        assert sign in signs + ",.>-+", sign


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_has_her_classes_in_words_that_fit_her(language):
    """Heroes' cards name as many classes as the heroes have; Rivette is a *guerrière* in French."""
    words = Translator(language, GAME)
    named = {hero: words.game_text("ui-classes", hero=hero).split(", ") for hero in HEROES}
    plain = {hero: [words.game_text("ui-class", **{"class": one}) for one in HEROES[hero].classes] for hero in HEROES}
    differing = {hero: named[hero] for hero in HEROES if named[hero] != plain[hero]}
    assert differing == ({"rivette": ["bricoleuse", "guerrière"]} if language == "fr" else {})
