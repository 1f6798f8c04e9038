"""Public links to the replay of a finished game: who may create them, and who may revoke them.

The table stores only a digest of each link's secret. A link shows what spectators saw: no journal, no seed, no secrets,
and no link to the table.
"""

import hashlib
import hmac

from mulot.table import commands as c
from mulot.table.command_context import CommandContext, write_record
from mulot.table.guards import refuse
from mulot.table.records import ReplayShared, ReplayUnshared
from mulot.table.table_state import TableState


def link_digest(secret: str) -> str:
    """Return the digest that is stored for a link's secret."""
    return hashlib.sha256(b"mulot share " + secret.encode()).hexdigest()


def may_share_replay(table: TableState) -> bool:
    """True if replay links are allowed. If the setting is unset, they are allowed where spectators are: a link then
    shows nothing that spectators cannot see."""
    return table.settings.spectators if table.settings.share is None else table.settings.share


def share_replay(table: TableState, command: c.ShareReplay, ctx: CommandContext) -> None:
    """Store a replay link for the sender's device, replacing an older one. The game must be over, and the device must
    have a seat."""
    if table.phase != "over" or table.match is None:
        refuse("not-over")
    if ctx.device is None or not table.seats_of(ctx.device):
        refuse("not-your-seat", seat=0)
    if not may_share_replay(table):
        refuse("no-sharing")
    write_record(table, ctx, ReplayShared(ctx.device, command.digest))


def unshare_replay(table: TableState, command: c.UnshareReplay, ctx: CommandContext) -> None:
    """Revoke the sender's replay link, or all links if the sender is the host."""
    ends = (
        list(table.replay_links)
        if table.is_host(ctx.device)
        else [device for device in table.replay_links if device == ctx.device]
    )
    if not ends and not table.is_host(ctx.device) and not table.seats_of(ctx.device):
        refuse("not-your-seat", seat=0)
    for device in ends:
        write_record(table, ctx, ReplayUnshared(device))


def is_valid_link(table: TableState, secret: str) -> bool:
    """True if the link with this secret gives access to the replay now."""
    digest = link_digest(secret)
    return (
        table.phase == "over"
        and may_share_replay(table)
        and any(hmac.compare_digest(digest, one) for one in table.replay_links.values())
    )
