"""Uploads of tables that were started offline: everything is checked first, and nothing but the table is stored."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest

import mulot
from kit.clients import Browser, run_story
from kit.processes import children
from kit.raw_sockets import send_and_read_all, status
from kit.running_server import RunningServer
from mulot.actor import Store
from mulot.core.campaign import Campaign
from mulot.core.journal import Journal, Undo, parse
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.core.tail_list import NotInMemory
from mulot.server.config import Config
from mulot.server.edge.rate_limit import MAX_BODY_BYTES, MAX_UPLOAD_BYTES, max_body_bytes
from mulot.server.games import ServerGames
from mulot.server.tables import upload
from mulot.server.tables.upload import UploadQueueFull, Uploads, upload_table_id
from mulot.server.workers.artifacts import TooManyPending
from mulot.server.workers.upload_reader import UploadOrder, UploadResult, read_upload
from mulot.server.workers.worker_pool import WorkerPool
from mulot.service.problems import problem_of_error
from mulot.service.schemas import SeatRequest, UploadRequest
from mulot.table import Table
from mulot.table.seats import BotSeat, Person
from toy_game import GAME

TESTS = Path(__file__).parents[1]


def random_match(moves: int | None, seed: int = 1, game: str = "souriciere", seats: int = 2) -> Match:
    """Return a random match of this many moves, or a complete one."""
    rng, match = Random(seed), Match(mulot.load(game), seats, seed)
    while match.outcome is None and (moves is None or len(match.journal.lines) <= moves):
        seat = match.waiting.must[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def journal_text(match: Match) -> str:
    return match.dump().decode()


GAMES = ServerGames()


def read_upload_of(journal: str, games: ServerGames = GAMES, **more: Any) -> UploadResult:
    """Read a journal as a device uploads it."""
    return read_upload(UploadOrder("copy", "device", UploadRequest(journal, **more)), games)


def refusal_of(found: UploadResult) -> tuple[int, str]:
    """Return the status and reason of a refusal, after checking that nothing was stored."""
    assert found.appends == []
    assert found.problem is not None
    return found.problem.status, found.problem.no


# ---------------------------------------------------------------- what is read


def test_uploaded_game_keeps_seats_and_reveals_its_luck() -> None:
    match = random_match(5)
    found = read_upload_of(
        journal_text(match), take=[SeatRequest(0, "hazel", face="daisy")], characters={"1": "random"}
    )
    assert found.problem is None
    table = Table.load(mulot_games(), found.appends[0].rows, 0.0)
    assert table.phase == "playing"
    assert table.is_host("device")
    assert table.occupants == [Person("device", "hazel", face="daisy"), BotSeat("random")]
    # The file did not say so, but its sender knows the seed.
    assert parse(journal_text(match).encode())[0].open_since is None
    assert table.seed_known_since == len(match.journal.lines) == 6
    assert table.match is not None
    assert table.match.journal.written == match.journal.written


def test_upload_keeps_revealed_luck_revealed_and_finished_games_sealed() -> None:
    match = random_match(9)
    match.journal.open_since = 4
    assert Table.load(mulot_games(), read_upload_of(journal_text(match)).appends[0].rows, 0.0).seed_known_since == 4
    over = random_match(None)
    table = Table.load(mulot_games(), read_upload_of(journal_text(over)).appends[0].rows, 0.0)
    assert (table.phase, table.seed_known_since) == ("over", None)
    assert table.journal_file() == over.dump()


def test_long_upload_comes_with_a_snapshot() -> None:
    found = read_upload_of(journal_text(random_match(None, game="trio")))
    rows = found.appends[0].rows
    assert len(rows) > 100
    assert found.snapshot is not None
    assert found.snapshot.line == len(rows) - 1
    again = Table.load(mulot_games(), rows, 0.0, found.snapshot.body)
    with pytest.raises(NotInMemory):
        again.journal_file()  # this needs the whole history, and the snapshot has only the last part
    again.restore_history(rows)
    assert again.journal_file() == Table.load(mulot_games(), rows, 0.0).journal_file()


def mulot_games(more: str = "") -> Any:
    return ServerGames(more).catalogue


def rehashed_journal(match: Match, change: Any) -> str:
    """Return a changed journal with valid hashes."""
    header = change(match.journal.header)
    journal = Journal(header)
    for line in match.journal.lines:
        journal.append(line)
    return journal.dump(match.seed).decode()


def replace(**fields: Any) -> Any:
    return lambda header: msgspec.structs.replace(header, **fields)


LIE = random_match(1)
LIE.journal.append(Undo(2, 0))
"""A journal in which a throw is undone, which is not allowed."""


@pytest.mark.parametrize(
    "journal",
    [
        "",
        "\n",
        "{}",
        "é€🐭",
        "[" * 50_000,
        '{"kind":"header"}' * 3,
        journal_text(random_match(5))[:-40],
        journal_text(random_match(5)).replace('"line":3', '"line":4'),
        re.sub(r'"luck":\[\d+\]', '"luck":[0]', journal_text(random_match(5)), count=1),
        re.sub(r'"seed":"\w+"', '"seed":null', journal_text(random_match(5))),
        re.sub(r'"seed":"\w\w', '"seed":"00', journal_text(random_match(5))),
        journal_text(random_match(5)) + journal_text(random_match(5)),
        random_match(5).journal.dump(b"short").decode(),
        # Free text that others would read:
        rehashed_journal(random_match(5), replace(added=("hello",))),
        rehashed_journal(random_match(5), replace(added=("aa" * 1000,))),
        rehashed_journal(random_match(5), replace(after="call me at home")),
        rehashed_journal(random_match(5), replace(options={"first": None, "note": "hello"})),
        rehashed_journal(random_match(5), replace(options={"first": "hello"})),
        # Invalid rules and luck:
        rehashed_journal(random_match(5), replace(seats=99)),
        rehashed_journal(random_match(5), replace(version=0)),
        rehashed_journal(random_match(5, seed=2), replace(commitment=random_match(5).journal.header.commitment)),
        LIE.journal.dump(LIE.seed).decode(),
    ],
)  # fmt: skip
def test_invalid_journal_is_refused(journal: str) -> None:
    assert refusal_of(read_upload_of(journal)) in [(409, "broken-journal"), (400, "bad-options")]


def test_unknown_games_and_versions_are_refused() -> None:
    assert refusal_of(read_upload_of(rehashed_journal(random_match(2), replace(game="chess")))) == (404, "such-game")
    assert refusal_of(read_upload_of(rehashed_journal(random_match(2), replace(version=99)))) == (409, "too-new")
    assert refusal_of(read_upload_of(journal_text(random_match(2)), ServerGames(only="trio"))) == (404, "such-game")


def test_non_canonical_journal_line_is_refused() -> None:
    match = random_match(3)
    line = match.journal.lines[1]
    journal = Journal(match.journal.header)
    journal.append(match.journal.lines[0])
    journal.append(msgspec.structs.replace(line, play=f" {line.play} "))
    assert refusal_of(read_upload_of(journal.dump(match.seed).decode()))[0] == 409


@pytest.mark.parametrize("added", [(b"call me at home" * 10,), (b"call me at home",) * 17])
def test_header_with_free_text_is_refused(added: tuple[bytes, ...]) -> None:
    def played(added: tuple[bytes, ...]) -> str:
        match = Match(mulot.load("souriciere"), 2, 1, added=added)
        match.play(match.waiting.must[0], match.legal(match.waiting.must[0])[0])  # type: ignore[union-attr]
        return journal_text(match)

    assert read_upload_of(played((b"a browser's own luck of 32 bytes",) * 2)).problem is None
    verify(*parse(played(added).encode()), game=mulot.load("souriciere"))
    assert refusal_of(read_upload_of(played(added))) == (409, "broken-journal")


@pytest.mark.parametrize(
    ("seated", "no"),
    [
        ({"take": [SeatRequest(2)]}, "no-such-seat"),
        ({"take": [SeatRequest(0), SeatRequest(0)]}, "seat-taken"),
        ({"take": [SeatRequest(0)], "characters": {"0": "gentle"}}, "seat-taken"),
        ({"take": [SeatRequest(0, "hazel"), SeatRequest(1, "hazel")]}, "name-taken"),
        ({"take": [SeatRequest(0, "ana")]}, "no-such-name"),
        ({"take": [SeatRequest(0, face="mine")]}, "no-such-mouse"),
        ({"characters": {"7": "gentle"}}, "no-such-seat"),
        ({"characters": {"1": "stranger"}}, "no-such-character"),
    ],
)
def test_invalid_seat_requests_are_refused(seated: Any, no: str) -> None:
    assert refusal_of(read_upload_of(journal_text(random_match(3)), **seated))[1] == no


def test_campaign_upload_needs_all_chapters() -> None:
    rng, first = Random(3), Match(GAME, 2, 3, {"rats": 1, "first": 0})
    while first.outcome is None:
        seat = first.waiting.must[0]
        first.play(seat, rng.choice(first.legal(seat)))
    book = Campaign([first])
    book.start_next(4)

    def copied(journal: str) -> UploadResult:
        return read_upload_of(journal, ServerGames("toy_game"), take=[SeatRequest(0), SeatRequest(1)])

    found = copied(book.dump().decode())
    assert found.problem is None
    assert len(found.appends) == 2
    assert found.appends[1].table == "copy"
    second = Table.load(mulot_games("toy_game"), found.appends[1].rows, 0.0)
    assert [page.table for page in second.chapters] == [found.appends[0].table]
    assert second.seed_known_since == 1
    assert refusal_of(copied(journal_text(book.chapters[1])))[1] == "broken-journal"
    assert refusal_of(copied(book.dump().decode().replace('"rats"', '"cats"')))[1] == "broken-journal"


def test_upload_id_depends_on_table_and_device() -> None:
    names = [upload_table_id(journal_text(random_match(m, s)), d) for s in (1, 2) for d in ("a", "b") for m in (3, 5)]
    assert len(set(names)) == 4
    assert all(re.fullmatch("[a-z][A-Za-z0-9_-]{21}", name) for name in names)


HERE = ("address", "device")


class FakeReader:
    """A stand-in for the worker process, which records what is read and answers when told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.go_on = asyncio.Event()
        monkeypatch.setattr(WorkerPool, "_run_in_slot", self._ask)

    async def _ask(self, place: int, order: bytes, seconds: float, read: Any) -> UploadResult:
        self.begun.append(msgspec.msgpack.decode(order, type=UploadOrder).device)
        await self.go_on.wait()
        return UploadResult()

    async def until(self, begun: int) -> None:
        async with asyncio.timeout(60):
            while len(self.begun) < begun:
                await asyncio.sleep(0)


