"""Frames are counted however their bytes are split into chunks."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from kit.clients import Browser, run_story
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game
from mulot.server.edge.frame_limits import FrameLimit, FrameScanner
from mulot.server.live.fast_websocket import FastWebSocket, are_whole_frames
from mulot.server.live.viewer_connection import MAX_FRAME_BYTES, ViewerConnection


def frame(rng: random.Random) -> bytes:
    """Return a random frame, masked or not, with any encoding of its length."""
    size = rng.choice([0, 1, 5, 125, 126, 127, 300, 65_535, 65_536])
    mask = rng.choice([0x80, 0])
    if size < 126 and rng.random() < 0.8:
        head = bytes((0x81, mask | size))
    elif size < 65_536 and rng.random() < 0.8:
        head = bytes((0x01, mask | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x89, mask | 127)) + size.to_bytes(8, "big")
    return head + b"\xff" * (4 if mask else 0) + rng.randbytes(size)


@pytest.mark.parametrize("seed", range(40))
def test_frames_are_counted_in_any_chunking(seed: int) -> None:
    rng = random.Random(seed)
    frames = [frame(rng) for _ in range(rng.randrange(1, 12))]
    data, heads, found = b"".join(frames), FrameScanner(), 0
    while data:
        size = rng.choice([1, 2, 3, 7, 13, 14, 15, 1000, 100_000])
        count, end = heads.count_frames_and_find_end(data[:size], 10**9)
        assert end == len(data[:size])
        found, data = found + count, data[size:]
    assert found == len(frames)


@pytest.mark.parametrize("seed", range(20))
def test_input_beyond_the_limit_is_cut_at_a_frame_boundary(seed: int) -> None:
    rng = random.Random(seed)
    frames = [frame(rng) for _ in range(12)]
    most = rng.randrange(12)
    assert FrameScanner().count_frames_and_find_end(b"".join(frames), most) == (most + 1, len(b"".join(frames[:most])))


SIZES = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 65_537, 70_000]
"""Lengths just below and above those at which a frame's length is encoded differently."""


