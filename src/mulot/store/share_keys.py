"""The keys of links to films. A house makes one for its links; those of a house whose backup was put back here are
sealed with another one, and are good here as well."""

from __future__ import annotations

from collections.abc import Iterable

from mulot.room import Store

SHARE_KEY = "share-key"
"""The note of the house's own."""
OTHERS = "share-keys"
"""The note of those from backups, one after the other."""
LENGTH = 32


async def share_keys(store: Store) -> list[bytes]:
    """All that are known here, the house's own first."""
    return keys_in(await store.noted(SHARE_KEY), await store.noted(OTHERS))


async def add_share_keys(store: Store, keys: Iterable[bytes]) -> None:
    """Those from a backup. The house goes on sealing with its own."""
    own, others = keys_in(await store.noted(SHARE_KEY)), keys_in(await store.noted(OTHERS))
    if more := [key for key in keys if key not in own + others]:
        await store.note(OTHERS, b"".join(others + more))


def keys_in(*noted: tuple[int, bytes] | None) -> list[bytes]:
    """What stands in these notes, as a store gives them."""
    keys = b"".join(note[1] for note in noted if note is not None)
    return [keys[at : at + LENGTH] for at in range(0, len(keys), LENGTH)]
