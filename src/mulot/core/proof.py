"""Verifies from its journal alone that a match follows the rules and that its luck was derived from the seed."""

from msgspec import Struct

from mulot.core.errors import BrokenJournal
from mulot.core.game import AnyGame, Outcome
from mulot.core.journal import Journal, Move, Undo
from mulot.core.match import Match


class Proof(Struct, frozen=True):
    """What was verified. `luck_checked` is the number of draws that were recomputed from the seed; None if the seed is
    unknown."""

    game: str
    version: int
    seats: int
    lines: int
    chain: str
    outcome: Outcome | None
    luck_checked: int | None
    branched: int = 0
    """How many lines come from the match that this one branched off from. Their luck was checked against that match's
    seed."""
    open_since: int | None = None
    """The line from which the luck was no longer secret, because a copy with the seed had been exported; None if it
    always was."""


def verify(journal: Journal, seed: bytes | None, game: AnyGame | None = None) -> Proof:
    """Check the moves and, if the seed is given, the luck (`parse` has checked the hashes). Raises BrokenJournal with
    the line that is wrong."""
    match = Match.from_journal(journal, seed, game)
    header = journal.header
    if header.branched > len(journal.lines):
        raise BrokenJournal(
            len(journal.lines), f"it branched off after {header.branched} lines, but not all of them are here", "cut"
        )
    checked = None if seed is None else _check_luck(match, seed)
    lines, chain = len(journal.lines), journal.chain
    branched, since = header.branched, journal.open_since
    return Proof(header.game, header.version, header.seats, lines, chain, match.outcome, checked, branched, since)


def _check_luck(match: Match, seed: bytes) -> int:
    """Replay the journal with luck derived from the seed, compare each draw with the recorded one, and return the
    number of draws. Raises BrokenJournal if one differs."""
    again = Match.from_header(match.journal.header, seed, match.game)
    checked = 0
    for line in match.journal.lines:
        if isinstance(line, Move):
            again.play(line.seat, line.play)
        elif isinstance(line, Undo):
            again.undo_to(line.to, line.rewind)
            continue
        else:
            again.deal()
        drawn = again.journal.lines[-1]
        if isinstance(drawn, Undo) or drawn.luck != line.luck:
            why = f"the seed does not give the luck {list(line.luck)} that the line recorded"
            raise BrokenJournal(line.line, why, "luck")
        checked += len(line.luck)
    return checked
