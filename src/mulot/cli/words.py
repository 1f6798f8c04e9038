"""Translations for the terminal, from the same Fluent files that the browser uses."""

from __future__ import annotations

import os
import re
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


def language(wanted: str | None) -> str:
    """Return the wanted language if it is supported, else that of the environment (MULOT_LANG, LANG), else English."""
    for text in (wanted, os.environ.get("MULOT_LANG"), os.environ.get("LANG")):
        if text and text[:2].lower() in LANGUAGES:
            return text[:2].lower()
    return "en"


def texts(place: Traversable, lang: str) -> Iterator[str]:
    """Yield the contents of all Fluent files of one language in a folder and its subfolders."""
    if place.is_dir():
        for part in sorted(place.iterdir(), key=lambda part: (part.is_dir(), part.name)):
            if part.is_dir():
                yield from texts(part, lang)
            elif part.name == f"{lang}.ftl":
                yield part.read_text(encoding="utf-8")


def rulebook(place: Traversable, lang: str) -> str:
    """Return a game's rulebook in the best available language for this reader; empty if the game has none."""
    found = _files(place / "rulebook", ".md")
    return next(
        (found[each].read_text(encoding="utf-8") for each in language_fallbacks(lang, found) if each in found), ""
    )


def _files(place: Traversable, ending: str) -> dict[str, Traversable]:
    """Return the files of a folder with this ending, by name without the ending (a language)."""
    files = place.iterdir() if place.is_dir() else ()
    return {file.name.removesuffix(ending): file for file in files if file.name.endswith(ending)}


def spaced(lang: str, text: str) -> str:
    """Return French text with non-breaking spaces before `?!:;` and inside guillemets, other languages unchanged."""
    return re.sub(r" (?=[?!:;»])", "\u00a0", text).replace("« ", "«\u00a0") if lang == "fr" else text


@cache
def _read(text: str) -> Any:
    """Parse a Fluent file; cached, because parsing is slow and several tables share the same files."""
    return FluentResource(text)


class Words:
    """Formats Mulot's and one game's messages in a language, falling back to the languages that `for_reader` returns.

    `names` are the players' names by seat; `place` is the game's folder of Fluent files, if it is not on the shelf."""

    def __init__(
        self,
        lang: str,
        game: AnyGame | None = None,
        names: Sequence[str] | None = None,
        place: Traversable | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        self._places: list[Traversable] = [resources.files("mulot") / "text"]
        self._bundles: dict[str, FluentBundle] = {}
        if game is not None:
            self._places.append(place or folder(game.id) / "text")
        there = _files(self._places[-1], ".ftl")
        self._languages = language_fallbacks(lang, there)
        self._told_in = next((each for each in self._languages if each in there), lang)
        self.names = list(names) if names else [self.house(f"mouse-{seat}") for seat in range(6)]

    def _bundle(self, lang: str) -> FluentBundle:
        """Return the messages in one language, loaded on first use."""
        if lang not in self._bundles:
            self._bundles[lang] = FluentBundle([lang, DEFAULT_LANGUAGE], use_isolating=False)
            for text in (text for place in self._places for text in texts(place, lang)):
                self._bundles[lang].add_resource(_read(spaced(lang, text)))
        return self._bundles[lang]

    def _find(self, key: str, attribute: str = "") -> tuple[FluentBundle, Any] | None:
        """Return a message, or one of its attributes, from the first language that has it."""
        for lang in self._languages:
            bundle = self._bundle(lang)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _has(self, key: str) -> bool:
        """True if the game has this optional message in its own first language for this reader."""
        return self._bundle(self._told_in).has_message(key)

    def house(self, key: str, **args: Any) -> str:
        """Return a message of Mulot's own, by its key without `house-`."""
        return self.format(f"house-{key}", args)

    def of(self, key: str, **args: Any) -> str:
        """Return a message of the game, by its key without the game's id."""
        assert self.game is not None
        return self.format(f"{self.game.id}-{key}", args)

    def format(self, key: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
        """The sentence of this key; the key itself where there is none, so that nothing is lost."""
        found = self._find(key, attribute)
        if found is None:
            return key
        bundle, pattern = found
        return str(bundle.format_pattern(pattern, args or {})[0])

    def about(self, key: str) -> str:
        """Return the description (`.about`) of an option or a bot of the game."""
        assert self.game is not None
        return self.format(f"{self.game.id}-{key}", attribute="about")

    def handicap(self) -> str:
        """Return a short text about the handicap, to be shown beside the name of the seat that has it."""
        assert self.game is not None
        return self._with("has", f"{self.game.id}-option-handicap", {})

    def passage(self, event: Any, length: str) -> list[str]:
        """Return the paragraphs of the story passage that an event names, if any, in a length (line, short or full)."""
        return self._if_there("story", getattr(event, "passage", None), f"-{length}")

    def brings(self, action: Any) -> list[str]:
        """Return the paragraphs on what a story choice leads to, if this action is one; else []."""
        return self._if_there("choice", getattr(action, "choice", None))

    def signs(self) -> list[str]:
        """Return the legend of the text board, line by line (`<game>-ui-signs`); empty if the game has none."""
        return "\n".join(self._if_there("ui", "signs")).splitlines()

    def _if_there(self, kind: str, name: str | None, length: str = "") -> list[str]:
        key = f"{self.game.id if self.game else ''}-{kind}-{name}{length}"
        return self.format(key).split("\n\n") if name and self._has(key) else []

    def _with(self, attribute: str, key: str, args: dict[str, Any]) -> str:
        """Format an attribute of a message; the message itself if it has no such attribute."""
        if self._has(key) and attribute in self._bundle(self._told_in).get_message(key).attributes:
            return self.format(key, args, attribute)
        return self.format(key, args)

    def name(self, seat: int) -> str:
        """Return the name of the player on this seat."""
        return self.names[seat]

    def tell(self, sentence: Sentence, seen: bool = False) -> str:
        """Format a sentence, with seats and things replaced by their names.

        `seen` chooses the variant for readers who see a board on which squares have no names (the terminal names them).
        """
        kinds = sentence.kinds
        args = {name: self._value(value, kinds.get(name)) for name, value in sentence.args.items()}
        return self._with("seen", sentence.key, args) if seen else self.format(sentence.key, args)

    def _value(self, value: Any, kind: str | None) -> Any:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case tuple():
                return self._listed([str(self._value(part, kind)) for part in value])
            case int() if kind == "seat":
                return self.name(value)
            case str() if kind == "thing":
                return self.of(f"thing-{value}")
        return value

    def _listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.house('and')} {parts[-1]}"

    def error(self, error: MulotError) -> str:
        """Return the message of an error."""
        if isinstance(error, Refused) and self.game is not None:
            return self.tell(reason_sentence(self.game, error.reason))
        return self.format(error.key, dict(error.args_))
