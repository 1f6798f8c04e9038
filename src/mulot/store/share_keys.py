"""Keys that seal replay links. A server creates one for its own links; restoring a backup adds the keys of the
server it came from, so that its links keep working."""

from __future__ import annotations

from collections.abc import Iterable

from mulot.room import Store

SHARE_KEY = "share-key"
"""Metadata key of the server's own key."""
OTHERS = "share-keys"
"""Metadata key of the keys from backups, concatenated."""
LENGTH = 32
"""Bytes per key."""


async def share_keys(store: Store) -> list[bytes]:
    """Return all keys, the server's own first."""
    return keys_in(await store.noted(SHARE_KEY), await store.noted(OTHERS))


async def add_share_keys(store: Store, keys: Iterable[bytes]) -> None:
    """Add keys from a backup. New links are still sealed with the server's own key."""
    own, others = keys_in(await store.noted(SHARE_KEY)), keys_in(await store.noted(OTHERS))
    if more := [key for key in keys if key not in own + others]:
        await store.note(OTHERS, b"".join(others + more))


def keys_in(*noted: tuple[int, bytes] | None) -> list[bytes]:
    """Return the keys in these metadata entries, as `Store.noted` returns them."""
    keys = b"".join(note[1] for note in noted if note is not None)
    return [keys[at : at + LENGTH] for at in range(0, len(keys), LENGTH)]
