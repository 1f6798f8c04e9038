"""The board as text, for the terminal and for told stories."""

from __future__ import annotations

from mulot.games.clan.content import FORESTS
from mulot.games.clan.view import Seen, Spot, View

WIDTH = 10


def draw(view: View) -> str:
    """Counters, the forest with the pawns around it, what lies face up, and what only this seat sees."""
    size = FORESTS[view.options.forest].size
    small, medium, large = view.teeth
    rows = [
        f"moons {view.moons} · teeth {small} small, {medium} medium, {large} large · "
        f"wanted: {view.wanted or '?'} · turn {view.turn}, seat {view.active}",
        "",
        _pawns_along(view, "top", size),
        " " * 6 + "".join(letter.center(WIDTH) for letter in "abcd"[:size]),
    ]
    for row in range(size):
        cells = "".join(_cell(view, spot) for spot in view.forest[row * size : row * size + size])
        rows.append(f"{_pawns_at(view, f'left-{row + 1}'):>3} {row + 1} {cells} {_pawns_at(view, f'right-{row + 1}')}")
    rows.append(_pawns_along(view, "bottom", size))
    rows += [f"{spot.place}: {spot.face.tile}{' (violet)' * spot.face.violet}" for spot in view.forest if spot.face]
    held = [f"{t.trophy}: seat {t.owner}" for t in view.trophies if t.owner is not None]
    if held:
        rows.append(", ".join(held))
    if view.own:
        rows += _own(view.own.seat, view.own.looking, view.own.marks)
    return "\n".join(row.rstrip() for row in rows)


def _own(seat: int, looking: Seen | None, marks: tuple[Seen, ...]) -> list[str]:
    sees = [f"seat {seat} looks at {looking.place}: {looking.face.tile}"] if looking else []
    return sees + [f"seat {seat} remembers {mark.place}: {mark.face.tile}" for mark in marks]


def _cell(view: View, spot: Spot) -> str:
    if spot.empty:
        return " " * WIDTH
    if spot.face:
        short = spot.face.tile if spot.face.small is None else "animals"
        return f"[{short}]".center(WIDTH)
    lookers = "".join(str(seat) for seat, place in enumerate(view.looking) if place == spot.place)
    return (f"?{lookers}?" if lookers else "##").center(WIDTH)


def _pawns_at(view: View, edge: str) -> str:
    return "".join(str(seat) for seat, stands in enumerate(view.pawns) if stands == edge)


def _pawns_along(view: View, side: str, size: int) -> str:
    return " " * 6 + "".join(_pawns_at(view, f"{side}-{letter}").center(WIDTH) for letter in "abcd"[:size])
