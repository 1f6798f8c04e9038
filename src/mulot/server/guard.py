"""Who may ask at all: the door in front of the application. Hosts, origins, sizes, buckets, headers, the cookie."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.edge.address import client_address, is_local
from mulot.server.edge.device_cookie import ConflictingCookies, find_device, new_cookie
from mulot.server.edge.origin import OriginCheck, is_canonical
from mulot.server.edge.rate_limit import RateLimiter
from mulot.server.edge.request_limits import TableQuota, max_body_bytes
from mulot.server.offline_site import PYTHON_WORKERS
from mulot.service.problems import Problem, new_problem

SAFE = ("GET", "OPTIONS")
FOR_EVERYBODY = re.compile(r"/api/games(/.*)?")
"""What is the same for everybody makes no device: a new browser asks for it beside the house, and would be two."""
GONE = 499
"""How a request is counted whose sender was gone before it was whole: no failure of ours. (nginx writes it so, too.)"""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PYTHON_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the workers with Python in them alone."""
HEADERS: list[tuple[bytes, bytes]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


class Guard:
    """An ASGI application in front of another one."""

    def __init__(self, app: Any, config: Config) -> None:
        self.app = app
        self.config = config
        self.secure = (config.base_url or "").startswith("https:")
        self.origins = OriginCheck(config.base_url)
        self.requests = RateLimiter(config.request_rate, 20)
        self.table_quota = TableQuota(config.table_rate, 1200)
        self.headers = HEADERS + ([(b"strict-transport-security", b"max-age=31536000")] if self.secure else [])

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One connection."""
        if scope["type"] == "http":
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, _without_body(send)
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # ---------------------------------------------------------------- the two kinds

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        scope["state"] = state = dict(scope.get("state") or {})
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        policy = PYTHON_POLICY if PYTHON_WORKERS.fullmatch(scope["path"]) else POLICY
        more = [*self.headers, (b"content-security-policy", policy.encode())]
        refused = self._strange(scope)
        api = scope["path"].startswith("/api")
        if refused is not None or api:
            more.append((b"cache-control", b"no-store"))
        if refused is None and api:
            device, refused = self._device(scope)
            state["device"] = device
            refused = refused or self._refusal(scope, headers, device)
            if refused is None and device is None:
                state["device"], cookie = new_cookie(self.secure, not self.config.shared_devices)
                if not FOR_EVERYBODY.fullmatch(scope["path"]):
                    more.append((b"set-cookie", cookie))
        status, gone = 500, False

        async def take() -> Any:
            nonlocal gone
            message = await receive()
            gone |= message["type"] == "http.disconnect"
            return message

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                again = [(b"retry-after", b"10")] if status == 429 else []
                message["headers"] = [*message.get("headers", ()), *more, *again]
            await send(message)

        try:
            if refused is not None:
                await _refuse(refused, answer)
            else:
                await self.app(scope, take, answer)
        finally:
            status = GONE if gone and status == 500 else status
            self.table_quota.settle(scope, status)
            handler = scope.get("route_handler")
            paths = sorted(handler.paths) if handler is not None else ["-"]
            metrics.requests.labels(scope["method"] if handler else "-", paths[0], str(status)).inc()

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        scope["state"] = state = dict(scope.get("state") or {})
        state["address"] = address = client_address(scope)
        refused = self._strange(scope) or self._foreign(scope, scope["headers"])
        if refused is None and not self.requests.take(f"a {address}"):
            refused = new_problem(429, "too-fast")
        if refused is None:
            state["device"], refused = self._device(scope)
        if refused is None:
            await self.app(scope, receive, send)
            return
        await receive()
        body = msgspec.json.encode(refused)
        start = {"type": "websocket.http.response.start", "status": refused.status, "headers": _problem_headers(body)}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": body})

    # ---------------------------------------------------------------- the checks

    def _strange(self, scope: Any) -> Problem | None:
        """Another house is meant, or the path is written as nobody here writes it: nothing else is looked at."""
        strange = self.origins.host_problem(scope)
        if strange is None and not is_canonical(scope):
            strange = new_problem(404, "such-page")
        if strange is None and scope["path"] == "/metrics" and not self.config.public_metrics and not is_local(scope):
            strange = new_problem(404, "such-page")
        return strange

    def _device(self, scope: Any) -> tuple[str | None, Problem | None]:
        try:
            return find_device(scope["headers"], self.secure), None
        except ConflictingCookies:
            return None, new_problem(400, "malformed")

    def _refusal(self, scope: Any, headers: list[tuple[bytes, bytes]], device: str | None) -> Problem | None:
        method = scope["method"]
        keys = [f"a {client_address(scope)}", *([f"d {device}"] if device else [])]
        if not self.requests.take(*keys):
            return new_problem(429, "too-fast")
        if method in SAFE:
            return None
        if (foreign := self._foreign(scope, headers)) is not None:
            return foreign
        found = dict(headers)
        if found.get(b"content-length", b"0").isdigit() and int(found.get(b"content-length", b"0")) > max_body_bytes(
            method, scope["path"]
        ):
            return new_problem(413, "too-big")
        kind = found.get(b"content-type", b"").split(b";")[0].strip().lower()
        if kind != b"application/json" and (
            found.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in found
        ):
            return new_problem(415, "not-json")
        if not self.table_quota.take_for_request(scope, keys):
            return new_problem(429, "too-fast")
        return None

    def _foreign(self, scope: Any, headers: list[tuple[bytes, bytes]]) -> Problem | None:
        return self.origins.page_problem(scope, headers)


def _without_body(send: Any) -> Any:
    """HEAD is answered like GET in everything but this."""

    async def answer(message: Any) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return answer


def _problem_headers(body: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]


async def _refuse(refused: Problem, send: Any) -> None:
    body = msgspec.json.encode(refused)
    await send({"type": "http.response.start", "status": refused.status, "headers": _problem_headers(body)})
    await send({"type": "http.response.body", "body": body})
