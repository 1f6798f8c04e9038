"""Campaigns: matches that follow one another, saved after any chapter and continued."""

from __future__ import annotations

import msgspec
import pytest

from mulot.core.book import Book, split
from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import Ask
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify
from skirmish import GAME


def play_out(match: Match) -> Match:
    while isinstance(waiting := match.waiting, Ask):
        seat = waiting.must[0]
        match.play(seat, match.legal(seat)[0])
    return match


def book_of(pages: int, seed: int = 0) -> Book:
    book = Book([play_out(Match(GAME, 2, f"first {seed}", {"rats": 1, "first": 0}))])
    for number in range(1, pages):
        play_out(book.turn(f"{seed} {number}"))
    return book


def reason(match: Match) -> str:
    assert match.outcome is not None
    return match.outcome.reason


def test_a_chapter_depends_on_how_the_one_before_ended() -> None:
    seen = set[str]()
    for seed in range(8):
        book = book_of(3, seed)
        for before, after in zip(book.pages, book.pages[1:], strict=False):
            seen.add(reason(before))
            assert after.options.rats == before.options.rats + (reason(before) == "peace")
            assert after.journal.header.after == before.journal.chain
    assert seen == {"peace", "night"}


def test_a_campaign_can_be_saved_loaded_and_verified() -> None:
    book = book_of(2)
    book.turn("half read").play(0, "attack")
    again = Book.open(book.dump(), GAME)
    assert again.dump() == book.dump()
    assert [msgspec.json.encode(p.state) for p in again.pages] == [msgspec.json.encode(p.state) for p in book.pages]
    for part in split(book.dump()):
        assert verify(*parse(part), GAME).luck_checked is not None
    play_out(again.pages[-1])
    assert again.next_options is not None


def test_there_is_no_chapter_after_the_last() -> None:
    book = Book()
    assert book.next_options is None
    for seed in range(40):  # until four rats keep peace
        page = play_out(Match(GAME, 2, seed, {"rats": 4}))
        if reason(page) == "peace":
            book = Book([page])
            assert book.next_options is None
            with pytest.raises(BrokenJournal, match="nothing follows"):
                book.turn("one more")
            return
    pytest.fail("no peace with four rats")


def test_only_renegotiable_options_can_be_changed() -> None:
    book = book_of(1)
    with pytest.raises(BadOptions, match="charms"):
        book.turn("x", changes={"rats": 3})
    assert len(book.pages) == 1
    page = book.turn("x", seats=4, changes={"charms": False})
    assert (page.seats, page.options.charms) == (4, False)
    assert Book.open(book.dump(), GAME).pages[-1].options == page.options


def test_chapters_that_do_not_belong_together_are_rejected() -> None:
    one, two, three = split(book_of(3).dump())
    foreign = split(book_of(2, seed=5).dump())[1]
    for file, why in (
        (two + three, "the first page is missing"),
        (one + three, "page 2 does not name the page before it"),
        (one + foreign, "page 2 does not name the page before it"),
        (one + two.replace(b'"luck":[', b'"luck":[0,', 1) + three, "its hash does not fit"),
        (b"", "empty"),
    ):
        with pytest.raises(BrokenJournal, match=why):
            Book.open(file, GAME)
    forged = Match(GAME, 2, "forged", {"rats": 4, "first": 0}, after=parse(one)[0].chain)
    with pytest.raises(BrokenJournal, match="page 2 is not what follows page 1"):
        Book.open(one + forged.dump(), GAME)
    unfinished = Match(GAME, 2, "open", {"rats": 1, "first": 0})
    after = Match(GAME, 2, "open", {"rats": 1, "first": 0}, after=unfinished.journal.chain)
    with pytest.raises(BrokenJournal, match="nothing follows page 1"):
        Book.open(unfinished.dump() + after.dump(), GAME)
