"""Clients of a server: a browser with its cookie, WebSockets that watch tables, and players who play at random."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mulot.server.edge.device_cookie import device_digest

PATIENCE = 300.0
GAME = ("view", "own", "waiting", "turns")
"""Fields that a message omits if nothing in the game has changed."""
_screens: list[TableSocket] = []


async def send_at_once(port: int, requests: list[str]) -> list[int]:
    """Send all requests (without their `Host`), each on a connection of its own, before reading any answer. Return the
    status codes."""
    connections = [await asyncio.open_connection("127.0.0.1", port) for _ in requests]
    for (_, writer), request in zip(connections, requests, strict=True):
        first, rest = request.split("\r\n", 1)
        writer.write(f"{first}\r\nHost: 127.0.0.1:{port}\r\n{rest}".encode())
    codes = [int((await reader.readline()).split()[1]) for reader, _ in connections]
    for _, writer in connections:
        writer.close()
    return codes


def run_story(story: Callable[[], Awaitable[None]], seconds: float = 600) -> None:
    """Run an async test with a timeout, then close all sockets."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(story(), seconds)
        finally:
            await close_sockets()

    asyncio.run(whole())


async def close_sockets() -> None:
    """Close all open table sockets."""
    while _screens:
        with suppress(ConnectionError, OSError, ConnectionClosed):
            await _screens.pop().close()


