"""Connection limits, in total and per address. When a limit is reached, an idle connection is evicted.

The number of connections that this process can have depends on the system's limit on file descriptors.
"""

import ipaddress
from collections import defaultdict
from contextlib import suppress
from typing import Protocol

import structlog
from msgspec import Struct

from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.edge.address import address_key

log = structlog.get_logger()
UNLIMITED_FDS = 1 << 20
"""Number of file descriptors assumed and requested if there is no limit."""
RESERVED_FDS = 64
"""Descriptors needed by the server itself: files, logs, the database, Redis."""
FDS_PER_BOT_PROCESS = 8
"""Additional descriptors needed for each bot process."""


class EvictableConnection(Protocol):
    """A connection that can be closed to make room for another one."""

    def evict(self) -> None:
        """Close the connection at once."""


class ConnectionRegistry:
    """The open connections by address, kept only in memory.

    A connection is idle unless a complete request is in progress. When a limit is reached, the connection that has been
    idle for longest is evicted. For the limit per address it is one from the same address, so a client that keeps
    opening connections only closes its own. A new connection is refused only if no other one is idle.
    """

    def __init__(self, limit: int, limit_per_address: int, proxies: str = "") -> None:
        self.limit = limit
        self.limit_per_address = limit_per_address
        self._proxies = proxies
        self._address_of: dict[EvictableConnection, str] = {}
        self._by_address: dict[str, dict[EvictableConnection, None]] = defaultdict(dict)
        self._idle: dict[EvictableConnection, None] = {}
        self._idle_by_address: dict[str, dict[EvictableConnection, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._address_of)

    def add(self, connection: EvictableConnection, host: str) -> bool:
        """Register a new connection, which counts as idle until its first request. Return False if there is no room for
        it."""
        address = address_key(host)
        is_proxy = _is_among(host, self._proxies)  # all clients share its address, so only the total is limited
        if not is_proxy and len(self._by_address[address]) >= self.limit_per_address:
            self._evict_oldest(self._idle_by_address[address])
            if len(self._by_address[address]) >= self.limit_per_address:
                return self._count_rejection(address)
        if len(self) >= self.limit:
            self._evict_oldest(self._idle)
            if len(self) >= self.limit:
                return self._count_rejection(address)
        self._address_of[connection] = address
        self._by_address[address][connection] = None
        self.mark_idle(connection)
        return True

    def mark_idle(self, connection: EvictableConnection) -> None:
        """Record that the connection has no request in progress."""
        if connection in self._address_of:
            self._idle[connection] = self._idle_by_address[self._address_of[connection]][connection] = None

    def mark_busy(self, connection: EvictableConnection) -> None:
        """Record that a complete request is being answered."""
        if connection in self._idle:
            del self._idle[connection]
            del self._idle_by_address[self._address_of[connection]][connection]

    def replace(self, connection: EvictableConnection, successor: EvictableConnection) -> None:
        """Register `successor`, which is busy, in place of a connection that has been upgraded to a WebSocket."""
        self.mark_busy(connection)
        address = self._address_of.pop(connection, None)
        if address is not None:
            self._address_of[successor] = address
            del self._by_address[address][connection]
            self._by_address[address][successor] = None

    def remove(self, connection: EvictableConnection) -> None:
        """Remove a connection that has been closed."""
        self.mark_busy(connection)
        address = self._address_of.pop(connection, None)
        if address is not None:
            self._by_address[address].pop(connection, None)
            self._forget_if_empty(address)

    def _evict_oldest(self, idle: dict[EvictableConnection, None]) -> None:
        connection = next(iter(idle), None)
        if connection is not None:
            metrics.connections_rejected.labels("made-way").inc()
            self.remove(connection)
            connection.evict()

    def _count_rejection(self, address: str) -> bool:
        metrics.connections_rejected.labels("crowded").inc()
        self._forget_if_empty(address)
        return False

    def _forget_if_empty(self, address: str) -> None:
        for by_address in (self._by_address, self._idle_by_address):
            if address in by_address and not by_address[address]:
                del by_address[address]


def _is_among(host: str, proxies: str) -> bool:
    """True if this host is one of the trusted proxies in the setting `proxies`."""
    if proxies.strip() == "*":
        return True
    try:
        address = ipaddress.ip_address(host)
        return any(
            address in ipaddress.ip_network(each.strip(), strict=False) for each in proxies.split(",") if each.strip()
        )
    except ValueError:
        return False


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
