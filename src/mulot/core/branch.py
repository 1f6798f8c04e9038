"""A branch: a match that begins with the lines of another one, and goes its own way from there.

The first lines stand in its journal as they stood in the other, with the same numbers; from then on luck comes from a
seed of its own. The header names the seed that the first lines were played with, so every draw can be made again:
`verify` checks a branch as it checks any match. Only for a match whose secrets may be known: its seed is told.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from mulot.core.errors import BrokenJournal
from mulot.core.journal import Journal, Origin
from mulot.core.luck import commitment
from mulot.core.match import Match, seed_bytes


def branch(match: Match, lines: int, seed: int | str | bytes) -> Match:
    """The match as it was after its first `lines` lines, to be played on with luck of its own."""
    if match.seed is None:
        raise BrokenJournal(None, "the seed is not known: it can be read, but not played on", "sealed")
    seed = seed_bytes(seed)
    return Match.of(branch_journal(match.journal, match.seed, lines, seed), seed, match.game)


def branch_journal(journal: Journal, revealed: bytes, lines: int, seed: bytes) -> Journal:
    """The journal of that branch. `revealed` is the seed that the first lines were played with."""
    if not 0 < lines <= len(journal.lines):
        raise BrokenJournal(lines, "there is no such line to branch off after", "moment")
    header = journal.header
    # A branch of a branch names both; what lies after the line that is branched off at is forgotten.
    origins = [*(header.origins or ()), Origin(len(journal.lines) + 1, revealed.hex(), header.added)]
    before = [origin for origin in origins if origin.lines < lines]
    last = msgspec.structs.replace(origins[len(before)], lines=lines)
    made = Journal(
        msgspec.structs.replace(header, commitment=commitment(seed), added=(), after=UNSET, origins=(*before, last))
    )
    for line in journal.lines[:lines]:
        made.append(line)
    return made
