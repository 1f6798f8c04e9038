"""What every driver of a room does alike, wherever it runs: wait for an answer, and read what the room asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from mulot.room.inbox import Answer, Reply
from mulot.room.opening import Beside, here, open_table
from mulot.room.steps import Found, Load, Loaded, Look, Remember, Remembered
from mulot.room.store import Store
from mulot.table import Catalogue


def answer_to(post: Callable[[Reply], None]) -> Awaitable[Answer]:
    """Post a command with this reply, and wait for the answer."""
    answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def reply(given: Answer) -> None:
        if not answer.done():  # else whoever asked has gone
            answer.set_result(given)

    post(reply)
    return answer


async def read_for(
    step: Look | Load | Remember, store: Store, catalogue: Catalogue, table: str, now: float, beside: Beside = here
) -> Found | Loaded | Remembered:
    """What the store has of what the room asks for, or why it has not."""
    try:
        if isinstance(step, Look):
            return Found(await store.rows(table, after=step.after))
        if isinstance(step, Remember):
            return Remembered(await store.rows(table))
        return Loaded(await open_table(store, catalogue, table, now, beside=beside))
    except Exception as error:
        kind = Found if isinstance(step, Look) else Remembered if isinstance(step, Remember) else Loaded
        return kind(error=error)
