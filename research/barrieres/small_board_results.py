"""The arguments and the results file that the two studies of small boards share."""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from research import module_parser


class TimeLimitReached(Exception):
    """The time limit was reached. The message says how far the solver got."""


def study_parser(module: str, about: str, known: Path) -> argparse.ArgumentParser:
    """Return a parser with the arguments that both studies share. `known` is the default results file."""
    parser = module_parser(module, about)
    parser.add_argument("--size", type=int, choices=(3, 4, 5, 7))
    parser.add_argument("--all", action="store_true", help="solve the boards without a result")
    parser.add_argument("--keep", type=Path, help="a folder for large tables, so that an interrupted run can continue")
    parser.add_argument("--seconds", type=float, default=1e9, help="CPU time limit for --all")
    parser.add_argument("--file", type=Path, default=known, help="the results file")
    return parser


def read_rows(file: Path) -> list[dict[str, Any]]:
    """Return the stored results; empty if the file does not exist."""
    rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return rows


def write_rows(found: Iterable[Any], file: Path) -> None:
    """Write results (named tuples) as JSON, one per line."""
    rows = [json.dumps(each._asdict()) for each in sorted(found)]
    file.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
