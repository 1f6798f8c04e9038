"""Short looks at a running house, each for one promise: quiet at a good house, loud at one with a fault in it."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx

from kit.killed_houses import people_under_load
from kit.players import Browser, Player, Screen
from kit.running_house import RunningHouse
from kit.worlds_alike import compare, pairs_of
from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse
from mulot.core.proof import verify
from mulot.server.games import ServerGames


async def two_people(house: RunningHouse, **more: Any) -> tuple[str, Browser, Browser]:
    """A game of two that has begun; seat 0 acts first, nobody is asked for charms."""
    ana, bo = Browser(house.url), Browser(house.url)
    table = await ana.open_table(seats=2, options={"first": 0, "charms": False}, **more)
    await bo.take(table, 1)
    await ana.post(f"/api/tables/{table}/start")
    return table, ana, bo


def move(screen: Screen, kind: str, seat: int | None = None) -> dict[str, Any]:
    """A move of this kind that is offered now."""
    turn = next(t for t in screen.now["turns"] if seat is None or t["seat"] == seat)
    assert {"type": kind} in turn["legal"]
    return {"do": "play", "id": secrets.token_urlsafe(8), "seat": turn["seat"], "question": turn["question"],
            "action": {"type": kind}}  # fmt: skip


def patience(fault: str | None) -> float:
    """A house without fault may be slow; of one with a fault it is known what will not come."""
    return 300 if fault is None else 6


async def acknowledged_moves_stay(fault: str | None) -> None:
    """Kills under load."""
    with RunningHouse(fault=fault) as house:
        kills = await people_under_load(house, tables=3, kills=4, seed=5, finish=False, patience=patience(fault))
        assert kills.verdict.broken == []


async def worlds_are_sent_alike(fault: str | None) -> None:
    """Pairs of worlds over the wire."""
    found = await compare(pairs_of("skirmish", 6, seed=2), fault)
    assert found.found == []


async def origins_are_checked(fault: str | None) -> None:
    """A foreign page opens nothing."""
    with RunningHouse(fault=fault) as house:
        answer = await Browser(house.url).ask("POST", "/api/tables", {"game": "skirmish"}, Origin="http://evil.example")
        assert answer.status_code == 403


async def luck_is_what_the_seed_says(fault: str | None) -> None:
    """The journal of a finished game, checked by a house without fault."""
    with RunningHouse(fault=fault) as house:
        table, ana, bo = await two_people(house)
        await asyncio.gather(*(Player(b, table, i).play(lambda: False) for i, b in enumerate((ana, bo))))
        journal = (await ana.ask("GET", f"/api/tables/{table}/journal")).content
        try:
            verify(*parse(journal), game=ServerGames("toy_game").game("skirmish"))
        except BrokenJournal as error:
            raise AssertionError(str(error)) from error


async def resends_are_known(fault: str | None) -> None:
    """The same move twice is one move, with one answer."""
    with RunningHouse(fault=fault) as house:
        table, ana, _ = await two_people(house)
        screen = await ana.watch(table)
        wish = move(screen, "dig")
        first, again = await screen.answer(wish), await screen.answer(wish)
        assert first == again


async def one_of_two_tabs_counts(fault: str | None) -> None:
    """The same question is answered once."""
    with RunningHouse(fault=fault) as house:
        table, ana, _ = await two_people(house)
        screen = await ana.watch(table)
        old = move(screen, "dig")
        await screen.done(**move(screen, "peek"))
        await screen.done(**move(screen, "put-back"))
        assert (await screen.answer(old))["no"] in ("stale", "not-your-turn")
        late = {**move_of(screen, old), "action": {"type": "blow"}}
        assert (await screen.answer(late))["no"] == "stale"


def move_of(screen: Screen, old: dict[str, Any]) -> dict[str, Any]:
    """The same answer to the same old question, as another move."""
    return {**old, "id": secrets.token_urlsafe(8)}


async def only_the_host_is_host(fault: str | None) -> None:
    """A guest may not start, invite or end."""
    with RunningHouse(fault=fault) as house:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table(seats=2)
        await bo.take(table, 1)
        assert (await bo.ask("POST", f"/api/tables/{table}/seats/0/invitation", {})).status_code == 403
        assert (await bo.ask("POST", f"/api/tables/{table}/start", {})).status_code == 403


async def invitations_are_asked_for(fault: str | None) -> None:
    """Nobody sits down uninvited."""
    with RunningHouse(fault=fault) as house:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table(seats=2, settings={"access": "invited"})
        assert (await bo.ask("POST", f"/api/tables/{table}/seats/1/take", {})).status_code == 403


async def curtains_stay_closed(fault: str | None) -> None:
    """A spectator looks with nobody's eyes."""
    with RunningHouse(fault=fault) as house:
        table, ana, _ = await two_people(house)
        screen, spectator = await ana.watch(table), await Browser(house.url).watch(table)
        await screen.done(**move(screen, "peek"))
        await spectator.answer({"do": "lift", "seat": 0})
        await spectator.answer({"do": "look"})
        assert all(m.get("own") is None for m in spectator.messages)


