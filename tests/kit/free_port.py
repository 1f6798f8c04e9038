"""Finds a free TCP port on this machine."""

from __future__ import annotations

import socket


def free_port() -> int:
    """Return a port of the loopback interface that nothing listens on now."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])
