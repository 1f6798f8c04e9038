"""How many connections there are, in all and of each address, and who makes way when it is full."""

from __future__ import annotations

import ipaddress
from collections import defaultdict
from typing import Protocol

from mulot.server import metrics
from mulot.server.edge.address import counted_as


class Guest(Protocol):
    """A connection, as the crowd knows it."""

    def make_way(self) -> None:
        """Another one needs the place: close at once."""


class Crowd:
    """Connections by address, in memory only.

    Whoever asks for nothing at the moment (no whole request yet, or none since the last answer) rests. When it is
    full, the one that has rested longest makes way: first among those of the same address, so that whoever opens
    connections without end closes their own ones. Only where nobody rests is a newcomer turned away.
    """

    def __init__(self, most: int, an_address: int, proxies: str = "") -> None:
        self.most = most
        self.an_address = an_address
        self._proxies = proxies
        self._addresses: dict[Guest, str] = {}
        self._here: dict[str, dict[Guest, None]] = defaultdict(dict)
        self._resting: dict[Guest, None] = {}
        self._resting_here: dict[str, dict[Guest, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, guest: Guest, host: str) -> bool:
        """A connection is made; False if there is no place for it. It rests until it has asked for something."""
        address = counted_as(host)
        proxy = _is_among(host, self._proxies)  # everybody comes through it: only the sum of all is counted
        if not proxy and len(self._here[address]) >= self.an_address:
            self._make_way(self._resting_here[address])
            if len(self._here[address]) >= self.an_address:
                return self._no_place(address)
        if len(self) >= self.most:
            self._make_way(self._resting)
            if len(self) >= self.most:
                return self._no_place(address)
        self._addresses[guest] = address
        self._here[address][guest] = None
        self.rests(guest)
        return True

    def rests(self, guest: Guest) -> None:
        """It asks for nothing."""
        if guest in self._addresses:
            self._resting[guest] = self._resting_here[self._addresses[guest]][guest] = None

    def asks(self, guest: Guest) -> None:
        """A whole request has come: it is being answered."""
        if guest in self._resting:
            del self._resting[guest]
            del self._resting_here[self._addresses[guest]][guest]

    def becomes(self, guest: Guest, other: Guest) -> None:
        """The same connection, which is something else from now on and is asking."""
        self.asks(guest)
        address = self._addresses.pop(guest, None)
        if address is not None:
            self._addresses[other] = address
            del self._here[address][guest]
            self._here[address][other] = None

    def leave(self, guest: Guest) -> None:
        """The connection is gone."""
        self.asks(guest)
        address = self._addresses.pop(guest, None)
        if address is not None:
            self._here[address].pop(guest, None)
            self._forget(address)

    def _make_way(self, resting: dict[Guest, None]) -> None:
        guest = next(iter(resting), None)
        if guest is not None:
            metrics.turned_away.labels("made-way").inc()
            self.leave(guest)
            guest.make_way()

    def _no_place(self, address: str) -> bool:
        metrics.turned_away.labels("crowded").inc()
        self._forget(address)
        return False

    def _forget(self, address: str) -> None:
        for guests in (self._here, self._resting_here):
            if address in guests and not guests[address]:
                del guests[address]


def _is_among(host: str, proxies: str) -> bool:
    """Whether this is a proxy that is believed (as `proxies` of the settings names them)."""
    if proxies.strip() == "*":
        return True
    try:
        address = ipaddress.ip_address(host)
        return any(address in ipaddress.ip_network(each.strip(), strict=False) for each in proxies.split(",") if each)
    except ValueError:
        return False
