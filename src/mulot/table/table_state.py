"""The full state of a table: what its rows tell, and what lasts only while people are connected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mulot.table.catalogue import Catalogue
from mulot.table.durable_state import DurableState
from mulot.table.messages import Rejection
from mulot.table.records import Summary
from mulot.table.view_cache import ViewCache
from mulot.table.viewer import Viewer


@dataclass(slots=True)
class HintState:
    """A pending or answered hint: the question, the viewer that asked and when, and the encoded answer."""

    question: int
    viewer: int
    since: float
    said: bytes | None = None


class TableState(DurableState):
    """What the commands read and change."""

    def __init__(self, catalogue: Catalogue, now: float) -> None:
        super().__init__(catalogue)
        self.loaded_at = now
        self.viewers: dict[int, Viewer] = {}
        self.connected: dict[str, int] = {}
        """How many viewers each device has on this node."""
        self.elsewhere: set[str] = set()
        """Devices connected to another node."""
        self.away_since: dict[str, float] = {}
        self.asked_since: list[tuple[int, float]] = []
        """For each seat: its question, and since when it has had it."""
        self.thinking: dict[int, tuple[int, float]] = {}
        """For each bot seat: the question that the bot was asked, and when."""
        self.advice: dict[int, HintState] = {}
        """For each seat: the last hint that was asked for."""
        self.late: tuple[int, ...] = ()
        self.offered: tuple[int, ...] = ()
        """Seats for which the others may now ask for a stand-in."""
        self.host_offered = False
        self.taken_from: tuple[str, float] | None = None
        """The former host, and since when somebody else has been host in their absence."""
        self.may_return = False
        """True if the former host may still take the table back."""
        self.refused: dict[tuple[int, str], Rejection] = {}
        """The latest refusals by seat and command id, so that a repeated command gets the same answer."""
        self.shown_part: bytes | None = None
        """`TableView` as JSON; None once it has changed."""
        self.told_summary: Summary | None = None
        self._sight: ViewCache | None = None
        self.legal_told: dict[int, tuple[Any, bytes]] = {}
        """For each seat: the legal actions last sent, and their JSON."""

    # ---------------------------------------------------------------- who is here

    def is_host(self, device: str | None) -> bool:
        """True if this device is the host."""
        return device is not None and device == self.host

    def is_first_host(self, device: str | None) -> bool:
        """True if this device was the host, is not now, and may become host again."""
        return self.may_return and device == self.first_host

    def is_here(self, device: str) -> bool:
        """True if a device has a connection, to this node or another."""
        return device in self.connected or device in self.elsewhere

    def may_watch(self, device: str | None) -> bool:
        """True if a device may see this table."""
        if self.settings.spectators or self.is_host(device) or self.seats_of(device) or self.is_first_host(device):
            return True
        return self.phase == "open" and self.settings.access == "link"

    def forget(self, number: int | None) -> str | None:
        """Remove a viewer; return its device, or None if it was not connected."""
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
    def sight(self) -> ViewCache:
        """The encoded current view of the game."""
        if self._sight is None:
            assert self.match is not None
            self._sight = ViewCache(self.match, self.legal_told)
        return self._sight

    def look_again(self) -> None:
        """Discard the encoded view after a change."""
        self._sight = None
