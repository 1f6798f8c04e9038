"""Keys that seal replay links. A server creates one for its own links; restoring a backup adds the keys of the
server it came from, so that its links keep working."""

from __future__ import annotations

from collections.abc import Iterable

from mulot.actor import Store

OWN_KEY = "share-key"
"""Metadata key of the server's own key."""
BACKUP_KEYS = "share-keys"
"""Metadata key of the keys from backups, concatenated."""
KEY_BYTES = 32
"""Bytes per key."""


async def load_link_keys(store: Store) -> list[bytes]:
    """Return all keys, the server's own first."""
    return parse_keys(await store.get_meta(OWN_KEY), await store.get_meta(BACKUP_KEYS))


async def add_link_keys(store: Store, keys: Iterable[bytes]) -> None:
    """Add keys from a backup. New links are still sealed with the server's own key."""
    own, others = parse_keys(await store.get_meta(OWN_KEY)), parse_keys(await store.get_meta(BACKUP_KEYS))
    if more := [key for key in keys if key not in own + others]:
        await store.set_meta(BACKUP_KEYS, b"".join(others + more))


def parse_keys(*entries: tuple[int, bytes] | None) -> list[bytes]:
    """Return the keys in these metadata entries, as `Store.get_meta` returns them."""
    keys = b"".join(note[1] for note in entries if note is not None)
    return [keys[at : at + KEY_BYTES] for at in range(0, len(keys), KEY_BYTES)]
