"""Load and save a campaign as one file, for `mulot play GAME --book FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mulot.cli.files import named
from mulot.core.campaign import Campaign
from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import AnyGame
from mulot.core.match import Match


def open_page(
    file: Path, game: AnyGame, book: Campaign, seed: str | bytes, seats: int, options: dict[str, Any]
) -> Match:
    """Load the campaign file into `book` and return the match to play: the unfinished chapter, else the next one.

    If the file does not exist, start a new campaign with these seats and options. Raises BadOptions if the game has no
    campaign, BrokenJournal if the file is damaged or the campaign is over, and NoSuchFile if it cannot be read."""
    if game.sequel is None:
        raise BadOptions("book", game.id, "—")
    if file.exists():
        with named(file):
            book.pages = Campaign.open(file.read_bytes(), game).pages
        if book.pages[-1].outcome is None:
            return book.pages[-1]
        if book.next_options is None:
            raise BrokenJournal(None, "nothing follows this page", "ended")
        return book.turn(seed, changes=options)
    book.pages = [Match(game, seats, seed, options)]
    return book.pages[0]


def keep_book(file: Path, book: Campaign) -> None:
    """Save a campaign; the file is replaced atomically, so it is never half written. Raises NoSuchFile."""
    with named(file):
        beside = file.with_name(file.name + ".new")
        beside.write_bytes(book.dump())
        beside.replace(file)
