"""How many connections this process can have: the system gives it so many descriptors and no more."""

from __future__ import annotations

from contextlib import suppress

import structlog
from msgspec import Struct

from mulot.server.config import Config

log = structlog.get_logger()
UNLIMITED_FDS = 1 << 20
RESERVED_FDS = 64
"""Descriptors that the house needs itself: files, logs, the database, the bell; and more for each mind."""
FDS_PER_BOT_PROCESS = 8


def raise_fd_limit() -> int:
    """Take as many descriptors as the system allows; returns how many these are."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return UNLIMITED_FDS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED_FDS if hard == resource.RLIM_INFINITY else min(hard, UNLIMITED_FDS)
    for more in (wanted, 10_240):  # some systems say "unlimited" and mean ten thousand
        if more > soft:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
                return more
    return soft


class Capacity(Struct, frozen=True):
    """How many connections fit in."""

    connections: int
    sockets: int
    """WebSockets among them; the others are for requests."""
    backlog: int
    """Connections that wait to be taken in: a whole backlog may be taken in at once, before anybody makes way."""


def plan_capacity(config: Config, descriptors: int) -> Capacity:
    """As many as are set, as far as there are descriptors."""
    backlog = min(1024, descriptors // 8)
    connections = max(16, descriptors - RESERVED_FDS - FDS_PER_BOT_PROCESS * config.bot_processes - backlog)
    sockets = min(config.websockets, connections - max(8, min(connections // 8, 1000)))
    if sockets < config.websockets:
        log.info("fewer WebSockets than set, for want of descriptors", descriptors=descriptors, sockets=sockets)
    return Capacity(connections, sockets, backlog)
