"""Finds a free TCP port on this machine."""

from __future__ import annotations

import random
import socket
from pathlib import Path

_reserved: list[socket.socket] = []
_random = random.SystemRandom()  # not the tests' seed: processes with the same seed would try the same ports


def free_port() -> int:
    """Return a port of the loopback interface that nothing listens on now, and that no other test gets from here until
    this process ends. It is below the range from which the system takes the local ports of connections, so nothing
    else takes it before it is used, and a server that was killed can start again on it."""
    for _ in range(10_000):
        port = _random.randrange(10_000, _first_ephemeral_port())
        # A name in the abstract namespace belongs to one process and is gone when that ends; it leaves no file.
        reservation = socket.socket(socket.AF_UNIX)
        try:
            reservation.bind(f"\0mulot-test-port-{port}")
            with socket.socket() as s:
                s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                s.bind(("127.0.0.1", port))
        except OSError:
            reservation.close()
            continue
        _reserved.append(reservation)
        return port
    raise OSError("no free port")


def _first_ephemeral_port() -> int:
    return int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
