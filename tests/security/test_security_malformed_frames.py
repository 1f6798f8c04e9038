"""Malformed WebSocket bytes from somebody who may watch do not disturb anybody, and are not logged."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import pytest

from kit.clients import Browser, TableSocket, run_story
from kit.raw_sockets import send_and_read_all
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game

SAY = json.dumps({"do": "say", "id": "abcdefgh", "seat": 1, "what": "hello"}).encode()


def frame(opcode: int, data: bytes = b"", first: int = 0x80, size: int | None = None, masked: bool = True) -> bytes:
    """Return a frame. `first` has the bits before the opcode, and `size` is the length that it claims."""
    n, mask = len(data) if size is None else size, 0x80 if masked else 0
    head = bytes([first | opcode])
    if n < 126:
        head += bytes([mask | n])
    elif n < 1 << 16:
        head += bytes([mask | 126]) + n.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + n.to_bytes(8, "big")
    key = os.urandom(4) if masked else b""
    return head + key + (bytes(byte ^ key[at % 4] for at, byte in enumerate(data)) if masked else data)


def endless_text(piece: bytes, number: int) -> bytes:
    """Return a text frame that never ends, in fragments."""
    return frame(1, b"{", first=0) + frame(0, piece, first=0) * number


ATTACKS = {
    "a frame without a mask": frame(1, SAY, masked=False),
    "reserved bits": frame(1, SAY, first=0xC0),
    "an opcode that is none": frame(3, SAY),
    "bytes": frame(2, SAY),
    "no text": frame(1, b"\xff\xfe"),
    "the end of nothing": frame(0, SAY),
    "more than there is": frame(1, b"x" * 100, size=1 << 62),
    "a negative length": frame(1, b"x" * 100, size=(1 << 63) + 5),
    "a long ping": frame(9, b"x" * 126),
    "a ping in pieces": frame(9, b"x", first=0),
    "pings": frame(9, b"x" * 125) * 20_000,
    "pongs": frame(10, b"x" * 125) * 20_000,
    "pieces": endless_text(b" " * 100, 3_000),
    "empty pieces": endless_text(b"", 100_000),
    "tiny texts": frame(1, b"x") * 50_000,
    "half a farewell": frame(8, b"\x03"),
    "a farewell that is none": frame(8, (999).to_bytes(2, "big")),
    "a wish after the farewell": frame(8, (1000).to_bytes(2, "big")) + frame(1, SAY) * 1_000,
}


def handshake(house: RunningServer, table: str, cookie: str) -> bytes:
    lines = (
        f"GET /api/tables/{table}/live HTTP/1.1", f"Host: 127.0.0.1:{house.port}", f"Origin: {house.url}",
        f"Cookie: mulot={cookie}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode()


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer(frames=10) as house:
        yield house


@pytest.mark.parametrize("name", ATTACKS)
def test_broken_frames_cost_the_sender_the_connection_and_nobody_anything(house: RunningServer, name: str) -> None:
    """The frames are sent together with the handshake, before it is answered, and after it."""
    before = len(house.log)

    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        screen: TableSocket = await ana.watch(table)
        hello = handshake(house, table, bo.cookie)
        for data in (hello + ATTACKS[name], hello + frame(9) + ATTACKS[name][:70_000]):
            answer = send_and_read_all(house, data, patience=2)
            assert b"HTTP/1.1 101 " in answer or not answer
        assert (await Browser(house.url).ask("GET", "/health")).status_code == 200
        assert screen.shown["phase"] == "playing"
        await screen.done(do="pause")

    run_story(story)
    lines = [json.loads(line) for line in house.log[before:].splitlines() if line]
    assert not [line for line in lines if line["level"] == "error" or "exception" in line], lines
