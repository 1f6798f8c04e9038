"""One connected viewer of a table."""

from __future__ import annotations

from dataclasses import dataclass, field


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
