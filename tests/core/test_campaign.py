"""Campaigns: matches played one after another, saved after any chapter, and continued."""

from __future__ import annotations

import msgspec
import pytest

from mulot.core.campaign import Campaign, split_journals
from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import Ask
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify
from toy_game import GAME


def play_out(match: Match) -> Match:
    while isinstance(waiting := match.waiting, Ask):
        seat = waiting.must[0]
        match.play(seat, match.legal(seat)[0])
    return match


def campaign_of(chapters: int, seed: int = 0) -> Campaign:
    campaign = Campaign([play_out(Match(GAME, 2, f"first {seed}", {"rats": 1, "first": 0}))])
    for number in range(1, chapters):
        play_out(campaign.start_next(f"{seed} {number}"))
    return campaign


def reason(match: Match) -> str:
    assert match.outcome is not None
    return match.outcome.reason


def test_a_chapter_depends_on_how_the_one_before_ended() -> None:
    seen = set[str]()
    for seed in range(8):
        campaign = campaign_of(3, seed)
        for before, after in zip(campaign.chapters, campaign.chapters[1:], strict=False):
            seen.add(reason(before))
            assert after.options.rats == before.options.rats + (reason(before) == "peace")
            assert after.journal.header.after == before.journal.chain
    assert seen == {"peace", "night"}


def test_a_campaign_can_be_saved_loaded_and_verified() -> None:
    campaign = campaign_of(2)
    campaign.start_next("half read").play(0, "attack")
    again = Campaign.from_bytes(campaign.dump(), GAME)
    assert again.dump() == campaign.dump()
    assert [msgspec.json.encode(p.state) for p in again.chapters] == [
        msgspec.json.encode(p.state) for p in campaign.chapters
    ]
    for part in split_journals(campaign.dump()):
        assert verify(*parse(part), GAME).luck_checked is not None
    play_out(again.chapters[-1])
    assert again.next_options is not None


def test_there_is_no_chapter_after_the_last() -> None:
    campaign = Campaign()
    assert campaign.next_options is None
    for seed in range(40):  # until peace with four rats
        chapter = play_out(Match(GAME, 2, seed, {"rats": 4}))
        if reason(chapter) == "peace":
            campaign = Campaign([chapter])
            assert campaign.next_options is None
            with pytest.raises(BrokenJournal, match="there is no next chapter"):
                campaign.start_next("one more")
            return
    pytest.fail("no peace with four rats")


def test_only_renegotiable_options_can_be_changed() -> None:
    campaign = campaign_of(1)
    with pytest.raises(BadOptions, match="charms"):
        campaign.start_next("x", changes={"rats": 3})
    assert len(campaign.chapters) == 1
    chapter = campaign.start_next("x", seats=4, changes={"charms": False})
    assert (chapter.seats, chapter.options.charms) == (4, False)
    assert Campaign.from_bytes(campaign.dump(), GAME).chapters[-1].options == chapter.options


def test_chapters_that_do_not_belong_together_are_rejected() -> None:
    one, two, three = split_journals(campaign_of(3).dump())
    foreign = split_journals(campaign_of(2, seed=5).dump())[1]
    for file, why in (
        (two + three, "the first chapter is missing"),
        (one + three, "chapter 2 does not name the previous chapter"),
        (one + foreign, "chapter 2 does not name the previous chapter"),
        (one + two.replace(b'"luck":[', b'"luck":[0,', 1) + three, "its hash does not match"),
        (b"", "empty"),
    ):
        with pytest.raises(BrokenJournal, match=why):
            Campaign.from_bytes(file, GAME)
    forged = Match(GAME, 2, "forged", {"rats": 4, "first": 0}, after=parse(one)[0].chain)
    with pytest.raises(BrokenJournal, match="chapter 2 does not have the options it must have"):
        Campaign.from_bytes(one + forged.dump(), GAME)
    unfinished = Match(GAME, 2, "open", {"rats": 1, "first": 0})
    after = Match(GAME, 2, "open", {"rats": 1, "first": 0}, after=unfinished.journal.chain)
    with pytest.raises(BrokenJournal, match="chapter 1 is the last one"):
        Campaign.from_bytes(unfinished.dump() + after.dump(), GAME)
