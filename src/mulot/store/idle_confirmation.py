"""Confirmation that a table is idle. It must be seen idle twice, a day apart, before it is ended or deleted; this
guards against a wrong clock.

Idle tables are recorded when they are first seen idle. Only those that are still idle a day later may be deleted. If
the clock has jumped since the last check (backwards, or more than a month forwards), the records are discarded.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mulot.actor.store_interface import IDLE_KEY, Store

CHECKS_APART_S = 86_400
"""Minimum number of seconds between the two checks."""
CLOCK_JUMP_S = 30 * 86_400
"""If more seconds than this have passed since the last check, its records are discarded: the server was off, or its
clock has jumped."""
_decoder: msgspec.json.Decoder[dict[str, int]] = msgspec.json.Decoder(dict[str, int])


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
