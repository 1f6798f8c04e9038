"""The number of connections that this process can have, given the system's limit on file descriptors."""

from __future__ import annotations

from contextlib import suppress

import structlog
from msgspec import Struct

from mulot.server.config import Config

log = structlog.get_logger()
UNLIMITED_FDS = 1 << 20
"""Number of file descriptors assumed and requested if there is no limit."""
RESERVED_FDS = 64
"""Descriptors needed by the server itself: files, logs, the database, Redis."""
FDS_PER_BOT_PROCESS = 8
"""Additional descriptors needed for each bot process."""


def raise_fd_limit() -> int:
    """Raise this process's limit on file descriptors as far as the system allows, and return the new limit."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return UNLIMITED_FDS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED_FDS if hard == resource.RLIM_INFINITY else min(hard, UNLIMITED_FDS)
    for more in (wanted, 10_240):  # some systems say "unlimited" but allow only ten thousand
        if more > soft:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
                return more
    return soft


class Capacity(Struct, frozen=True):
    """Maximum numbers of connections."""

    connections: int
    websockets: int
    """How many of the connections may be WebSockets; the others are for HTTP requests."""
    backlog: int
    """Number of connections that may wait to be accepted. All of them may be accepted at once before another one is
    evicted."""


def plan_capacity(config: Config, descriptors: int) -> Capacity:
    """Return the configured limits, lowered if there are too few file descriptors."""
    backlog = min(1024, descriptors // 8)
    connections = max(16, descriptors - RESERVED_FDS - FDS_PER_BOT_PROCESS * config.bot_processes - backlog)
    websockets = min(config.websockets, connections - max(8, min(connections // 8, 1000)))
    if websockets < config.websockets:
        log.info("WebSocket limit lowered: not enough file descriptors", descriptors=descriptors, websockets=websockets)
    return Capacity(connections, websockets, backlog)
