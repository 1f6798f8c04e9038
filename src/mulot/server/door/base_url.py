"""The address that browsers use, written as they write it: small letters, no port that goes without saying."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*")


def origin_of(url: str) -> str:
    """`https://play.example.org` for any way to write it. Raises ValueError where it is no address of a house."""
    parts = urlsplit(url)
    port = parts.port
    if parts.scheme not in PORTS or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError(f"{url} is not the address of a house: https://play.example.org")
    name = parts.hostname or ""
    if ":" in name:
        name = f"[{IPv6Address(name).compressed}]"
    else:
        name = name.encode("idna").decode("ascii").lower()
        if not NAME.fullmatch(name):
            raise ValueError(f"{url} has no name of a machine in it")
    return f"{parts.scheme}://{name}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")
