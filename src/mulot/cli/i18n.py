"""Translations for the terminal, from the same Fluent files that the browser uses."""

import os
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mulot.core.errors import MulotError, Refused
from mulot.core.game import AnyGame
from mulot.core.text import DEFAULT_LANGUAGE, LANGUAGES, Sentence, language_fallbacks, reason_sentence
from mulot.games import folder


def choose_language(wanted: str | None) -> str:
    """Return the wanted language if it is supported, or else the environment's (MULOT_LANG, LANG), or else English."""
    for text in (wanted, os.environ.get("MULOT_LANG"), os.environ.get("LANG")):
        if text and text[:2].lower() in LANGUAGES:
            return text[:2].lower()
    return "en"


def read_fluent_files(folder: Traversable, lang: str) -> Iterator[str]:
    """Yield the contents of all Fluent files of one language in a folder and its subfolders."""
    if folder.is_dir():
        for part in sorted(folder.iterdir(), key=lambda part: (part.is_dir(), part.name)):
            if part.is_dir():
                yield from read_fluent_files(part, lang)
            elif part.name == f"{lang}.ftl":
                yield part.read_text(encoding="utf-8")


def read_rulebook(folder: Traversable, lang: str) -> str:
    """Return a game's rulebook (Markdown) in the best available language for this reader; empty if it has none."""
    found = _files_by_language(folder / "rulebook", ".md")
    best = next((each for each in language_fallbacks(lang, found) if each in found), "")
    return with_french_spaces(best, found[best].read_text(encoding="utf-8")) if best else ""


def _files_by_language(folder: Traversable, ending: str) -> dict[str, Traversable]:
    """Return a folder's files with this ending, by language (the name without the ending)."""
    files = folder.iterdir() if folder.is_dir() else ()
    return {file.name.removesuffix(ending): file for file in files if file.name.endswith(ending)}


def with_french_spaces(lang: str, text: str) -> str:
    """Return French text with non-breaking spaces before `?!:;` and inside guillemets, other languages unchanged."""
    return re.sub(r" (?=[?!:;»])", "\u00a0", text).replace("« ", "«\u00a0") if lang == "fr" else text


@cache
def _parse_fluent(text: str) -> Any:
    """Parse a Fluent file; cached, because parsing is slow and several tables share the same files."""
    return FluentResource(text)


def printable(value: Any) -> Any:
    """Return text with control characters and direction marks replaced by "\ufffd", and other values unchanged.

    A terminal would execute control characters, and error messages quote files from unknown sources."""
    if not isinstance(value, str):
        return value
    return "".join("\ufffd" if unicodedata.category(char) in ("Cc", "Cf", "Cs") else char for char in value)


