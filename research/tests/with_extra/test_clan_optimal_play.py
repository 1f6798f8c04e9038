"""The optimal results for a clan agree with plain arithmetic and with nights played with the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from mulot.bots import Bot
from mulot.games.clan.content.board import PLACES
from mulot.games.clan.content.forest import ANIMALS, PICTURES
from mulot.games.clan.model import Options
from mulot.games.clan.model.actions import Pass, Reveal
from mulot.games.clan.model.events import MissionTurned, MoonLost, TurnedUp
from research.clan import optimal_play
from research.clan.optimal_play import SIZE_OF, TILES, NightSolver, tiles_and_sizes_with
from research.clan.win_rates import play_night

PICTURE = list(PICTURES)


@cache
def plain(bag: frozenset[int], wanted: int, teeth: tuple[int, ...], known: frozenset[int]) -> Fraction:
    """Return the lowest expected number of moons lost, computed recursively in exact fractions."""
    ways = [
        then(bag, teeth, size, known) for tile, size in tiles_and_sizes_with(wanted) if tile in known and teeth[size]
    ]
    unknown = [tile for tile in range(TILES) if tile not in known]
    if unknown:
        total = Fraction(0)
        for tile in unknown:
            size = int(SIZE_OF[wanted, tile])
            if size < 0:
                total += 1 + plain(bag, wanted, teeth, known | {tile})
            elif teeth[size]:
                total += then(bag, teeth, size, known | {tile})
            else:
                total += plain(bag, wanted, teeth, known | {tile})
        ways.append(total / len(unknown))
    return min(ways)


def then(bag: frozenset[int], teeth: tuple[int, ...], size: int, known: frozenset[int]) -> Fraction:
    left = tuple(count - (place == size) for place, count in enumerate(teeth))
    return sum((plain(bag - {w}, w, left, known) for w in bag), Fraction(0)) / max(1, len(bag))


@pytest.mark.parametrize(
    ("bag", "wanted", "teeth", "known"),
    [
        ((), 0, (1, 0, 0), ()),
        ((4,), 0, (0, 1, 1), (0, 7)),
        ((2, 8), 5, (1, 1, 1), (3, 4, 6)),
        ((1,), 2, (2, 0, 0), (1,)),
    ],
)
def test_the_last_searches_of_a_night_agree_with_exact_fractions(
    bag: tuple[int, ...], wanted: int, teeth: tuple[int, int, int], known: tuple[int, ...]
) -> None:
    right = plain(frozenset(bag), wanted, teeth, frozenset(known))
    table = NightSolver().results_while_searching(sum(1 << one for one in bag), wanted, teeth)
    assert table[sum(1 << one for one in known), 0] == pytest.approx(float(right), abs=1e-12)


def test_a_single_search_agrees_with_mental_arithmetic() -> None:
    """One search is left, with one tooth of each size and no known tiles, so three of nine tiles are right."""
    table = NightSolver().results_while_searching(0, 0, (1, 1, 1))
    assert table[0, 0] == pytest.approx(6 / 4)  # each of the 6 wrong tiles precedes the 3 right ones with chance 1/4
    assert table[0, 1] == pytest.approx(3 / 9)
    assert table[0, 2] == pytest.approx(3 / 9 + 6 / 9 * 3 / 8)
    assert table[(1 << TILES) - 1, 0] == 0


def test_a_wrong_forest_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = SIZE_OF.copy()
    wrong[0, 0] = -1  # one fox fewer
    monkeypatch.setattr(optimal_play, "SIZE_OF", wrong)
    assert NightSolver().results_while_searching(0, 0, (1, 1, 1))[0, 0] != pytest.approx(6 / 4)


@pytest.mark.whole
def test_nights_with_the_real_rules_lose_as_many_moons_as_the_table_says() -> None:
    solver = NightSolver()
    lost = []
    for seed in range(400):
        events: list[Any] = []
        play_night(Options(forest="young"), [perfect(solver)] * 2, seed, events.append)
        lost.append(sum(isinstance(event, MoonLost) for event in events))
    mean = sum(lost) / len(lost)
    error = (sum((one - mean) ** 2 for one in lost) / len(lost) ** 2) ** 0.5
    assert abs(mean - solver.results_of_night(0)[0]) < 3 * error
    assert max(lost) <= 6
    assert solver.results_of_night(0)[7] == 1.0


class Recall:
    """What all players have seen: the tiles by place, and the missions still in the bag."""

    def __init__(self) -> None:
        self.tiles: dict[str, int] = {}
        self.bag = (1 << len(ANIMALS)) - 1


def perfect(solver: NightSolver) -> Bot:
    """Return a bot that never peeks or helps, forgets nothing, and plays as the solver's table says."""

    def notice(memory: Recall, view: Any, events: Sequence[Any]) -> None:
        for event in events:
            if isinstance(event, TurnedUp):
                memory.tiles[event.place] = PICTURE.index(event.tile)
            elif isinstance(event, MissionTurned):
                memory.bag &= ~(1 << ANIMALS.index(event.animal))

    def choose(memory: Recall, view: Any, legal: Sequence[Any], rng: Any, budget: Any) -> Any:
        if Pass() in legal:
            return Pass()
        wanted, teeth = ANIMALS.index(view.wanted), tuple(view.teeth)
        known = sum(1 << tile for tile in memory.tiles.values())
        worth = solver.results_while_searching(memory.bag, wanted, teeth)[known, 0]
        for place, tile in memory.tiles.items():
            size = int(SIZE_OF[wanted, tile])
            if size >= 0 and teeth[size]:
                left = tuple(count - (one == size) for one, count in enumerate(teeth))
                if abs(solver.results_before_mission(memory.bag, left)[known, 0] - worth) < 1e-9:
                    return Reveal(place)
        return Reveal(next(place for place in PLACES[3] if place not in memory.tiles))

    return Bot("perfect", lambda game, seat, view: Recall(), notice, choose)
