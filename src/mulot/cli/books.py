"""A book in a file: `mulot play GAME --book FILE` opens it where it was closed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mulot.cli.files import named
from mulot.core.book import Book
from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import AnyGame
from mulot.core.match import Match


def open_page(file: Path, game: AnyGame, book: Book, seed: str | bytes, seats: int, options: dict[str, Any]) -> Match:
    """The page to be played: the one that lies open, the one after it, or the first of a new book."""
    if game.sequel is None:
        raise BadOptions("book", game.id, "—")
    if file.exists():
        with named(file):
            book.pages = Book.open(file.read_bytes(), game).pages
        if book.pages[-1].outcome is None:
            return book.pages[-1]
        if book.next_options is None:
            raise BrokenJournal(None, "nothing follows this page", "ended")
        return book.turn(seed, changes=options)
    book.pages = [Match(game, seats, seed, options)]
    return book.pages[0]


def keep_book(file: Path, book: Book) -> None:
    """Write it beside the old one first, so that a book is never half written."""
    with named(file):
        beside = file.with_name(file.name + ".new")
        beside.write_bytes(book.dump())
        beside.replace(file)
