"""The book of balanced openings that matches begin from: `--make` writes it anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Action, Barrier, Event, Options
from mulot.games.barrieres.notation.record import read_record, write_record
from mulot.games.barrieres.rules import legal, new, play
from research import parser_of

BOOK = Path(__file__).parent / "openings.txt"
HEAD = "# Balanced openings: a record a line. Made by `python -m research barrieres openings --make`."
KINDS: tuple[tuple[Size, int, int, int], ...] = ((7, 2, 100, 6), (9, 2, 20, 6), (7, 4, 50, 4))
"""Size, seats, how many, plies each."""


def openings(size: int, seats: int) -> list[str]:
    """The book's records for this board."""
    lines = [line for line in BOOK.read_text().splitlines() if line and not line.startswith("#")]
    return [line for line in lines if (r := read_record(line)).options.size == size and r.seats == seats]


def make() -> str:
    """Openings at random, kept if the search calls them balanced. Needs the extra `fast`."""
    rng, lines, thinking = Random(2024), [HEAD], KERNEL.load()
    for size, seats, count, plies in KINDS:
        found: list[str] = []
        while len(found) < count:
            options = Options(size=size, first=0)
            s, past = new(options, seats, RandomLuck(rng)), list[Action]()
            for _ in range(plies):
                every = legal(s, s.turn)
                steps = [action for action in every if not isinstance(action, Barrier)]
                past.append(rng.choice(steps if rng.random() < 0.65 else every))
                play(s, s.turn, past[-1], RandomLuck(rng), _deaf)
            line = write_record(options, seats, past)
            fair = 1 / seats
            if s.outcome or line in found:
                continue
            if abs(thinking.think(s, 60, rng, rounds=6000).chance - fair) < 0.16 * fair:
                found.append(line)
        lines += found
    return "\n".join(lines) + "\n"


def main(argv: list[str]) -> int:
    """Print the book, or make it anew."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--make", action="store_true", help="write the book anew (some minutes)")
    parser.add_argument("--file", type=Path, default=BOOK, help="where the new book goes (default: over the old one)")
    chosen = parser.parse_args(argv)
    if chosen.make:
        chosen.file.write_text(make())
        print(chosen.file)
    else:
        print(BOOK.read_text(), end="")
    return 0


def _deaf(event: Event) -> None:
    """An opening is what was played, not what was told."""
