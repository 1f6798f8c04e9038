"""Tables of the README that take several measurements: `one-against-three`."""

from __future__ import annotations

from research.several import run

TABLES = {"one-against-three": ("strength --both", "strength --both --games 100 --playouts 20000")}


def main(argv: list[str]) -> int:
    """Make one of them."""
    return run("trio", TABLES, argv)
