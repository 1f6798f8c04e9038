"""Connected viewers, and groups of viewers that receive identical messages. Groups are cached until someone connects,
disconnects or changes seats.

They are used only while no device holds several seats, because then what a viewer may see does not change from move to
move.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import Struct

from mulot.table.messages import encode


@dataclass(slots=True)
class Viewer:
    """A connected screen: the seat whose secrets it shows, and the question that this was decided for."""

    device: str
    eye: int | None = None
    """The seat whose secrets this screen shows; None if it shows only what everyone may see."""
    curtain: int | None = None
    """The seat for which the curtain is down: the device has to be passed to that player."""
    served_question: tuple[int, int] | None = None
    """The seat and the question for which `eye` and `curtain` were last decided."""
    single_seat: bool = False
    """True if the device had a single seat when that was decided."""
    whispers: dict[int, int] = field(default_factory=dict)
    """For each seat, the first journal line with a private event that it missed because another seat's secrets were on
    screen."""


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
