"""Delete tables that nobody has used for a long time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct

from mulot.core.errors import MulotError
from mulot.room.opening import Beside, here, open_table
from mulot.room.store import Store, StoreError
from mulot.store.second_look import seen_twice
from mulot.table import Catalogue
from mulot.table import commands as c
from mulot.table.messages import No

DAY = 86_400
Ask = Callable[[str, c.Command], Awaitable[Any]]
"""Sends a command to a table, wherever its actor runs, and waits for the answer."""


class Retention(Struct, frozen=True):
    """After how many days without a new row a table is ended or deleted. None: never."""

    open: int | None
    """Open and running tables are ended after this time, which reveals their seeds; from then on they count as over."""
    over: int | None
    """Finished tables are deleted after this time; their seeds stay available."""


class Purged(Struct, frozen=True):
    """What a purge has done."""

    ended: Sequence[str]
    deleted: Sequence[str]


async def purge(
    store: Store,
    catalogue: Catalogue,
    retention: Retention,
    now: float,
    ask: Ask,
    at_once: bool = False,
    beside: Beside = here,
) -> Purged:
    """End tables that nobody has used for too long, and delete those that have been over for too long: only tables that
    were idle a day ago, too (`second_look`), unless `at_once` is set because a person asks for it."""
    over = await _idle(store, ("over",), retention.over)
    untouched = await _idle(store, ("open", "playing"), retention.open)
    ripe = {*over, *untouched} if at_once else set(await seen_twice(store, [*over, *untouched]))
    ended: list[str] = []
    deleted: list[str] = []
    for name in over:
        if name in ripe and not await _is_read_on(store, catalogue, name, now, beside):
            await store.purge(name)
            deleted.append(name)
    for name in untouched:
        if name not in ripe:
            continue
        try:
            answer = await ask(name, c.Abandon())
        except MulotError:
            continue  # quarantined, or somebody came back at this very moment
        if not isinstance(answer, No):
            ended.append(name)
    return Purged(ended, deleted)


async def _idle(store: Store, phases: Sequence[str], days: int | None) -> list[str]:
    return [] if days is None else await store.idle(phases, days * DAY)


async def _is_read_on(store: Store, catalogue: Catalogue, name: str, now: float, beside: Beside) -> bool:
    """True if the table is a chapter of a campaign whose next chapter still exists: campaigns are deleted from
    their end."""
    try:
        table = await open_table(store, catalogue, name, now, beside=beside)
        if table.next is None or table.next_options is None:
            return False
        await store.find(table.next)
    except StoreError:
        return False
    return True
