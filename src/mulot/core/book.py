"""A book: games that follow one another. Each page is a game of its own; its journal names the journal before it.

A game with a `sequel` says what follows a page that is over: a pure function of how it ended, so the book can be closed
after any page and opened again anywhere. The file of a book is its journals, one after the other.
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
    """The options of the next page, as a journal holds them; None: this one is not over, or the book ends here."""
    if game.sequel is None or not isinstance(game.waiting(state), Outcome):
        return None
    options = game.sequel(state)
    return None if options is None else written(options)


def settle(game: AnyGame, options: Mapping[str, Any], changes: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options of a next page, with those changed that may be settled anew. Raises BadOptions."""
    for name, value in changes.items():
        if name not in game.anew and value != options.get(name):
            raise BadOptions(name, value, ", ".join(game.anew))
    return written(read_options(game, {**options, **changes}, seats))


class Book:
    """The pages so far. Only the last one may still be played."""

    def __init__(self, pages: Sequence[Match] = ()) -> None:
        self.pages: list[Match] = []
        for page in pages:
            self._add(page)

    @classmethod
    def open(cls, file: bytes, game: AnyGame | None = None) -> Book:
        """The book that a file holds. Raises BrokenJournal or TooNew."""
        return cls([Match.of(*parse(part), game=game) for part in split(file)])

    def dump(self) -> bytes:
        """The whole book, seeds included: keep it to yourself while its last page is played."""
        return b"".join(page.dump() for page in self.pages)

    @property
    def next_options(self) -> dict[str, Any] | None:
        """The options of the next page; None while the last one is played, and when the book is at its end."""
        return next_options(self.pages[-1].game, self.pages[-1].state) if self.pages else None

    def turn(
        self,
        seed: int | str | bytes,
        seats: int | None = None,
        changes: Mapping[str, Any] | None = None,
        added: Sequence[bytes] = (),
    ) -> Match:
        """Begin the next page. Raises BadOptions; BrokenJournal where nothing follows."""
        options = self.next_options
        if options is None:
            raise BrokenJournal(None, "nothing follows this page", "ended")
        last = self.pages[-1]
        count = last.seats if seats is None else seats
        settled = settle(last.game, options, changes or {}, count)
        self._add(Match(last.game, count, seed, settled, added, after=last.journal.chain))
        return self.pages[-1]

    def _add(self, page: Match) -> None:
        """Put a page in, if it follows the one before."""
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
    """The journals in a file: each begins with its header."""
    parts: list[list[bytes]] = []
    for row in file.splitlines():
        if row.startswith(_HEADER) or not parts:
            parts.append([])
        parts[-1].append(row)
    return [b"\n".join(part) + b"\n" for part in parts] or [file]
