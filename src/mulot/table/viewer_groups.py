"""Groups of viewers that receive identical messages. They are cached until someone connects, disconnects or changes
seats.

They are used only while no device holds several seats, because then what a viewer may see does not change from move to
move.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from mulot.table.messages import encode


class ViewerGroup(Struct, frozen=True):
    """Viewers that receive the same bytes."""

    viewers: tuple[int, ...]
    eye: int | None
    """The seat whose secrets these viewers see, or None for spectators."""
    json_before: bytes
    """The JSON that precedes the view in every message to this group: its seats, whether it is the host, and the
    eye."""
    json_after: bytes
    """The JSON at the end of every message to this group."""


def group_viewers(viewers: Iterable[tuple[int, tuple[int, ...], bool, bool]]) -> tuple[ViewerGroup, ...] | None:
    """Group viewers, given as (number, seats, is host, may become host again). The groups are in order of their first
    viewers. Return None if a device holds several seats."""
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
        groups.append(ViewerGroup(tuple(to), seats[0] if seats else None, opening, closing))
    return tuple(groups)
