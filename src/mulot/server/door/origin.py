"""Which house is meant, and whose page asks: the host and the origin of a request."""

from __future__ import annotations

import ipaddress
import re
from typing import Any
from urllib.parse import urlsplit

from mulot.server.problems import Problem, problem

Headers = list[tuple[bytes, bytes]]
HOME = re.compile(r"(localhost|[a-z0-9-]+(\.local|\.lan|\.home|\.home\.arpa|\.internal|\.fritz\.box)?)", re.I)


class Origins:
    """What a house with this address (None: at home) believes."""

    def __init__(self, base_url: str | None) -> None:
        self.ours = None if base_url is None else _origin(base_url)

    def foreign_host(self, headers: Headers) -> Problem | None:
        """Without a known address only names of this machine and the home network are answered (DNS rebinding)."""
        hosts = values(headers, b"host")
        if len(hosts) != 1:
            return problem(400, "malformed")
        if self.ours is None and not _at_home(hosts[0]):
            return problem(403, "foreign-origin")
        return None

    def foreign_page(self, scope: Any, headers: Headers) -> Problem | None:
        """A browser says where the page comes from that asks; it must be ours. Who says nothing is refused."""
        if (strange := self.foreign_host(headers)) is not None:
            return strange
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        ours = self.ours if self.ours is not None else f"{scheme}://{values(headers, b'host')[0]}"
        strange_site = any(site not in ("same-origin", "none") for site in values(headers, b"sec-fetch-site"))
        if values(headers, b"origin") != [ours] or strange_site:
            return problem(403, "foreign-origin")
        return None


def values(headers: Headers, wanted: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for name, value in headers if name == wanted]


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _at_home(host: str) -> bool:
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return HOME.fullmatch(name) is not None
    return True