def uploads_without_store() -> Uploads:
    return Uploads(Config(), cast("Store", None))


def order_of_device(device: str) -> UploadOrder:
    return UploadOrder("copy", device, UploadRequest(""))


def test_queue_time_is_not_reading_time_and_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        readings, pool = FakeReader(monkeypatch), uploads_without_store()
        crowd = [
            asyncio.create_task(pool.read(order_of_device(f"crowd-{n}"), ("crowd", f"crowd-{n}"))) for n in range(5)
        ]
        await readings.until(1)
        alone = asyncio.create_task(pool.read(order_of_device("alone"), ("other", "alone")))
        await asyncio.sleep(0)
        assert readings.begun == ["crowd-0"], "the timeouts of the others have not started"
        readings.go_on.set()
        await asyncio.gather(alone, *crowd)
        assert readings.begun.index("alone") <= 2

    run_story(story)


def test_full_upload_queue_refuses_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        readings, pool = FakeReader(monkeypatch), uploads_without_store()
        sent = [asyncio.create_task(pool.read(order_of_device(f"{n}"), ("crowd", f"{n}"))) for n in range(9)]
        await readings.until(1)
        with pytest.raises(UploadQueueFull) as refused:
            await pool.read(order_of_device("more"), ("crowd", "more"))
        sent += [asyncio.create_task(pool.read(order_of_device(f"a{n}"), (f"a{n}", f"a{n}"))) for n in range(24)]
        await asyncio.sleep(0)
        with pytest.raises(UploadQueueFull):
            await pool.read(order_of_device("more"), ("another", "more"))
        assert problem_of_error(refused.value).status == 503
        monkeypatch.setattr(upload, "QUEUE_TIMEOUT_S", 0.0)
        monkeypatch.setattr(upload, "MAX_QUEUED", 1000)
        with pytest.raises(UploadQueueFull):
            await pool.read(order_of_device("more"), ("another", "more"))
        readings.go_on.set()
        await asyncio.gather(*sent)
        assert await pool.read(order_of_device("more"), ("crowd", "more")) == UploadResult()

    run_story(story)


