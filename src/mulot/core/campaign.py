"""Campaigns: a series of matches. Each chapter is a match whose journal names the journal of the previous chapter.

A game with a function `next_chapter` computes the options of the next chapter from the final state alone, so a campaign
can be saved after any chapter and continued elsewhere. A campaign file is the concatenation of its journals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import AnyGame, Outcome
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.options import plain_options, read_options

_HEADER = b'{"kind":"header"'


def next_chapter_options(game: AnyGame, state: Any) -> dict[str, Any] | None:
    """Return the options of the next chapter as a journal stores them; None if this chapter is not over or is the last
    one."""
    if game.next_chapter is None or not isinstance(game.waiting(state), Outcome):
        return None
    options = game.next_chapter(state)
    return None if options is None else plain_options(options)


def change_options(game: AnyGame, options: Mapping[str, Any], changes: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Return the options of the next chapter with the players' changes applied. Raises BadOptions if an option may not
    be changed."""
    for name, value in changes.items():
        if name not in game.renegotiable and value != options.get(name):
            raise BadOptions(name, value, ", ".join(game.renegotiable))
    return plain_options(read_options(game, {**options, **changes}, seats))


class Campaign:
    """The chapters so far. Only the last one may still be in progress."""

    def __init__(self, chapters: Sequence[Match] = ()) -> None:
        self.chapters: list[Match] = []
        for chapter in chapters:
            self._append(chapter)

    @classmethod
    def from_bytes(cls, file: bytes, game: AnyGame | None = None) -> Campaign:
        """Parse a campaign file. Raises BrokenJournal or TooNew."""
        return cls([Match.from_journal(*parse(part), game=game) for part in split_journals(file)])

    def dump(self) -> bytes:
        """Return the campaign file as bytes. It contains the seeds, so keep it secret while the last chapter is in
        progress."""
        return b"".join(chapter.dump() for chapter in self.chapters)

    @property
    def next_options(self) -> dict[str, Any] | None:
        """The options of the next chapter; None if the last one is in progress or the campaign has ended."""
        return next_chapter_options(self.chapters[-1].game, self.chapters[-1].state) if self.chapters else None

    def start_next(
        self,
        seed: int | str | bytes,
        seats: int | None = None,
        changes: Mapping[str, Any] | None = None,
        added: Sequence[bytes] = (),
    ) -> Match:
        """Start the next chapter and return its match. Raises BadOptions, or BrokenJournal if there is no next
        chapter."""
        options = self.next_options
        if options is None:
            raise BrokenJournal(None, "there is no next chapter", "ended")
        last = self.chapters[-1]
        count = last.seats if seats is None else seats
        settled = change_options(last.game, options, changes or {}, count)
        self._append(Match(last.game, count, seed, settled, added, after=last.journal.chain))
        return self.chapters[-1]

    def _append(self, chapter: Match) -> None:
        """Append a chapter after checking that it follows the previous one. Raises BrokenJournal."""
        number, header = len(self.chapters) + 1, chapter.journal.header
        after = "" if header.after is UNSET else header.after
        if self.chapters:
            before, options = self.chapters[-1], self.next_options
            if header.game != before.game.id or after != before.journal.chain:
                raise BrokenJournal(None, f"chapter {number} does not name the previous chapter", "pages")
            if options is None:
                raise BrokenJournal(None, f"chapter {number - 1} is the last one", "pages")
            settled_options = plain_options(chapter.options)
            if any(
                settled_options.get(name) != value
                for name, value in options.items()
                if name not in chapter.game.renegotiable
            ):
                raise BrokenJournal(None, f"chapter {number} does not have the options it must have", "pages")
        elif after:
            raise BrokenJournal(None, "the first chapter is missing", "pages")
        self.chapters.append(chapter)


def split_journals(file: bytes) -> list[bytes]:
    """Split a campaign file into its journals."""
    parts: list[list[bytes]] = []
    for row in file.splitlines():
        if row.startswith(_HEADER) or not parts:
            parts.append([])
        parts[-1].append(row)
    return [b"\n".join(part) + b"\n" for part in parts] or [file]
