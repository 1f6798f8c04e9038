"""The full state of a table: what follows from its rows, and what lasts only while people are connected."""

from dataclasses import dataclass
from typing import Any

from mulot.table.catalogue import Catalogue
from mulot.table.durable_state import DurableState
from mulot.table.messages import Rejection
from mulot.table.records import Summary
from mulot.table.view_cache import ViewCache
from mulot.table.viewer_groups import Viewer


@dataclass(slots=True)
class HintState:
    """A hint that was asked for: the question, the viewer that asked, when, and the encoded answer (None while
    pending)."""

    question: int
    viewer: int
    since: float
    message: bytes | None = None
    quiet: bool = False
    """True as long as only clients have asked, to point at something. Such a hint is not counted."""


class TableState(DurableState):
    """The state that the commands read and change."""

    def __init__(self, catalogue: Catalogue, now: float) -> None:
        super().__init__(catalogue)
        self.loaded_at = now
        self.viewers: dict[int, Viewer] = {}
        self.connection_counts: dict[str, int] = {}
        """The number of viewers on this node for each device."""
        self.remote_devices: set[str] = set()
        """Devices connected to another node."""
        self.away_since: dict[str, float] = {}
        self.question_since: list[tuple[int, float]] = []
        """For each seat: its question, and when it was first asked."""
        self.pending_bots: dict[int, tuple[int, float]] = {}
        """For each seat with a bot: the question that the bot was asked, and when."""
        self.hints: dict[int, HintState] = {}
        """For each seat: the latest hint that was asked for."""
        self.late_seats: tuple[int, ...] = ()
        self.stand_in_seats: tuple[int, ...] = ()
        """Seats for which the others may now ask for a stand-in."""
        self.host_offered = False
        self.host_taken_from: tuple[str, float] | None = None
        """The previous host, and when they were replaced while they were away."""
        self.host_may_return = False
        """True if the previous host may still take the table back."""
        self.refusals: dict[tuple[int, str], Rejection] = {}
        """The latest refusals by seat and command id; a repeated command gets the same answer."""
        self.table_json: bytes | None = None
        """`TableView` as JSON; None if it has to be encoded again."""
        self.sent_summary: Summary | None = None
        self.current_view_cache: ViewCache | None = None
        """What `view_cache` returns; None once the game has changed."""
        self.legal_json: dict[int, tuple[Any, bytes]] = {}
        """For each seat: the legal actions that were last sent, and their JSON."""

    # ---------------------------------------------------------------- people and viewers

    def is_host(self, device: str | None) -> bool:
        """True if this device is the host."""
        return device is not None and device == self.host

    def is_former_host(self, device: str | None) -> bool:
        """True if this device was the host before, is not the host now, and may become host again."""
        return self.host_may_return and device == self.former_host

    def is_connected(self, device: str) -> bool:
        """True if a device is connected to this node or another."""
        return device in self.connection_counts or device in self.remote_devices

    def may_watch(self, device: str | None) -> bool:
        """True if a device may see this table."""
        if self.settings.spectators or self.is_host(device) or self.seats_of(device) or self.is_former_host(device):
            return True
        return self.phase == "open" and self.settings.access == "link"

    def remove_viewer(self, viewer_number: int | None) -> str | None:
        """Remove a viewer; return its device, or None if it was not connected."""
        viewer = None if viewer_number is None else self.viewers.pop(viewer_number, None)
        if viewer is None:
            return None
        self.clear_viewer_groups()
        self.connection_counts[viewer.device] -= 1
        if not self.connection_counts[viewer.device]:
            del self.connection_counts[viewer.device]
        return viewer.device

    # ---------------------------------------------------------------- the encoded view

    @property
    def view_cache(self) -> ViewCache:
        """The current view of the game, encoded as JSON."""
        if self.current_view_cache is None:
            assert self.match is not None
            self.current_view_cache = ViewCache(self.match, self.has_secret_views, self.legal_json)
        return self.current_view_cache