def test_one_upload_per_device_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        readings, house = FakeReader(monkeypatch), uploads_without_store()
        file = UploadRequest(journal_text(random_match(3)))
        first = asyncio.create_task(house.upload(file, HERE))
        await readings.until(1)
        with pytest.raises(TooManyPending):
            await house.upload(file, HERE)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        second = asyncio.create_task(house.upload(file, HERE))
        await readings.until(2)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)

    run_story(story)


@pytest.mark.parametrize(
    "journal",
    [
        "",
        "{}",
        journal_text(random_match(5))[1:],
        journal_text(random_match(5))[:-40],
        re.sub('"seed":"\\w+"', "", journal_text(random_match(5))),
    ],
)
def test_obviously_invalid_upload_starts_no_worker(monkeypatch: pytest.MonkeyPatch, journal: str) -> None:
    async def reading(pool: WorkerPool, *asked: Any) -> UploadResult:
        raise AssertionError(asked)

    monkeypatch.setattr(WorkerPool, "_run_in_slot", reading)

    async def story() -> None:
        with pytest.raises(upload.UploadRejected) as refused:
            await uploads_without_store().upload(UploadRequest(journal), HERE)
        assert refused.value.problem.no == "broken-journal"

    run_story(story)


# ---------------------------------------------------------------- at the door


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running


