"""Who may ask at all: the door in front of the application. Hosts, origins, sizes, buckets, headers, the cookie."""

from __future__ import annotations

import ipaddress
import re
from typing import Any
from urllib.parse import urlsplit

import msgspec

from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.device import find_device, new_cookie
from mulot.server.limits import Buckets
from mulot.server.problems import Problem, problem

BODY = 16 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS: list[tuple[bytes, bytes]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; "
        b"worker-src 'self'; manifest-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]
HOME = re.compile(r"(localhost|[a-z0-9-]+(\.local|\.lan|\.home|\.home\.arpa|\.internal|\.fritz\.box)?)", re.I)


class Guard:
    """An ASGI application in front of another one."""

    def __init__(self, app: Any, config: Config) -> None:
        self.app = app
        self.config = config
        self.secure = (config.base_url or "").startswith("https:")
        self.origin = _origin(config.base_url) if config.base_url else None
        self.requests = Buckets(config.requests, 20)
        self.openings = Buckets(config.openings, 1200)
        self.headers = HEADERS + ([(b"strict-transport-security", b"max-age=31536000")] if self.secure else [])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One connection."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # ---------------------------------------------------------------- the two kinds

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        scope["state"] = state = dict(scope.get("state") or {})
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        state["device"] = device = find_device(headers, self.secure)
        more = list(self.headers)
        api = scope["path"].startswith("/api")
        if api:
            more.append((b"cache-control", b"no-store"))
        refused = self._refusal(scope, headers, device)
        if refused is None and api and device is None:
            state["device"], cookie = new_cookie(self.secure)
            more.append((b"set-cookie", cookie))
        status = 500

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        try:
            if refused is not None:
                await _refuse(refused, answer)
            else:
                await self.app(scope, receive, answer)
        finally:
            handler = scope.get("route_handler")
            paths = sorted(handler.paths) if handler is not None else ["-"]
            metrics.requests.labels(scope["method"] if handler else "-", paths[0], str(status)).inc()

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        scope["state"] = state = dict(scope.get("state") or {})
        state["device"] = find_device(scope["headers"], self.secure)
        state["address"] = address_of(scope)
        refused = self._foreign(scope, scope["headers"])
        if refused is None and not self.requests.take(f"a {address_of(scope)}"):
            refused = problem(429, "too-fast")
        if refused is None:
            await self.app(scope, receive, send)
            return
        await receive()
        body = msgspec.json.encode(refused)
        start = {"type": "websocket.http.response.start", "status": refused.status, "headers": _problem_headers(body)}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": body})

    # ---------------------------------------------------------------- the checks

    def _refusal(self, scope: Any, headers: list[tuple[bytes, bytes]], device: str | None) -> Problem | None:
        path, method = scope["path"], scope["method"]
        if (strange := self._foreign_host(headers)) is not None:
            return strange
        if not path.startswith("/api"):
            return None
        keys = [f"a {address_of(scope)}", *([f"d {device}"] if device else [])]
        if not self.requests.take(*keys):
            return problem(429, "too-fast")
        if method in SAFE:
            return None
        if (foreign := self._foreign(scope, headers)) is not None:
            return foreign
        found = dict(headers)
        if found.get(b"content-length", b"0").isdigit() and int(found.get(b"content-length", b"0")) > BODY:
            return problem(413, "too-big")
        kind = found.get(b"content-type", b"").split(b";")[0].strip().lower()
        if kind != b"application/json" and (
            found.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in found
        ):
            return problem(415, "not-json")
        if path == "/api/tables" and not self.openings.take(*keys):
            return problem(429, "too-fast")
        return None

    def _foreign_host(self, headers: list[tuple[bytes, bytes]]) -> Problem | None:
        """Without a known address only names of this machine and the home network are answered (DNS rebinding)."""
        hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
        if len(hosts) != 1:
            return problem(400, "malformed")
        if self.origin is None and not _at_home(hosts[0]):
            return problem(403, "foreign-origin")
        return None

    def _foreign(self, scope: Any, headers: list[tuple[bytes, bytes]]) -> Problem | None:
        """A browser says where the page comes from that asks; it must be ours. Who says nothing is refused."""
        if (strange := self._foreign_host(headers)) is not None:
            return strange
        origins = [value.decode("latin-1") for name, value in headers if name == b"origin"]
        host = next(value.decode("latin-1") for name, value in headers if name == b"host")
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        ours = self.origin if self.origin is not None else f"{scheme}://{host}"
        sites = [value for name, value in headers if name == b"sec-fetch-site"]
        if origins != [ours] or any(site not in (b"same-origin", b"none") for site in sites):
            return problem(403, "foreign-origin")
        return None


def address_of(scope: Any) -> str:
    """Where a connection comes from, for the buckets alone. An IPv6 network counts as one."""
    client = scope.get("client")
    if not client:
        return "?"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return "?"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


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


def _problem_headers(body: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]


async def _refuse(refused: Problem, send: Any) -> None:
    body = msgspec.json.encode(refused)
    headers = _problem_headers(body) + ([(b"retry-after", b"10")] if refused.status == 429 else [])
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
