"""Branches: a branch starts with the first lines of another match and continues with a new seed.

Its journal repeats those lines unchanged, with the same numbers. The header contains the seed of the original match, so
`verify` can check every draw of a branch too. Only branch off from a match whose secrets may be revealed, because its
seed becomes public.
"""

import msgspec
from msgspec import UNSET

from mulot.core.errors import BrokenJournal
from mulot.core.journal import Journal, Origin
from mulot.core.luck import commitment
from mulot.core.match import Match, seed_bytes


def branch(match: Match, lines: int, seed: int | str | bytes) -> Match:
    """Return a new match that continues this one after its first `lines` lines, with a new seed. Raises BrokenJournal
    if the seed of this match is unknown or it has fewer lines."""
    if match.seed is None:
        raise BrokenJournal(None, "the seed is unknown, so the match can be read but not continued", "sealed")
    seed = seed_bytes(seed)
    return Match.from_journal(branch_journal(match.journal, match.seed, lines, seed), seed, match.game)


def branch_journal(journal: Journal, revealed: bytes, lines: int, seed: bytes) -> Journal:
    """Return the journal of a branch with this seed. `revealed` is the seed of the original match. Raises BrokenJournal
    if `journal` has fewer than `lines` lines."""
    if not 0 < lines <= len(journal.lines):
        raise BrokenJournal(lines, "the line to branch off after does not exist", "moment")
    header = journal.header
    # A branch of a branch names both originals, except one whose lines all come after the branch point.
    origins = [*(header.origins or ()), Origin(len(journal.lines) + 1, revealed.hex(), header.added)]
    before = [origin for origin in origins if origin.lines < lines]
    last = msgspec.structs.replace(origins[len(before)], lines=lines)
    made = Journal(
        msgspec.structs.replace(header, commitment=commitment(seed), added=(), after=UNSET, origins=(*before, last))
    )
    for line in journal.lines[:lines]:
        made.append(line)
    return made
