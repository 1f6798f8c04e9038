"""A table that takes several measurements: one command makes all of them, one after the other."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from importlib import import_module

from research import parser_of


def run(game: str, tables: Mapping[str, Sequence[str]], argv: list[str]) -> int:
    """`python -m research GAME tables NAME`: run what stands under that name, each line a study with its arguments."""
    about = "A table of the README that takes several measurements: all of them, one after the other."
    parser = parser_of(f"research.{game}.tables", about)
    parser.add_argument("name", choices=tuple(tables))
    for line in tables[parser.parse_args(argv).name]:
        study, *rest = shlex.split(line)
        print(f"\npython -m research {game} {line}\n", flush=True)
        failed: int = import_module(f"research.{game}.{study}").main(rest)
        if failed:
            return failed
    return 0
