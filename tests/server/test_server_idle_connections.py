"""Connections that are opened and not used, or used very slowly, do not disturb the server."""

from __future__ import annotations

import asyncio
import itertools
import resource
import socket
import struct
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from kit.clients import Browser, TableSocket, run_story
from kit.raw_sockets import (
    HEALTH,
    NEIGHBOUR,
    frame,
    is_hung_up,
    open_connection,
    read_to_end,
    read_until_hung_up,
    seconds_until_answered,
    send_and_read_all,
    status,
    statuses,
    unread_bytes_in_kernel,
    websocket,
)
from kit.running_server import RunningServer
from kit.sampled_cases import sample
from mulot.server.config import Config
from mulot.server.edge.connection import handle_loop_exception, set_user_timeout
from mulot.server.edge.connection_limits import UNLIMITED_FDS, ConnectionRegistry, plan_capacity, raise_fd_limit

SOON = 5.0
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: "
PATIENT = {"header_seconds": 600, "body_seconds": 600, "keep_alive_seconds": 600, "read_seconds": 600}
QUICK = {"header_seconds": 0.5, "body_seconds": 0.5, "keep_alive_seconds": 0.5, "read_seconds": 0.5}


def open_incomplete_requests(house: RunningServer, times: int, first: bytes = HALF) -> list[socket.socket]:
    """Open this many connections and send an incomplete request on each."""
    found = list[socket.socket]()
    for _ in range(times):
        with suppress(OSError):
            s = open_connection(house, patience=5)
            found.append(s)
            s.sendall(first)
    return found


@pytest.mark.parametrize(
    ("an_address", "first"),
    sample(list(itertools.product([Config().connections_per_address, 100_000], [HALF, b""])), 2),
)
def test_half_open_connections_do_not_lock_others_out(an_address: int, first: bytes) -> None:
    """Half-open connections lock nobody out, with a limit per address or only with limited file descriptors, and not
    only thanks to timeouts."""
    with RunningServer(descriptors=1024, connections_per_address=an_address, **PATIENT) as house:
        held = open_incomplete_requests(house, 1100, first)
        assert len(held) > 1000
        assert seconds_until_answered(house) < SOON
        assert seconds_until_answered(house, "127.0.0.1") < SOON
        assert "Too many open files" not in house.log
        for s in held:
            s.close()


def test_active_websockets_survive_a_flood_of_connections() -> None:
    async def story() -> None:
        with RunningServer(descriptors=300, **PATIENT) as house:
            ana = Browser(house.url)
            screen = await ana.watch(await ana.open_table(characters={"1": "random"}))
            held = open_incomplete_requests(house, 400)
            assert (await screen.done(do="start"))["kind"] == "ack"
            for s in held:
                s.close()

    run_story(story)


def test_websockets_are_limited_by_file_descriptors() -> None:
    async def story() -> None:
        with RunningServer(descriptors=200) as house:
            ana = Browser(house.url)
            table = await ana.open_table()
            screens = list[TableSocket]()
            while len(screens) < 200:
                screens.append(await ana.watch(table))
                if screens[-1].messages[-1]["kind"] == "bye":
                    break
            assert screens[-1].messages[-1]["why"] == "flood"
            assert 50 < len(screens) < 190
            # The operator is told that the limit is lower than configured.
            assert '"WebSocket limit lowered: not enough file descriptors"' in house.log
            assert seconds_until_answered(house) < SOON

    run_story(story)


@pytest.fixture(scope="module")
def quick() -> Iterator[RunningServer]:
    with RunningServer(**QUICK) as house:
        yield house
        assert '"level": "error"' not in house.log, house.log


