"""A link of its own that shows the film of a game that is over: who may make one, and who may take it back.

The table keeps the digest of each link only. A link shows what bystanders saw, and nothing that the table's own link
gives beside it: no journal, no seed, no secrets, no way to the table.
"""

from __future__ import annotations

import hashlib
import hmac

from mulot.table import commands as c
from mulot.table.progress import Progress, note, refuse
from mulot.table.records import Shared, Unshared
from mulot.table.state import TableState


def share_digest(secret: str) -> str:
    """What is kept of a link."""
    return hashlib.sha256(b"mulot share " + secret.encode()).hexdigest()


def may_be_shared(t: TableState) -> bool:
    """Whether the table allows it. Where nothing was settled: if everybody who has the table's link may watch, a link
    to the film shows nobody anything new."""
    return t.settings.spectators if t.settings.share is None else t.settings.share


def share(t: TableState, wish: c.Share, p: Progress) -> None:
    """Whoever has a seat there, when it is over. A device has one link; an older one is void."""
    if t.phase != "over" or t.match is None:
        refuse("not-over")
    if p.device is None or not t.seats_of(p.device):
        refuse("not-your-seat", seat=0)
    if not may_be_shared(t):
        refuse("no-sharing")
    note(t, p, Shared(p.device, wish.digest))


def unshare(t: TableState, wish: c.Unshare, p: Progress) -> None:
    """Whoever made a link takes it back; the host takes back all there are."""
    ends = list(t.shares) if t.is_host(p.device) else [device for device in t.shares if device == p.device]
    if not ends and not t.is_host(p.device) and not t.seats_of(p.device):
        refuse("not-your-seat", seat=0)
    for device in ends:
        note(t, p, Unshared(device))


def is_shared(t: TableState, secret: str) -> bool:
    """Whether this link shows the table's film now."""
    digest = share_digest(secret)
    return t.phase == "over" and may_be_shared(t) and any(hmac.compare_digest(digest, one) for one in t.shares.values())
