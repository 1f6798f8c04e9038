"""What everybody sees: all of it, for nothing is hidden in this game. And the board as text."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from mulot.core.game import Outcome
from mulot.games.barrieres.board import ACROSS, SIDES, Side, board
from mulot.games.barrieres.maze import maze
from mulot.games.barrieres.position import VERSION, Happening, State, ThirdMouse, longest_play

MICE: dict[Side, str] = {"south": "▲", "west": "▶", "north": "▼", "east": "◀"}
"""A mouse in a drawing points to its cheese."""


class Own(Struct, frozen=True):
    """What only one seat may see; in this game there is no such thing."""

    seat: int


class View(Struct, frozen=True):
    """The table as all see it."""

    size: int
    turn: int
    mice: tuple[str, ...]
    cheese: tuple[Side, ...]
    """The side of the board where each seat's cheese lies (B-005)."""
    stock: tuple[int, ...]
    """Everybody sees how many barriers are left (BR-28)."""
    barriers: tuple[str, ...]
    ply: int
    longest: int
    third_mouse: ThirdMouse
    repetition: bool
    since: tuple[str, ...]
    outcome: Outcome | None = None
    own: Own | None = None


def look(s: State, seat: int | None) -> View:
    """The same for everybody."""
    return View(
        size=s.size,
        turn=s.turn,
        mice=s.mice,
        cheese=tuple(ACROSS[side] for side in SIDES[len(s.mice)]),
        stock=s.stock,
        barriers=s.barriers,
        ply=s.ply,
        longest=longest_play(s.size),
        third_mouse=s.third_mouse,
        repetition=s.repetition,
        since=s.since,
        outcome=s.outcome,
    )


def imagine(view: View, heard: Sequence[Happening] = (), rng: Random | None = None) -> State:
    """The one state that fits the view."""
    return State(
        version=VERSION,
        size=view.size,
        third_mouse=view.third_mouse,
        repetition=view.repetition,
        turn=view.turn,
        mice=view.mice,
        stock=view.stock,
        barriers=view.barriers,
        ply=view.ply,
        since=view.since,
        outcome=view.outcome,
    )


def routes(view: View) -> tuple[tuple[str, ...], ...]:
    """A shortest way to the cheese for each seat, from the mouse's own square on; mice do not count (BR-18)."""
    m, seats = maze(view.size, view.barriers), len(view.mice)
    ways = [m.way(m.board.number[mouse], m.board.goal(seats, seat)) for seat, mouse in enumerate(view.mice)]
    return tuple(tuple(m.board.squares[square] for square in way) for way in ways)


def draw(view: View) -> str:
    """The board as text, a1 at the lower left; below it what each seat has left."""
    of, n = board(view.size), view.size
    signs = [MICE[side] for side in SIDES[len(view.mice)]]
    rows = [[" "] * (4 * n - 3) for _ in range(2 * n - 1)]
    for i, name in enumerate(of.squares):
        rows[2 * (i // n)][4 * (i % n)] = signs[view.mice.index(name)] if name in view.mice else "·"
    for name in view.barriers:
        x, y = of.number[name[:-1]] % n * 4, of.number[name[:-1]] // n * 2
        if name[-1] == "h":
            rows[y + 1][x : x + 5] = "━" * 5
        else:
            for above in range(3):
                rows[y + above][x + 2] = "┃"
    letters = "   ".join(of.squares[i][0] for i in range(n))
    lines = [f"   {letters}"]
    for i, row in reversed(list(enumerate(rows))):
        number = f"{i // 2 + 1:2}" if i % 2 == 0 else "  "
        lines.append(f"{number} {''.join(row)} {number.strip()}".rstrip())
    lines.append(f"   {letters}")
    stocks = "   ".join(f"{sign} {left}" for sign, left in zip(signs, view.stock, strict=True))
    turn = "" if view.outcome else f"   {signs[view.turn]} …"
    return "\n".join([*lines, f"   {stocks}{turn}", ""])
