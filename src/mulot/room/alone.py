"""Run a single command on a table that no server has in memory."""

from __future__ import annotations

from collections import deque

from mulot.room.driver import read_for
from mulot.room.inbox import Answer, Asked, Handled
from mulot.room.opening import open_table
from mulot.room.room import Room
from mulot.room.steps import Load, Remember, Step, Write
from mulot.room.store import Store, StoreDown, StoreError, Written
from mulot.table import Catalogue, Table
from mulot.table import commands as c


async def ask(
    store: Store, catalogue: Catalogue, name: str, command: c.Command, now: float, device: str | None = None
) -> Answer:
    """Load a table, run one command, and return the answer once everything is durable. Raises NoSuchTable, PutAside
    or StoreDown if the table cannot be loaded."""
    new = isinstance(command, c.Open)
    room = Room(name, Table(catalogue, now) if new else await open_table(store, catalogue, name, now))
    answers: list[Answer] = []
    steps: deque[Step] = deque(room.receive(Asked(command, device, None, answers.append), now))
    while steps:
        match steps.popleft():
            case Write(appends=appends):
                try:
                    await store.append(*appends)
                except StoreError as error:
                    steps += room.receive(Written(error), now)
                else:
                    steps += room.receive(Written(), now)
            case Load() | Remember() as step:
                steps += room.receive(await read_for(step, store, catalogue, name, now), now)
            case Handled(effects=handled):
                for asked, effects in handled:
                    if asked is not None and asked.reply is not None and effects.answer is not None:
                        asked.reply(effects.answer)
    if not answers:
        raise StoreDown("no answer")
    return answers[0]
