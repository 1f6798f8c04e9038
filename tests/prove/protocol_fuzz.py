"""Sends malformed or forbidden frames and HTTP requests to tables in play; nothing may change."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections.abc import Callable
from typing import Any

import msgspec

from kit.clients import Browser, Player, TableSocket
from kit.consistency_check import check_consistency
from kit.malformed_frames import malformed_frame
from kit.running_server import RunningServer
from mulot.table.commands import ClientCommand
from prove.gameplay import TITLES, check_log, count_verdict
from prove.keep_alive_client import KeepAliveClient
from prove.raw_http import SERVER_TIMEOUTS, send_raw_requests
from prove.raw_http_cases import TargetTable
from prove.round_types import Round

COMMAND_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientCommand)
FRAMES_PER_BATCH = 200
SENDERS = ("the host", "a guest", "a spectator")
MALFORMED_PER_BATCH = 15
"""Fewer than the twenty malformed frames after which the server closes a connection."""


class TableUnderTest:
    """A table in play, with two players, a spectator, and what all of them see."""

    def __init__(self, house: RunningServer, title: str, rng: random.Random) -> None:
        self.house, self.title, self.rng = house, title, rng
        self.people = [Browser(house.url) for _ in range(3)]
        self.players: list[Player] = []
        self.table = ""

    async def begin(self) -> None:
        """Seat the players, start the game, and connect everybody."""
        self.table = await self.people[0].open_table(self.title, seats=2)
        await self.people[1].take(self.table, 1)
        await self.people[0].post(f"/api/tables/{self.table}/start")
        self.players = [Player(b, self.table, self.rng.randrange(1 << 30)) for b in self.people[:2]]
        self.screens = [await self.people[i].watch(self.table) for i in range(3)]
        for player, screen in zip(self.players, self.screens, strict=False):
            player.screen = screen

    async def visible_state(self) -> list[Any]:
        """Return everything that the players and the spectator are shown now."""
        shown = []
        for screen in self.screens:
            seen = len(screen.messages)
            await screen.send({"do": "look", "id": "look0000"})
            await screen.until(lambda m: m["kind"] == "now", seen)
            await screen.answer_to("look0000", seen)
            now = screen.now
            shown.append({part: now.get(part) for part in ("rev", "view", "own", "waiting", "turns", "yours", "eye")})
            shown[-1]["table"] = {k: v for k, v in now["table"].items() if k != "seats"}
            shown[-1]["seats"] = [{k: v for k, v in s.items() if k != "here"} for s in now["table"]["seats"]]
        return shown

    async def move(self) -> bool:
        """Make one move. Return True if the game goes on."""
        for player in self.players:
            if player.screen.now.get("turns"):
                moves = len(player.acked)
                await player._go_on(lambda p=player, n=moves: len(p.acked) > n)  # type: ignore[misc]
                break
        return bool(self.screens[0].shown["phase"] == "playing")

    def bad_frame(self, who: int, legal: list[Any]) -> str:
        """Return a frame that must change nothing if `who` sends it: 0 is the host, 1 a guest, 2 a spectator."""
        rng = self.rng
        seats = [0, 1]
        mine = [who] if who < 2 else []
        other = rng.choice([seat for seat in seats if seat not in mine])
        kind = rng.randrange(6)
        if kind == 0:
            command = {
                "do": "play",
                "seat": other,
                "question": rng.choice([-1, 0, 3, 2**31 - 1]),
                "action": rng.choice(legal),
            }
        elif kind == 1:  # an answer to a question that was never asked
            command = {
                "do": "play",
                "seat": rng.choice([*mine, other]),
                "question": 2**31 - 1 - rng.randrange(9),
                "action": rng.choice(legal),
            }
        elif kind == 2:
            action = rng.choice(["", "nothing", {"type": "nothing"}, {"type": 0}, [], None, 2**60, {"type": "x" * 200}])
            question = self.screens[0].now["rev"]
            command = {"do": "play", "seat": rng.choice([*mine, other]), "question": question, "action": action}
        elif kind == 3:  # commands that only the person on the seat may send
            do = rng.choice(["leave", "give-up", "come-back", "undo", "lift"])
            command = {"do": do, "seat": other}
            if who == 0 and do == "undo":
                command = {"do": "answer-undo", "seat": other, "agree": True}
        elif kind == 4 and who > 0:  # commands that only the host may send
            command = rng.choice([
                {"do": "end"}, {"do": "pause"}, {"do": "resume"}, {"do": "remove", "seat": other},
                {"do": "replace", "seat": other, "character": "random"}, {"do": "hand-over", "seat": other},
                {"do": "rename", "seat": other, "name": "hazel"}, {"do": "configure", "seats": 3},
                {"do": "become-host"},
            ])  # fmt: skip
        else:  # commands that nobody may send now
            command = rng.choice([
                {"do": "start"}, {"do": "take", "seat": rng.choice([0, 1, 2, 63]) if who == 2 else 5},
                {"do": "configure", "options": {"rats": 9}}, {"do": "say", "seat": other, "what": "hello"},
                {"do": "say", "seat": mine[0] if mine else 0, "what": "free-words"},
                {"do": "stand-in", "seat": other, "character": "random"}, {"do": "wonder", "what": "nothing-like-it"},
            ])  # fmt: skip
        return json.dumps({"id": f"bad{rng.getrandbits(50):015x}", **command})


def malformed_command(rng: random.Random) -> str:
    """Return a text that cannot be decoded as a command."""
    while True:
        text = malformed_frame(rng)
        if rng.random() < 0.3:
            text = "".join(rng.choice(string.printable) for _ in range(rng.randrange(1, 80)))
        try:
            COMMAND_DECODER.decode(text.encode())
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return text


async def send_bad_frames(seed: int, small: bool, fault: str | None = None) -> Round:
    """Send bad frames as host, guest and spectator, and compare what everybody sees before and after each batch."""
    done, rng = Round(), random.Random(seed)
    title = TITLES[seed % len(TITLES)]
    with RunningServer(fault=fault) as house:
        batches, table = (3 if small else 50), TableUnderTest(house, title, rng)
        await table.begin()
        seated = list(table.players)
        for number in range(batches):
            if not await table.move():
                table = TableUnderTest(house, title, rng)
                await table.begin()
                seated += table.players
            await _send_batch(table, number % 3, done)
            if done.broken:
                break
        alive = (await table.people[0].ask("GET", "/ready")).status_code
        if alive != 200:
            done.broken.append(f"/ready says {alive}")
        check_log(done, house)
        house.stop()
        count_verdict(done, await check_consistency(house.database, seated, finished=False))
    return done


async def _send_batch(table: TableUnderTest, who: int, done: Round) -> None:
    rng, before = table.rng, await table.visible_state()
    legal = [a for screen in table.screens for turn in screen.now.get("turns") or () for a in turn["legal"]]
    bad = await table.people[who].watch(table.table)
    texts = [table.bad_frame(who, legal or ["x"]) for _ in range(FRAMES_PER_BATCH - MALFORMED_PER_BATCH)]
    texts += [malformed_command(rng) for _ in range(MALFORMED_PER_BATCH)]
    rng.shuffle(texts)
    for text in texts:
        await bad.send(text)
    done.count("bad frames", len(texts))
    await bad.send({"do": "ping"})
    await bad.until(lambda m: m["kind"] in ("pong", "bye"))
    await _send_fatal_frame(bad, rng, done)
    granted = [m for m in bad.messages if m["kind"] == "ack"]
    sent = {text.split('"')[3]: text for text in texts if '"id"' in text and text.count('"') > 3}
    done.broken += [f"{table.title}: {SENDERS[who]} was granted {sent.get(one['id'], one)}" for one in granted]
    after = await table.visible_state()
    done.count("pictures compared before and after", len(after))
    for one, other in zip(before, after, strict=True):
        if one != other:
            parts = [part for part in one if one[part] != other[part]]
            done.broken.append(f"{table.title}: bad frames have changed {parts}")
    if not granted and not any(m["kind"] == "no" for m in bad.messages):
        done.broken.append("not one bad frame was answered")


async def _send_fatal_frame(bad: TableSocket, rng: random.Random, done: Round) -> None:
    """Send a frame after which the server must close the connection."""
    last = rng.choice([b"\x00\xff binary", "x" * 9000, "[" * 5000, '{"do":' * 800])
    try:
        await bad.send(last)
        done.count("bad frames")
        await bad.close()
    except Exception:  # the server has closed the connection first
        return


# ---------------------------------------------------------------- HTTP

RequestMaker = Callable[[random.Random, str, int, str], bytes]
"""Makes the bytes of a request from a table, a port and the host's cookie."""