class Browser:
    """A browser with its own device cookie."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        self.cookie = cookie or secrets.token_urlsafe(32)

    @property
    def device(self) -> str:
        """The digest by which the server knows this device."""
        return device_digest(self.cookie)

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send a request as the server's own page would."""
        sent = {"Origin": self.url, "Cookie": f"mulot={self.cookie}", **headers}
        # There is no TLS here, so no certificates have to be read for each request.
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False) as client:
            return await client.request(method, path, json=body, headers={k: v for k, v in sent.items() if v})

    async def get(self, path: str) -> Any:
        """Return the JSON of a GET request that must succeed."""
        return self._good(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        """Return the JSON of a POST request that must succeed."""
        return self._good(await self.ask("POST", path, {} if body is None else body))

    def _good(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, (response.status_code, response.text)
        return response.json()

    async def open_table(self, game: str = "skirmish", **more: Any) -> str:
        """Open a table with this browser on seat 0, and return its id."""
        return str((await self.post("/api/tables", {"game": game, "take": [{"seat": 0}], **more}))["table"])

    async def take(self, table: str, seat: int, **more: Any) -> None:
        """Take a seat."""
        await self.post(f"/api/tables/{table}/seats/{seat}/take", more)

    async def watch(self, table: str, since: int | None = None) -> TableSocket:
        """Open a WebSocket to a table and wait for its first view."""
        screen = TableSocket(self, table)
        await screen.open(since)
        return screen


class TableSocket:
    """A WebSocket to a table. `messages` holds everything received, in order."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.messages: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.now: dict[str, Any] = {}
        """The current state: the last message, completed by what it left out because it had not changed."""
        self.closed: tuple[int, str] | None = None
        self.patience = PATIENCE
        """Seconds to wait for an answer before the connection counts as broken."""
        self._news = asyncio.Condition()
        self._wire: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self, since: int | None = None) -> None:
        """Connect and wait for the first view or a close reason."""
        path = f"/api/tables/{self.table}/live" + ("" if since is None else f"?since={since}")
        self._wire = await connect(
            self.browser.url.replace("http", "ws", 1) + path,
            origin=self.browser.url,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"mulot={self.browser.cookie}"},
            compression=None,
            open_timeout=self.patience,
            close_timeout=1,
            ping_interval=None,
        )
        self.closed = None
        _screens.append(self)
        self._reader = asyncio.create_task(self._read(self._wire))
        seen = len(self.messages)
        await self.until(lambda m: m["kind"] in ("now", "bye"), seen, self.patience)

    async def _read(self, wire: ClientConnection) -> None:
        try:
            async for frame in wire:
                assert isinstance(frame, str)
                self.frames.append(frame)
                async with self._news:
                    for line in frame.split("\n"):
                        self._take(msgspec.json.decode(line))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed = (wire.close_code or 1006, wire.close_reason or "")
            self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        if message["kind"] == "now":
            kept = {"table"} if "view" in message else {"table", *GAME}
            self.now = {part: self.now[part] for part in kept if part in self.now} | message

    async def send(self, wish: dict[str, Any] | str | bytes) -> None:
        """Send a command, or a frame as it is."""
        assert self._wire is not None
        await self._wire.send(wish if isinstance(wish, str | bytes) else msgspec.json.encode(wish).decode())

    async def until(self, wanted: Callable[[dict[str, Any]], bool], seen: int = 0, patience: float = PATIENCE) -> Any:
        """Return the first wanted message from number `seen` on."""
        async with asyncio.timeout(patience), self._news:
            while True:
                for message in self.messages[seen:]:
                    if wanted(message):
                        return message
                if self.closed is not None:
                    raise ConnectionError(f"closed: {self.closed}")
                await self._news.wait()

    async def answer(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Send a command and wait for its answer, `ack` or `no`."""
        wish = {"id": secrets.token_urlsafe(8), **wish}
        seen = len(self.messages)
        await self.send(wish)
        return await self.answer_to(wish["id"], seen)

    async def answer_to(self, name: str, seen: int) -> dict[str, Any]:
        """Return the answer to the command with this id."""
        found: dict[str, Any] = await self.until(
            lambda m: m["kind"] in ("ack", "no") and m["id"] == name, seen, self.patience
        )
        return found

    async def done(self, **wish: Any) -> dict[str, Any]:
        """Send a command that must be accepted."""
        answer = await self.answer(wish)
        assert answer["kind"] == "ack", answer
        return answer

    @property
    def shown(self) -> dict[str, Any]:
        """Return the last state of the table, without the game."""
        found: dict[str, Any] = self.now["table"]
        return found

    async def rev(self, rev: int) -> dict[str, Any]:
        """Wait for the view of this row or a later one."""
        found: dict[str, Any] = await self.until(lambda m: m["kind"] == "now" and m["rev"] >= rev)
        return found

    async def gone(self) -> tuple[int, str]:
        """Wait until the socket is closed. Return the close code and reason."""
        async with asyncio.timeout(PATIENCE), self._news:
            while self.closed is None:
                await self._news.wait()
            return self.closed

    async def close(self) -> None:
        """Close the socket."""
        if self._wire is not None:
            await self._wire.close()
        if self._reader is not None:
            await self._reader

    @property
    def port(self) -> int:
        """Return the local port of the connection."""
        assert self._wire is not None
        return int(self._wire.transport.get_extra_info("sockname")[1])

    def cut(self) -> None:
        """Break the connection without a close frame."""
        assert self._wire is not None
        self._wire.transport.abort()


class Player:
    """Plays at random for all seats of its browser, through all failures: it reconnects and resends.

    `acked` has the acknowledged moves: (seat, id) → row. `refused` has those that were sent and refused.
    """

    def __init__(self, browser: Browser, table: str, seed: int) -> None:
        self.browser = browser
        self.screen = TableSocket(browser, table)
        self.rng = random.Random(seed)
        self.acked: dict[tuple[int, str], int] = {}
        self.sent: list[str] = []
        self.refused: list[str] = []
        self.denied: set[str] = set()
        """The ids of moves that were refused for good: they must not be in the journal."""
        self.waits: list[float] = []
        """Seconds from a move to its acknowledgement."""
        self.pending: dict[str, Any] | None = None
        self.connections = 0
        self.twice = 0.0
        """How often a move is needlessly sent a second time."""

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play until the game is over, or `enough` returns True."""
        while not enough():
            try:
                await self._connect()
                if await self._go_on(enough):
                    return
            except (ConnectionError, OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                await asyncio.sleep(0.02)
            finally:
                await self._hang_up()

    async def _hang_up(self) -> None:
        with suppress(ConnectionError, OSError, ConnectionClosed):
            await self.screen.close()

    async def _connect(self) -> None:
        seen = [m["rev"] for m in self.screen.messages if m["kind"] == "now"]
        await self.screen.open(seen[-1] if seen else None)
        self.connections += 1

    async def _go_on(self, enough: Callable[[], bool]) -> bool:
        screen = self.screen
        while not enough():
            seen = len(screen.messages)
            if self.pending is None:
                now = screen.now
                if "table" not in now:
                    raise ConnectionError("no picture")
                if now.get("curtain") is not None:
                    await screen.done(do="lift", seat=now["curtain"])
                    continue
                if screen.shown["phase"] == "over":
                    return True
                turns = now.get("turns")
                if not turns:
                    await screen.until(lambda m: m["kind"] == "now", seen, 0.5 if enough() else 3.0)
                    continue
                turn = self.rng.choice(turns)
                self.pending = {
                    "do": "play",
                    "id": secrets.token_urlsafe(9),
                    "seat": turn["seat"],
                    "question": turn["question"],
                    "action": self.rng.choice(turn["legal"]),
                }
                self.sent.append(self.pending["id"])
            wish, began = self.pending, time.perf_counter()
            await screen.send(wish)
            if self.rng.random() < self.twice:
                await screen.send(wish)
            answer = await screen.answer_to(wish["id"], seen)
            if answer["kind"] == "ack":
                self._note(wish, answer["rev"])
                self.waits.append(time.perf_counter() - began)
                self.pending = None
                if screen.now["rev"] < answer["rev"]:
                    await screen.until(lambda m, rev=answer["rev"]: m["kind"] == "now" and m["rev"] >= rev, seen)  # type: ignore[misc]
            elif answer["no"] in ("store-down", "conflict", "error"):
                await asyncio.sleep(0.05)
            else:
                self.refused.append(answer["no"])
                self.denied.add(wish["id"])
                self.pending = None
                await asyncio.sleep(0.01)
        return False

    def _note(self, wish: dict[str, Any], rev: int) -> None:
        first = self.acked.setdefault((wish["seat"], wish["id"]), rev)
        assert first == rev, "the same move was acknowledged as two"
