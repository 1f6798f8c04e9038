"""What studies of small boards have in common: what they are asked for, and the file of what is known."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from research import parser_of


class OutOfTime(Exception):
    """It stopped where it was told to; what is kept says how far it came."""


def asked(module: str, about: str, known: Path) -> argparse.ArgumentParser:
    """The parser of such a study; what it solves at a time is its own."""
    parser = parser_of(module, about)
    parser.add_argument("--size", type=int, choices=(3, 4, 5, 7))
    parser.add_argument("--all", action="store_true", help="go on with all that are not known yet")
    parser.add_argument("--keep", type=Path, help="a folder for large tables; who is stopped goes on from there")
    parser.add_argument("--seconds", type=float, default=1e9, help="of the processor, for --all")
    parser.add_argument("--file", type=Path, default=known, help="what is known")
    return parser


def read(file: Path) -> list[dict[str, Any]]:
    """What is known; nothing where there is no such file."""
    rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return rows


def write(found: Iterable[Any], file: Path) -> None:
    """Keep what was solved (named tuples), a line each."""
    rows = [json.dumps(each._asdict()) for each in sorted(found)]
    file.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
