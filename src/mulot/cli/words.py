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
from mulot.core.text import LANGUAGES, Sentence, of_reason
from mulot.games import folder


def language(wanted: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    for text in (wanted, os.environ.get("MULOT_LANG"), os.environ.get("LANG")):
        if text and text[:2].lower() in LANGUAGES:
            return text[:2].lower()
    return "en"


def texts(place: Traversable, lang: str) -> Iterator[str]:
    """The words of a folder in one language; long ones lie in folders of their own within it."""
    yield (place / f"{lang}.ftl").read_text(encoding="utf-8")
    yield from _within(place, f"{lang}.ftl", top=True)


def _within(place: Traversable, name: str, top: bool = False) -> Iterator[str]:
    for part in sorted(place.iterdir(), key=lambda part: part.name):
        if part.is_dir():
            yield from _within(part, name)
        elif part.name == name and not top:
            yield part.read_text(encoding="utf-8")


def spaced(lang: str, text: str) -> str:
    """French keeps `?`, `!`, `:`, `;` and guillemets on the line of their words: a space that does not break."""
    return re.sub(r" (?=[?!:;»])", "\u00a0", text).replace("« ", "«\u00a0") if lang == "fr" else text


@cache
def _read(text: str) -> Any:
    """Reading a file takes long, and several people may want the same words."""
    return FluentResource(text)


class Words:
    """The house's words and a game's, in one language. `names` are the people at the table; `place` is where the game's
    words lie, if it stands on no shelf."""

    def __init__(
        self,
        lang: str,
        game: AnyGame | None = None,
        names: Sequence[str] | None = None,
        place: Traversable | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        self._bundle = FluentBundle([lang], use_isolating=False)
        places: list[Traversable] = [resources.files("mulot") / "text"]
        if game is not None:
            places.append(place or folder(game.id) / "text")
        for place in places:
            for text in texts(place, lang):
                self._bundle.add_resource(_read(spaced(lang, text)))
        self.names = list(names) if names else [self.house(f"mouse-{seat}") for seat in range(6)]

    def house(self, key: str, **args: Any) -> str:
        """One of the house's own sentences."""
        return self.format(f"house-{key}", args)

    def of(self, key: str, **args: Any) -> str:
        """One of the game's sentences, by the part of its key after the game's name."""
        assert self.game is not None
        return self.format(f"{self.game.id}-{key}", args)

    def format(self, key: str, args: dict[str, Any] | None = None) -> str:
        """The sentence of this key; the key itself where there is none, so that nothing is lost."""
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else str(self._bundle.format_pattern(pattern, args or {})[0])

    def about(self, key: str) -> str:
        """The plain sentence that goes with an option or a bot."""
        assert self.game is not None
        pattern = self._bundle.get_message(f"{self.game.id}-{key}").attributes["about"]
        return str(self._bundle.format_pattern(pattern, {})[0])

    def handicap(self) -> str:
        """What the seat with the handicap has or does, to stand beside its name; else what the option is called."""
        key = "option-handicap"
        assert self.game is not None
        message = self._bundle.get_message(f"{self.game.id}-{key}")
        has = message.attributes.get("has")
        return str(self._bundle.format_pattern(has, {})[0]) if has else self.of(key)

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
        return self.format(key).split("\n\n") if name and self._bundle.has_message(key) else []

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def tell(self, sentence: Sentence, seen: bool = False) -> str:
        """A sentence with its seats and things told by their names. `seen`: as for somebody who sees the board, without
        names of squares that are nowhere drawn there (the terminal draws them)."""
        kinds = sentence.kinds
        args = {name: self._value(value, kinds.get(name)) for name, value in sentence.args.items()}
        message = self._bundle.get_message(sentence.key) if self._bundle.has_message(sentence.key) else None
        if seen and message is not None and "seen" in message.attributes:
            return str(self._bundle.format_pattern(message.attributes["seen"], args)[0])
        return self.format(sentence.key, args)

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
