"""Argument parsing that the commands share, on top of argparse."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from typing import Any

import msgspec

from mulot.core.errors import BadOptions
from mulot.core.text import LANGUAGES


def command(name: str, about: str | None) -> ArgumentParser:
    """Return an argument parser for `mulot NAME`. Options cannot be abbreviated, so new ones break no scripts."""
    return ArgumentParser(prog=f"mulot {name}", description=about, allow_abbrev=False)


def between(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return an argparse type for an integer from `least` to `most` (both included)."""

    def number(text: str) -> int:
        found = int(text)
        if found < least or (most is not None and found > most):
            raise ArgumentTypeError(f"{found} is not {least} {'or more' if most is None else f'to {most}'}")
        return found

    return number


def add_lang(parser: ArgumentParser) -> None:
    """Add `--lang`, the language of the output."""
    parser.add_argument("--lang", help=f"{', '.join(LANGUAGES)} (default: from the environment)")


def add_pairs(parser: ArgumentParser) -> None:
    """Add `--option NAME=VALUE`, a rule option of the game; parse the values with `read_pairs`."""
    about = "an option of the game; can be repeated"
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def read_pairs(given: list[str]) -> dict[str, Any]:
    """Parse NAME=VALUE pairs: numbers, yes/no, none, other JSON, or text. Raises BadOptions."""
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
