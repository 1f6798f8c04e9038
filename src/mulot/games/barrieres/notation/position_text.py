"""A position as a short text, to share it or to give it to an engine.

    d4f4e7 / a2a8 / e4 e6 / 7 8 / 1            on 9×9
    [size=7 ply=12] c3 / d5 / d2 d6 / 6 7 / 2

Between the strokes are the barriers that lie (`h`), those that stand (`v`), each seat's mouse, each seat's stock, and
the number of the seat to move, counted from 1. What differs from a 9×9 board at ply 0 comes first.
"""

import re
from typing import Any

from mulot.core.errors import Unreadable
from mulot.games.barrieres.content import SIDES, SIZES, Board, board, longest_play
from mulot.games.barrieres.model import VERSION, Barrier, State
from mulot.games.barrieres.rules import copy, why_not
from mulot.games.barrieres.rules.turn import position

MAX_LENGTH = 1000
_USUAL: dict[str, Any] = {"size": "9", "ply": "0", "third_mouse": "blocks", "repetition": "no"}
_ALLOWED = {"third_mouse": ("blocks", "side-step"), "repetition": ("yes", "no")}
_GROOVES = re.compile(r"(?:[a-j](?:10|[1-9]))*")


def write_position(s: State) -> str:
    """Return a position as text."""
    repetition = "yes" if s.repetition else "no"
    given = {"size": str(s.size), "ply": str(s.ply), "third_mouse": s.third_mouse, "repetition": repetition}
    differs = " ".join(f"{name}={value}" for name, value in given.items() if value != _USUAL[name])
    lying, standing = ("".join(name[:-1] for name in s.barriers if name[-1] == lies) for lies in "hv")
    parts = [lying, standing, " ".join(s.mice), " ".join(map(str, s.stock)), str(s.turn + 1)]
    return " ".join([*([f"[{differs}]"] if differs else []), *" / ".join(parts).split()])


def read_position(text: str) -> State:
    """Return the position that a text describes. Raises Unreadable if there is none, or if it breaks the rules."""
    found = re.fullmatch(r"\s*(?:\[([^\]]*)\])?([^\[\]]*)", text[:MAX_LENGTH])
    parts = [part.strip() for part in found[2].split("/")] if found else []
    if found is None or len(parts) != 5:
        raise Unreadable(text[:MAX_LENGTH])
    given = dict(_USUAL)
    for word in (found[1] or "").split():
        name, _, value = word.partition("=")
        if name not in given or value not in _ALLOWED.get(name, (value,)):
            raise Unreadable(word)
        given[name] = value
    lying, standing, mice, stocks, turn = parts
    numbers = [given["size"], given["ply"], turn, *stocks.split()]
    if not all(number.isdecimal() and len(number) < 4 for number in numbers):
        raise Unreadable(text)
    size, ply, mover, *stock = map(int, numbers)
    squares = mice.split()
    if size not in SIZES or len(squares) not in SIDES or len(stock) != len(squares) or not 1 <= mover <= len(squares):
        raise Unreadable(text)
    repetition = given["repetition"] == "yes"
    s = State(VERSION, size, given["third_mouse"], repetition, mover - 1, tuple(squares), tuple(stock))
    _check_mice(s, ply, text)
    for names, lies in ((lying, "h"), (standing, "v")):
        for at in _groove_names(names):
            s = _with_barrier(s, Barrier(at, "h" if lies == "h" else "v"))
    s.ply, s.since = ply, (position(s),) if s.repetition else ()
    return s


def _check_mice(s: State, ply: int, text: str) -> None:
    """Raise Unreadable if the mice, the stocks or the ply cannot be those of a game that goes on."""
    of, seats = board(s.size), len(s.mice)
    there = {mouse for mouse in s.mice if mouse in of.number}
    arrived = [mouse for seat, mouse in enumerate(s.mice) if mouse in there and _is_goal(of, seats, seat, mouse)]
    if len(there) != seats or arrived or max(s.stock) > 20 or ply >= longest_play(s.size):
        raise Unreadable(text)


def _is_goal(of: Board, seats: int, seat: int, square: str) -> bool:
    return bool(of.goal(seats, seat) >> of.number[square] & 1)


def _groove_names(text: str) -> list[str]:
    if not _GROOVES.fullmatch(text):
        raise Unreadable(text)
    return re.findall(r"[a-j](?:10|[1-9])", text)


def _with_barrier(s: State, barrier: Barrier) -> State:
    """Return the position with one more barrier from nobody's stock. Raises Unreadable if the rules forbid it."""
    asked = copy(s)
    asked.stock = tuple(1 for _ in s.stock)
    if why_not(asked, asked.turn, barrier) is not None:
        raise Unreadable(barrier.at + barrier.lies)
    asked.stock, asked.barriers = s.stock, (*s.barriers, barrier.at + barrier.lies)
    return asked
