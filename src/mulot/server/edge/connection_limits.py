"""How many connections there are, in all and of each address, and who makes way when it is full."""

from __future__ import annotations

import ipaddress
from collections import defaultdict
from typing import Protocol

from mulot.server import metrics
from mulot.server.edge.address import address_key


class EvictableConnection(Protocol):
    """A connection, as the crowd knows it."""

    def evict(self) -> None:
        """Another one needs the place: close at once."""


class ConnectionRegistry:
    """Connections by address, in memory only.

    Whoever asks for nothing at the moment (no whole request yet, or none since the last answer) rests. When it is
    full, the one that has rested longest makes way: first among those of the same address, so that whoever opens
    connections without end closes their own ones. Only where nobody rests is a newcomer turned away.
    """

    def __init__(self, most: int, per_address: int, proxies: str = "") -> None:
        self.most = most
        self.per_address = per_address
        self._proxies = proxies
        self._addresses: dict[EvictableConnection, str] = {}
        self._here: dict[str, dict[EvictableConnection, None]] = defaultdict(dict)
        self._resting: dict[EvictableConnection, None] = {}
        self._resting_here: dict[str, dict[EvictableConnection, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._addresses)

    def add(self, connection: EvictableConnection, host: str) -> bool:
        """A connection is made; False if there is no place for it. It rests until it has asked for something."""
        address = address_key(host)
        proxy = _is_among(host, self._proxies)  # everybody comes through it: only the sum of all is counted
        if not proxy and len(self._here[address]) >= self.per_address:
            self._evict_oldest(self._resting_here[address])
            if len(self._here[address]) >= self.per_address:
                return self._reject(address)
        if len(self) >= self.most:
            self._evict_oldest(self._resting)
            if len(self) >= self.most:
                return self._reject(address)
        self._addresses[connection] = address
        self._here[address][connection] = None
        self.mark_idle(connection)
        return True

    def mark_idle(self, connection: EvictableConnection) -> None:
        """It asks for nothing."""
        if connection in self._addresses:
            self._resting[connection] = self._resting_here[self._addresses[connection]][connection] = None

    def mark_busy(self, connection: EvictableConnection) -> None:
        """A whole request has come: it is being answered."""
        if connection in self._resting:
            del self._resting[connection]
            del self._resting_here[self._addresses[connection]][connection]

    def replace(self, connection: EvictableConnection, other: EvictableConnection) -> None:
        """The same connection, which is something else from now on and is asking."""
        self.mark_busy(connection)
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._addresses[other] = address
            del self._here[address][connection]
            self._here[address][other] = None

    def remove(self, connection: EvictableConnection) -> None:
        """The connection is gone."""
        self.mark_busy(connection)
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._here[address].pop(connection, None)
            self._forget(address)

    def _evict_oldest(self, resting: dict[EvictableConnection, None]) -> None:
        connection = next(iter(resting), None)
        if connection is not None:
            metrics.connections_rejected.labels("made-way").inc()
            self.remove(connection)
            connection.evict()

    def _reject(self, address: str) -> bool:
        metrics.connections_rejected.labels("crowded").inc()
        self._forget(address)
        return False

    def _forget(self, address: str) -> None:
        for connections in (self._here, self._resting_here):
            if address in connections and not connections[address]:
                del connections[address]


def _is_among(host: str, proxies: str) -> bool:
    """Whether this is a proxy that is believed (as `proxies` of the settings names them)."""
    if proxies.strip() == "*":
        return True
    try:
        address = ipaddress.ip_address(host)
        return any(address in ipaddress.ip_network(each.strip(), strict=False) for each in proxies.split(",") if each)
    except ValueError:
        return False