def test_uploaded_table_is_played_on_and_stored_once(house: RunningServer) -> None:
    match = random_match(5)
    wanted = {"journal": journal_text(match), "take": [{"seat": 0, "name": "hazel"}, {"seat": 1}]}

    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        first = await ana.ask("POST", "/api/copies", wanted)
        assert first.status_code == 201, first.text
        table = first.json()["table"]
        assert first.headers["location"] == f"/api/tables/{table}"
        here = await ana.get(f"/api/tables/{table}")
        assert (here["yours"], here["hosting"], here["table"]["phase"]) == ([0, 1], True, "playing")
        assert here["table"]["seats"][0]["name"] == "hazel"

        again = await ana.ask("POST", "/api/copies", wanted)
        assert (again.status_code, again.json()) == (200, first.json())
        other = await bo.ask("POST", "/api/copies", wanted)
        assert other.status_code == 201
        assert other.json()["table"] != table

        screen = await ana.watch(table)
        turn = screen.now["turns"][0]
        await screen.done(do="play", seat=turn["seat"], question=turn["question"], action=turn["legal"][0])
        # A copy that is a prefix of the stored table is the same table; a game that diverged is a different one.
        assert (await ana.ask("POST", "/api/copies", wanted)).json()["table"] == table
        further = random_match(5)
        seat = further.waiting.must[0]
        further.play(seat, further.legal(seat)[0])
        for _ in range(3):
            seat = further.waiting.must[0]
            further.play(seat, further.legal(seat)[-1])
        refused = await ana.ask("POST", "/api/copies", {"journal": journal_text(further)})
        assert (refused.status_code, refused.json()["key"]) == (409, "house-no-other-copy")

        await screen.done(do="end")
        journal = httpx.get(f"{house.url}/api/tables/{table}/journal").content
        ended, seed = parse(journal)
        assert ended.open_since == 6
        assert ended.written[:7] == match.journal.written
        assert verify(ended, seed).luck_checked is not None

    run_story(story)


