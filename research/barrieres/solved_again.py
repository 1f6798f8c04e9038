"""The solved boards by two other ways, which share nothing with the tables of `levels`.

python -m research barrieres solved-again              both; about ten minutes of a processor
python -m research barrieres solved-again --quick      without 7×7 by the kernel of the bots

- *By the rules*: every position that can be reached from the start is listed as the game itself plays it, and the
  graph of them is solved from its ends. Small boards, in plain Python.
- *By the kernel of the bots*, which knows a layer by its edges and a queue: 7×7 with every stock of up to four
  barriers together, all 812,594 sets of four among them. A set of two is solved with all that can still be placed
  on it, as it lies; what was solved for its mirror image, or with seats exchanged, is taken from there.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any

from mulot.core.luck import Scripted
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import VERSION, Event, State
from mulot.games.barrieres.rules import copy, legal, play
from research import parser_of
from research.barrieres.solved import KNOWN, known

Stocks = tuple[int, int]
BY_RULES = ((3, (0, 1, 2, 3, 4, 5)), (4, (0, 1)), (5, (0, 1)))


def start_of(size: int, stocks: Stocks, barriers: tuple[str, ...] = ()) -> State:
    """The start, on boards that no box has as well."""
    mice = tuple(board(size).start(2, seat) for seat in (0, 1))
    return State(VERSION, size, "blocks", False, 0, mice, stocks, barriers)


def by_rules(size: int, stocks: Stocks) -> tuple[int, int]:
    """What the start is worth to whoever begins, and how many positions can be reached from it."""
    start = start_of(size, stocks)
    found, positions = {_key(start): 0}, [start]
    before: defaultdict[int, list[int]] = defaultdict(list)
    left, worth = list[int](), dict[int, int]()
    queue = deque[int]()
    for here, s in enumerate(positions):  # it grows
        actions = legal(s, s.turn)
        left.append(len(actions))
        for action in actions:
            t = copy(s)
            play(t, s.turn, action, Scripted(), _deaf)
            if t.outcome is not None:
                if here not in worth:
                    worth[here] = 1
                    queue.append(here)
                continue
            t.ply = 0  # endless play is judged by who can force a win, not by its bound
            there = found.setdefault(_key(t), len(positions))
            if there == len(positions):
                positions.append(t)
            before[there].append(here)
        positions[here] = start
    while queue:
        there = queue.popleft()
        for here in before[there]:
            if here in worth:
                continue
            left[here] -= 1
            if worth[there] < 0:
                worth[here] = 1 - worth[there]
                queue.append(here)
            elif left[here] == 0:
                worth[here] = -1 - worth[there]
                queue.append(here)
    return worth.get(0, 0), len(positions)


def _key(s: State) -> tuple[Any, ...]:
    return s.turn, s.mice, s.stock, tuple(sorted(s.barriers))


def by_kernel(size: int, told: Callable[[str], None] = lambda line: None) -> dict[Stocks, int]:
    """What the start is worth with up to four barriers in both hands, by the kernel of the bots."""
    import numpy as np

    from mulot.games.barrieres.bots.kernel.endgame import race_after, this_layer
    from mulot.games.barrieres.bots.kernel.layout import decode, lay_out
    from mulot.games.barrieres.bots.kernel.solving import _room

    states, squares = 2 * size**4, size * size
    numbers = np.arange(states).reshape(2, size, size, size, size)
    flip = numbers[:, :, ::-1, :, ::-1].ravel()
    exchange = numbers.reshape(2, squares, squares)[::-1, ::-1, ::-1].transpose(0, 2, 1).ravel()
    tables: dict[tuple[tuple[str, ...], Stocks], Any] = {}

    def names(grooves: Any) -> list[str]:
        placed: list[Any] = [decode(int(groove) + squares, size) for groove in grooves]
        return [one.at + one.lies for one in placed]

    def layer(barriers: tuple[str, ...], stocks: Stocks) -> Any:
        """The layer of this set with these stocks; those of one barrier more must be there."""
        worth = np.zeros(states, np.int16)
        g, t = lay_out(start_of(size, stocks, barriers))
        grooves = np.array(_room(g, t), np.int64)
        after = np.zeros((2, len(grooves), states), np.int16)
        for seat in (0, 1):
            if stocks[seat]:
                left = (stocks[0] - (seat == 0), stocks[1] - (seat == 1))
                for i, name in enumerate(names(grooves)):
                    after[seat, i] = tables[tuple(sorted((*barriers, name))), left]
        this_layer(g, np.array([t]), grooves, after, worth)
        return worth

    # Sets of up to two barriers are kept; those of three and four are solved within their sets of two.
    one = [(name,) for name in names(range(2 * (size - 1) ** 2))]
    two = sorted({tuple(sorted((first, *second))) for (first,) in one for second in one if _fit(size, first, *second)})
    for number, barriers in enumerate(two):
        mirrored = tuple(sorted(_mirror(size, name) for name in barriers))
        if (barriers, (0, 0)) not in tables:
            across = tuple(sorted(_across(size, name) for name in barriers))
            across_mirrored = tuple(sorted(_mirror(size, name) for name in across))
            for stocks, worth in with_up_to_two(size, barriers):
                tables[barriers, stocks] = worth
                tables[mirrored, stocks] = worth[flip]
                tables[across, (stocks[1], stocks[0])] = worth[exchange]
                tables[across_mirrored, (stocks[1], stocks[0])] = worth[exchange][flip]
        if number % 100 == 0:
            told(f"{number} of {len(two)} sets of two barriers")
    for barriers in one:
        g, t = lay_out(start_of(size, (0, 0), barriers))
        tables[barriers, (0, 0)] = np.zeros(states, np.int16)
        race_after(g, np.array([t]), -1, tables[barriers, (0, 0)])
    for total in (1, 2, 3):
        for stocks in ((held, total - held) for held in range(total + 1)):
            for barriers in one:
                tables[barriers, stocks] = layer(barriers, stocks)
    found = {}
    for total in range(5):
        for stocks in ((held, total - held) for held in range(total + 1)):
            first, second = size // 2, size * (size - 1) + size // 2
            found[stocks] = int(layer((), stocks)[first * squares + second])
    return found


def with_up_to_two(size: int, barriers: tuple[str, ...]) -> list[tuple[Stocks, Any]]:
    """The layers of this set with no, one and two barriers in hand."""
    import numpy as np

    from mulot.games.barrieres.bots.kernel.endgame import one_left, race_after, races_after, this_layer
    from mulot.games.barrieres.bots.kernel.layout import lay_out
    from mulot.games.barrieres.bots.kernel.solving import _room

    states = 2 * size**4
    g, t = lay_out(start_of(size, (0, 0), barriers))
    grooves, start = np.array(_room(g, t), np.int64), np.array([t])
    races = np.zeros((len(grooves), len(grooves), states), np.int16)
    single = np.zeros((2, len(grooves), states), np.int16)
    raced = np.zeros((len(grooves), states), np.int16)
    for i in range(len(grooves)):
        races_after(g, start, i, i + 1, len(grooves), grooves, races)
        race_after(g, start, grooves[i], raced[i])
    for i in range(len(grooves)):
        for seat in (0, 1):
            one_left(g, start, seat, i, grooves, races, single[seat, i])
    after: dict[Stocks, Any] = {(0, 0): (raced, raced), (1, 0): (raced, raced), (0, 1): (raced, raced)}
    after |= {(2, 0): (single[0], raced), (0, 2): (raced, single[1]), (1, 1): (single[1], single[0])}
    found = []
    for stocks, layers in after.items():
        worth = np.zeros(states, np.int16)
        start[0]["stock"][:2] = stocks
        this_layer(g, start, grooves, np.array(layers), worth)
        found.append((stocks, worth))
    return found


def _fit(size: int, one: str, other: str) -> bool:
    grooves = board(size).groove
    return not (grooves[one].overlaps | grooves[one].crosses) & grooves[other].bit


def _mirror(size: int, name: str) -> str:
    columns = "abcdefghijk"[: size - 1]
    return columns[size - 2 - columns.index(name[0])] + name[1:]


def _across(size: int, name: str) -> str:
    """Where a barrier is once the board is turned by half."""
    return f"{_mirror(size, name)[0]}{size - int(name[1:-1])}{name[-1]}"


def main(argv: list[str]) -> int:
    """Print a line for each board; 1 if one differs."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args(argv)
    table, differ = known(KNOWN), 0
    for size, stocks in BY_RULES:
        for each in stocks:
            worth, positions = by_rules(size, (each, each))
            least = min(each, (size - 1) ** 2)  # more barriers than that find no room
            same = worth == table[size, (least, least)].plies
            differ += not same
            print(f"{size}×{size}, {each} each, by the rules: {worth}, {positions:,} positions, {_agrees(same)}")
    for size in (5,) if given.quick else (5, 7):
        for held, worth in by_kernel(size).items():
            if (size, held) in table:
                same = worth == table[size, held].plies
                differ += not same
                print(f"{size}×{size}, {held[0]} and {held[1]}, by the kernel of the bots: {worth}, {_agrees(same)}")
    return 1 if differ else 0


def _agrees(same: bool) -> str:
    return "the same" if same else "DIFFERS"


def _deaf(event: Event) -> None:
    """Only the positions count."""
