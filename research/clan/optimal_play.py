"""The best that a clan with perfect memory can do in the young forest, exactly, and what a clue is worth.

python -m research clan optimal-play                     the tables; half a minute of a processor (needs the extra `research`)
python -m research clan optimal-play --nights 400        how many nights of the characters stand beside them

Whatever is turned up is seen by all, so a clan that remembers everything knows the same tiles; only first looks are
secret. A night is then a chain of choices without secrets: turn up a tile one knows, or one of the others, which are
all alike. It is solved from its end backwards (`chances`), once without first looks (no clan need do worse) and once
as if all first looks were told aloud (no clan can do better, whatever it points at).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulot.games.clan.content.forest import ANIMAL_TILES, ANIMALS, TEETH_OF_A_SIZE
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import MoonLost
from research import module_parser
from research.clan.win_rates import BOTS_BY_NAME, play_night

Floats = NDArray[np.float64]
Teeth = tuple[int, int, int]
TILES, MOST_MOONS = len(ANIMAL_TILES), 10
ALL_TEETH: Teeth = (TEETH_OF_A_SIZE,) * 3
SIZE_OF = np.full((len(ANIMALS), TILES), -1)
"""By animal and tile: in which size it is there; -1: not at all."""
for _number, _tile in enumerate(ANIMAL_TILES):
    for _size, _animal in enumerate((_tile.small, _tile.medium, _tile.large)):
        SIZE_OF[ANIMALS.index(_animal), _number] = _size
POINTS = ("no code", "pointing")
LEVELS = [np.array([k for k in range(1 << TILES) if k.bit_count() == n]) for n in range(TILES + 1)]
"""The sets of known tiles, by how many they are."""


class NightSolver:
    """`column` 0 is the number of moons lost on average, at best; columns 1 to 10 the chance to win, at best, with so
    many moons left. Each is a question of its own: its choices need not be those of another."""

    @cache  # noqa: B019 - one solver lives as long as a study
    def after(self, bag: int, teeth: Teeth) -> Floats:
        """Before a mission is turned, by the known tiles: on average over the missions in the bag."""
        if not bag:
            won = np.ones((1 << TILES, MOST_MOONS + 1))
            won[:, 0] = 0.0
            return won
        animals = [animal for animal in range(len(ANIMALS)) if bag >> animal & 1]
        found = [self.search(bag & ~(1 << animal), animal, teeth) for animal in animals]
        return np.asarray(sum(found) / len(found))

    @cache  # noqa: B019
    def search(self, bag: int, wanted: int, teeth: Teeth) -> Floats:
        """With this animal wanted, by the known tiles."""
        best = np.zeros((1 << TILES, MOST_MOONS + 1))
        best[:, 0] = np.inf
        hits = {tile: self.after(bag, _without_tooth(teeth, size)) for tile, size in tiles_with(wanted) if teeth[size]}
        for tile, then in hits.items():
            knows = np.flatnonzero(np.arange(1 << TILES) >> tile & 1)
            best[knows] = _best_of(best[knows], then[knows])
        for level in reversed(LEVELS[:TILES]):
            tried = np.zeros((len(level), MOST_MOONS + 1))
            for tile in range(TILES):
                unknown = level >> tile & 1 == 0
                into = level[unknown] | 1 << tile
                size = SIZE_OF[wanted, tile]
                if size < 0:
                    then = _after_a_miss(best[into])
                elif teeth[size]:
                    then = hits[tile][into]
                else:
                    then = best[into]  # the right animal, but no tooth of its size: nothing lost (C-026)
                tried[unknown] += then
            best[level] = _best_of(best[level], tried / (TILES - level[0].bit_count()))
        return best

    def night(self, known: int) -> Floats:
        """A whole night that begins with so many known tiles, each as likely as the others."""
        return np.asarray(self.after((1 << len(ANIMALS)) - 1, ALL_TEETH)[LEVELS[known]].mean(axis=0))

    def first_search(self) -> dict[str, float]:
        """The moons lost in a night, on average at best, in whose first turn a helper has seen the wanted animal: he
        says nothing, puts his pawn at a line of it, or points at it. The line is used for this search alone, so what
        it is worth is at least what this says."""
        bag, wanted = (1 << len(ANIMALS)) - 1 & ~1, 0
        shows = [tile for tile, _ in tiles_with(wanted)]

        @cache
        def lined(known: int, line: int) -> float:
            """Still `line` places of the line are face down, and one of them is what the helper saw."""
            unknown = [tile for tile in range(TILES) if not known >> tile & 1]
            others = len(unknown) - 1
            inside, outside = 0.0, 0.0
            for tile in unknown:
                if tile in shows:
                    then = float(
                        self.after(bag, _without_tooth(ALL_TEETH, SIZE_OF[wanted, tile]))[known | 1 << tile, 0]
                    )
                    inside += (1 + 2 * (line - 1) / others) / (3 * line) * then
                    outside += 2 / (3 * others) * then
                else:
                    if line > 1:
                        inside += (line - 1) / (others * line) * (1 + lined(known | 1 << tile, line - 1))
                    if others >= line:
                        outside += 1 / others * (1 + lined(known | 1 << tile, line))
            return min(inside, outside) if others >= line else inside

        pointed = [self.after(bag, _without_tooth(ALL_TEETH, SIZE_OF[wanted, tile]))[1 << tile, 0] for tile in shows]
        nothing = float(self.search(bag, wanted, ALL_TEETH)[0, 0])
        return {"nothing": nothing, "a line": lined(0, 3), "the tile itself": float(np.mean(pointed))}


def tiles_with(animal: int) -> list[tuple[int, int]]:
    """The tiles on which it is, and its size there."""
    return [(tile, int(SIZE_OF[animal, tile])) for tile in range(TILES) if SIZE_OF[animal, tile] >= 0]


def _without_tooth(teeth: Teeth, size: int) -> Teeth:
    left = list(teeth)
    left[size] -= 1
    return left[0], left[1], left[2]


def _best_of(one: Floats, other: Floats) -> Floats:
    """Fewer moons lost, more nights won."""
    found = np.maximum(one, other)
    found[:, 0] = np.minimum(one[:, 0], other[:, 0])
    return found


def _after_a_miss(then: Floats) -> Floats:
    """A miss: one moon lost; with one moon left the night is lost."""
    found = np.empty_like(then)
    found[:, 0] = then[:, 0] + 1
    found[:, 1] = 0.0
    found[:, 2:] = then[:, 1:-1]
    return found


def moons_lost_by(bot: str, seats: int, pointing: bool, nights: int) -> tuple[float, float]:
    """The moons that such a clan loses on average, and 1.96 times the error of that."""
    lost: list[int] = []
    for seed in range(nights):
        events: list[Any] = []
        play_night(Options(forest="young", pointing=pointing), [BOTS_BY_NAME[bot]] * seats, seed, events.append)
        lost.append(sum(isinstance(event, MoonLost) for event in events))
    return float(np.mean(lost)), float(1.96 * np.std(lost) / np.sqrt(nights))


def main(argv: list[str]) -> int:
    """Print the tables."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--nights", type=int, default=400, help="of the characters, for each line; 0: leave them out")
    given = parser.parse_args(argv)
    solver = NightSolver()
    print(
        "| first looks told | moons lost, at best | won with 7 moons | 6 | 5 | 4 | 3 | 2 | 1 |\n" + "| --- " * 9 + "|"
    )
    for known in range(6):
        night = solver.night(known)
        chances = " | ".join(f"{100 * night[moons]:.2f} %" for moons in range(7, 0, -1))
        print(f"| {known} | {night[0]:.4f} | {chances} |")
    print("\n| in the first turn the helper tells | moons lost in the night, at best | worth |\n" + "| --- " * 3 + "|")
    clues = solver.first_search()
    for clue, moons in clues.items():
        print(f"| {clue} | {moons:.4f} | {clues['nothing'] - moons:.4f} |")
    if given.nights:
        heads = (
            "seats",
            "at best, no look told",
            "at best, all told",
            *(f"{b}, {p}" for b in BOTS_BY_NAME for p in POINTS),
        )
        print(f"\n| {' | '.join(heads)} |\n{'| --- ' * len(heads)}|")
    for seats in (2, 3, 4, 5) if given.nights else ():
        cells = [f"{solver.night(0)[0]:.2f}", f"{solver.night(seats)[0]:.2f}"]
        for bot in BOTS_BY_NAME:
            for pointing in (False, True):
                mean, error = moons_lost_by(bot, seats, pointing, given.nights)
                cells.append(f"{mean:.2f} ± {error:.2f}")
        print(f"| {seats} | {' | '.join(cells)} |", flush=True)
    return 0