async def seeds_stay_sealed(fault: str | None) -> None:
    """Not before the end."""
    with RunningHouse(fault=fault) as house:
        table, ana, _ = await two_people(house)
        assert (await ana.ask("GET", f"/api/tables/{table}/seed")).status_code == 409


async def logs_keep_quiet(fault: str | None) -> None:
    """No cookie is written down."""
    with RunningHouse(fault=fault) as house:
        ana = Browser(house.url)
        await ana.open_table()
        assert ana.cookie not in house.log


async def floods_are_stopped(fault: str | None) -> None:
    """Too many frames end the connection."""
    with RunningHouse(fault=fault, frame_rate=20) as house:
        ana = Browser(house.url)
        screen = await ana.watch(await ana.open_table())
        for _ in range(40):
            await screen.send({"do": "ping"})
        await screen.until(lambda message: message["kind"] == "bye", patience=patience(fault))


async def slow_readers_are_dropped(fault: str | None) -> None:
    """Who does not read does not fill the memory."""
    with RunningHouse(fault=fault) as house:
        table, _, _ = await two_people(house)
        slow = await asyncio.to_thread(deaf_socket, house, table, Browser(house.url).cookie)
        await asyncio.to_thread(ask_and_do_not_read, slow, 7000)
        for _ in range(6000 if fault is None else 100):
            if 'mulot_dropped_total{why="slow"}' in httpx.get(house.url + "/metrics").text:
                break
            await asyncio.sleep(0.05)
        slow.close()
        assert 'mulot_dropped_total{why="slow"}' in httpx.get(house.url + "/metrics").text


def deaf_socket(house: RunningHouse, table: str, cookie: str) -> socket.socket:
    """A WebSocket that does not read."""
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.connect(("127.0.0.1", house.port))
    s.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
        f"Cookie: mulot={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return s


def ask_and_do_not_read(s: socket.socket, times: int) -> None:
    """Ask for the whole picture, over and over."""
    frame = b'{"do":"look"}'.ljust(120)  # thousands of smaller ones in one piece take long to be taken apart
    s.settimeout(5)
    with suppress(OSError):
        for _ in range(times):
            s.sendall(bytes((0x81, 0x80 | len(frame), 0, 0, 0, 0)) + frame)


def read_all(s: socket.socket) -> bytes:
    """Everything that is still there, until the house hangs up."""
    s.settimeout(15)
    found = b""
    with suppress(ConnectionResetError, TimeoutError):
        while part := s.recv(65536):
            found += part
    s.close()
    return found


PROBES: dict[str, Callable[[str | None], Awaitable[None]]] = {
    "broadcast-before-commit": acknowledged_moves_stay,
    "unfiltered-reconnect": worlds_are_sent_alike,
    "unfiltered-log": worlds_are_sent_alike,
    "no-origin-check": origins_are_checked,
    "reused-luck-counter": luck_is_what_the_seed_says,
    "no-memory-of-moves": resends_are_known,
    "stale-moves-count": one_of_two_tabs_counts,
    "no-host-check": only_the_host_is_host,
    "no-check-of-invitations": invitations_are_asked_for,
    "lift-any-curtain": curtains_stay_closed,
    "seed-before-the-end": seeds_stay_sealed,
    "cookies-in-the-log": logs_keep_quiet,
    "no-limit-of-frames": floods_are_stopped,
    "endless-patience-with-slow-readers": slow_readers_are_dropped,
}
"""Which probe must catch which fault."""
