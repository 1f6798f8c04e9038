"""How much of its history a table keeps in memory: enough for undo and reconnects. The rows have all of it.

A command that needs more raises `Forgotten` before it changes anything. The caller then reads all rows, calls
`remember`, and handles the command again. Tables with bots keep their whole history, because bots get all events.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse_header
from mulot.core.match import Match
from mulot.core.recent import Forgotten, known_since, latest
from mulot.table import commands as c
from mulot.table import records
from mulot.table.recorded import Recorded
from mulot.table.records import Row
from mulot.table.seats import character_at

KEPT = 256
"""Minimum number of journal lines in memory; more than are sent to a viewer that reconnects (`telling.LONG_AGO`)."""
MORE = 128
"""Number of further lines after which the oldest ones are dropped."""

WHOLE = frozenset({c.Recall, c.AskRewind, c.AskFriend, c.FriendSays, c.Replace, c.AskStandIn, c.PlayOn, c.TakeOut})
"""Commands that need the whole history: they return it, or seat or ask a bot."""
DEAR = WHOLE | {c.AskUndo, c.AnswerUndo}
"""Commands that may replay or send many lines."""
LONG = 32
"""Games of up to this many lines are replayed without delay (one of Les Mystiques may take a quarter of a millisecond).
"""


def check_known(t: Recorded, command: c.Command) -> None:
    """Raise Forgotten if a command other than a move needs history that is not in memory."""
    kind, match = type(command), t.match
    if match is None or not known_since(match.journal.lines):
        return
    back = isinstance(command, c.AnswerUndo) and t.undo is not None and not _can_reach(match, t.undo.to)
    if back or kind in WHOLE:
        raise Forgotten(0)


def _can_reach(match: Match, to: int) -> bool:
    """True if an undo to this line is possible with the history in memory."""
    if to < known_since(match.journal.lines):
        return False
    kept = len(match.told) - len(match.told_since(to + 1))
    return any(count <= kept for count, _ in match.marks)


def needs_past(t: Recorded) -> bool:
    """True if a bot has taken a seat, on another node, while part of the history is not in memory."""
    return t.match is not None and known_since(t.match.journal.lines) > 0 and _has_characters(t)


def lines_to_keep(t: Recorded, count: int) -> int:
    """Return the number of the first line to keep if `count` lines are kept. Tables with bots keep everything, and a
    pending undo request keeps the lines it would go back to."""
    assert t.match is not None
    lines = t.match.journal.lines
    first, known = len(lines) - count, known_since(lines)
    if t.undo is not None:
        first = min(first, t.undo.to)
    return known if _has_characters(t) else max(first, known)


def forget_old(t: Recorded, needed: int | None = None) -> None:
    """Drop old lines from memory. `needed`: the first line that has yet to be sent to somebody."""
    match = t.match
    t.forget_at = len(t.rows_of_lines) + MORE
    if match is None or _has_characters(t):
        return
    first = lines_to_keep(t, KEPT)
    if needed is not None:
        first = min(first, needed)
    if first <= known_since(match.journal.lines):
        return
    match.forget(first)
    t.rows_of_lines = latest(t.rows_of_lines, first)
    oldest = t.rows_of_lines[first]
    for move in [move for move, _ in takewhile(lambda played: played[1] < oldest, t.played.items())]:
        del t.played[move]


def remember(t: Recorded, rows: Sequence[Row]) -> None:
    """Restore the whole history. `rows` are all rows of the table. Raises BrokenJournal."""
    assert t.match is not None
    of_lines = [row for row in rows[: t.rev + 1] if records.is_journal(row.body)]
    if not of_lines:
        raise BrokenJournal(None, "the rows of the journal are missing")
    match = Match.begin(parse_header(of_lines[0].body), t.seed, t.game)
    for row in of_lines[1:]:
        match.take_in(row.body)
    if match.journal.chain != t.match.journal.chain:
        raise BrokenJournal(None, "the rows are another journal's")
    match.journal.open_since = t.open_since
    t.match = match
    t.rows_of_lines = [row.line for row in of_lines[1:]]
    t.played = {(row.seat, row.action): row.line for row in of_lines if row.seat is not None and row.action is not None}
    t.forget_at = len(t.rows_of_lines) + MORE


def _has_characters(t: Recorded) -> bool:
    """True if a bot plays at this table."""
    return any(character_at(place) is not None for place in t.places)
