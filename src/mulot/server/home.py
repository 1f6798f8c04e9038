"""Where this house is in the home network."""

from __future__ import annotations

import socket
from contextlib import suppress

from mulot.server.config import Config


def home_url(config: Config) -> str | None:
    """The address for other devices; None if it listens on this machine alone or has an address of its own."""
    if config.base_url is not None or config.host not in ("0.0.0.0", "::"):
        return None
    address = home_address()
    return None if address is None else f"http://{address}:{config.port}"


def home_address() -> str | None:
    """This machine's address in the home network (nothing is sent to find it)."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.connect(("192.0.2.1", 9))
        address: str = s.getsockname()[0]
        return None if address.startswith("127.") else address
    return None