@pytest.mark.parametrize("size", SIZES)
def test_encoded_frames_equal_the_librarys(size: int) -> None:
    text = b"x" * size
    assert ViewerConnection.packet((text,)) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("mask", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_frame_boundaries_are_found_for_any_size(size: int, mask: bool) -> None:
    one, two = (Frame(Opcode.TEXT, b"x" * n).serialize(mask=mask) for n in (size, 3))
    head = len(one) - size
    assert FrameScanner().count_frames_and_find_end(one + two, 1) == (2, len(one))
    for cut in range(1, head + 1):
        heads = FrameScanner()
        assert heads.count_frames_and_find_end(one[:cut], 9) == (1, cut)
        assert heads.count_frames_and_find_end(one[cut:] + two, 9) == (1, len(one) - cut + len(two)), cut


@pytest.mark.parametrize("size", [MAX_FRAME_BYTES - 1, MAX_FRAME_BYTES, MAX_FRAME_BYTES + 1, 65_535, 65_536, 65_537])
def test_oversized_frames_go_to_the_parser(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed, heard = [], []
    monkeypatch.setattr(FrameLimit, "data_received", lambda self, data: parsed.append(len(data)))
    socket: Any = object.__new__(FastWebSocket)
    socket.handshake_complete, socket.close_sent, socket.on_text = True, False, lambda text: heard.append(len(text))
    whole = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    assert are_whole_frames(whole) is (size < 65_536)
    socket.data_received(whole)
    assert (heard, parsed) == (([size], []) if size <= MAX_FRAME_BYTES else ([], [len(whole)]))


def test_a_length_of_eight_bytes_is_left_to_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = bytes((0x81, 0xFF)) + (119).to_bytes(8, "big") + bytes(4) + b"x" * 119
    assert len(whole) == 6 + 127, "as long as if 127 were the length itself"
    assert not are_whole_frames(whole)
    parsed: list[bytes] = []
    monkeypatch.setattr(FrameLimit, "data_received", lambda self, data: parsed.append(data))
    socket: Any = object.__new__(FastWebSocket)
    socket.handshake_complete, socket.close_sent, socket.on_text = True, False, pytest.fail
    socket.data_received(whole)
    assert parsed == [whole]


@pytest.mark.parametrize(
    ("size", "answered"),
    [(MAX_FRAME_BYTES - 1, True), (MAX_FRAME_BYTES, True), (MAX_FRAME_BYTES + 1, False), (65_536, False)],
)
def test_maximum_frame_size_is_exact(size: int, answered: bool) -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            screen = await ana.watch(await ana.open_table())
            await screen.send('{"do":"ping"}'.ljust(size))
            if answered:
                assert (await screen.until(lambda m: m["kind"] != "now"))["kind"] in ("pong", "no")
                assert (await screen.answer({"do": "look"}))["kind"] == "ack"
            else:
                assert (await screen.gone())[0] == 1009

    run_story(story)


def test_history_requests_are_rate_limited() -> None:
    """Each history is computed again, so with many WebSockets one address could occupy the server."""

    async def story() -> None:
        with RunningServer(history_rate=10) as house:
            table, ana, _ = await two_player_game(house)
            screens = [await ana.watch(table) for _ in range(4)]
            answers = [
                (await screen.answer({"do": "recall", "id": f"recall-{number}"}))["kind"]
                for number in range(5)
                for screen in screens
            ]
            assert answers[:10] == ["ack"] * 10
            assert answers.count("no") >= 5
            assert (await screens[0].answer({"do": "look"}))["kind"] == "ack"

    run_story(story)


def test_command_rate_is_per_address_not_per_websocket() -> None:
    async def story() -> None:
        with RunningServer(command_rate=50) as house:
            table, ana, _ = await two_player_game(house)
            screens = [await ana.watch(table) for _ in range(20)]
            wish = {"do": "wonder", "what": "drawing"}
            answers = [await screen.answer(wish) for _ in range(5) for screen in screens]
            refused = [answer for answer in answers if answer["kind"] == "no"]
            assert len(refused) > 20
            assert {answer["no"] for answer in refused} == {"too-fast"}
            await screens[0].until(lambda m: m["kind"] != "bye")
            deadline = asyncio.get_running_loop().time() + 60
            while (await screens[0].answer(wish))["kind"] == "no":  # it refills, and no connection was closed
                assert asyncio.get_running_loop().time() < deadline

    run_story(story)


def masked(text: bytes, first: int = 0x81) -> bytes:
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes((first,)) + size + b"\0\0\0\0" + text


SHORT, LONG, PONG = masked(b"short"), masked(b"long" * 100), masked(b"", 0x8A)


def test_joined_frames_are_recognized_as_whole() -> None:
    for together in (b"", SHORT, LONG, SHORT + PONG, PONG + LONG + SHORT):
        assert are_whole_frames(together)
    for cut in range(1, len(LONG + SHORT)):
        assert are_whole_frames((LONG + SHORT)[:cut]) == (cut == len(LONG)), cut
    assert not are_whole_frames(masked(b"a piece of a text", 0x01)), "what follows belongs to it"
    assert not are_whole_frames(b"\x81\x02hi"), "not masked"


@pytest.mark.parametrize(
    ("pieces", "parsed"),
    [
        ([SHORT, LONG, SHORT], []),
        ([PONG + SHORT, SHORT], [PONG + SHORT]),
        ([SHORT + SHORT, LONG], [SHORT + SHORT]),
        ([SHORT[:4], SHORT[4:], SHORT], [SHORT[:4], SHORT[4:], SHORT]),
        (
            [masked(b"a piece", 0x01), masked(b"of it", 0x80), SHORT],
            [masked(b"a piece", 0x01), masked(b"of it", 0x80), SHORT],
        ),
    ],
)
@pytest.mark.parametrize("too_early", [False, True])
def test_single_text_frames_bypass_the_parser(
    pieces: list[bytes], parsed: list[bytes], too_early: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After frames that arrived together, or before the table was ready, single frames bypass the parser again."""
    found: list[bytes] = []
    monkeypatch.setattr(FrameLimit, "data_received", lambda self, data: found.append(data))
    socket: Any = object.__new__(FastWebSocket)
    socket.handshake_complete, socket.close_sent = True, False
    if too_early:
        socket.data_received(LONG)
        assert found == [LONG]
        found.clear()
    socket.on_text = lambda text: None
    for piece in pieces:
        socket.data_received(piece)
    assert found == parsed
