"""How commands are told something: by the standard library, each option alike wherever it stands."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from typing import Any

import msgspec

from mulot.core.errors import BadOptions
from mulot.core.text import LANGUAGES


def command(name: str, about: str | None) -> ArgumentParser:
    """What reads the words after `mulot NAME`; nothing that was shortened, so that options can be added."""
    return ArgumentParser(prog=f"mulot {name}", description=about, allow_abbrev=False)


def between(least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number within these limits."""

    def number(text: str) -> int:
        found = int(text)
        if found < least or (most is not None and found > most):
            raise ArgumentTypeError(f"{found} is not {least} {'or more' if most is None else f'to {most}'}")
        return found

    return number


def add_lang(parser: ArgumentParser) -> None:
    """`--lang`: in which language something is told."""
    parser.add_argument("--lang", help=f"{', '.join(LANGUAGES)}; else that of the environment")


def add_pairs(parser: ArgumentParser) -> None:
    """`--option`: what of a game is chosen, for `read_pairs`."""
    about = "an option of the game; may be given several times"
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def read_pairs(given: list[str]) -> dict[str, Any]:
    """NAME=VALUE pairs as options: numbers, yes and no, none, or a word."""
    found: dict[str, Any] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadOptions("option", pair, "NAME=VALUE")
        found[name.strip()] = _value(text.strip())
    return found


def _value(text: str) -> Any:
    plain = {"yes": True, "true": True, "no": False, "false": False, "none": None}
    if text.lower() in plain:
        return plain[text.lower()]
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