class Translator:
    """Formats the messages of Mulot and of one game in a language, falling back to those of `language_fallbacks`.

    `names` are the players' names by seat. `text_folder` contains the game's Fluent files, if the game is not on the
    shelf."""

    def __init__(
        self,
        lang: str,
        game: AnyGame | None = None,
        names: Sequence[str] | None = None,
        text_folder: Traversable | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        self._folders: list[Traversable] = [resources.files("mulot") / "text"]
        self._bundles: dict[str, FluentBundle] = {}
        if game is not None:
            self._folders.append(text_folder or folder(game.id) / "text")
        there = _files_by_language(self._folders[-1], ".ftl")
        self._languages = language_fallbacks(lang, there)
        self._game_language = next((each for each in self._languages if each in there), lang)
        self.player_names = list(names) if names else [self.house_text(f"mouse-{seat}") for seat in range(6)]

    def _bundle(self, lang: str) -> FluentBundle:
        """Return the messages in one language, loaded on first use."""
        if lang not in self._bundles:
            self._bundles[lang] = FluentBundle([lang, DEFAULT_LANGUAGE], use_isolating=False)
            for text in (text for place in self._folders for text in read_fluent_files(place, lang)):
                self._bundles[lang].add_resource(_parse_fluent(with_french_spaces(lang, text)))
        return self._bundles[lang]

    def _find_message(self, key: str, attribute: str = "") -> tuple[FluentBundle, Any] | None:
        """Return a message, or one of its attributes, from the first language that has it; None if no language does."""
        for lang in self._languages:
            bundle = self._bundle(lang)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _has_message(self, key: str) -> bool:
        """True if the game has this optional message in the best language that it offers this reader."""
        return self._bundle(self._game_language).has_message(key)

    def house_text(self, key: str, **args: Any) -> str:
        """Return a message that belongs to no game, by its key without `house-`."""
        return self.format(f"house-{key}", args)

    def game_text(self, key: str, **args: Any) -> str:
        """Return one of the game's messages, by its key without the game's id."""
        assert self.game is not None
        return self.format(f"{self.game.id}-{key}", args)

    def format(self, key: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
        """Return the message with this key, or one of its attributes, with `args` filled in; the key if there is no
        such message."""
        found = self._find_message(key, attribute)
        if found is None:
            return key
        bundle, pattern = found
        return str(bundle.format_pattern(pattern, args or {})[0])

    def description(self, key: str) -> str:
        """Return the description (`.about`) of one of the game's options or bots."""
        assert self.game is not None
        return self.format(f"{self.game.id}-{key}", attribute="about")

    def handicap_text(self) -> str:
        """Return a short text about the handicap, to show next to the name of the player who has it."""
        assert self.game is not None
        return self._format_attribute("has", f"{self.game.id}-option-handicap", {})

    def story_passage(self, event: Any, length: str) -> list[str]:
        """Return the paragraphs of the story passage that an event names, in this length (line, short or full). Empty
        if it names none."""
        return self._optional_paragraphs("story", getattr(event, "passage", None), f"-{length}")

    def choice_effects(self, action: Any) -> list[str]:
        """Return the paragraphs that tell what a story choice leads to. Empty if the action is not a story choice."""
        return self._optional_paragraphs("choice", getattr(action, "choice", None))

    def board_legend(self) -> list[str]:
        """Return the legend of the text board, line by line (`<game>-ui-signs`); empty if the game has none."""
        return "\n".join(self._optional_paragraphs("ui", "signs")).splitlines()

    def _optional_paragraphs(self, kind: str, name: str | None, length: str = "") -> list[str]:
        key = f"{self.game.id if self.game else ''}-{kind}-{name}{length}"
        return self.format(key).split("\n\n") if name and self._has_message(key) else []

    def _format_attribute(self, attribute: str, key: str, args: dict[str, Any]) -> str:
        """Format an attribute of a message, or the message itself if it has no such attribute."""
        if self._has_message(key) and attribute in self._bundle(self._game_language).get_message(key).attributes:
            return self.format(key, args, attribute)
        return self.format(key, args)

    def player_name(self, seat: int) -> str:
        """Return the name of the player in this seat."""
        return self.player_names[seat]

    def sentence_text(self, sentence: Sentence, seen: bool = False) -> str:
        """Format a sentence, with seats and things replaced by their names.

        `seen` selects the variant for readers who see a board without square names (the terminal's board has them).
        """
        kinds = sentence.kinds
        args = {name: self._argument_text(value, kinds.get(name)) for name, value in sentence.args.items()}
        return self._format_attribute("seen", sentence.key, args) if seen else self.format(sentence.key, args)

    def _argument_text(self, value: Any, kind: str | None) -> Any:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case tuple():
                return self._join_list([str(self._argument_text(part, kind)) for part in value])
            case int() if kind == "seat":
                return self.player_name(value)
            case str() if kind == "thing":
                return self.game_text(f"thing-{value}")
        return value

    def _join_list(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.house_text('and')} {parts[-1]}"

    def error_text(self, error: MulotError) -> str:
        """Return the message that explains an error."""
        if isinstance(error, Refused) and self.game is not None:
            return self.sentence_text(reason_sentence(self.game, error.reason))
        return self.format(error.key, {name: printable(value) for name, value in error.args_.items()})
