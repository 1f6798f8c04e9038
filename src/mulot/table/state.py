"""All that lasts of a table: what its rows tell, and what lasts as long as people are connected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mulot.table.catalogue import Catalogue
from mulot.table.messages import No
from mulot.table.recorded import Recorded
from mulot.table.records import Summary
from mulot.table.sight import Sight
from mulot.table.viewer import Viewer


@dataclass(slots=True)
class Advising:
    """What the friend beside a seat was asked, by which viewer, since when; and what it said."""

    question: int
    viewer: int
    since: float
    said: bytes | None = None


class TableState(Recorded):
    """What the commands (`sitting`, `hosting`, `playing`, `watching`, `next_table`) read and change."""

    def __init__(self, catalogue: Catalogue, now: float) -> None:
        super().__init__(catalogue)
        self.loaded_at = now
        self.viewers: dict[int, Viewer] = {}
        self.connected: dict[str, int] = {}
        """How many viewers a device has here."""
        self.elsewhere: set[str] = set()
        """Devices that are connected to another node."""
        self.away_since: dict[str, float] = {}
        self.asked_since: list[tuple[int, float]] = []
        """For each seat: its question, and since when."""
        self.thinking: dict[int, tuple[int, float]] = {}
        """For each seat a character plays: what it thinks about, and since when."""
        self.advice: dict[int, Advising] = {}
        """For each seat: the last question that the friend beside it was asked about."""
        self.late: tuple[int, ...] = ()
        self.offered: tuple[int, ...] = ()
        """Seats for which a stand-in is offered."""
        self.host_offered = False
        self.taken_from: tuple[str, float] | None = None
        """The first host, and since when somebody else has the table in hand."""
        self.may_return = False
        """Whether the first host may take it back."""
        self.refused: dict[tuple[int, str], No] = {}
        """The last refusals by seat and id: whoever asks twice is answered alike."""
        self.shown_part: bytes | None = None
        """`TableShown`, encoded, until it changes."""
        self.told_summary: Summary | None = None
        self._sight: Sight | None = None
        self.legal_told: dict[int, tuple[Any, bytes]] = {}
        """For each seat: the actions that were told last, and as they were told."""

    # ---------------------------------------------------------------- who is here

    def is_host(self, device: str | None) -> bool:
        """Whether this device is the host."""
        return device is not None and device == self.host

    def is_first_host(self, device: str | None) -> bool:
        """Whether this device was the host, is not, and may be again."""
        return self.may_return and device == self.first_host

    def is_here(self, device: str) -> bool:
        """Whether a device has a connection, to this node or another."""
        return device in self.connected or device in self.elsewhere

    def may_watch(self, device: str | None) -> bool:
        """Whether a device may see this table at all."""
        if self.settings.spectators or self.is_host(device) or self.seats_of(device) or self.is_first_host(device):
            return True
        return self.phase == "open" and self.settings.access == "link"

    def forget(self, number: int | None) -> str | None:
        """Tell a viewer nothing any more; returns its device, if it was here."""
        viewer = None if number is None else self.viewers.pop(number, None)
        if viewer is None:
            return None
        self.unsettle()
        self.connected[viewer.device] -= 1
        if not self.connected[viewer.device]:
            del self.connected[viewer.device]
        return viewer.device

    # ---------------------------------------------------------------- what is seen

    @property
    def sight(self) -> Sight:
        """How the game looks now."""
        if self._sight is None:
            assert self.match is not None
            self._sight = Sight(self.match, self.legal_told)
        return self._sight

    def look_again(self) -> None:
        """Something has changed: what was encoded of the game is old."""
        self._sight = None
