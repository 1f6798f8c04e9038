"""Where a connection comes from: for counting alone, in memory, never written down."""

from __future__ import annotations

import ipaddress
from typing import Any


def client_address(scope: Any) -> str:
    """The address that a request or WebSocket counts for."""
    client = scope.get("client")
    return address_key(client[0]) if client else "?"


def address_key(host: str) -> str:
    """An IPv6 network counts as one address: whoever has one has as many addresses as they like."""
    try:
        address = ipaddress.ip_address(unmap_ipv4(host))
    except ValueError:
        return "?"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


PROXY_HEADERS = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip", b"x-forwarded-host", b"x-forwarded-proto")
"""What proxies add."""


def is_local(scope: Any) -> bool:
    """Whether somebody on this machine asks, and not a proxy on this machine for somebody else."""
    client, server = scope.get("client"), scope.get("server")
    if not client or any(name in PROXY_HEADERS for name, _ in scope["headers"]):
        return False
    try:
        address = ipaddress.ip_address(unmap_ipv4(client[0]))
    except ValueError:
        return False
    return address.is_loopback or (bool(server) and unmap_ipv4(client[0]) == unmap_ipv4(server[0]))


def unmap_ipv4(host: str) -> str:
    """Where a house listens to `::`, the system writes IPv4 addresses as IPv6 ones. They are IPv4 addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return host if mapped is None else str(mapped)