def _request(method: str, path: str, port: int, *headers: str, body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", *headers, f"Content-Length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + body


def _json(port: int, cookie: str = "") -> tuple[str, ...]:
    return (f"Origin: http://127.0.0.1:{port}", "Content-Type: application/json", f"Cookie: mulot={cookie or 'x' * 43}")


def wrong_path(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Request a path that does not exist."""
    path = rng.choice([
        f"/api/tables/{table}/nothing", f"/api/tables/{table}/seats/x/take", f"/api/tables/{table}/seats/99/take",
        f"/api/tables/{table}%00", f"/api/tables/..%2f{table}", f"/api/tables/{table}/../../start",
        "/api/" + "a/" * 200,
        f"/api/tables/{'z' * 300}", f"/api/tables/{table}/seats/-1/leave", "/api/%ff%fe", "/api/tables/\x7f",
    ])  # fmt: skip
    return _request(rng.choice(["GET", "POST", "DELETE"]), path, port, *_json(port), body=b"{}")


def wrong_method(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Use a method that the path does not have."""
    method = rng.choice(["PUT", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get", "POST"])
    path = f"/api/tables/{table}" + rng.choice(["", "/journal", "/start/x"])
    return _request(method, path, port, *_json(port), body=b"{}")


def foreign_origin(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Send the host's cookie from another site, or without an origin."""
    origin = rng.choice(["Origin: http://evil.example", "Origin: null", "X-No: origin", "Origin: http://127.0.0.1:1"])
    path = f"/api/tables/{table}/" + rng.choice(["start", "rematch", "seats/0/leave", "seats/0/give-up"])
    return _request("POST", path, port, origin, "Content-Type: application/json", f"Cookie: mulot={host}", body=b"{}")


def bad_body(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Send a body that does not fit the schema."""
    body = rng.choice([
        b"", b"{", b"[]", b"null", b'{"name": 7}', b'{"unknown": 1}', b'{"name":"\\u0000"}', b"[" * 4000, b"\xff\xfe{}",
        b'{"name":"\xff\xfe"}',
        b'{"secret":"' + b"s" * 500 + b'"}', b'{"added":"zz"}', b"x" * 17_000, '{"name":"é\u2028"}'.encode(),
    ])  # fmt: skip
    path = f"/api/tables/{table}/seats/{rng.randrange(4)}/take" if rng.random() < 0.7 else "/api/tables"
    return _request("POST", path, port, *_json(port), body=body)


def not_allowed(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Send a valid request as somebody who is not allowed to."""
    path = f"/api/tables/{table}/" + rng.choice(
        ["start", "rematch", "sequel", "seats/0/leave", "seats/1/give-up", "seats/0/invitation", "seats/1/take"]
    )
    method = "DELETE" if path.endswith("invitation") and rng.random() < 0.5 else "POST"
    return _request(method, path, port, *_json(port, f"{rng.getrandbits(200):050x}"[:43]), body=b"{}")


def before_game_over(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Request something that is public only when the game is over."""
    path = f"/api/tables/{table}/" + rng.choice(["journal", "film", "proof", "seed", "book"])
    return _request("GET", path, port, *_json(port))


def wrong_type(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Send a content type other than JSON."""
    kind = rng.choice(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/xml"])
    headers = (f"Origin: http://127.0.0.1:{port}", f"Content-Type: {kind}", "Cookie: mulot=" + "z" * 43)
    return _request("POST", f"/api/tables/{table}/start", port, *headers, body=b"a=1")


def broken_bytes(rng: random.Random, table: str, port: int, host: str) -> bytes:
    """Replace a few bytes of a request."""
    text = bytearray(not_allowed(rng, table, port, host))
    for _ in range(rng.randint(1, 6)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    return bytes(text) + b"\r\n\r\n"


KINDS: tuple[RequestMaker, ...] = (
    wrong_path, wrong_method, foreign_origin, bad_body, not_allowed, before_game_over, wrong_type, broken_bytes,
)  # fmt: skip


async def send_bad_http(seed: int, small: bool, fault: str | None = None) -> Round:
    """Send bad HTTP requests. Each must be refused or disconnected within seconds, and what everybody sees must not
    change."""
    done, rng = Round(), random.Random(seed)
    title = TITLES[seed % len(TITLES)]
    with RunningServer(fault=fault, **SERVER_TIMEOUTS) as house:
        table = TableUnderTest(house, title, rng)
        await table.begin()
        seated = list(table.players)
        for _ in range(2 if small else 10):
            if not await table.move():
                table = TableUnderTest(house, title, rng)
                await table.begin()
                seated += table.players
            before = await table.visible_state()
            await asyncio.gather(
                *(_send_bad_requests(house, table, random.Random(rng.random()), done) for _ in range(4))
            )
            target = TargetTable(house.port, table.table, table.people[0].cookie)
            await send_raw_requests(house, target, rng, 80 if small else 200, done)
            if before != await table.visible_state():
                done.broken.append(f"{title}: bad requests have changed what people see")
        done.broken = sorted(set(done.broken))
        alive = (await table.people[0].ask("GET", "/ready")).status_code
        if alive != 200:
            done.broken.append(f"/ready says {alive}")
        check_log(done, house)
        house.stop()
        count_verdict(done, await check_consistency(house.database, seated, finished=False))
    return done


async def _send_bad_requests(house: RunningServer, table: TableUnderTest, rng: random.Random, done: Round) -> None:
    client = KeepAliveClient(house.port, "")
    for _ in range(50):
        kind = rng.choice(KINDS)
        text = kind(rng, table.table, house.port, table.people[0].cookie)
        status = await _response_status(client, text, kind)
        done.count("bad requests")
        done.count(f"answered {status // 100}xx" if status else "hung up on")
        granted = 200 <= status < 300 and kind not in (broken_bytes, wrong_path, wrong_method)
        if granted or (status >= 500 and status != 501):
            first = text.partition(b"\r\n")[0].replace(table.table.encode(), b"TABLE")
            done.broken.append(f"{status} for {kind.__name__}: {first[:60]!r} … {text[-24:]!r}")
    client.close()


async def _response_status(client: KeepAliveClient, text: bytes, kind: RequestMaker) -> int:
    """Return the status of the response, or 0 if the server closes the connection (or, for random bytes, waits for
    more)."""
    patience = 1.0 if kind is broken_bytes else 20.0
    try:
        await client.send(text)
        async with asyncio.timeout(patience):
            status, _ = await client.read_response()
    except TimeoutError:
        client.close()
        if kind is broken_bytes:
            return 0
        raise AssertionError(f"no answer to {text[:200]!r}") from None
    except (OSError, ValueError, IndexError):
        client.close()
        return 0
    if kind is broken_bytes:
        client.close()
    return status
