"""The ports that table drivers use in a browser: the page's viewers, and the other tabs."""

from __future__ import annotations

import traceback
from collections.abc import Sequence

from mulot.actor import CommandBatch, Failure, StoreError
from mulot.browser.js_host import JavaScriptWorker
from mulot.service.problems import CLOSE_CODES, encode_bye

DEVICE = "pocket"
"""The id of the only device: this browser."""


class PageViewer:
    """A viewer on the page, as a table driver sees it."""

    device, address = DEVICE, ""

    def __init__(self, outside: JavaScriptWorker, number: int) -> None:
        self.number = number
        self._outside = outside
        self._closed = False

    def packet(self, messages: Sequence[bytes]) -> bytes:
        """Return the messages as one packet, with one message per line."""
        return b"\n".join(messages)

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """Send messages to the page. There is no send buffer that could fill up."""
        if not self._closed:
            self._outside.tell(self.number, (frame or self.packet(messages)).decode())

    def refused(self) -> None:
        """Do nothing, because refusals are not limited in a browser."""

    def drop(self, why: str) -> None:
        """Send the reason for closing, then close the connection."""
        self.send_packet((encode_bye(why),))
        if not self._closed:
            self._closed = True
            self._outside.close(self.number, CLOSE_CODES[why])


class TabNotifier:
    """Notifies other tabs of this browser, and writes errors to its console."""

    def __init__(self, outside: JavaScriptWorker) -> None:
        self._outside = outside

    def batch_done(self, table: str, batch: CommandBatch, seconds: float) -> None:
        """Tell other tabs about the new rows of a table."""
        if batch.rows:
            self._outside.ring(table, batch.rev)

    def phrase_said(self, table: str, message: bytes) -> None:
        """Do nothing: a phrase is heard only by the viewers in this tab, and other tabs are not told about it."""

    def failed(self, table: str, failure: Failure) -> None:
        """Write an error to the console, except for store errors, which players are told about."""
        if failure.error is not None and not isinstance(failure.error, StoreError):
            traceback.print_exception(failure.error)
