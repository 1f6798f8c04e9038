"""Studies of the games, training, benchmarks and matches: whatever measures or solves something and is run by hand.

It may import everything, and nothing imports it. `python -m research` in the repository lists what there is.
"""

from __future__ import annotations

import argparse


def parser_of(module: str, about: str | None) -> argparse.ArgumentParser:
    """The parser of the module with this name: its usage says how it is called."""
    _, *words = module.split(".")
    return argparse.ArgumentParser(
        prog=" ".join(["python -m research", *words]).replace("_", "-"),
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
