"""Sentences for the terminal, from the same Fluent files that the browser reads."""

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
from mulot.core.text import LANGUAGES, OTHERWISE, Sentence, for_reader, of_reason
from mulot.games import folder


def language(wanted: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    for text in (wanted, os.environ.get("MULOT_LANG"), os.environ.get("LANG")):
        if text and text[:2].lower() in LANGUAGES:
            return text[:2].lower()
    return "en"


def texts(place: Traversable, lang: str) -> Iterator[str]:
    """The words of a folder in one language; long ones lie in folders of their own within it."""
    if place.is_dir():
        for part in sorted(place.iterdir(), key=lambda part: (part.is_dir(), part.name)):
            if part.is_dir():
                yield from texts(part, lang)
            elif part.name == f"{lang}.ftl":
                yield part.read_text(encoding="utf-8")


def rulebook(place: Traversable, lang: str) -> str:
    """The rulebook of a game's folder for a reader of this language; nothing where there is none."""
    found = _files(place / "rulebook", ".md")
    return next((found[each].read_text(encoding="utf-8") for each in for_reader(lang, found) if each in found), "")


def _files(place: Traversable, ending: str) -> dict[str, Traversable]:
    """The files of a folder that are called by a language."""
    files = place.iterdir() if place.is_dir() else ()
    return {file.name.removesuffix(ending): file for file in files if file.name.endswith(ending)}


def spaced(lang: str, text: str) -> str:
    """French keeps `?`, `!`, `:`, `;` and guillemets on the line of their words: a space that does not break."""
    return re.sub(r" (?=[?!:;»])", "\u00a0", text).replace("« ", "«\u00a0") if lang == "fr" else text


@cache
def _read(text: str) -> Any:
    """Reading a file takes long, and several people may want the same words."""
    return FluentResource(text)


class Words:
    """The house's words and a game's, in one language, and where it lacks some, in those that `for_reader` names.
    `names` are the people at the table; `place` is where the game's words lie, if it stands on no shelf."""

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
        self._languages = for_reader(lang, there)
        self._told_in = next((each for each in self._languages if each in there), lang)
        self.names = list(names) if names else [self.house(f"mouse-{seat}") for seat in range(6)]

    def _bundle(self, lang: str) -> FluentBundle:
        """The words in this language, read when they are first wanted."""
        if lang not in self._bundles:
            self._bundles[lang] = FluentBundle([lang, OTHERWISE], use_isolating=False)
            for text in (text for place in self._places for text in texts(place, lang)):
                self._bundles[lang].add_resource(_read(spaced(lang, text)))
        return self._bundles[lang]

    def _find(self, key: str, attribute: str = "") -> tuple[FluentBundle, Any] | None:
        """A sentence that is owed, or an attribute of it, in the first language that has it."""
        for lang in self._languages:
            bundle = self._bundle(lang)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _has(self, key: str) -> bool:
        """Whether a game that need not say this does, in the language in which it is told."""
        return self._bundle(self._told_in).has_message(key)

    def house(self, key: str, **args: Any) -> str:
        """One of the house's own sentences."""
        return self.format(f"house-{key}", args)

    def of(self, key: str, **args: Any) -> str:
        """One of the game's sentences, by the part of its key after the game's name."""
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
        """The plain sentence that goes with an option or a bot."""
        assert self.game is not None
        return self.format(f"{self.game.id}-{key}", attribute="about")

    def handicap(self) -> str:
        """What the seat with the handicap has or does, to stand beside its name; else what the option is called."""
        assert self.game is not None
        return self._with("has", f"{self.game.id}-option-handicap", {})

    def passage(self, event: Any, length: str) -> list[str]:
        """The paragraphs of a story's passage, if this event tells one (`passage` names it), in a length: line, short
        or full."""
        return self._if_there("story", getattr(event, "passage", None), f"-{length}")

    def brings(self, action: Any) -> list[str]:
        """What a choice of the story brings (`choice` names it), if this action is one."""
        return self._if_there("choice", getattr(action, "choice", None))

    def signs(self) -> list[str]:
        """What the signs of the drawn board mean, line by line, where a game explains them (`<game>-ui-signs`)."""
        return "\n".join(self._if_there("ui", "signs")).splitlines()

    def _if_there(self, kind: str, name: str | None, length: str = "") -> list[str]:
        key = f"{self.game.id if self.game else ''}-{kind}-{name}{length}"
        return self.format(key).split("\n\n") if name and self._has(key) else []

    def _with(self, attribute: str, key: str, args: dict[str, Any]) -> str:
        """What a sentence says in this attribute; where it has none, the sentence."""
        if self._has(key) and attribute in self._bundle(self._told_in).get_message(key).attributes:
            return self.format(key, args, attribute)
        return self.format(key, args)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def tell(self, sentence: Sentence, seen: bool = False) -> str:
        """A sentence with its seats and things told by their names. `seen`: as for somebody who sees the board, without
        names of squares that are nowhere drawn there (the terminal draws them)."""
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
        """What went wrong, for a person."""
        if isinstance(error, Refused) and self.game is not None:
            return self.tell(of_reason(self.game, error.reason))
        return self.format(error.key, dict(error.args_))
