"""Campaigns: matches that follow one another. Each chapter is a match; its journal names the journal of the one before.

A game with a `sequel` computes the options of the next chapter from the final state alone, so a campaign can be saved
after any chapter and continued elsewhere. The file of a campaign is the concatenation of its journals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import AnyGame, Outcome
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.options import read_options, written

_HEADER = b'{"kind":"header"'


def next_options(game: AnyGame, state: Any) -> dict[str, Any] | None:
    """Return the options of the next chapter as a journal stores them; None if this chapter is not over or is the
    last."""
    if game.sequel is None or not isinstance(game.waiting(state), Outcome):
        return None
    options = game.sequel(state)
    return None if options is None else written(options)


def settle(game: AnyGame, options: Mapping[str, Any], changes: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Return the options of a next chapter with the players' changes applied. Raises BadOptions if an option may not be
    changed."""
    for name, value in changes.items():
        if name not in game.anew and value != options.get(name):
            raise BadOptions(name, value, ", ".join(game.anew))
    return written(read_options(game, {**options, **changes}, seats))


class Book:
    """The chapters so far. Only the last one may still be in progress."""

    def __init__(self, pages: Sequence[Match] = ()) -> None:
        self.pages: list[Match] = []
        for page in pages:
            self._add(page)

    @classmethod
    def open(cls, file: bytes, game: AnyGame | None = None) -> Book:
        """Parse the file of a campaign. Raises BrokenJournal or TooNew."""
        return cls([Match.of(*parse(part), game=game) for part in split(file)])

    def dump(self) -> bytes:
        """Return the file of the campaign. It contains the seeds, so keep it secret while the last chapter is in
        progress."""
        return b"".join(page.dump() for page in self.pages)

    @property
    def next_options(self) -> dict[str, Any] | None:
        """The options of the next chapter; None if the last one is in progress or the campaign has ended."""
        return next_options(self.pages[-1].game, self.pages[-1].state) if self.pages else None

    def turn(
        self,
        seed: int | str | bytes,
        seats: int | None = None,
        changes: Mapping[str, Any] | None = None,
        added: Sequence[bytes] = (),
    ) -> Match:
        """Start the next chapter. Raises BadOptions, or BrokenJournal if there is no next chapter."""
        options = self.next_options
        if options is None:
            raise BrokenJournal(None, "nothing follows this page", "ended")
        last = self.pages[-1]
        count = last.seats if seats is None else seats
        settled = settle(last.game, options, changes or {}, count)
        self._add(Match(last.game, count, seed, settled, added, after=last.journal.chain))
        return self.pages[-1]

    def _add(self, page: Match) -> None:
        """Append a chapter after checking that it follows the one before."""
        number, header = len(self.pages) + 1, page.journal.header
        after = "" if header.after is UNSET else header.after
        if self.pages:
            before, options = self.pages[-1], self.next_options
            if header.game != before.game.id or after != before.journal.chain:
                raise BrokenJournal(None, f"page {number} does not name the page before it", "pages")
            if options is None:
                raise BrokenJournal(None, f"nothing follows page {number - 1}", "pages")
            told = written(page.options)
            if any(told.get(name) != value for name, value in options.items() if name not in page.game.anew):
                raise BrokenJournal(None, f"page {number} is not what follows page {number - 1}", "pages")
        elif after:
            raise BrokenJournal(None, "the first page is missing", "pages")
        self.pages.append(page)


def split(file: bytes) -> list[bytes]:
    """Split the file of a campaign into its journals."""
    parts: list[list[bytes]] = []
    for row in file.splitlines():
        if row.startswith(_HEADER) or not parts:
            parts.append([])
        parts[-1].append(row)
    return [b"\n".join(part) + b"\n" for part in parts] or [file]
