"""Which house is meant, and whose page asks: the host and the origin of a request, and how its path is written.

There is one way to write each path; whatever is written another way is no path of this house. The guard decides by the
path, and the framework behind it reads paths kindly: it takes `//api/tables` and `/%2Fapi/tables` for `/api/tables`. So
that both mean the same, only one spelling gets as far as either of them.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Any
from urllib.parse import urlsplit

from mulot.service.problems import Problem, new_problem

Headers = list[tuple[bytes, bytes]]
HOME = re.compile(r"(localhost|[a-z0-9-]+(\.local|\.lan|\.home|\.home\.arpa|\.internal|\.fritz\.box)?)", re.I)
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(?::[0-9]{1,5})?")
WELL = ("/health", "/ready")
"""Whoever looks after the house asks these by whatever name they know it by."""
PORTS = {"http": 80, "https": 443}
NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*")
CANONICAL = re.compile(rb"/|/offline/|(?:/(?!\.{1,2}(?:/|\Z))[A-Za-z0-9._~!$&'()*+,;=:@-]+)+")
"""Parts with one slash before each, none of them empty, `.` or `..`; no escapes, because nothing here needs
them. The house inside the browser names its files from where it lies, and so lies in a folder."""
LONGEST = 512


def parse_origin(url: str) -> str:
    """The address that browsers use, as they write it (small letters, no port that goes without saying):
    `https://play.example.org` for any way to write it. Raises ValueError where it is no address of a house."""
    parts = urlsplit(url)
    port = parts.port
    if parts.scheme not in PORTS or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError(f"{url} is not the address of a house: https://play.example.org")
    name = parts.hostname or ""
    if ":" in name:
        name = f"[{ipaddress.IPv6Address(name).compressed}]"
    else:
        name = name.encode("idna").decode("ascii").lower()
        if not NAME.fullmatch(name):
            raise ValueError(f"{url} has no name of a machine in it")
    return f"{parts.scheme}://{name}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def is_canonical(scope: Any) -> bool:
    """Whether the path of this request or WebSocket is written as this house writes it."""
    path: str = scope["path"]
    raw: bytes = scope.get("raw_path") or path.encode()
    return len(raw) <= LONGEST and CANONICAL.fullmatch(raw) is not None and path.encode() == raw


class OriginCheck:
    """What a house with this address (None: at home) believes."""

    def __init__(self, base_url: str | None) -> None:
        self.ours = None if base_url is None else parse_origin(base_url)
        self._name = None if self.ours is None else _name(urlsplit(self.ours).netloc)

    def host_problem(self, scope: Any) -> Problem | None:
        """A house with an address answers to that name alone; one without answers to names of this machine and of
        the home network (else a strange page could point its own name here: DNS rebinding)."""
        hosts = header_values(scope["headers"], b"host")
        name = _name(hosts[0]) if len(hosts) == 1 else None
        if name is None:
            return new_problem(400, "malformed")
        if scope["path"] in WELL:
            return None
        if name != self._name if self._name is not None else not _at_home(name):
            return new_problem(403, "foreign-origin")
        return None

    def page_problem(self, scope: Any, headers: Headers) -> Problem | None:
        """A browser says where the page comes from that asks; it must be ours. Who says nothing is refused."""
        if (strange := self.host_problem(scope)) is not None:
            return strange
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        ours = self.ours if self.ours is not None else f"{scheme}://{header_values(headers, b'host')[0]}"
        strange_site = any(site not in ("same-origin", "none") for site in header_values(headers, b"sec-fetch-site"))
        if header_values(headers, b"origin") != [ours] or strange_site:
            return new_problem(403, "foreign-origin")
        return None


def header_values(headers: Headers, wanted: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for name, value in headers if name == wanted]


def _name(host: str) -> str | None:
    """The name without the port; None if it is not written like one."""
    found = HOST.fullmatch(host)
    return None if found is None else found[1].lower()


def _at_home(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return HOME.fullmatch(name) is not None
    return True
