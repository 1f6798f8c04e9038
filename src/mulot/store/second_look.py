"""Nothing is ended or deleted at first sight: a clock that is wrong today may be right tomorrow.

Tables that have been idle for long are noted when they are first seen to be. Only those that are seen again a day
later, and have not been touched meanwhile, may go. Where the clock has leapt since the last look (forwards by more
than a month, or back), everything that was noted is forgotten, and begins anew.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mulot.room.store import IDLE, Store

APART = 86_400
"""Seconds between the two looks."""
LEAP = 30 * 86_400
"""No look for that long: the house was closed, or the clock was changed. Who knows which?"""
_seen: msgspec.json.Decoder[dict[str, int]] = msgspec.json.Decoder(dict[str, int])


async def seen_twice(store: Store, idle: Sequence[str]) -> list[str]:
    """Those of these tables that were idle a day ago, too."""
    last = await store.noted(IDLE)
    now = await store.note("look", b"")
    before: dict[str, int] = {}
    if last is not None and 0 <= now - last[0] <= LEAP:
        before = _seen.decode(last[1])
    seen = {name: before.get(name, now) for name in idle}
    await store.note(IDLE, msgspec.json.encode(seen))
    return [name for name, first in seen.items() if now - first >= APART]
