"""Moves of people and bots."""

from typing import Any

import msgspec
from msgspec import Raw

from mulot.core.errors import Refused, Unreadable
from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.core.tail_list import NotInMemory, first_index
from mulot.table import commands as c
from mulot.table.command_context import CommandContext
from mulot.table.guards import refuse, require_own_seat, require_playing
from mulot.table.messages import Ack, Rejection
from mulot.table.seats import Person
from mulot.table.table_state import TableState

MAX_REFUSALS = 32
"""How many refusals a table remembers so that repeated commands get the same answer."""


def _decode_action(table: TableState, action: Raw) -> Any:
    """Return the decoded action of this table's game. Raises Unreadable."""
    try:
        return table.decode_action(action)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable(bytes(action)[:80].decode(errors="replace")) from None


def play_move(table: TableState, command: c.PlayMove, ctx: CommandContext) -> None:
    """Play a person's move. If its id was used before, repeat the first answer."""
    require_own_seat(table, command.seat, ctx)
    move = (command.seat, command.id)
    row = table.rows_of_moves.get(move)
    if row is not None:
        ctx.effects.answer = Ack(command.id, row)
        return
    rejection = table.refusals.get(move)
    if rejection is not None:
        ctx.effects.answer = rejection
        return
    require_playing(table)
    if not isinstance(table.occupants[command.seat], Person):
        refuse("stale")  # a stand-in plays here until the person comes back
    assert table.match is not None
    if command.question != table.questions[command.seat]:
        if 0 <= command.question < first_index(table.match.journal.lines):
            raise NotInMemory(command.question)  # it may have been played already: only the rows can tell
        refuse("stale")
    table.match.play(command.seat, _decode_action(table, command.action))
    _record_move(table, command.seat, command.id, ctx)


def _record_move(table: TableState, seat: int, command_id: str | None, ctx: CommandContext) -> None:
    """Record the move that has just been played. A pending undo request lapses."""
    assert table.match is not None
    ctx.table_changed |= table.undo_request is not None
    ctx.effects.rows.append(table.record_move(seat, command_id))
    ctx.results.append(table.match.last_result)


def remember_refusal(table: TableState, command: c.PlayMove, answer: Rejection) -> None:
    """Remember the answer to this move."""
    if answer.no in ("not-your-seat", "no-such-seat"):
        return
    table.refusals[command.seat, command.id] = answer
    if len(table.refusals) > MAX_REFUSALS:
        del table.refusals[next(iter(table.refusals))]


def why_not(table: TableState, command: c.WhyNot, ctx: CommandContext) -> None:
    """Refuse if the action is illegal, giving the reason. Plays nothing."""
    require_own_seat(table, command.seat, ctx)
    require_playing(table)
    assert table.match is not None
    table.match.check(command.seat, _decode_action(table, command.action))


def play_bot_move(table: TableState, command: c.BotMove, ctx: CommandContext) -> None:
    """Play a bot's move. If it is illegal, or missing although the seat must act, the first legal action is played
    instead."""
    require_playing(table)
    seat = command.seat
    if table.bot_on(seat) is None or command.question != table.questions[seat]:
        refuse("stale")
    assert table.match is not None
    if not _try_move(table.match, seat, command.action):
        if not isinstance(table.waiting, Ask) or seat not in table.waiting.must:
            return
        table.match.play(seat, table.legal_actions(seat)[0])
    _record_move(table, seat, None, ctx)


def _try_move(match: Match, seat: int, action: Any) -> bool:
    """Try to play the bot's action. Return True if it was legal and has been played."""
    try:
        if action is not None:
            match.play(seat, action)
    except (Refused, Unreadable):
        return False
    return action is not None
