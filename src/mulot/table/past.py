"""How much of its past a table has in memory: what undo and those who come back need. The rows have all of it.

Whatever needs more raises `Forgotten` before it has changed anything; the room reads the rows, the table remembers
them (`remember`), and the command is handled again. A table at which characters play remembers everything: they think
with all that they have heard.
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
"""Lines that are kept at least: more than are told to somebody who missed them (`telling.LONG_AGO`)."""
MORE = 128
"""So many more come together before the oldest are forgotten."""

WHOLE = frozenset({c.Recall, c.AskRewind, c.AskFriend, c.FriendSays, c.Replace, c.AskStandIn, c.PlayOn, c.TakeOut})
"""Commands for which everything has to be known: stories, files, and what seats a character or asks one."""
DEAR = WHOLE | {c.AskUndo, c.AnswerUndo}
"""Commands for which much may be told or played again."""
LONG = 32
"""Lines up to which a game is told or played again in no time. (One of Les Mystiques may take a quarter of a
millisecond.)"""


def check_known(t: Recorded, command: c.Command) -> None:
    """Raises Forgotten where a command that is no move needs what is not in memory."""
    kind, match = type(command), t.match
    if match is None or not known_since(match.journal.lines):
        return
    back = isinstance(command, c.AnswerUndo) and t.undo is not None and not _can_reach(match, t.undo.to)
    if back or kind in WHOLE:
        raise Forgotten(0)


def _can_reach(match: Match, to: int) -> bool:
    """Whether it can be gone back to this line with what is in memory."""
    if to < known_since(match.journal.lines):
        return False
    kept = len(match.told) - len(match.told_since(to + 1))
    return any(count <= kept for count, _ in match.marks)


def needs_past(t: Recorded) -> bool:
    """Whether a character has sat down (on another node) where something is forgotten."""
    return t.match is not None and known_since(t.match.journal.lines) > 0 and _has_characters(t)


def lines_to_keep(t: Recorded, count: int) -> int:
    """The number of the first line to keep, if there are to be so many: all that are known where characters play, and
    those to which somebody wishes to go back."""
    assert t.match is not None
    lines = t.match.journal.lines
    first, known = len(lines) - count, known_since(lines)
    if t.undo is not None:
        first = min(first, t.undo.to)
    return known if _has_characters(t) else max(first, known)


def forget_old(t: Recorded, needed: int | None = None) -> None:
    """Keep the latest lines; `needed`: the first that is still to be told to somebody."""
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
    """Know everything again; these are all rows, from the first on. Raises BrokenJournal."""
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
    return any(character_at(place) is not None for place in t.places)
