"""`mulot site FOLDER`: write a static website on which the games run in the browser."""

from __future__ import annotations

from pathlib import Path

from mulot.cli.files import named
from mulot.cli.options import command
from mulot.cli.words import Words, language
from mulot.pocket.site import write


def main(argv: list[str]) -> int:
    """Write a static website on which the games run in the browser, without a Mulot server."""
    parser = command("site", main.__doc__)
    parser.add_argument("folder", type=Path, help="output folder; it can be published on any web host, under any path")
    folder = parser.parse_args(argv).folder
    with named(folder):
        made = write(folder)
    print(f"{folder}: {len(made.files)}")
    if made.left_out:
        words = Words(language(None))
        for left_out in made.left_out:
            print(words.error(left_out))
    return 0