@pytest.mark.parametrize(
    ("first", "drip"),
    [
        (b"", b""),
        (HALF, b""),
        (b"", HALF + b"x" * 1000),
        (HALF, b"x" * 1000),
        (HALF, b"x\r\na: " * 200),
        (b"", b"\r\n" * 500),
        (HEALTH.replace(b"close", b"keep-alive"), b"\r\n" * 500),
        (HEALTH.replace(b"close", b"keep-alive"), HALF + b"x" * 1000),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n", b"x" * 1000),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 200),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n" * 200),
    ],
)
def test_silent_or_endless_senders_are_disconnected(quick: RunningServer, first: bytes, drip: bytes) -> None:
    with open_connection(quick) as s:
        s.sendall(first)
        assert is_hung_up(s, 30, drip)


JSON_OF_20 = "Content-Type: application/json\r\nContent-Length: 20\r\n"
UPGRADE = HEALTH.replace(
    b"Connection: close\r\n\r\n",
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
)


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 5\r\n\r\n",
        b"Content-Length: 5\r\n\r\nhello",
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"X: y\r\n" * 140 + b"\r\n",
        b"X: " + b"y" * 9000 + b"\r\n\r\n",
    ],
)
def test_invalid_handshake_is_refused_and_closed(quick: RunningServer, more: bytes) -> None:
    """The handshake has a body, or more or longer headers than the WebSocket parser accepts. The server does not wait
    for the rest."""
    with open_connection(quick) as s:
        s.sendall(UPGRADE + more)
        assert status(read_until_hung_up(s)) == 400


@pytest.mark.parametrize("wrong", [b"\x00", b"no colon\r\n\r\n", b"\r\n : \r\n\r\n"])
def test_malformed_and_oversized_headers_get_one_refusal(wrong: bytes) -> None:
    """A second refusal would be written after the end of the connection, and logged as an error."""
    with RunningServer() as house:
        for size in range(Config().header_bytes - 4096, Config().header_bytes + 4097, 1024):
            head = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * size + b"\r\n" + wrong
            assert len(statuses(send_and_read_all(house, head))) <= 1
        assert seconds_until_answered(house) < SOON
        assert "write_eof" not in house.log
        assert "Traceback" not in house.log


def test_handshake_does_not_overtake_a_pipelined_request(quick: RunningServer) -> None:
    """The response to the handshake must not be mistaken for the response to the earlier request."""
    answers = send_and_read_all(quick, HEALTH.replace(b"close", b"keep-alive") + UPGRADE + b"\r\n")
    assert status(answers) in (0, 200), answers


def test_slow_sender_gets_status_408(quick: RunningServer) -> None:
    with open_connection(quick) as s:
        s.sendall(HALF)
        assert status(read_to_end(s)) == 408


