"""Hints. "The friend beside you" is the strongest bot: it is asked what it would do, knowing only what the seat knows.

The bot is asked once per question; asking again returns the same hint. The hint is sent only to the viewer that asked,
and only while that viewer may see what the seat sees.
"""

from msgspec import Raw

from mulot.core.game import Ask
from mulot.table import commands as c
from mulot.table.command_context import CommandContext, write_record
from mulot.table.effects import BotRequest, Delivery
from mulot.table.guards import refuse, require_own_seat, require_playing
from mulot.table.messages import Hint, encode
from mulot.table.records import HintGiven
from mulot.table.seats import Person
from mulot.table.table_state import HintState, TableState
from mulot.table.timers import BOT_TIMEOUT_S


def ask_hint(table: TableState, command: c.AskHint, ctx: CommandContext) -> None:
    """Ask the strongest bot for a hint on the sender's current question, or send the hint again if there is one
    already."""
    require_own_seat(table, command.seat, ctx)
    require_playing(table)
    if not table.settings.friend or not table.catalogue.characters(table.game):
        refuse("no-friend")
    if ctx.viewer is None or ctx.viewer not in table.viewers:
        refuse("not-watching")
    if not _can_see_seat(table, ctx.viewer, command.seat):
        refuse("behind-curtain", seat=command.seat)
    assert isinstance(table.waiting, Ask)
    if command.seat not in table.waiting.seats:
        refuse("not-your-turn")
    if command.question != table.questions[command.seat] or not isinstance(table.occupants[command.seat], Person):
        refuse("stale")
    hint = table.hints.get(command.seat)
    if hint is None or hint.question != command.question:
        table.hints[command.seat] = HintState(command.question, ctx.viewer, ctx.now, quiet=command.quiet)
    elif hint.message is not None:
        ctx.effects.deliveries.append(Delivery((ctx.viewer,), hint.message))
        if hint.quiet and not command.quiet:
            hint.quiet = False
            write_record(table, ctx, HintGiven(command.seat))
        return
    else:
        hint.viewer, hint.quiet = ctx.viewer, hint.quiet and command.quiet
        if ctx.now < hint.since + BOT_TIMEOUT_S:
            return
        hint.since = ctx.now
    strongest = table.catalogue.characters(table.game)[-1]
    ctx.effects.bot_requests.append(BotRequest(command.seat, command.question, strongest, must=False, is_hint=True))


def deliver_hint(table: TableState, command: c.HintReady, ctx: CommandContext) -> None:
    """Handle the bot's hint. A late hint is dropped; "no hint" is delivered, but not counted."""
    require_playing(table)
    seat, hint = command.seat, table.hints.get(command.seat)
    if hint is None or hint.question != command.question or table.questions[seat] != command.question:
        refuse("stale")
    if hint.message is not None:
        return
    legal = table.legal_actions(seat)
    if command.action is None or command.action not in legal:
        del table.hints[seat]
        message = encode(Hint(seat, command.question))
    else:
        assert table.match is not None
        game, view, heard = table.match.game, table.match.look(seat), table.match.events_for(seat)
        ground = None if game.explain is None else game.explain(view, heard, seat, command.action)
        message = hint.message = encode(Hint(seat, command.question, Raw(encode(command.action)), ground))
        if not hint.quiet:
            write_record(table, ctx, HintGiven(seat))
    if hint.viewer in table.viewers and _can_see_seat(table, hint.viewer, seat):
        ctx.effects.deliveries.append(Delivery((hint.viewer,), message))


def _can_see_seat(table: TableState, viewer_number: int, seat: int) -> bool:
    """True if a viewer sees what this seat sees. In a game with secrets, a shared device has to be passed on first: the
    hint is based on everything the seat has seen, and would reveal it to whoever is looking."""
    viewer = table.viewers[viewer_number]
    seats = table.seats_of(viewer.device)
    assert table.match is not None
    return seat in seats and (viewer.eye == seat or not table.match.game.secrets)
