"""What the rooms of the house in a browser are driven by: screens that the page knows by number, and other tabs."""

from __future__ import annotations

import traceback
from collections.abc import Sequence

from mulot.house.problems import CODES, bye
from mulot.pocket.outside import Outside
from mulot.room import Handled, StoreError, Trouble

DEVICE = "pocket"
"""There is one device: this browser."""


class PocketScreen:
    """A screen of the page."""

    device, address = DEVICE, ""

    def __init__(self, outside: Outside, number: int) -> None:
        self.number = number
        self._outside = outside
        self._closed = False

    def packet(self, messages: Sequence[bytes]) -> bytes:
        """A message per line."""
        return b"\n".join(messages)

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """Nobody reads slowly here."""
        if not self._closed:
            self._outside.tell(self.number, (frame or self.packet(messages)).decode())

    def refused(self) -> None:
        """Nobody counts that here."""

    def drop(self, why: str) -> None:
        """Say goodbye and close."""
        self.send_packet((bye(why),))
        if not self._closed:
            self._closed = True
            self._outside.close(self.number, CODES[why])


class PocketNotify:
    """Other tabs of this browser, and its console."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    def done(self, table: str, handled: Handled, seconds: float) -> None:
        """For tabs that have the table in memory, too."""
        if handled.rows:
            self._outside.ring(table, handled.rev)

    def said(self, table: str, message: bytes) -> None:
        """Nobody says anything to another tab."""

    def trouble(self, table: str, trouble: Trouble) -> None:
        """A store that fails is said to the players; what else went wrong is for whoever looks at the console."""
        if trouble.error is not None and not isinstance(trouble.error, StoreError):
            traceback.print_exception(trouble.error)