def test_client_disconnect_is_not_counted_as_server_error() -> None:
    """If disconnects were counted as errors, strangers could raise the error rate."""
    with RunningServer() as house:
        half = (
            f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n{JSON_OF_20}\r\n{{".encode()
        )
        with open_connection(house) as s:
            s.sendall(half)
            s.shutdown(socket.SHUT_WR)
        figures = b""
        deadline = time.monotonic() + 60
        while b'method="POST"' not in figures:
            assert time.monotonic() < deadline, "the request is not counted"
            figures = send_and_read_all(house, METRICS)
        assert b'status="499"' in figures
        assert b'status="500"' not in figures


def test_client_that_does_not_read_is_disconnected() -> None:
    """The client requests a large file many times and reads nothing."""
    with RunningServer(**PATIENT | {"read_seconds": 0.5}) as house, ExitStack() as sockets:
        path = max(client_scripts(house), key=lambda file: file[1])[0]
        deadline = time.monotonic() + 300
        deaf: socket.socket | None = None
        while b'why="not-read"} 1.0' not in send_and_read_all(house, METRICS, NEIGHBOUR):
            assert time.monotonic() < deadline, "the server waits for a client that never reads"
            try:
                deaf = deaf or sockets.enter_context(connection_that_does_not_read(house))
                deaf.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            except OSError:  # it was closed for another reason, so try again
                deaf = None


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system gives up when it likes")
def test_kernel_discards_unread_data_of_closed_connections() -> None:
    """Unread data is discarded soon after the server has closed the connection, not after minutes."""
    settings = PATIENT | {"read_seconds": 0.5, "keep_alive_seconds": 0.5}
    with RunningServer(**settings) as house, connection_that_does_not_read(house) as deaf:
        path = max(client_scripts(house), key=lambda file: file[1])[0]
        deaf.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 8)
        deadline = time.monotonic() + 60
        while not (kept := unread_bytes_in_kernel(house)) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert kept
        while unread_bytes_in_kernel(house):
            assert time.monotonic() < deadline, "the system waits for a client that never reads"
            time.sleep(0.1)


def connection_that_does_not_read(house: RunningServer) -> socket.socket:
    """Return a connection with a tiny receive buffer."""
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.settimeout(5)
    s.connect(("127.0.0.1", house.port))
    return s


METRICS = HEALTH.replace(b"/health", b"/metrics")


def client_scripts(house: RunningServer) -> list[tuple[str, int]]:
    """Return the paths and sizes of the client's scripts."""
    page = send_and_read_all(house, HEALTH.replace(b"/health", b"/"))
    paths = [part.split(b'"')[0].decode() for part in page.split(b'src="')[1:]]
    assert paths
    return [(path, len(send_and_read_all(house, HEALTH.replace(b"/health", path.encode())))) for path in paths]


def test_pipelined_requests_are_answered_in_order_and_limited(quick: RunningServer) -> None:
    one = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = send_and_read_all(quick, one * 5 + HEALTH)
    assert answer.count(b"HTTP/1.1 200") == 6
    many = send_and_read_all(quick, one * 10_000)
    assert many.count(b"HTTP/1.1 200") < 100


class FakeConnection:
    """A connection that records whether it was evicted."""

    def __init__(self) -> None:
        self.gone = False

    def evict(self) -> None:
        self.gone = True


def test_oldest_idle_connection_is_evicted_first_of_its_own_address() -> None:
    registry = ConnectionRegistry(limit=6, limit_per_address=4)
    many = [FakeConnection() for _ in range(4)]
    assert all(registry.add(each, "10.0.0.1") for each in many)
    registry.mark_busy(many[0])
    fifth = FakeConnection()
    assert registry.add(fifth, "10.0.0.1")
    assert [each.gone for each in many] == [False, True, False, False]
    others = [FakeConnection() for _ in range(3)]
    assert all(registry.add(each, f"10.0.1.{n}") for n, each in enumerate(others))
    assert [each.gone for each in many] == [False, True, True, False]
    for each in (many[3], fifth, *others):
        registry.mark_busy(each)
    assert len(registry) == 6
    assert not registry.add(FakeConnection(), "10.0.0.9")
    registry.mark_idle(others[0])
    assert registry.add(FakeConnection(), "10.0.0.9")
    assert others[0].gone


def test_upgraded_connection_is_counted_once_and_released() -> None:
    registry = ConnectionRegistry(limit=6, limit_per_address=2)
    first, socket, second = FakeConnection(), FakeConnection(), FakeConnection()
    assert registry.add(first, "10.0.0.7")
    registry.mark_busy(first)
    registry.replace(first, socket)
    kept = weakref.ref(first)
    del first
    assert kept() is None
    assert len(registry) == 1
    assert registry.add(second, "10.0.0.7")
    assert registry.add(FakeConnection(), "10.0.0.7"), "the idle connection is evicted, not the WebSocket"
    assert second.gone
    assert not socket.gone
    registry.remove(socket)
    assert len(registry) == 1


def test_proxied_clients_have_no_limit_per_address() -> None:
    registry = ConnectionRegistry(limit=100, limit_per_address=2, proxies="10.0.0.1, 10.1.0.0/16")
    assert all(registry.add(FakeConnection(), "10.0.0.1") for _ in range(10))
    assert all(registry.add(FakeConnection(), "10.1.2.3") for _ in range(10))
    assert len(registry) == 20
    first = [FakeConnection() for _ in range(3)]
    assert all(registry.add(each, "10.2.0.1") for each in first)
    assert [each.gone for each in first] == [True, False, False]


def test_websocket_limit_follows_the_file_descriptors() -> None:
    config = Config()
    plenty = plan_capacity(config, 100_000)
    assert (plenty.websockets, plenty.backlog) == (config.websockets, 1024)
    few = plan_capacity(config, 1024)
    assert few.websockets < few.connections < 1024 - few.backlog
    assert plan_capacity(config, 64).websockets >= 8


@pytest.mark.parametrize(
    ("hard", "allowed", "limit"),
    [
        (resource.RLIM_INFINITY, 10 * UNLIMITED_FDS, UNLIMITED_FDS),
        (resource.RLIM_INFINITY, 20_000, 10_240),  # as macOS does
        (resource.RLIM_INFINITY, 5000, 256),
        (4096, 4096, 4096),
        (256, 256, 256),
    ],
)
def test_limit_of_file_descriptors_is_raised_as_far_as_possible(
    monkeypatch: pytest.MonkeyPatch, hard: int, allowed: int, limit: int
) -> None:
    now = (256, hard)

    def setrlimit(which: int, limits: tuple[int, int]) -> None:
        nonlocal now
        if limits[0] > allowed:
            raise ValueError("current limit exceeds maximum limit")
        now = limits

    monkeypatch.setattr(resource, "getrlimit", lambda which: now)
    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    assert raise_fd_limit() == limit
    assert now == (limit, hard)


def test_a_transport_without_a_socket_needs_no_timeout() -> None:
    set_user_timeout(asyncio.Transport(), 1.0)


FLOODS = {
    "pings": [frame(0x89, b"x")],
    "pongs nobody asked for": [frame(0x8A, b"x")],
    "pieces of a text that never ends": [frame(0x01, b"x"), *[frame(0x00)] * 100_000],
    "pieces that are empty": [frame(0x01), *[frame(0x00)] * 100_000],
}


@pytest.mark.parametrize("flood", FLOODS)
def test_pings_and_fragments_count_as_frames(flood: str) -> None:
    async def story() -> None:
        with RunningServer(frame_rate=100) as house:
            ana = Browser(house.url)
            table = await ana.open_table(characters={"1": "random"})
            steady = await ana.watch(table)
            before = house.memory
            with websocket(house, table, ana.cookie) as s:
                first, *more = FLOODS[flood]
                with suppress(OSError):
                    s.sendall(first + b"".join(more or [first] * 100_000))
                assert is_hung_up(s)
            assert house.memory - before < 30 << 20
            assert (await steady.done(do="start"))["kind"] == "ack"

    run_story(story)


def test_a_few_pings_and_fragments_are_accepted() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            with websocket(house, await ana.open_table(), ana.cookie) as s:
                s.sendall(frame(0x89, b"here?"))
                wish = b'{"do":"ping"}'
                s.sendall(frame(0x01, wish[:5]) + frame(0x00, wish[5:9]) + frame(0x80, wish[9:]))
                came = b""
                s.settimeout(30)
                while b"pong" not in came or b"\x8a\x05here?" not in came:
                    came += s.recv(65536)

    run_story(story)


def test_disconnect_during_a_refusal_is_not_logged() -> None:
    """If disconnects were logged, strangers could fill the log."""
    with RunningServer() as house:
        for number in range(400):
            s = open_connection(house)
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            s.sendall(b"\x00\r\n\r\n" if number % 2 else b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000)
            s.close()
        assert seconds_until_answered(house) < SOON
        assert '"level": "error"' not in house.log, house.log[-3000:]


def test_broken_connections_are_counted_and_other_errors_logged(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    broken = {"message": "Fatal error on transport", "transport": object(), "exception": OSError(107, "not connected")}
    handle_loop_exception(loop, broken)
    assert caplog.text == ""
    handle_loop_exception(loop, {"message": "a hole", "exception": ValueError("ours")})
    assert "ours" in caplog.text
    loop.close()
