"""Language fallback: the reader's language, else English, else whatever the game has."""

from __future__ import annotations

from pathlib import Path

import pytest

import mulot
from kit.game_packages import run_mulot as typed
from kit.game_packages import whole_package
from kit.sampled_cases import sample
from mulot.cli.i18n import Translator, read_rulebook
from mulot.core.game import AnyGame
from mulot.games import Shelf

GAME = mulot.load("souriciere")


def words(folder: Path, lang: str, game: AnyGame = GAME) -> Translator:
    return Translator(lang, game, text_folder=folder)


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """A game's Fluent files: a few messages in each of four languages, one of which Mulot does not support."""
    for lang, text in {
        "fr": "souriciere-title = La Souricière\nsouriciere-end-cheese = Bravo !",
        "nl": "souriciere-title = De muizenval\nsouriciere-bot-gentle = Noot",
        "en": "souriciere-about = A race.\nsouriciere-bot-gentle = Hazel\n    .about = Plays gently.",
        "de": "souriciere-ui-signs = Zeichen",
    }.items():
        (tmp_path / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_missing_messages_fall_back_to_english_then_to_any_language(texts: Path) -> None:
    dutch = words(texts, "nl")
    assert (dutch.game_text("title"), dutch.game_text("about"), dutch.game_text("end-cheese")) == (
        "De muizenval",
        "A race.",
        "Bravo\u00a0!",
    )
    assert (dutch.game_text("bot-gentle"), dutch.description("bot-gentle")) == ("Noot", "Plays gently.")
    assert dutch.game_text("ui-signs") == "Zeichen"
    assert dutch.game_text("nothing") == "souriciere-nothing"
    assert words(texts, "en").game_text("title") == "La Souricière"


def test_an_unsupported_language_falls_back_to_english(texts: Path) -> None:
    unknown = words(texts, "xx")
    assert unknown.game_text("bot-gentle") == "Hazel"
    assert unknown.house_text("shelf") == Translator("en").house_text("shelf")


def test_the_rulebook_falls_back_to_the_best_language(tmp_path: Path) -> None:
    assert read_rulebook(tmp_path, "nl") == ""
    (tmp_path / "rulebook").mkdir()
    for lang, expected in (("de", "de"), ("fr", "fr"), ("en", "en"), ("nl", "nl")):
        (tmp_path / "rulebook" / f"{lang}.md").write_text(lang, encoding="utf-8")
        assert read_rulebook(tmp_path, "nl") == expected
    (tmp_path / "rulebook" / "fr.md").write_text("Un chat ? « Oui ! »", encoding="utf-8")
    assert read_rulebook(tmp_path, "fr") == "Un chat\u00a0? «\u00a0Oui\u00a0!\u00a0»"


@pytest.mark.parametrize("lang", sample(["nl", "fr", "en"], 1))
def test_a_game_with_one_language_works_in_every_language(tmp_path: Path, lang: str) -> None:
    package = whole_package(tmp_path, "kernel")
    for room, ending in (("text", "ftl"), ("rulebook", "md")):
        for other in ("fr", "en"):
            (package / room / f"{other}.{ending}").unlink()
    environment = {"MULOT_MORE_GAMES": str(package), "LANG": lang, "COLUMNS": "200", "PATH": "/usr/bin:/bin"}
    listed = typed(environment, "games")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "Neem één tot drie kazen" in listed.stdout
    played = typed(environment, "play", "kernel", "--plain", "--bots", "thinker,thinker", "--seed", "1")
    assert (played.returncode, played.stderr) == (0, "")
    assert "kernel-" not in played.stdout
    assert Shelf(str(package)).disabled == {}
