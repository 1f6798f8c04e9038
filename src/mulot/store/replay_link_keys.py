"""The keys that encrypt replay links. A server creates one for its own links. Restoring a backup adds the keys of the
server it came from, so that its links keep working."""

from collections.abc import Iterable

from mulot.actor import Store

OWN_KEY = "share-key"
"""Metadata key of the server's own key."""
BACKUP_KEYS = "share-keys"
"""Metadata key of the concatenated keys from backups."""
KEY_BYTES = 32
"""Length of a key in bytes."""


async def load_link_keys(store: Store) -> list[bytes]:
    """Return all link keys of this server, its own key first. Empty if it has none yet."""
    return parse_keys(await store.get_meta(OWN_KEY), await store.get_meta(BACKUP_KEYS))


async def add_link_keys(store: Store, keys: Iterable[bytes]) -> None:
    """Add keys from a backup. New links still use the server's own key."""
    own, others = parse_keys(await store.get_meta(OWN_KEY)), parse_keys(await store.get_meta(BACKUP_KEYS))
    if more := [key for key in keys if key not in own + others]:
        await store.set_meta(BACKUP_KEYS, b"".join(others + more))


def parse_keys(*entries: tuple[int, bytes] | None) -> list[bytes]:
    """Return the keys in these metadata entries, which are given as `Store.get_meta` returns them."""
    keys = b"".join(note[1] for note in entries if note is not None)
    return [keys[at : at + KEY_BYTES] for at in range(0, len(keys) - KEY_BYTES + 1, KEY_BYTES)]
