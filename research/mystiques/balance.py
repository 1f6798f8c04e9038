"""Generates the balance report: how hard every chapter is, at every difficulty and for every team of four heroes.

python -m research mystiques balance                              print the report from the stored games
python -m research mystiques balance --play --keep FOLDER         play again, print what has changed, store the results
python -m research mystiques balance --write docs/results/mystiques.md

The options can be combined. Every run uses the same seeds, so results change only if the content does. An interrupted
run continues from FOLDER.
"""

from pathlib import Path

from research import module_parser
from research.mystiques.balance_cells import BALANCE_FILE, describe_changes, play_all, read, write
from research.mystiques.balance_report import balance_page


def main(argv: list[str]) -> int:
    """Play and compare, if requested, and print or write the report."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--keep", type=Path, help="a folder for checkpoints")
    parser.add_argument("--file", type=Path, default=BALANCE_FILE, help="the stored run")
    parser.add_argument("--write", type=Path, help="the page to write")
    given = parser.parse_args(argv)
    if given.play:
        found = play_all(given.keep, lambda line: print(line, flush=True))
        if given.file.is_file():
            told = list(describe_changes(read(given.file), found))
            print(f"{len(told)} of {len(found.nights)} cells have changed", *told, sep="\n")
        write(found, given.file)
    page = balance_page(read(given.file))
    if given.write:
        given.write.write_text(page, encoding="utf-8")
    elif not given.play:
        print(page)
    return 0
