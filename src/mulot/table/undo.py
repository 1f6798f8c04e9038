"""Undo, requested by the player who moved last, and rewind, requested by the host.

Every other device with a seat is asked for agreement, once per device; bots always agree. An undo never takes back
anything that revealed information or luck; a rewind goes back several moves and may do so. The journal keeps the undone
moves and records that they were undone.
"""

from collections.abc import Sequence

from mulot.core.errors import Refused
from mulot.core.journal import Move
from mulot.table import commands as c
from mulot.table.command_context import CommandContext, write_record
from mulot.table.guards import refuse, require_host, require_own_seat, require_permanent_host, require_playing
from mulot.table.records import RewindRequested, UndoAnswered, UndoRequested
from mulot.table.table_state import TableState


def ask_undo(table: TableState, command: c.AskUndo, ctx: CommandContext) -> None:
    """Ask to undo the last move made on this device. It is undone at once if no other device has to agree."""
    seats = table.seats_of(ctx.device)
    if not seats:
        refuse("not-your-seat", seat=0)
    require_playing(table)
    seat, to = _find_mover_and_undo_line(table, seats)
    if table.undo_request is not None and (table.undo_request.seat, table.undo_request.to) == (seat, to):
        return
    if table.other_people(seat):
        write_record(table, ctx, UndoRequested(seat, to))
    else:
        go_back(table, to, ctx)


def answer_undo(table: TableState, command: c.AnswerUndo, ctx: CommandContext) -> None:
    """Agree to the pending request, or reject it. It is carried out once everyone has agreed."""
    person = require_own_seat(table, command.seat, ctx)
    require_playing(table)
    if table.undo_request is None:
        refuse("no-undo-asked")
    asks = (
        table.undo_request.seat in table.seats_of(person.device)
        if table.undo_request.host is None
        else table.undo_request.host == person.device
    )
    if asks and command.agree:
        return
    if command.agree and table.undo_request.host is None:
        _require_undoable(
            table, table.undo_request.to
        )  # the request may come from a version with other rules about what reveals something
    write_record(table, ctx, UndoAnswered(command.seat, command.agree))
    if table.undo_request is not None and not table.undo_unanswered:
        go_back(table, table.undo_request.to, ctx, rewind=table.undo_request.host is not None)


def _find_mover_and_undo_line(table: TableState, seats: Sequence[int]) -> tuple[int, int]:
    """Return which of these seats moved last, and the line to go back to. Refuse if the move cannot be undone."""
    assert table.match is not None
    results, lines = table.match.results, table.match.journal.lines
    index = len(results) - 1
    while index > 0 and results[index].can_undo:
        line = lines[results[index].line]
        if isinstance(line, Move) and line.seat in seats:
            return line.seat, _require_undoable(table, results[index - 1].line)
        index -= 1
    return refuse("cannot-undo" if index else "nothing-to-undo")


def _require_undoable(table: TableState, to: int) -> int:
    """Return `to` if an undo may go back to that line. Refuse if something has been revealed since."""
    assert table.match is not None
    reason = table.match.undo_refusal(to)
    if reason is not None:
        raise Refused(reason)
    return to


def go_back(table: TableState, to: int, ctx: CommandContext, rewind: bool = False) -> None:
    """Undo, or rewind, to journal line `to`."""
    ctx.effects.rows.append(table.undo_to(to, rewind))
    ctx.went_back = ctx.table_changed = True


def ask_rewind(table: TableState, command: c.AskRewind, ctx: CommandContext) -> None:
    """Ask everyone to go back to a journal line. It is done at once if nobody else has a seat."""
    require_host(table, ctx)
    require_playing(table)
    require_permanent_host(table)
    assert table.match is not None
    assert ctx.device is not None
    reason = table.match.rewind_refusal(command.to)
    if reason is not None:
        raise Refused(reason)
    if table.undo_request is not None and (table.undo_request.host, table.undo_request.to) == (ctx.device, command.to):
        return
    if table.people_except(ctx.device):
        write_record(table, ctx, RewindRequested(ctx.device, command.to))
    else:
        go_back(table, command.to, ctx, rewind=True)


def rewind_length(table: TableState) -> int:
    """Return how many moves the pending rewind would take back; 0 if there is none."""
    if table.undo_request is None or table.undo_request.host is None or table.match is None:
        return 0
    return len(table.match.results_since(table.undo_request.to + 1))
