"""Delete tables that have not been used for a long time.

A table must be seen idle twice, a day apart, before it is ended or deleted; this guards against a wrong clock. Idle
tables are recorded when they are first seen idle. Only those that are still idle a day later may be deleted. If the
clock has jumped since the last check (backwards, or more than a month forwards), the records are discarded.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from mulot.actor.store_interface import IDLE_KEY, Store, StoreError
from mulot.actor.table_loader import Offload, load_table, run_inline
from mulot.core.errors import MulotError
from mulot.table import Catalogue
from mulot.table import commands as c
from mulot.table.messages import Rejection

DAY_S = 86_400
RunCommand = Callable[[str, c.Command], Awaitable[Any]]
"""Sends a command to a table, wherever its actor runs, and returns the answer."""
CHECKS_APART_S = 86_400
"""Minimum number of seconds between the two checks."""
CLOCK_JUMP_S = 30 * 86_400
"""If more seconds than this have passed since the last check, its records are discarded: the server was off, or its
clock has jumped."""
_decoder: msgspec.json.Decoder[dict[str, int]] = msgspec.json.Decoder(dict[str, int])


class Retention(Struct, frozen=True):
    """The number of days without a new row after which a table is ended or deleted. None means never."""

    open: int | None
    """When open and running tables are ended. Ending reveals their seeds; from then on they count as over."""
    over: int | None
    """When finished tables are deleted. Their seeds stay available."""


class PurgeResult(Struct, frozen=True):
    """The ids of the tables that a purge has ended and deleted."""

    ended: Sequence[str]
    deleted: Sequence[str]


async def purge(
    store: Store,
    catalogue: Catalogue,
    retention: Retention,
    now: float,
    run_command: RunCommand,
    at_once: bool = False,
    offload: Offload = run_inline,
) -> PurgeResult:
    """End tables that have not been used for too long, and delete those that have been over for too long.

    Only tables that were already idle a day ago are affected (see `find_confirmed_idle`), unless `at_once` is True
    because the operator asked for it. `now` is the time of a monotonic clock.
    """
    over = await _idle_tables(store, ("over",), retention.over)
    unused = await _idle_tables(store, ("open", "playing"), retention.open)
    confirmed = {*over, *unused} if at_once else set(await find_confirmed_idle(store, [*over, *unused]))
    ended: list[str] = []
    deleted: list[str] = []
    for name in over:
        if name in confirmed and not await _has_next_chapter(store, catalogue, name, now, offload):
            await store.purge(name)
            deleted.append(name)
    for name in unused:
        if name not in confirmed:
            continue
        try:
            answer = await run_command(name, c.EndAbandoned())
        except MulotError:
            continue  # quarantined, or someone has just come back
        if not isinstance(answer, Rejection):
            ended.append(name)
    return PurgeResult(ended, deleted)


async def _idle_tables(store: Store, phases: Sequence[str], days: int | None) -> list[str]:
    return [] if days is None else await store.idle_tables(phases, days * DAY_S)


async def _has_next_chapter(store: Store, catalogue: Catalogue, table_id: str, now: float, offload: Offload) -> bool:
    """True if the table is a chapter of a campaign whose next chapter still exists. Campaigns are deleted starting with
    their last chapter."""
    try:
        table = await load_table(store, catalogue, table_id, now, offload=offload)
        if table.next_table is None or table.next_options is None:
            return False
        await store.find(table.next_table)
    except StoreError:
        return False
    return True


async def find_confirmed_idle(store: Store, idle_tables: Sequence[str]) -> list[str]:
    """Return the tables among these idle ones that were already idle a day ago, and record the others for the next
    check."""
    last = await store.get_meta(IDLE_KEY)
    now = await store.set_meta("look", b"")
    before: dict[str, int] = {}
    if last is not None and 0 <= now - last[0] <= CLOCK_JUMP_S:
        before = _decoder.decode(last[1])
    seen = {name: before.get(name, now) for name in idle_tables}
    await store.set_meta(IDLE_KEY, msgspec.json.encode(seen))
    return [name for name, first in seen.items() if now - first >= CHECKS_APART_S]
