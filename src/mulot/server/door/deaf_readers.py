"""Readers who take nothing: what the system still holds for them after the house has hung up."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

OPTION = getattr(socket, "TCP_USER_TIMEOUT", None)
"""Linux has it; elsewhere the system gives up when it likes."""


def give_up_after(transport: asyncio.BaseTransport, seconds: float) -> None:
    """What is written and not taken for so long is thrown away by the system, though the house has closed long ago.

    Else it keeps up to some megabytes for minutes for each connection that nobody counts any more. Whoever takes
    anything in that time starts it anew.
    """
    connected = transport.get_extra_info("socket")
    if OPTION is not None and connected is not None:
        with suppress(OSError):  # no TCP, or gone already
            connected.setsockopt(socket.IPPROTO_TCP, OPTION, int(seconds * 1000))
