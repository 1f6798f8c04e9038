"""Checks of the contents of the box, which the tests run on the real contents and on spoilt ones."""

from __future__ import annotations

from mulot.games.barrieres import content
from mulot.games.barrieres.content import Board, Groove


def faults() -> list[str]:
    """Return a sentence for each inconsistency in the contents of the box; an empty list if there is none."""
    found = [f"{size} squares a row have no middle" for size in content.SIZES if size % 2 == 0]
    if max(content.SIZES) > len(content.COLUMNS):
        found.append(f"{max(content.SIZES)} columns, but letters for {len(content.COLUMNS)}")
    for size in content.SIZES:
        found += [f"{size}×{size}: {fault}" for fault in faults_of(content.board(size))]
    return found


def faults_of(of: Board) -> list[str]:
    """Return a sentence for each inconsistency in a board, its starting squares and its stocks."""
    n, found = of.size, list[str]()
    if len(of.number) != n * n:
        found.append(f"{len(of.number)} names of squares")
    if len(of.groove) != 2 * (n - 1) ** 2:
        found.append(f"{len(of.groove)} names of grooves")
    for seats in content.SIDES:
        starts = [of.start(seats, seat) for seat in range(seats)]
        if len(set(starts)) < seats:
            found.append(f"two of {seats} mice start on one square")
        for seat, start in enumerate(starts):
            square = 1 << of.number[start]
            if not square & of.line[content.SIDES[seats][seat]] or square & of.goal(seats, seat):
                found.append(f"seat {seat} of {seats} starts on {start}, not on its own line")
        if not 0 < seats * content.stock(n, seats) <= (n - 1) ** 2:  # two with the same middle would cross
            found.append(f"{seats * content.stock(n, seats)} barriers for {seats} seats")
    return found + [fault for groove in of.grooves for fault in _faults_of_groove(of, groove)]


def _faults_of_groove(of: Board, groove: Groove) -> list[str]:
    found = list[str]()
    if groove.shut.bit_count() != 2 or groove.shut & ~of.all:
        found.append(f"{groove.name} does not shut two ways")
    if groove.shut & of.line["north" if groove.lies == "h" else "east"]:
        found.append(f"{groove.name} lies along the edge")
    if not groove.overlaps & groove.bit:
        found.append(f"two barriers fit into {groove.name}")
    for other in of.grooves:
        if bool(groove.overlaps & other.bit) != (groove.lies == other.lies and bool(groove.shut & other.shut)):
            found.append(f"{groove.name} and {other.name}: one says they overlap, the squares say otherwise")
        if bool(groove.crosses & other.bit) != (groove.lies != other.lies and groove.at == other.at):
            found.append(f"{groove.name} and {other.name}: one says they cross, the squares say otherwise")
    return found
