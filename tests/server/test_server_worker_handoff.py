"""Several processes on one port: a connection is handed to the process that has its table."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator

import pytest

from mulot.server.cluster.worker_handoff import MAX_HANDOVER_BYTES, Peers, PeerSockets

Pair = tuple[Peers, Peers]
Line = tuple[socket.socket, socket.socket]


@pytest.fixture
def pair() -> Iterator[Pair]:
    """Two peers, both in this process."""
    sockets = PeerSockets(2)
    made = []
    for number in range(2):
        parent, *others = map(os.dup, sockets.descriptors(number))
        inbox, *outboxes = (socket.socket(fileno=descriptor) for descriptor in others)
        made.append(Peers(number, parent, inbox, outboxes))
    yield made[0], made[1]
    for one in (*made, sockets):
        one.close()


def test_process_notices_that_its_parent_is_gone() -> None:
    async def lose_it() -> None:
        sockets = PeerSockets(1)
        parent, inbox, outbox = map(os.dup, sockets.descriptors(0))
        one = Peers(0, parent, socket.socket(fileno=inbox), [socket.socket(fileno=outbox)])
        gone = asyncio.Event()
        one.on_parent_exit(gone.set)
        await asyncio.sleep(0)
        assert not gone.is_set()
        sockets.close()
        await asyncio.wait_for(gone.wait(), 60)
        one.close()

    asyncio.run(lose_it())


@pytest.fixture
def line() -> Iterator[Line]:
    """The two ends of a connection."""
    ours, theirs = socket.socketpair()
    yield ours, theirs
    ours.close()
    theirs.close()


def table_of(peers: Peers) -> str:
    return next(name for name in map("nest-{}".format, range(100)) if peers.is_mine(name))


def test_every_table_belongs_to_one_process(pair: Pair) -> None:
    one, two = pair
    names = [f"table-{number}" for number in range(500)]
    assert all(one.is_mine(name) != two.is_mine(name) for name in names)
    assert 200 < sum(map(one.is_mine, names)) < 300


@pytest.mark.parametrize(
    "request_line", ["GET /api/tables/{}/live?since=3", "POST /api/tables/{}/seats", "GET /api/tables/{}"]
)
def test_connection_is_handed_over_with_received_data(request_line: str, pair: Pair, line: Line) -> None:
    async def hand_over() -> None:
        one, two = pair
        ours, theirs = line
        head = f"{request_line.format(table_of(two))} HTTP/1.1\r\nHost: nest\r\n\r\n".encode()
        taken: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
        two.receive_connections(lambda connection, data: taken.set_result((connection, data)))
        assert one.hand_over(head, ours)
        ours.close()
        connection, data = await asyncio.wait_for(taken, 60)
        two.stop_receiving()
        assert data == head
        with connection:
            connection.sendall(b"here")
            assert theirs.recv(10) == b"here", "the line was not broken"

    asyncio.run(hand_over())


def test_connection_for_this_process_stays(pair: Pair, line: Line) -> None:
    one, two = pair
    ours, _theirs = line
    other = table_of(two).encode()
    for head in (
        b"GET /api/tables/" + table_of(one).encode() + b"/live HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\n\r\n",
        b"GET /api/tables/" + other,  # the process that knows how to continue
        b"\x16\x03\x01 GET /api/tables/" + other + b"/live",
        b"PUT /api/tables/" + other + b"/copy HTTP/1.1\r\n\r\n" + b"x" * MAX_HANDOVER_BYTES,
    ):
        assert not one.hand_over(head, ours)


def test_connection_stays_if_the_other_inbox_is_full(pair: Pair, line: Line) -> None:
    one, two = pair
    ours, _theirs = line
    head = b"GET /api/tables/" + table_of(two).encode() + b"/live HTTP/1.1\r\n\r\n" + b"x" * 30_000
    handed = [one.hand_over(head, ours) for _ in range(2000)]
    assert handed[0]
    assert not handed[-1]
