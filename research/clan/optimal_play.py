"""Computes the best result that a clan with perfect memory can reach in the young forest, and the value of a clue.

python -m research clan optimal-play                 the tables; half a minute of CPU time (extra `research`)
python -m research clan optimal-play --nights 400    nights played by the bots, for comparison

All players see each tile that is turned up, so in a clan that remembers everything everybody knows the same; only first
looks are secret. A night is then a sequence of choices without secrets: turn up a known tile, or one of the unknown
ones, which are all alike. It is solved backwards, once without first looks (every clan can do this well) and once as if
everyone knew all first looks (no clan can do better, however it points).
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
"""SIZE_OF[animal, tile] is the size of an animal on a tile; -1 if it is not there."""
for _number, _tile in enumerate(ANIMAL_TILES):
    for _size, _animal in enumerate((_tile.small, _tile.medium, _tile.large)):
        SIZE_OF[ANIMALS.index(_animal), _number] = _size
POINTS = ("no code", "pointing")
LEVELS = [np.array([k for k in range(1 << TILES) if k.bit_count() == n]) for n in range(TILES + 1)]
"""LEVELS[n] has all sets of n known tiles, as bits."""


class NightSolver:
    """Solves a night exactly. Column 0 of a result is the lowest expected number of moons lost; columns 1 to 10 are the
    highest chances of winning when that many moons are left. Each column is optimised separately."""

    @cache  # noqa: B019 - one solver lives as long as a study
    def results_before_mission(self, bag: int, teeth: Teeth) -> Floats:
        """Return the results before a mission is drawn, by known tiles. They are averages over the missions in the
        bag."""
        if not bag:
            won = np.ones((1 << TILES, MOST_MOONS + 1))
            won[:, 0] = 0.0
            return won
        animals = [animal for animal in range(len(ANIMALS)) if bag >> animal & 1]
        found = [self.results_while_searching(bag & ~(1 << animal), animal, teeth) for animal in animals]
        return np.asarray(sum(found) / len(found))

    @cache  # noqa: B019
    def results_while_searching(self, bag: int, wanted: int, teeth: Teeth) -> Floats:
        """Return the results while this animal is wanted, by known tiles."""
        best = np.zeros((1 << TILES, MOST_MOONS + 1))
        best[:, 0] = np.inf
        hits = {
            tile: self.results_before_mission(bag, _without_tooth(teeth, size))
            for tile, size in tiles_and_sizes_with(wanted)
            if teeth[size]
        }
        for tile, then in hits.items():
            knows = np.flatnonzero(np.arange(1 << TILES) >> tile & 1)
            best[knows] = _better_in_each_column(best[knows], then[knows])
        for level in reversed(LEVELS[:TILES]):
            tried = np.zeros((len(level), MOST_MOONS + 1))
            for tile in range(TILES):
                unknown = level >> tile & 1 == 0
                into = level[unknown] | 1 << tile
                size = SIZE_OF[wanted, tile]
                if size < 0:
                    then = _add_lost_moon(best[into])
                elif teeth[size]:
                    then = hits[tile][into]
                else:
                    then = best[into]  # the right animal, but no tooth of its size is left: no moon is lost (C-026)
                tried[unknown] += then
            best[level] = _better_in_each_column(best[level], tried / (TILES - level[0].bit_count()))
        return best

    def results_of_night(self, known: int) -> Floats:
        """Return the results of a whole night that begins with `known` random known tiles."""
        return np.asarray(self.results_before_mission((1 << len(ANIMALS)) - 1, ALL_TEETH)[LEVELS[known]].mean(axis=0))

    def moons_lost_by_clue(self) -> dict[str, float]:
        """Return the lowest expected number of moons lost if, in the first turn, a helper who has seen the wanted
        animal says nothing, puts the pawn at its line, or points at the tile. The line is used only for this search, so
        its value is a lower bound."""
        bag, wanted = (1 << len(ANIMALS)) - 1 & ~1, 0
        shows = [tile for tile, _ in tiles_and_sizes_with(wanted)]

        @cache
        def moons_lost_with_line(known: int, line: int) -> float:
            """Return the expected number of moons lost while `line` tiles of the line are face down, one of which is
            the tile that the helper saw."""
            unknown = [tile for tile in range(TILES) if not known >> tile & 1]
            others = len(unknown) - 1
            inside, outside = 0.0, 0.0
            for tile in unknown:
                if tile in shows:
                    then = float(
                        self.results_before_mission(bag, _without_tooth(ALL_TEETH, SIZE_OF[wanted, tile]))[
                            known | 1 << tile, 0
                        ]
                    )
                    inside += (1 + 2 * (line - 1) / others) / (3 * line) * then
                    outside += 2 / (3 * others) * then
                else:
                    if line > 1:
                        inside += (line - 1) / (others * line) * (1 + moons_lost_with_line(known | 1 << tile, line - 1))
                    if others >= line:
                        outside += 1 / others * (1 + moons_lost_with_line(known | 1 << tile, line))
            return min(inside, outside) if others >= line else inside

        pointed = [
            self.results_before_mission(bag, _without_tooth(ALL_TEETH, SIZE_OF[wanted, tile]))[1 << tile, 0]
            for tile in shows
        ]
        nothing = float(self.results_while_searching(bag, wanted, ALL_TEETH)[0, 0])
        return {"nothing": nothing, "a line": moons_lost_with_line(0, 3), "the tile itself": float(np.mean(pointed))}


def tiles_and_sizes_with(animal: int) -> list[tuple[int, int]]:
    """Return the tiles that show an animal, each with the animal's size."""
    return [(tile, int(SIZE_OF[animal, tile])) for tile in range(TILES) if SIZE_OF[animal, tile] >= 0]


