"""The book of balanced openings from which matches start; `--make` generates it again."""

from pathlib import Path
from random import Random

from mulot.bots.bot import ignore_event
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Action, Barrier, Options
from mulot.games.barrieres.notation.record import read_record, write_record
from mulot.games.barrieres.rules import legal, new, play
from research import module_parser

BOOK = Path(__file__).parent / "openings.txt"
HEADER = "# Balanced openings: a record a line. Made by `python -m research barrieres openings --make`."
BOOK_PARTS: tuple[tuple[Size, int, int, int], ...] = ((7, 2, 100, 6), (9, 2, 20, 6), (7, 4, 50, 4))
"""Board size, seats, number of openings, plies per opening."""


def openings(size: int, seats: int) -> list[str]:
    """Return the book's game records for this board size and number of seats."""
    lines = [line for line in BOOK.read_text().splitlines() if line and not line.startswith("#")]
    return [line for line in lines if (r := read_record(line)).options.size == size and r.seats == seats]


def generate_book() -> str:
    """Return the text of a book of random openings that the engine considers balanced."""
    rng, lines, thinking = Random(2024), [HEADER], KERNEL.load()
    for size, seats, count, plies in BOOK_PARTS:
        found: list[str] = []
        while len(found) < count:
            options = Options(size=size, first=0)
            s, past = new(options, seats, RandomLuck(rng)), list[Action]()
            for _ in range(plies):
                every = legal(s, s.turn)
                steps = [action for action in every if not isinstance(action, Barrier)]
                past.append(rng.choice(steps if rng.random() < 0.65 else every))
                play(s, s.turn, past[-1], RandomLuck(rng), ignore_event)
            line = write_record(options, seats, past)
            fair = 1 / seats
            if s.outcome or line in found:
                continue
            if abs(thinking.think(s, 60, rng, rounds=6000).chance - fair) < 0.16 * fair:
                found.append(line)
        lines += found
    return "\n".join(lines) + "\n"


def main(argv: list[str]) -> int:
    """Print the book, or generate it again."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--make", action="store_true", help="generate the book again (takes a few minutes)")
    parser.add_argument("--file", type=Path, default=BOOK, help="output file (default: overwrite the book)")
    chosen = parser.parse_args(argv)
    if chosen.make:
        chosen.file.write_text(generate_book())
        print(chosen.file)
    else:
        print(BOOK.read_text(), end="")
    return 0
