"""The viewers of a table, sorted by what they may see: kept until somebody comes, goes, or sits elsewhere.

Only where no screen is shared: with one seat or none a viewer looks with the same eyes from move to move.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from mulot.table.messages import encode


class Group(Struct, frozen=True):
    """Viewers who are told the same bytes."""

    to: tuple[int, ...]
    eye: int | None
    opening: bytes
    """What stands before the view in every message to them: their seats, who hosts, the eye."""
    closing: bytes


def sorted_by_sight(viewers: Iterable[tuple[int, tuple[int, ...], bool, bool]]) -> tuple[Group, ...] | None:
    """Groups of viewers (number, seats, whether it hosts, whether it may host again), in order of the first of each;
    None where a screen is shared."""
    found: dict[tuple[tuple[int, ...], bool, bool], list[int]] = {}
    for number, seats, hosting, may_host in viewers:
        if len(seats) > 1:
            return None
        found.setdefault((seats, hosting, may_host), []).append(number)
    groups = []
    for (seats, hosting, may_host), to in found.items():
        opening = b""
        if seats:
            opening += b',"yours":' + encode(seats)
        if hosting:
            opening += b',"hosting":true'
        if seats:
            opening += b',"eye":%d' % seats[0]
        closing = b',"may_host":true}' if may_host else b"}"
        groups.append(Group(tuple(to), seats[0] if seats else None, opening, closing))
    return tuple(groups)
