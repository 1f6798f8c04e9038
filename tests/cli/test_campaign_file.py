"""Campaign files: started, closed in the middle of a chapter, continued, and played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulot.cli.arguments import FileAccessError
from mulot.cli.campaign_file import open_chapter, save_campaign
from mulot.core.campaign import Campaign
from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.games import load
from toy_game import GAME


def play_out(match: Match) -> None:
    while isinstance(waiting := match.waiting, Ask):
        match.play(waiting.must[0], match.legal(waiting.must[0])[0])


def test_a_campaign_is_started_closed_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "mill.book"
    book = Campaign()
    page = open_chapter(file, GAME, book, "one", 3, {"rats": 1, "first": 0})
    page.play(0, "attack")
    save_campaign(file, book)
    assert list(tmp_path.iterdir()) == [file]

    book = Campaign()
    page = open_chapter(file, GAME, book, "two", 2, {})
    assert (page.seats, len(page.journal.lines)) == (3, 2)
    play_out(page)
    save_campaign(file, book)

    book = Campaign()
    page = open_chapter(file, GAME, book, "three", 2, {"charms": False})
    assert (len(book.chapters), page.seats, page.options.charms) == (2, 3, False)
    play_out(page)
    save_campaign(file, book)
    with pytest.raises(BadOptions):
        open_chapter(file, GAME, Campaign(), "four", 2, {"first": 1})


def test_invalid_campaign_files_are_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "torn.book"
    file.write_bytes(b"no book\n")
    with pytest.raises(BrokenJournal):
        open_chapter(file, GAME, Campaign(), "x", 2, {})
    assert file.read_bytes() == b"no book\n"
    with pytest.raises(FileAccessError):
        open_chapter(tmp_path, GAME, Campaign(), "x", 2, {})
    with pytest.raises(FileAccessError):
        save_campaign(tmp_path / "nowhere" / "x.book", Campaign([Match(GAME, 2, 1)]))
    with pytest.raises(BadOptions):
        open_chapter(file, load("trio"), Campaign(), "x", 2, {})
