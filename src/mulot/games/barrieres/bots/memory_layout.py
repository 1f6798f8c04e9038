"""Positions as numbers, for the records of numpy and for the memory of the WebAssembly module.

Squares are numbered as in `board`. Grooves are numbered row by row, first the horizontal ones, then the vertical ones.
An action is one number: a square to step to, or the number of squares plus a groove, or PASS.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from mulot.games.barrieres.content import ACROSS, COLUMNS, SIDES, board, longest_play
from mulot.games.barrieres.model import Action, Barrier, Pass, State, Step

PASS = -1
MAX_SQUARES, MAX_GROOVES, MAX_POINTS, MAX_SEATS = 128, 100, 144, 4
WORD = (1 << 64) - 1
RecordFields: TypeAlias = dict[str, Any]
"""The contents of a record by field name: a number, or a list of the field's length."""


def geometry(size: int, seats: int, past_third: bool) -> RecordFields:
    """Return the fields of the record GEOMETRY: everything that is constant on this board."""
    of, n = board(size), size
    goals = [of.line[ACROSS[side]] for side in SIDES[seats]]
    laid: RecordFields = {
        "size": n,
        "seats": seats,
        "squares": n * n,
        "grooves": (n - 1) ** 2,
        "longest": longest_play(n),
    }
    laid |= {"past_third": int(past_third), "delta": list(of.delta)}
    laid["goal"] = _padded([_two_words(goal) for goal in goals], MAX_SEATS, [0, 0])
    arrives = [_padded([goal >> square & 1 for square in range(n * n)], MAX_SQUARES) for goal in goals]
    laid["arrives"] = _padded(arrives, MAX_SEATS, [0] * MAX_SQUARES)
    places = [divmod(groove, n - 1) for groove in range((n - 1) ** 2)]
    laid["row"] = _padded([row for row, _ in places], MAX_GROOVES)
    laid["column"] = _padded([column for _, column in places], MAX_GROOVES)
    laid["low"] = _padded([row * n + column for row, column in places], MAX_GROOVES)
    laid["middle"] = _padded([(row + 1) * (n + 1) + column + 1 for row, column in places], MAX_GROOVES)
    for name, beside in (("across_north", 1), ("across_east", n)):
        across = [0] * MAX_SQUARES
        for groove, (row, column) in enumerate(places):
            across[row * n + column] |= 1 << groove
            across[row * n + column + beside] |= 1 << groove
        laid[name] = [_two_words(grooves) for grooves in across]
    return laid


def empty(size: int) -> RecordFields:
    """Return the fields of the record POSITION for a board without barriers. Mice and stocks are not set."""
    n, of = size, board(size)
    laid: RecordFields = {side: _two_words(of.all & ~of.line[side]) for side in ("north", "east")}
    laid["free"] = _two_words((1 << (n - 1) ** 2) - 1) * 2
    squares = [divmod(square, n) for square in range(n * n)]
    exits = [(row < n - 1) | (column < n - 1) << 1 | (row > 0) << 2 | (column > 0) << 3 for row, column in squares]
    laid["exits"] = _padded(exits, MAX_SQUARES)
    points = [divmod(point, n + 1) for point in range((n + 1) ** 2)]
    labels = [0 if {x, y} & {0, n} else y * (n + 1) + x for y, x in points]
    laid["label"] = _padded(labels, MAX_POINTS)
    return laid


def position(s: State) -> RecordFields:
    """Return the fields of the record POSITION for a state without its barriers.

    To add the barriers, call `lay_barrier` for each of `barrier_grooves`.
    """
    mice = [board(s.size).number[mouse] for mouse in s.mice]
    laid: RecordFields = {"mice": _padded(mice, MAX_SEATS), "stock": _padded(list(s.stock), MAX_SEATS)}
    return empty(s.size) | laid | {"turn": s.turn, "ply": s.ply}


def barrier_grooves(s: State) -> list[int]:
    """Return the numbers of the grooves that contain barriers."""
    return [encode(Barrier(name[:-1], "v" if name[-1] == "v" else "h"), s.size) - s.size**2 for name in s.barriers]


def repetition_key(turn: int, mice: Sequence[str], size: int) -> int:
    """Return the engine's number for the turn and the places of two mice, which tells positions with the same barriers
    apart."""
    one, other = (board(size).number[mouse] for mouse in mice)
    return (turn * MAX_SQUARES + one) * MAX_SQUARES + other


def _two_words(bits: int) -> list[int]:
    """Return 128 bits as two words, the low one first."""
    return [bits & WORD, bits >> 64]


def _padded(numbers: list[Any], length: int, by: Any = 0) -> list[Any]:
    return numbers + [by] * (length - len(numbers))


def encode(action: Action, size: int) -> int:
    """Return the number of an action on a board of this size."""
    if isinstance(action, Pass):
        return PASS
    name = action.to if isinstance(action, Step) else action.at
    column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
    if isinstance(action, Step):
        return row * size + column
    groove = row * (size - 1) + column
    return size * size + groove + (size - 1) ** 2 * (action.lies == "v")


def decode(number: int, size: int) -> Action:
    """Return the action with this number."""
    if number == PASS:
        return Pass()
    if number < size * size:
        return Step(f"{COLUMNS[number % size]}{number // size + 1}")
    lies, groove = divmod(number - size * size, (size - 1) ** 2)
    row, column = divmod(groove, size - 1)
    return Barrier(f"{COLUMNS[column]}{row + 1}", "v" if lies else "h")


def mix_seed(seed: int) -> int:
    """Return the initial state of the search's random number generator: a well-mixed word other than 0 (splitmix64)."""
    x = (seed + 1) * 0x9E3779B97F4A7C15 & WORD
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB & WORD
    return x ^ x >> 31 or 1
