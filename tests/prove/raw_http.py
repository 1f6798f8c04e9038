"""Sends raw bytes to a server during play: each request must be refused in time, with a suitable status, and change
nothing."""

from __future__ import annotations

import asyncio
import random
import re

from kit.running_server import RunningServer
from prove.raw_http_cases import KINDS, SLOW_KINDS, RawRequest, TargetTable
from prove.round_types import Round

STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})[^\r\n]*\r\n")
MAX_WAIT_S = 60.0
"""The server must close every connection within this time. It should take a few seconds."""
SERVER_TIMEOUTS = {"header_seconds": 1, "body_seconds": 1, "keep_alive_seconds": 1, "read_seconds": 1}
"""The server's timeouts in these tests, in seconds."""
MAX_MEMORY_GROWTH = 60 << 20
"""How much the server's memory may grow: it handles several requests at once, and Python does not free all memory."""


async def send_raw_requests(
    house: RunningServer, target: TargetTable, rng: random.Random, times: int, done: Round
) -> None:
    """Send `times` raw requests, several at once, and check the answers."""
    few = asyncio.Semaphore(24)
    before = house.memory

    async def one(number: int) -> None:
        async with few:
            make = rng.choice(SLOW_KINDS if number % 12 == 0 else KINDS)
            request = make(rng, target)
            answers = await _read_answers(target.port, request)
            _check_answers(request, answers, done)

    await asyncio.gather(*(one(number) for number in range(times)))
    if house.memory - before > MAX_MEMORY_GROWTH:
        done.broken.append(f"knocking costs more than {MAX_MEMORY_GROWTH >> 20} MB: the house keeps what it should not")


def _check_answers(request: RawRequest, answers: bytes | None, done: Round) -> None:
    sent = b"".join(request.pieces)
    what = f"{request.kind}: {sent[:70]!r} … {sent[-30:]!r}"
    done.count("raw knocks")
    done.count(f"× {request.kind}")
    if answers is None:
        done.broken.append(f"not hung up on after {MAX_WAIT_S:.0f} s: {what}")
        return
    statuses = [int(found) for found in STATUS.findall(answers) if found != b"100"]
    for status in statuses:
        done.count(f"answered {status // 100}xx")
    if not statuses:
        done.count("hung up on")
    if answers and not answers.startswith(b"HTTP/1."):
        done.broken.append(f"answered with something that is no HTTP: {what}")
    if any(status >= 500 and status != 501 for status in statuses):
        done.broken.append(f"{statuses} for {what}")
    elif any(status < 400 for status in statuses) and not request.may_succeed:
        done.broken.append(f"{statuses}, granted to {what}")
    elif request.allowed_statuses and not set(statuses) <= set(request.allowed_statuses):
        done.broken.append(f"{statuses}, and not {request.allowed_statuses}, for {what}")
    if len(statuses) > request.max_answers:
        done.broken.append(f"{len(statuses)} answers, {request.max_answers} expected, for {what}")


async def _read_answers(port: int, request: RawRequest) -> bytes | None:
    """Return everything that is received until the server closes the connection, or None if it does not."""
    answers = b""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 16)
    try:
        async with asyncio.timeout(MAX_WAIT_S):
            sending = asyncio.create_task(_send(writer, request))
            try:
                if request.delays_reading:
                    await sending
                    await asyncio.sleep(1.5)
                while more := await reader.read(1 << 16):
                    answers += more
            finally:
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
    except TimeoutError:
        return None
    except OSError:  # cut off in the middle
        pass
    finally:
        writer.transport.abort()
    return answers


async def _send(writer: asyncio.StreamWriter, request: RawRequest) -> None:
    for piece in request.pieces:
        writer.write(piece)
        await writer.drain()
        if request.is_slow:
            await asyncio.sleep(0.05)
