"""How a position is laid out in numbers, for every kernel there is: in numpy's records, or in a browser's memory.

Squares are numbered as in `board`. Grooves are numbered row by row, first all that lie h, then all that lie v. An
action is one number: a square to step to, or the number of squares plus a groove, or PASS.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from mulot.games.barrieres.content import ACROSS, COLUMNS, SIDES, board, longest_play
from mulot.games.barrieres.model import Action, Barrier, Pass, State, Step

PASS = -1
MOST_SQUARES, MOST_GROOVES, MOST_POINTS, MOST_SEATS = 128, 100, 144, 4
WORD = (1 << 64) - 1
Laid: TypeAlias = dict[str, Any]
"""By the names of a record's fields: numbers, and lists of them as long as the field is."""


def geometry(size: int, seats: int, past_third: bool) -> Laid:
    """What never changes on this board, for the record GEOMETRY."""
    of, n = board(size), size
    goals = [of.line[ACROSS[side]] for side in SIDES[seats]]
    laid: Laid = {"size": n, "seats": seats, "squares": n * n, "grooves": (n - 1) ** 2, "longest": longest_play(n)}
    laid |= {"past_third": int(past_third), "delta": list(of.delta)}
    laid["goal"] = _padded([_words(goal) for goal in goals], MOST_SEATS, [0, 0])
    arrives = [_padded([goal >> square & 1 for square in range(n * n)], MOST_SQUARES) for goal in goals]
    laid["arrives"] = _padded(arrives, MOST_SEATS, [0] * MOST_SQUARES)
    places = [divmod(groove, n - 1) for groove in range((n - 1) ** 2)]
    laid["row"] = _padded([row for row, _ in places], MOST_GROOVES)
    laid["column"] = _padded([column for _, column in places], MOST_GROOVES)
    laid["low"] = _padded([row * n + column for row, column in places], MOST_GROOVES)
    laid["middle"] = _padded([(row + 1) * (n + 1) + column + 1 for row, column in places], MOST_GROOVES)
    for name, beside in (("across_north", 1), ("across_east", n)):
        across = [0] * MOST_SQUARES
        for groove, (row, column) in enumerate(places):
            across[row * n + column] |= 1 << groove
            across[row * n + column + beside] |= 1 << groove
        laid[name] = [_words(grooves) for grooves in across]
    return laid


def empty(size: int) -> Laid:
    """The board without barriers, for the record POSITION; mice and stocks are still to be set."""
    n, of = size, board(size)
    laid: Laid = {side: _words(of.all & ~of.line[side]) for side in ("north", "east")}
    laid["free"] = _words((1 << (n - 1) ** 2) - 1) * 2
    squares = [divmod(square, n) for square in range(n * n)]
    exits = [(row < n - 1) | (column < n - 1) << 1 | (row > 0) << 2 | (column > 0) << 3 for row, column in squares]
    laid["exits"] = _padded(exits, MOST_SQUARES)
    points = [divmod(point, n + 1) for point in range((n + 1) ** 2)]
    labels = [0 if {x, y} & {0, n} else y * (n + 1) + x for y, x in points]
    laid["label"] = _padded(labels, MOST_POINTS)
    return laid


def position(s: State) -> Laid:
    """A state but for its barriers, for the record POSITION: `grooves_of` says where they are to be laid."""
    mice = [board(s.size).number[mouse] for mouse in s.mice]
    laid: Laid = {"mice": _padded(mice, MOST_SEATS), "stock": _padded(list(s.stock), MOST_SEATS)}
    return empty(s.size) | laid | {"turn": s.turn, "ply": s.ply}


def grooves_of(s: State) -> list[int]:
    """The grooves in which barriers lie, by their numbers."""
    return [encode(Barrier(name[:-1], "v" if name[-1] == "v" else "h"), s.size) - s.size**2 for name in s.barriers]


def _words(bits: int) -> list[int]:
    """As two words, the low one first."""
    return [bits & WORD, bits >> 64]


def _padded(numbers: list[Any], length: int, by: Any = 0) -> list[Any]:
    return numbers + [by] * (length - len(numbers))


def encode(action: Action, size: int) -> int:
    """An action as its number."""
    if isinstance(action, Pass):
        return PASS
    name = action.to if isinstance(action, Step) else action.at
    column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
    if isinstance(action, Step):
        return row * size + column
    groove = row * (size - 1) + column
    return size * size + groove + (size - 1) ** 2 * (action.lies == "v")


def decode(number: int, size: int) -> Action:
    """The action that a number stands for."""
    if number == PASS:
        return Pass()
    if number < size * size:
        return Step(f"{COLUMNS[number % size]}{number // size + 1}")
    lies, groove = divmod(number - size * size, (size - 1) ** 2)
    row, column = divmod(groove, size - 1)
    return Barrier(f"{COLUMNS[column]}{row + 1}", "v" if lies else "h")


def mixed(seed: int) -> int:
    """The luck of a search for a seed: a word that is not 0, well mixed (splitmix64)."""
    x = (seed + 1) * 0x9E3779B97F4A7C15 & WORD
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB & WORD
    return x ^ x >> 31 or 1
