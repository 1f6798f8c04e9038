"""Network addresses of clients. They are used only for limits, kept only in memory, and never stored."""

import ipaddress
from typing import Any

PROXY_HEADERS = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip", b"x-forwarded-host", b"x-forwarded-proto")
"""Headers that proxies add."""


def client_address(scope: Any) -> str:
    """Return the address that a request or WebSocket is counted against, or `?` if it is unknown."""
    client = scope.get("client")
    return address_key(client[0]) if client else "?"


def address_key(host: str) -> str:
    """Return the key that a host is counted under, or `?` if it is not an address. All addresses in an IPv6 /64 network
    have the same key, because one client can use all of them."""
    try:
        address = ipaddress.ip_address(unmap_ipv4(host))
    except ValueError:
        return "?"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_local(scope: Any) -> bool:
    """True if the request comes from this machine, and not through a proxy."""
    client, server = scope.get("client"), scope.get("server")
    if not client or any(name in PROXY_HEADERS for name, _ in scope["headers"]):
        return False
    try:
        address = ipaddress.ip_address(unmap_ipv4(client[0]))
    except ValueError:
        return False
    return address.is_loopback or (bool(server) and unmap_ipv4(client[0]) == unmap_ipv4(server[0]))


def unmap_ipv4(host: str) -> str:
    """Return the IPv4 address for an IPv4-mapped IPv6 address, which the system reports to a server that listens on
    `::`. Any other host is returned unchanged."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return host if mapped is None else str(mapped)
