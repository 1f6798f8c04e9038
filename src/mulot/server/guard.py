"""ASGI middleware that decides which requests are let through: it checks hosts, origins, sizes and rate limits, finds
the device cookie, and adds security headers."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.edge.address import client_address, is_local
from mulot.server.edge.device_cookie import ConflictingCookies, find_device, new_cookie
from mulot.server.edge.origin import OriginCheck, is_canonical
from mulot.server.edge.rate_limit import RateLimiter, TableQuota, max_body_bytes
from mulot.server.offline_site import PYTHON_WORKERS, SITE_PATH
from mulot.service.problems import Problem, new_problem

SAFE_METHODS = ("GET", "OPTIONS")
SAME_FOR_EVERYBODY = re.compile(r"/api/games(/.*)?")
"""Paths whose responses set no cookie. A new browser requests them while its first request is still running, and would
get two cookies."""
CLIENT_CLOSED_REQUEST = 499
"""The status under which a request is counted if its client disconnected before it was complete, as in nginx."""
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PYTHON_CONTENT_POLICY = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the workers that run Python, and nothing else."""
SECURITY_HEADERS: list[tuple[bytes, bytes]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
PERMISSIONS = b"camera=%s, microphone=(), geolocation=(), payment=(), usb=()"
NO_CAMERA, OWN_CAMERA = [(b"permissions-policy", PERMISSIONS % of) for of in (b"()", b"(self)")]
"""Only the offline site uses a camera: to read the code of another phone."""


class Guard:
    """An ASGI application that checks requests and passes the accepted ones on to `app`."""

    def __init__(self, app: Any, config: Config) -> None:
        self.app = app
        self.config = config
        self.secure = (config.base_url or "").startswith("https:")
        self.origins = OriginCheck(config.base_url)
        self.requests = RateLimiter(config.request_rate, 20)
        self.table_quota = TableQuota(config.table_rate, 1200)
        hsts = [(b"strict-transport-security", b"max-age=31536000")] if self.secure else []
        self.headers = SECURITY_HEADERS + hsts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle a request, a WebSocket, or the application's lifespan."""
        if scope["type"] == "http":
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, _without_body(send)
            await self._handle_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._handle_websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _handle_http(self, scope: Any, receive: Any, send: Any) -> None:
        scope["state"] = state = dict(scope.get("state") or {})
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        policy = PYTHON_CONTENT_POLICY if PYTHON_WORKERS.fullmatch(scope["path"]) else CONTENT_POLICY
        added_headers = [*self.headers, (b"content-security-policy", policy.encode())]
        if not scope["path"].startswith("/assets/"):  # it counts for pages only, and a page loads some twenty of these
            added_headers.append(OWN_CAMERA if scope["path"].startswith(SITE_PATH) else NO_CAMERA)
        problem = self._target_problem(scope)
        is_api = scope["path"].startswith("/api")
        if problem is not None or is_api:
            added_headers.append((b"cache-control", b"no-store"))
        if problem is None and is_api:
            device, problem = self._find_device(scope)
            state["device"] = device
            problem = problem or self._request_problem(scope, headers, device)
            if problem is None and device is None:
                state["device"], cookie = new_cookie(self.secure, not self.config.shared_devices)
                if not SAME_FOR_EVERYBODY.fullmatch(scope["path"]):
                    added_headers.append((b"set-cookie", cookie))
        status, disconnected = 500, False

        async def receive_watched() -> Any:
            nonlocal disconnected
            message = await receive()
            disconnected |= message["type"] == "http.disconnect"
            return message

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                retry = [(b"retry-after", b"10")] if status == 429 else []
                message["headers"] = [*message.get("headers", ()), *added_headers, *retry]
            await send(message)

        try:
            if problem is not None:
                await _send_problem(problem, send_with_headers)
            else:
                await self.app(scope, receive_watched, send_with_headers)
        finally:
            status = CLIENT_CLOSED_REQUEST if disconnected and status == 500 else status
            self.table_quota.settle(scope, status)
            handler = scope.get("route_handler")
            paths = sorted(handler.paths) if handler is not None else ["-"]
            metrics.requests.labels(scope["method"] if handler else "-", paths[0], str(status)).inc()

    async def _handle_websocket(self, scope: Any, receive: Any, send: Any) -> None:
        scope["state"] = state = dict(scope.get("state") or {})
        state["address"] = address = client_address(scope)
        problem = self._target_problem(scope) or self._origin_problem(scope, scope["headers"])
        if problem is None and not self.requests.take(f"a {address}"):
            problem = new_problem(429, "too-fast")
        if problem is None:
            state["device"], problem = self._find_device(scope)
        if problem is None:
            await self.app(scope, receive, send)
            return
        await receive()
        body = msgspec.json.encode(problem)
        start = {"type": "websocket.http.response.start", "status": problem.status, "headers": _problem_headers(body)}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": body})

    # ---------------------------------------------------------------- checks

    def _target_problem(self, scope: Any) -> Problem | None:
        """Return why the host or the spelling of the path is refused, or None. This is checked before anything else."""
        problem = self.origins.host_problem(scope)
        if problem is None and not is_canonical(scope):
            problem = new_problem(404, "such-page")
        if problem is None and scope["path"] == "/metrics" and not self.config.public_metrics and not is_local(scope):
            problem = new_problem(404, "such-page")
        return problem

    def _find_device(self, scope: Any) -> tuple[str | None, Problem | None]:
        try:
            return find_device(scope["headers"], self.secure), None
        except ConflictingCookies:
            return None, new_problem(400, "malformed")

    def _request_problem(self, scope: Any, headers: list[tuple[bytes, bytes]], device: str | None) -> Problem | None:
        """Return why a request is refused, or None. Checks the rate limits and, for requests that change something,
        also origin, size, content type and the quota for new tables."""
        method = scope["method"]
        keys = [f"a {client_address(scope)}", *([f"d {device}"] if device else [])]
        if not self.requests.take(*keys):
            return new_problem(429, "too-fast")
        if method in SAFE_METHODS:
            return None
        if (problem := self._origin_problem(scope, headers)) is not None:
            return problem
        found = dict(headers)
        length = found.get(b"content-length", b"0")
        if length.isdigit() and int(length) > max_body_bytes(method, scope["path"]):
            return new_problem(413, "too-big")
        media_type = found.get(b"content-type", b"").split(b";")[0].strip().lower()
        if media_type != b"application/json" and (length != b"0" or b"transfer-encoding" in found):
            return new_problem(415, "not-json")
        if not self.table_quota.take_for_request(scope, keys):
            return new_problem(429, "too-fast")
        return None

    def _origin_problem(self, scope: Any, headers: list[tuple[bytes, bytes]]) -> Problem | None:
        return self.origins.page_problem(scope, headers)


def _without_body(send: Any) -> Any:
    """Return a `send` for HEAD requests, which are answered like GET requests but without the body."""

    async def send_without_body(message: Any) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_without_body


def _problem_headers(body: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]


async def _send_problem(problem: Problem, send: Any) -> None:
    body = msgspec.json.encode(problem)
    await send({"type": "http.response.start", "status": problem.status, "headers": _problem_headers(body)})
    await send({"type": "http.response.body", "body": body})
