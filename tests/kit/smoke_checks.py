"""Smoke checks of a running server, one per guarantee. Each passes without a fault, and fails with the fault that
breaks its guarantee."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx

from kit.clients import Browser, Player, TableSocket
from kit.crash_load import play_through_crashes
from kit.noninterference import compare_worlds, make_pairs
from kit.running_server import RunningServer
from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse
from mulot.core.proof import verify
from mulot.server.games import ServerGames


async def two_player_game(house: RunningServer, **more: Any) -> tuple[str, Browser, Browser]:
    """Start a game for two. Return its table, host and guest. Seat 0 acts first, and nobody is asked for a charm."""
    ana, bo = Browser(house.url), Browser(house.url)
    table = await ana.open_table(seats=2, options={"first": 0, "charms": False}, **more)
    await bo.take(table, 1)
    await ana.post(f"/api/tables/{table}/start")
    return table, ana, bo


def offered_move(screen: TableSocket, kind: str, seat: int | None = None) -> dict[str, Any]:
    """Return a move of this kind that is offered now."""
    turn = next(t for t in screen.now["turns"] if seat is None or t["seat"] == seat)
    assert {"type": kind} in turn["legal"]
    return {"do": "play", "id": secrets.token_urlsafe(8), "seat": turn["seat"], "question": turn["question"],
            "action": {"type": kind}}  # fmt: skip


def patience(fault: str | None) -> float:
    """Return the timeout: long for a server without a fault, which may be slow, and short for one with a fault."""
    return 300 if fault is None else 6


async def check_no_acknowledged_move_is_lost(fault: str | None) -> None:
    """Kill the server under load."""
    with RunningServer(fault=fault) as house:
        kills = await play_through_crashes(house, tables=3, kills=4, seed=5, finish=False, patience=patience(fault))
        assert kills.verdict.broken == []


async def check_noninterference(fault: str | None) -> None:
    """Compare what is sent from pairs of indistinguishable worlds."""
    found = await compare_worlds(make_pairs("skirmish", 6, seed=2), fault)
    assert found.found == []


async def check_origins(fault: str | None) -> None:
    """A foreign page cannot open a table."""
    with RunningServer(fault=fault) as house:
        answer = await Browser(house.url).ask("POST", "/api/tables", {"game": "skirmish"}, Origin="http://evil.example")
        assert answer.status_code == 403


async def check_luck_follows_seed(fault: str | None) -> None:
    """The journal of a finished game is verified by a server without fault."""
    with RunningServer(fault=fault) as house:
        table, ana, bo = await two_player_game(house)
        await asyncio.gather(*(Player(b, table, i).play(lambda: False) for i, b in enumerate((ana, bo))))
        journal = (await ana.ask("GET", f"/api/tables/{table}/journal")).content
        try:
            verify(*parse(journal), game=ServerGames("toy_game").game("skirmish"))
        except BrokenJournal as error:
            raise AssertionError(str(error)) from error


async def check_resent_moves(fault: str | None) -> None:
    """A resent move is played once and answered alike."""
    with RunningServer(fault=fault) as house:
        table, ana, _ = await two_player_game(house)
        screen = await ana.watch(table)
        wish = offered_move(screen, "dig")
        first, again = await screen.answer(wish), await screen.answer(wish)
        assert first == again


async def check_two_tabs(fault: str | None) -> None:
    """The same question is answered only once."""
    with RunningServer(fault=fault) as house:
        table, ana, _ = await two_player_game(house)
        screen = await ana.watch(table)
        old = offered_move(screen, "dig")
        await screen.done(**offered_move(screen, "peek"))
        await screen.done(**offered_move(screen, "put-back"))
        assert (await screen.answer(old))["no"] in ("stale", "not-your-turn")
        late = {**same_move_again(screen, old), "action": {"type": "blow"}}
        assert (await screen.answer(late))["no"] == "stale"


def same_move_again(screen: TableSocket, old: dict[str, Any]) -> dict[str, Any]:
    """Return this move with a new id, so that it answers the same question as a different move."""
    return {**old, "id": secrets.token_urlsafe(8)}


async def check_host_commands(fault: str | None) -> None:
    """A guest cannot start, invite or end."""
    with RunningServer(fault=fault) as house:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table(seats=2)
        await bo.take(table, 1)
        assert (await bo.ask("POST", f"/api/tables/{table}/seats/0/invitation", {})).status_code == 403
        assert (await bo.ask("POST", f"/api/tables/{table}/start", {})).status_code == 403


async def check_invitations(fault: str | None) -> None:
    """Nobody can take an invited seat without the secret."""
    with RunningServer(fault=fault) as house:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table(seats=2, settings={"access": "invited"})
        assert (await bo.ask("POST", f"/api/tables/{table}/seats/1/take", {})).status_code == 403


async def check_curtains(fault: str | None) -> None:
    """A spectator cannot see through the eyes of a seat."""
    with RunningServer(fault=fault) as house:
        table, ana, _ = await two_player_game(house)
        screen, spectator = await ana.watch(table), await Browser(house.url).watch(table)
        await screen.done(**offered_move(screen, "peek"))
        await spectator.answer({"do": "lift", "seat": 0})
        await spectator.answer({"do": "look"})
        assert all(m.get("own") is None for m in spectator.messages)


async def check_seed_is_secret(fault: str | None) -> None:
    """The seed is not revealed before the end."""
    with RunningServer(fault=fault) as house:
        table, ana, _ = await two_player_game(house)
        assert (await ana.ask("GET", f"/api/tables/{table}/seed")).status_code == 409


async def check_log_has_no_cookies(fault: str | None) -> None:
    """Cookies are not logged."""
    with RunningServer(fault=fault) as house:
        ana = Browser(house.url)
        await ana.open_table()
        assert ana.cookie not in house.log


async def check_frame_limit(fault: str | None) -> None:
    """Too many frames close the connection."""
    with RunningServer(fault=fault, frame_rate=20) as house:
        ana = Browser(house.url)
        screen = await ana.watch(await ana.open_table())
        for _ in range(40):
            await screen.send({"do": "ping"})
        await screen.until(lambda message: message["kind"] == "bye", patience=patience(fault))


async def check_slow_readers(fault: str | None) -> None:
    """A client that does not read is disconnected and fills no memory."""
    with RunningServer(fault=fault) as house:
        table, _, _ = await two_player_game(house)
        slow = await asyncio.to_thread(unread_websocket, house, table, Browser(house.url).cookie)
        await asyncio.to_thread(ask_and_do_not_read, slow, 7000, 60 if fault is None else 5)
        for _ in range(6000 if fault is None else 100):
            if 'mulot_dropped_total{why="slow"}' in httpx.get(house.url + "/metrics").text:
                break
            await asyncio.sleep(0.05)
        slow.close()
        assert 'mulot_dropped_total{why="slow"}' in httpx.get(house.url + "/metrics").text


def unread_websocket(house: RunningServer, table: str, cookie: str) -> socket.socket:
    """Return a WebSocket that does not read."""
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.connect(("127.0.0.1", house.port))
    s.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
        f"Cookie: mulot={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    s.settimeout(60)
    s.recv(1, socket.MSG_PEEK)  # frames that arrive before the handshake is answered may be refused
    return s


def ask_and_do_not_read(s: socket.socket, times: int, timeout_s: int = 5) -> None:
    """Request the full view over and over, until the server reads no more for this long."""
    frame = b'{"do":"look"}'.ljust(120)  # thousands of smaller ones at once would take a long time to parse
    s.settimeout(timeout_s)
    with suppress(OSError):
        for _ in range(times):
            s.sendall(bytes((0x81, 0x80 | len(frame), 0, 0, 0, 0)) + frame)


def read_all(s: socket.socket) -> bytes:
    """Read everything until the server closes the connection."""
    s.settimeout(15)
    found = b""
    with suppress(ConnectionResetError, TimeoutError):
        while part := s.recv(65536):
            found += part
    s.close()
    return found


SMOKE_CHECKS: dict[str, Callable[[str | None], Awaitable[None]]] = {
    "broadcast-before-commit": check_no_acknowledged_move_is_lost,
    "unfiltered-reconnect": check_noninterference,
    "unfiltered-log": check_noninterference,
    "no-origin-check": check_origins,
    "reused-luck-counter": check_luck_follows_seed,
    "no-memory-of-moves": check_resent_moves,
    "stale-moves-count": check_two_tabs,
    "no-host-check": check_host_commands,
    "no-check-of-invitations": check_invitations,
    "lift-any-curtain": check_curtains,
    "seed-before-the-end": check_seed_is_secret,
    "cookies-in-the-log": check_log_has_no_cookies,
    "no-limit-of-frames": check_frame_limit,
    "endless-patience-with-slow-readers": check_slow_readers,
}
"""The check that must detect each fault."""
