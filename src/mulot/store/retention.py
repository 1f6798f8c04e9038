"""How long tables are kept."""

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
"""Put a command to a table and wait for its answer: through its room, wherever that is."""


class Retention(Struct, frozen=True):
    """After how many days without a new row a table goes. None: never."""

    open: int | None
    """An open or played table is ended, its seed revealed; it then counts as over."""
    over: int | None
    """A table that is over is deleted; its seed stays known."""


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
    """End tables that nobody has touched for too long, and delete those that have been over for long enough: those
    that were so a day ago as well (`second_look`), or `at_once`, where a person asks for it."""
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
            continue  # put aside, or somebody came back at this very moment
        if not isinstance(answer, No):
            ended.append(name)
    return Purged(ended, deleted)


async def _idle(store: Store, phases: Sequence[str], days: int | None) -> list[str]:
    return [] if days is None else await store.idle(phases, days * DAY)


async def _is_read_on(store: Store, catalogue: Catalogue, name: str, now: float, beside: Beside) -> bool:
    """Whether a table is a page of a book whose next page is still there: a book goes from its end, or not at all."""
    try:
        table = await open_table(store, catalogue, name, now, beside=beside)
        if table.next is None or table.next_options is None:
            return False
        await store.find(table.next)
    except StoreError:
        return False
    return True
