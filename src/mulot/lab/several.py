"""A table that takes several measurements: one command makes all of them, one after the other."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Mapping, Sequence
from importlib import import_module

from mulot import games


def run(game: str, tables: Mapping[str, Sequence[str]], argv: list[str]) -> int:
    """`mulot study GAME tables NAME`: run what stands under that name, each line a study with its arguments."""
    parser = argparse.ArgumentParser(
        prog=f"mulot study {game} tables",
        description="A table of the README that takes several measurements: all of them, one after the other.",
    )
    parser.add_argument("name", choices=tuple(tables))
    for line in tables[parser.parse_args(argv).name]:
        study, *rest = shlex.split(line)
        print(f"\nmulot study {game} {line}\n", flush=True)
        failed: int = import_module(games.studies(game)[study]).main(rest)
        if failed:
            return failed
    return 0
