"""Commands of viewers: connecting, disconnecting, resyncing, history, queries, and the curtain."""

from msgspec import Raw

from mulot.core.drawing import all_queries
from mulot.table import commands as c
from mulot.table import updates
from mulot.table.command_context import CommandContext
from mulot.table.curtain import update_seat_on_screen
from mulot.table.effects import InspectResult
from mulot.table.guards import refuse, require_own_seat
from mulot.table.messages import Ack, encode
from mulot.table.seat_commands import return_seat
from mulot.table.table_state import TableState
from mulot.table.viewer_groups import Viewer


def connect_viewer(table: TableState, command: c.ConnectViewer, ctx: CommandContext) -> None:
    """Add a viewer and send it everything, including the events it missed. Someone who was away gets their seats
    back."""
    if ctx.device is None or ctx.viewer is None or not table.may_watch(ctx.device):
        refuse("no-spectators")
    arrives = not table.is_connected(ctx.device)
    table.remove_viewer(ctx.viewer)
    table.clear_viewer_groups()
    viewer = table.viewers[ctx.viewer] = Viewer(ctx.device)
    table.connection_counts[ctx.device] = table.connection_counts.get(ctx.device, 0) + 1
    seats = table.seats_of(ctx.device)
    if arrives:
        table.away_since.pop(ctx.device, None)
        ctx.table_changed |= bool(seats)
    if table.phase == "playing":
        for seat in seats:
            return_seat(table, seat, ctx)
    table.current_view_cache = None
    update_seat_on_screen(table, viewer)
    ctx.entering = (ctx.viewer, command.since)


def disconnect_viewer(table: TableState, command: c.DisconnectViewer, ctx: CommandContext) -> None:
    """Remove a viewer whose connection is closed."""
    device = table.remove_viewer(ctx.viewer)
    if device is not None:
        _mark_away(table, device, ctx)


def update_remote_presence(table: TableState, command: c.RemotePresence, ctx: CommandContext) -> None:
    """Record that a device has connected to another node, or disconnected from it."""
    before = table.is_connected(command.device)
    table.clear_viewer_groups()
    if command.here:
        table.remote_devices.add(command.device)
        table.away_since.pop(command.device, None)
        ctx.table_changed |= not before and bool(table.seats_of(command.device))
    else:
        table.remote_devices.discard(command.device)
        _mark_away(table, command.device, ctx)


def _mark_away(table: TableState, device: str, ctx: CommandContext) -> None:
    """Mark a device as away, unless it is still connected."""
    sits = bool(table.seats_of(device))
    if not table.is_connected(device) and device not in table.away_since and (sits or table.is_host(device)):
        table.away_since[device] = ctx.now
        ctx.table_changed |= sits


def lift_curtain(table: TableState, command: c.LiftCurtain, ctx: CommandContext) -> None:
    """Show the secrets of this seat, which must belong to the sender."""
    viewer = _require_viewer(table, ctx)
    require_own_seat(table, command.seat, ctx)
    viewer.eye, viewer.curtain = command.seat, None
    ctx.effects.deliveries.append(updates.full_update(table, ctx.viewer))


def lower_curtain(table: TableState, command: c.LowerCurtain, ctx: CommandContext) -> None:
    """Hide the secrets again if the device has several seats. A device with a single seat needs no curtain."""
    viewer = _require_viewer(table, ctx)
    if len(table.seats_of(viewer.device)) > 1:
        if viewer.eye is not None:
            viewer.curtain = viewer.eye
        viewer.eye = None
    ctx.effects.deliveries.append(updates.full_update(table, ctx.viewer))


def resync(table: TableState, command: c.Resync, ctx: CommandContext) -> None:
    """Send the viewer everything again."""
    _require_viewer(table, ctx)
    ctx.effects.deliveries.append(updates.full_update(table, ctx.viewer, command.since))


def send_history(table: TableState, command: c.GetHistory, ctx: CommandContext) -> None:
    """Send the viewer all events since the deal, as the seat on its screen heard them."""
    _require_viewer(table, ctx)
    ctx.effects.deliveries.append(updates.full_history(table, ctx.viewer))


def answer_query(table: TableState, command: c.Query, ctx: CommandContext) -> None:
    """Answer one of the game's queries, or one of those that its drawing uses, based only on what this viewer sees."""
    viewer = _require_viewer(table, ctx)
    if table.match is None:
        refuse("not-playing")
    known = all_queries(table.match.game)
    if command.what not in known:
        refuse("no-such-question")
    view = table.match.look(viewer.eye)
    ctx.effects.answer = Ack(command.id, table.rev, answer=Raw(encode(known[command.what](view, command.about))))


def read_from_table(table: TableState, command: c.Inspect, ctx: CommandContext) -> None:
    """Answer with the value that the command's function returns for the table."""
    ctx.effects.answer = InspectResult(command.read(table))


def _require_viewer(table: TableState, ctx: CommandContext) -> Viewer:
    """Return the viewer that sent the command. Refuse if it is not connected."""
    if ctx.viewer is None or ctx.viewer not in table.viewers:
        refuse("not-watching")
    return table.viewers[ctx.viewer]
