"""Public links to the replay of a finished game: who may create one, and who may revoke it.

The table stores only a digest of each link's secret. A link shows what spectators saw: no journal, no seed, no secrets,
and no link to the table itself.
"""

from __future__ import annotations

import hashlib
import hmac

from mulot.table import commands as c
from mulot.table.progress import Progress, note, refuse
from mulot.table.records import Shared, Unshared
from mulot.table.state import TableState


def share_digest(secret: str) -> str:
    """Return the digest that is stored for a link's secret."""
    return hashlib.sha256(b"mulot share " + secret.encode()).hexdigest()


def may_be_shared(t: TableState) -> bool:
    """True if replay links are allowed. If the setting is unset they are allowed where spectators are: a link then
    shows nothing that the table's own link does not show."""
    return t.settings.spectators if t.settings.share is None else t.settings.share


def share(t: TableState, wish: c.Share, p: Progress) -> None:
    """Store a replay link for the sender's device, which must have a seat; the game must be over. Replaces an older
    link."""
    if t.phase != "over" or t.match is None:
        refuse("not-over")
    if p.device is None or not t.seats_of(p.device):
        refuse("not-your-seat", seat=0)
    if not may_be_shared(t):
        refuse("no-sharing")
    note(t, p, Shared(p.device, wish.digest))


def unshare(t: TableState, wish: c.Unshare, p: Progress) -> None:
    """Revoke the sender's replay link; the host revokes all links."""
    ends = list(t.shares) if t.is_host(p.device) else [device for device in t.shares if device == p.device]
    if not ends and not t.is_host(p.device) and not t.seats_of(p.device):
        refuse("not-your-seat", seat=0)
    for device in ends:
        note(t, p, Unshared(device))


def is_shared(t: TableState, secret: str) -> bool:
    """True if the link with this secret currently gives access to the replay."""
    digest = share_digest(secret)
    return t.phase == "over" and may_be_shared(t) and any(hmac.compare_digest(digest, one) for one in t.shares.values())