def _without_tooth(teeth: Teeth, size: int) -> Teeth:
    left = list(teeth)
    left[size] -= 1
    return left[0], left[1], left[2]


def _better_in_each_column(first: Floats, second: Floats) -> Floats:
    """Return the better of two results in each column: fewer moons lost, higher chances."""
    found = np.maximum(first, second)
    found[:, 0] = np.minimum(first[:, 0], second[:, 0])
    return found


def _add_lost_moon(then: Floats) -> Floats:
    """Return the results after a miss, which costs one moon; the night is lost with the last one."""
    found = np.empty_like(then)
    found[:, 0] = then[:, 0] + 1
    found[:, 1] = 0.0
    found[:, 2:] = then[:, 1:-1]
    return found


def mean_moons_lost_and_error(bot: str, seats: int, pointing: bool, nights: int) -> tuple[float, float]:
    """Return the average number of moons that a clan of these bots loses in a night, and 1.96 times its standard
    error."""
    lost: list[int] = []
    for seed in range(nights):
        events: list[Any] = []
        play_night(Options(forest="young", pointing=pointing), [BOTS_BY_NAME[bot]] * seats, seed, events.append)
        lost.append(sum(isinstance(event, MoonLost) for event in events))
    return float(np.mean(lost)), float(1.96 * np.std(lost) / np.sqrt(nights))


def main(argv: list[str]) -> int:
    """Print the tables."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--nights", type=int, default=400, help="nights per row played by the bots; 0 for none")
    given = parser.parse_args(argv)
    solver = NightSolver()
    print(
        "| first looks told | moons lost, at best | won with 7 moons | 6 | 5 | 4 | 3 | 2 | 1 |\n" + "| --- " * 9 + "|"
    )
    for known in range(6):
        night = solver.results_of_night(known)
        chances = " | ".join(f"{100 * night[moons]:.2f} %" for moons in range(7, 0, -1))
        print(f"| {known} | {night[0]:.4f} | {chances} |")
    print("\n| in the first turn the helper tells | moons lost in the night, at best | worth |\n" + "| --- " * 3 + "|")
    clues = solver.moons_lost_by_clue()
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
        cells = [f"{solver.results_of_night(0)[0]:.2f}", f"{solver.results_of_night(seats)[0]:.2f}"]
        for bot in BOTS_BY_NAME:
            for pointing in (False, True):
                mean, error = mean_moons_lost_and_error(bot, seats, pointing, given.nights)
                cells.append(f"{mean:.2f} ± {error:.2f}")
        print(f"| {seats} | {' | '.join(cells)} |", flush=True)
    return 0