def post_upload(house: RunningServer, body: bytes, *headers: str, path: str = "/api/copies") -> bytes:
    """Send an upload as raw bytes."""
    head = [f"POST {path} HTTP/1.1", f"Host: localhost:{house.port}", "Connection: close", *headers]
    return send_and_read_all(house, "\r\n".join(head).encode() + b"\r\n\r\n" + body)


def count_tables(house: RunningServer) -> int:
    with closing(sqlite3.connect(house.database)) as store:
        return int(store.execute("select count(*) from tables").fetchone()[0])


def test_unauthorized_and_oversized_uploads_are_not_read(house: RunningServer) -> None:
    before = count_tables(house)
    good = msgspec.json.encode({"journal": journal_text(random_match(2))})
    kind, ours = "Content-Type: application/json", f"Origin: {house.url.replace('127.0.0.1', 'localhost')}"
    size = f"Content-Length: {len(good)}"
    assert status(post_upload(house, good, ours, kind, size.replace(str(len(good)), str(MAX_UPLOAD_BYTES + 1)))) == 413
    assert status(post_upload(house, good, "Origin: http://elsewhere.example", kind, size)) == 403
    assert status(post_upload(house, good, kind, size, "Sec-Fetch-Site: cross-site")) == 403
    assert status(post_upload(house, good, ours, "Content-Type: text/plain", size)) == 415
    assert status(post_upload(house, good, ours, kind, size, path="/api/copies/")) == 404
    assert status(post_upload(house, good, ours, kind, size, path="//api/copies")) == 404
    piece = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    # The server may close the connection of a client that is still sending before it reads the response.
    assert status(post_upload(house, piece * 20, ours, kind, "Transfer-Encoding: chunked")) in (413, 0)
    # Only here; all other bodies must be small.
    big = b'{"game":"' + b"x" * 20_000 + b'"}'
    assert status(post_upload(house, big, ours, kind, f"Content-Length: {len(big)}", path="/api/tables")) == 413
    for malformed in (b"", b"{", b"[]", b'"x"', b'{"journal":1}', b'{"journal":"\xff"}', b'{"journal":"","more":1}'):
        assert status(post_upload(house, malformed, ours, kind, f"Content-Length: {len(malformed)}")) == 400, malformed
    damaged = msgspec.json.encode({"journal": journal_text(random_match(2))[:-30]})
    answer = post_upload(house, damaged, ours, kind, f"Content-Length: {len(damaged)}")
    assert status(answer) == 409
    assert b"house-no-broken-journal" in answer
    assert count_tables(house) == before
    assert (
        max_body_bytes("POST", "/api/copies"),
        max_body_bytes("PUT", "/api/copies"),
        max_body_bytes("POST", "/api/tables"),
    ) == (MAX_UPLOAD_BYTES, MAX_BODY_BYTES, MAX_BODY_BYTES)


def test_upload_counts_against_the_table_quota_even_if_refused() -> None:
    async def story() -> None:
        with RunningServer(table_rate=2) as house:
            ana = Browser(house.url)
            await ana.open_table()
            assert (await ana.ask("POST", "/api/copies", {"journal": "{}"})).status_code == 409
            for path, body in (("/api/copies", {"journal": "{}"}), ("/api/tables", {"game": "skirmish"})):
                assert (await ana.ask("POST", path, body)).status_code == 429

    run_story(story)


def test_upload_worker_is_reused_and_ends_with_the_server(house: RunningServer) -> None:
    def readers() -> list[int]:
        return [
            pid
            for pid in children(house.pid)
            if Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")[3:4] == [b"read"]
        ]

    async def story() -> None:
        ana = Browser(house.url)

        async def copies(seed: int) -> list[int]:
            copied = await ana.ask("POST", "/api/copies", {"journal": journal_text(random_match(5, seed=seed))})
            assert copied.status_code == 201, copied.text
            return readers()

        (first,) = await copies(11)
        assert await copies(12) == [first]
        os.kill(first, signal.SIGKILL)
        (second,) = await copies(13)
        assert second != first

    run_story(story)
