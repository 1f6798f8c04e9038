"""Write the house as static files: `mulot site FOLDER`."""

from __future__ import annotations

from pathlib import Path

from mulot.cli.files import named
from mulot.cli.options import command
from mulot.cli.words import Words, language
from mulot.pocket.site import write


def main(argv: list[str]) -> int:
    """Write the house as a folder of static files that needs no server of ours."""
    parser = command("site", main.__doc__)
    parser.add_argument("folder", type=Path, help="where to: any web space can have it, below any path")
    folder = parser.parse_args(argv).folder
    with named(folder):
        made = write(folder)
    print(f"{folder}: {len(made.files)}")
    if made.left_out:
        words = Words(language(None))
        for left_out in made.left_out:
            print(words.error(left_out))
    return 0
