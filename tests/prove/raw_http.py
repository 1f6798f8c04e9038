"""Raw bytes at the door of a house in play: each is refused in time, with what fits it, and nothing changes."""

from __future__ import annotations

import asyncio
import random
import re

from kit.running_server import RunningServer
from prove.raw_http_cases import KINDS, SLOW, Door, Knock
from prove.rounds import Round

STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})[^\r\n]*\r\n")
PATIENCE = 60.0
"""Seconds after which a house that has not hung up has forgotten somebody. It should take a few."""
TIMES = {"header_seconds": 1, "body_seconds": 1, "keep_alive_seconds": 1, "read_seconds": 1}
"""How long the house waits while it is knocked at."""
MEMORY = 60 << 20
"""What knocking may cost it: it handles some things at once, and Python does not give everything back."""


async def knock_at(house: RunningServer, door: Door, rng: random.Random, times: int, done: Round) -> None:
    """So many knocks, many at once."""
    few = asyncio.Semaphore(24)
    before = house.memory

    async def one(number: int) -> None:
        async with few:
            make = rng.choice(SLOW if number % 12 == 0 else KINDS)
            knock = make(rng, door)
            answers = await _answers(door.port, knock)
            _judge(knock, answers, done)

    await asyncio.gather(*(one(number) for number in range(times)))
    if house.memory - before > MEMORY:
        done.broken.append(f"knocking costs more than {MEMORY >> 20} MB: the house keeps what it should not")


def _judge(knock: Knock, answers: bytes | None, done: Round) -> None:
    sent = b"".join(knock.pieces)
    what = f"{knock.kind}: {sent[:70]!r} … {sent[-30:]!r}"
    done.count("raw knocks")
    done.count(f"× {knock.kind}")
    if answers is None:
        done.broken.append(f"not hung up on after {PATIENCE:.0f} s: {what}")
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
    elif any(status < 400 for status in statuses) and not knock.granted:
        done.broken.append(f"{statuses}, granted to {what}")
    elif knock.only and not set(statuses) <= set(knock.only):
        done.broken.append(f"{statuses}, and not {knock.only}, for {what}")
    if len(statuses) > knock.most:
        done.broken.append(f"{len(statuses)} answers, {knock.most} expected, for {what}")


async def _answers(port: int, knock: Knock) -> bytes | None:
    """All that comes until the house hangs up; None: it does not."""
    answers = b""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 16)
    try:
        async with asyncio.timeout(PATIENCE):
            sending = asyncio.create_task(_send(writer, knock))
            try:
                if knock.deaf:
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


async def _send(writer: asyncio.StreamWriter, knock: Knock) -> None:
    for piece in knock.pieces:
        writer.write(piece)
        await writer.drain()
        if knock.slow:
            await asyncio.sleep(0.05)
