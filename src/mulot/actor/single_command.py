"""Run a single command on a table that no server has in memory."""

from collections import deque

from mulot.actor.driver import read_from_store
from mulot.actor.inputs_outputs import (
    ActorOutput,
    Answer,
    CommandBatch,
    LoadTable,
    PendingCommand,
    ReadHistory,
    WriteRows,
)
from mulot.actor.store_interface import Store, StoreDown, StoreError, WriteResult
from mulot.actor.table_actor import TableActor
from mulot.actor.table_loader import load_table
from mulot.table import Catalogue, Table
from mulot.table import commands as c


async def run_command(
    store: Store, catalogue: Catalogue, table_id: str, command: c.Command, now: float, device: str | None = None
) -> Answer:
    """Load a table, run one command, and return the answer once everything is durable. Raises NoSuchTable, Quarantined
    or StoreDown if the table cannot be loaded. `now` is the time of a monotonic clock in seconds; `device` is the
    sender's."""
    new = isinstance(command, c.OpenTable)
    actor = TableActor(table_id, Table(catalogue, now) if new else await load_table(store, catalogue, table_id, now))
    answers: list[Answer] = []
    outputs: deque[ActorOutput] = deque(actor.receive(PendingCommand(command, device, None, answers.append), now))
    while outputs:
        match outputs.popleft():
            case WriteRows(appends=appends):
                try:
                    await store.append(*appends)
                except StoreError as error:
                    outputs += actor.receive(WriteResult(error), now)
                else:
                    outputs += actor.receive(WriteResult(), now)
            case LoadTable() | ReadHistory() as step:
                outputs += actor.receive(await read_from_store(step, store, catalogue, table_id, now), now)
            case CommandBatch(effects=handled):
                for pending, effects in handled:
                    if pending is not None and pending.reply is not None and effects.answer is not None:
                        pending.reply(effects.answer)
    if not answers:
        raise StoreDown("no answer")
    return answers[0]
