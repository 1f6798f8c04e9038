"""Tables of the README that take several measurements: `chapters`, `ways`, `ahead`."""

from __future__ import annotations

from research.several import run

SHORT = " ".join(f"--chapter {name}" for name in ("first-frost", "under-the-floor", "mill-race", "webs-and-legs"))
TABLES = {
    "chapters": (
        f"analysis --games 200 --seed 7000 {SHORT} --chapter captain-vurst",
        "analysis --games 100 --seed 9000 --chapter brodies-hour",
        "analysis --campaign --games 80 --seed 9000",
    ),
    "ways": (
        f"analysis --games 60 --ways --seed 7000 {SHORT} --chapter brodies-hour",
        "analysis --games 200 --ways --seed 7000 --chapter captain-vurst",
    ),
    "ahead": (
        "strength --chapter captain-vurst --games 100 --bot timid --bot brave --bot wise",
        "strength --chapter captain-vurst --games 100 --bot seer --playouts 0",
        "strength --chapter captain-vurst --games 200 --bot seer --seconds 0.2",
        "strength --chapter captain-vurst --pace",
    ),
}


def main(argv: list[str]) -> int:
    """Make one of them."""
    return run("mystiques", TABLES, argv)
