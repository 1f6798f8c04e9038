"""How much of its history a table keeps in memory: enough for undo and reconnecting viewers. The stored rows contain
everything.

A command that needs more raises NotInMemory before it changes anything. The caller then reads all rows, calls
`restore_history`, and handles the command again. Tables with bots keep their whole history, because bots are given all
events.
"""

from collections.abc import Sequence
from itertools import takewhile

from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse_header
from mulot.core.match import Match
from mulot.core.tail_list import NotInMemory, drop_before, first_index
from mulot.table import commands as c
from mulot.table import records
from mulot.table.durable_state import DurableState
from mulot.table.records import Row
from mulot.table.seats import character_at

MIN_LINES = 256
"""Minimum number of journal lines in memory. It exceeds the number sent to a reconnecting viewer
(`updates.MAX_MISSED_LINES`)."""
LINES_BETWEEN_DROPS = 128
"""Number of new lines after which the oldest ones are dropped again."""

NEED_ALL_HISTORY = frozenset(
    {c.GetHistory, c.AskRewind, c.AskHint, c.HintReady, c.SeatBot, c.AskStandIn, c.BranchOff, c.ExportJournal}
)
"""Commands that need the whole history, because they return it, seat a bot or ask one."""
SLOW_COMMANDS = NEED_ALL_HISTORY | {c.AskUndo, c.AnswerUndo}
"""Commands that may replay or send many lines."""
LONG_GAME_LINES = 32
"""Games of up to this many lines are replayed inline. (One of Les Mystiques' lines may take 0.25 ms.)"""


def require_history(table: DurableState, command: c.Command) -> None:
    """Raise NotInMemory if this command needs history that is not in memory. Moves are not checked here."""
    kind, match = type(command), table.match
    if match is None or not first_index(match.journal.lines):
        return
    back = (
        isinstance(command, c.AnswerUndo)
        and table.undo_request is not None
        and not _can_undo_to(match, table.undo_request.to)
    )
    if back or kind in NEED_ALL_HISTORY:
        raise NotInMemory(0)


def _can_undo_to(match: Match, to: int) -> bool:
    """True if the history in memory is enough for an undo to this line."""
    if to < first_index(match.journal.lines):
        return False
    remaining = len(match.results) - len(match.results_since(to + 1))
    return any(count <= remaining for count, _ in match.checkpoints)


def needs_history(table: DurableState) -> bool:
    """True if part of the history is not in memory although a bot now has a seat; another node may have seated it."""
    return table.match is not None and first_index(table.match.journal.lines) > 0 and _has_bots(table)


def first_line_to_keep(table: DurableState, count: int) -> int:
    """Return the first line to keep if about `count` lines are to be kept. Tables with bots keep everything, and a
    pending undo request keeps the lines back to its target."""
    assert table.match is not None
    lines = table.match.journal.lines
    first, known = len(lines) - count, first_index(lines)
    if table.undo_request is not None:
        first = min(first, table.undo_request.to)
    return known if _has_bots(table) else max(first, known)


def drop_old_lines(table: DurableState, first_needed: int | None = None) -> None:
    """Drop old lines from memory. `first_needed` is the first line that has yet to be sent to a viewer; None if there
    is none."""
    match = table.match
    table.drop_lines_at = len(table.rows_of_lines) + LINES_BETWEEN_DROPS
    if match is None or _has_bots(table):
        return
    first = first_line_to_keep(table, MIN_LINES)
    if first_needed is not None:
        first = min(first, first_needed)
    if first <= first_index(match.journal.lines):
        return
    match.drop_lines_before(first)
    table.rows_of_lines = drop_before(table.rows_of_lines, first)
    oldest = table.rows_of_lines[first]
    for move in [move for move, _ in takewhile(lambda played: played[1] < oldest, table.rows_of_moves.items())]:
        del table.rows_of_moves[move]


def restore_history(table: DurableState, rows: Sequence[Row]) -> None:
    """Restore the whole history. `rows` must be all rows of the table. Raises BrokenJournal."""
    assert table.match is not None
    of_lines = [row for row in rows[: table.rev + 1] if records.is_journal(row.body)]
    if not of_lines:
        raise BrokenJournal(None, "the rows of the journal are missing")
    match = Match.from_header(parse_header(of_lines[0].body), table.seed, table.game)
    for row in of_lines[1:]:
        match.apply_line(row.body)
    if match.journal.chain != table.match.journal.chain:
        raise BrokenJournal(None, "the rows belong to another journal")
    match.journal.open_since = table.seed_known_since
    table.match = match
    table.rows_of_lines = [row.line for row in of_lines[1:]]
    table.rows_of_moves = {
        (row.seat, row.action): row.line for row in of_lines if row.seat is not None and row.action is not None
    }
    table.drop_lines_at = len(table.rows_of_lines) + LINES_BETWEEN_DROPS


def _has_bots(table: DurableState) -> bool:
    """True if a bot plays at this table."""
    return any(character_at(place) is not None for place in table.occupants)
