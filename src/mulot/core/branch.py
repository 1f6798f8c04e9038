"""Branches: a match that starts with the lines of another one and continues with a seed of its own.

Its journal repeats the first lines unchanged and with the same numbers. The header contains the seed of the original
match, so `verify` can check every draw of a branch as well. Only branch off from a match whose secrets may be known,
because its seed becomes public.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from mulot.core.errors import BrokenJournal
from mulot.core.journal import Journal, Origin
from mulot.core.luck import commitment
from mulot.core.match import Match, seed_bytes


def branch(match: Match, lines: int, seed: int | str | bytes) -> Match:
    """Return a new match that continues this one after its first `lines` lines, with its own seed."""
    if match.seed is None:
        raise BrokenJournal(None, "the seed is not known: it can be read, but not played on", "sealed")
    seed = seed_bytes(seed)
    return Match.from_journal(branch_journal(match.journal, match.seed, lines, seed), seed, match.game)


def branch_journal(journal: Journal, revealed: bytes, lines: int, seed: bytes) -> Journal:
    """Return the journal of the branch. `revealed` is the seed of the original match."""
    if not 0 < lines <= len(journal.lines):
        raise BrokenJournal(lines, "there is no such line to branch off after", "moment")
    header = journal.header
    # A branch of a branch names both originals, and none whose lines all lie after the branching point.
    origins = [*(header.origins or ()), Origin(len(journal.lines) + 1, revealed.hex(), header.added)]
    before = [origin for origin in origins if origin.lines < lines]
    last = msgspec.structs.replace(origins[len(before)], lines=lines)
    made = Journal(
        msgspec.structs.replace(header, commitment=commitment(seed), added=(), after=UNSET, origins=(*before, last))
    )
    for line in journal.lines[:lines]:
        made.append(line)
    return made
