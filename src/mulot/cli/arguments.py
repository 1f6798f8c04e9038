"""Argument parsing that the commands share, on top of argparse, and clear errors for the files that they name."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import msgspec

from mulot.core.errors import BadOptions, MulotError
from mulot.core.game import AnyGame
from mulot.core.text import LANGUAGES


def command_parser(name: str, description: str | None) -> ArgumentParser:
    """Return an argument parser for `mulot NAME`. Options cannot be abbreviated, so new options break no scripts."""
    return ArgumentParser(prog=f"mulot {name}", description=description, allow_abbrev=False)


def int_between(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return an argparse type for an integer from `least` to `most` (both included)."""

    def integer(text: str) -> int:
        found = int(text)
        if found < least or (most is not None and found > most):
            limits = f"{least} or more" if most is None else f"from {least} to {most}"
            raise ArgumentTypeError(f"must be {limits}, not {found}")
        return found

    return integer


def add_lang_option(parser: ArgumentParser) -> None:
    """Add `--lang`, the language of the output."""
    parser.add_argument("--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)} (default: from the environment)")


def add_rule_options(parser: ArgumentParser) -> None:
    """Add `--option NAME=VALUE`, a rule option of the game; parse the values with `parse_rule_options`."""
    about = "an option of the game; can be repeated. A list is written with commas: heroes=aubin,filch"
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def parse_rule_options(given: list[str], game: AnyGame) -> dict[str, Any]:
    """Parse NAME=VALUE pairs and return the values by name. A value is a number, yes or no, none, other JSON, or text;
    that of an option which takes a list may also be texts with commas between them. Raises BadOptions."""
    found: dict[str, Any] = {}
    lists = {name for name, kind in get_type_hints(game.options).items() if get_origin(kind) is tuple}
    for pair in given:
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadOptions("option", pair, "NAME=VALUE")
        name, value = name.strip(), _parse_value(text.strip())
        if name in lists and isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        found[name] = value
    return found


def _parse_value(text: str) -> Any:
    plain = {"yes": True, "true": True, "no": False, "false": False, "none": None}
    if text.lower() in plain:
        return plain[text.lower()]
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


class FileAccessError(MulotError):
    """A file cannot be read or written."""

    key = "house-no-such-file"


@contextmanager
def report_file_errors(file: Path) -> Iterator[None]:
    """Turn an OSError in the `with` block into FileAccessError, which names the file and the reason."""
    try:
        yield
    except OSError as error:
        raise FileAccessError(file=str(file), why=error.strerror or str(error)) from None
