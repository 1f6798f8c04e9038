"""Checks of a request's host and origin, and of the spelling of its path.

Each path has exactly one valid spelling. The guard decides by the path, but the web framework behind it is lenient and
treats `//api/tables` and `/%2Fapi/tables` as `/api/tables`. To make sure that both see the same path, only canonical
paths are let through.
"""

import ipaddress
import re
from typing import Any
from urllib.parse import urlsplit

from mulot.service.problems import Problem, new_problem

Headers = list[tuple[bytes, bytes]]
HOME_NAME = re.compile(r"(localhost|[a-z0-9-]+(\.local|\.lan|\.home|\.home\.arpa|\.internal|\.fritz\.box)?)", re.I)
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(?::[0-9]{1,5})?")
HEALTH_PATHS = ("/health", "/ready")
"""Monitoring may request these paths under any host name."""
DEFAULT_PORTS = {"http": 80, "https": 443}
HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*")
CANONICAL_PATH = re.compile(rb"/|/offline/|(?:/(?!\.{1,2}(?:/|\Z))[A-Za-z0-9._~!$&'()*+,;=:@-]+)+")
"""Segments that are each preceded by one slash, with none empty, `.` or `..`, and without escapes, because no path of
the server needs them. The path of the offline site ends with a slash, because the site refers to its files relative to
its own address."""
MAX_PATH_BYTES = 512


def parse_origin(url: str) -> str:
    """Return the origin of a URL as browsers write it: in lower case and without a default port, for example
    `https://play.example.org`. Raises ValueError."""
    parts = urlsplit(url)
    port = parts.port
    if (
        parts.scheme not in DEFAULT_PORTS
        or parts.path not in ("", "/")
        or parts.query
        or parts.fragment
        or "@" in parts.netloc
    ):
        raise ValueError(f"{url} is not a valid address; write it like https://play.example.org")
    name = parts.hostname or ""
    if ":" in name:
        name = f"[{ipaddress.IPv6Address(name).compressed}]"
    else:
        name = name.encode("idna").decode("ascii").lower()
        if not HOST_NAME.fullmatch(name):
            raise ValueError(f"{url} has no host name")
    return f"{parts.scheme}://{name}" + ("" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}")


def is_canonical(scope: Any) -> bool:
    """True if the path of this request or WebSocket has its canonical spelling."""
    path: str = scope["path"]
    raw: bytes = scope.get("raw_path") or path.encode()
    return len(raw) <= MAX_PATH_BYTES and CANONICAL_PATH.fullmatch(raw) is not None and path.encode() == raw


class OriginCheck:
    """Checks hosts and origins. `base_url` is the server's public address, or None on a home network."""

    def __init__(self, base_url: str | None) -> None:
        self.own_origin = None if base_url is None else parse_origin(base_url)
        self._own_name = None if self.own_origin is None else _host_name(urlsplit(self.own_origin).netloc)

    def host_problem(self, scope: Any) -> Problem | None:
        """Return why the host is refused, or None if it is accepted.

        A server with a public address accepts only that name. A server without one accepts names of this machine and of
        the home network, which prevents DNS rebinding: a foreign page could point its own name at this server.
        """
        hosts = header_values(scope["headers"], b"host")
        name = _host_name(hosts[0]) if len(hosts) == 1 else None
        if name is None:
            return new_problem(400, "malformed")
        if scope["path"] in HEALTH_PATHS:
            return None
        if name != self._own_name if self._own_name is not None else not _is_home_name(name):
            return new_problem(403, "foreign-origin")
        return None

    def page_problem(self, scope: Any, headers: Headers) -> Problem | None:
        """Return why the page that sent a request is refused, or None if it is accepted. It must have the server's own
        origin; requests without an origin are refused."""
        if (problem := self.host_problem(scope)) is not None:
            return problem
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        own_origin = (
            self.own_origin if self.own_origin is not None else f"{scheme}://{header_values(headers, b'host')[0]}"
        )
        foreign_site = any(site not in ("same-origin", "none") for site in header_values(headers, b"sec-fetch-site"))
        if header_values(headers, b"origin") != [own_origin] or foreign_site:
            return new_problem(403, "foreign-origin")
        return None


def header_values(headers: Headers, wanted: bytes) -> list[str]:
    """Return all values of a header, given by its lower-case name."""
    return [value.decode("latin-1") for name, value in headers if name == wanted]


def _host_name(host: str) -> str | None:
    """Return the host in lower case and without its port, or None if it is malformed."""
    found = HOST.fullmatch(host)
    return None if found is None else found[1].lower()


def _is_home_name(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return HOME_NAME.fullmatch(name) is not None
    return True
