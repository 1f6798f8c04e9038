"""The campaign: the next chapter, what heroes keep, what chapters remember, and stored campaigns."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import mulot
from mulot.bots import Budget
from mulot.cli.i18n import Translator
from mulot.core.campaign import Campaign
from mulot.core.errors import BadOptions
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.core.options import plain_options, read_options
from mulot.core.text import LANGUAGES
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.campaign import ORDER, next_chapter_options
from mulot.games.mystiques.content import CHAPTERS, CHAPTERS_OF, CHOICES, DECK, HELP, PASSAGES
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.options import Brought, Deed, Options
from mulot.games.mystiques.rules.chapter_end import finish_chapter
from mulot.games.mystiques.scenes import BOW, SWORD, scene
from mulot.testing import act, only, refusal, rule

CAMPAIGN = Options(campaign=True)
DEEDS = tuple(choice for choice in CHOICES if choice not in [answer.name for answer in HELP.choices])


def about_to_win(options=CAMPAIGN, seats=1):
    """Return the first chapter with its last rat beside Filch and Aubin."""
    return scene(". .", "filch a1, aubin a1", "rat b1", options=options, seats=seats, explored=("granary",))


def win_chapter(s):
    return act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, BOW, BOW)


@rule("MR-163")
def test_when_a_chapter_of_a_campaign_is_won_every_hero_says_which_card_she_keeps():
    s = about_to_win(seats=2)
    s.mice[0].bag, s.mice[0].tricks = ("sling", "hazel-bow"), ("bread-crust", "bread-crust")
    s.mice[1].gear = (*s.mice[1].gear, "walnut-helmet")
    events = win_chapter(s)
    assert only(ev.Told, events).passage == "first-frost-won"
    assert GAME.waiting(s).about == "keep"
    assert GAME.waiting(s).must == (0,)
    assert [GAME.write(a) for a in GAME.legal(s, 0)] == ["keep sling", "keep bread-crust", "keep-nothing"]
    assert refusal(GAME, s, 0, "keep hazel-bow").no == "not-asked"  # another hero's starting equipment
    assert refusal(GAME, s, 0, "keep").no == "not-asked"
    events = act(GAME, s, 0, "keep bread-crust")
    assert only(ev.CardKept, events).card == "bread-crust"
    assert GAME.waiting(s).must == (1,)
    act(GAME, s, 1, "keep-nothing")
    assert GAME.waiting(s) == Outcome((1.0, 1.0), "objective")
    assert s.kept == {"filch": "bread-crust"}


@rule("MR-163")
def test_heroes_without_cards_and_heroes_outside_a_campaign_are_not_asked_what_they_keep():
    s = about_to_win()
    win_chapter(s)
    assert GAME.waiting(s) == Outcome((1.0,), "objective")
    s = about_to_win(Options())
    s.mice[0].bag = ("sling",)
    win_chapter(s)
    assert GAME.waiting(s) == Outcome((1.0,), "objective")


@rule("MR-163", "MR-196")
def test_the_next_chapter_has_what_was_learnt_kept_and_chosen():
    s = about_to_win(Options(campaign=True, difficulty="hard", heroes=("filch",), deeds=("hurry-on",)))
    s.mice[0].abilities, s.mice[0].bag, s.mice[0].cheese = ("nibble", "duck"), ("sling",), 5
    s.deeds = ("free-grigou",)
    win_chapter(s)
    act(GAME, s, 0, "keep sling")
    assert next_chapter_options(s) == Options(
        chapter="under-the-floor",
        difficulty="hard",
        heroes=("filch",),
        campaign=True,
        brings=(Brought("aubin", ("rally",)), Brought("filch", ("nibble", "duck"), "sling")),
        deeds=("hurry-on", "free-grigou"),
    )
    assert GAME.next_chapter is next_chapter_options


@rule("MR-196")
def test_a_lost_chapter_is_played_again_as_it_began():
    options = Options(campaign=True, chapter="mill-race", brings=(Brought("filch", ("nibble", "duck")),))
    s = scene(". . P", "filch a1", wheel=5, page=8, end=9, options=options)
    s.mice[0].abilities = ("nibble", "duck", "quick-paws")
    s.deeds = ("close-the-sluice",)
    act(GAME, s, 0, "end-turn")
    assert GAME.waiting(s) == Outcome((0.0,), "hourglass")
    assert next_chapter_options(s) == replace(options, lost=1)
    s.version = 5
    assert next_chapter_options(s) == options  # campaigns of earlier versions go on as they were stored


@rule("MR-216")
@pytest.mark.parametrize(("lost", "pages"), [(2, 1), (3, 2), (5, 4), (10, 9), (1000, 9)])
def test_a_chapter_lost_twice_offers_help_that_grows_with_every_lost_try(lost, pages):
    options = Options(chapter="mill-race", campaign=True, deeds=("hurry-on",), lost=lost)
    s = GAME.new(options, 1, RandomLuck(3))
    end = s.end
    act(GAME, s, 0, "begin")
    assert s.ask.about == "crossroads"
    assert s.crossroads.passage == "help-offered"
    assert [GAME.write(a) for a in GAME.legal(s, 0)] == ["decide take-help", "decide go-alone"]
    before = [m.cheese for m in s.mice]
    events = act(GAME, s, 0, "decide take-help", SWORD)
    assert only(ev.MarkerMoved, events).page == s.end == end + pages
    assert [m.cheese for m in s.mice] == [cheese + 2 for cheese in before]
    assert "help-taken" in s.story
    s.outcome = Outcome((1.0,), "objective")
    follows = next_chapter_options(s)
    assert follows.deeds == ("hurry-on",)  # help is no deed that later chapters remember
    assert follows.lost is msgspec.UNSET


@rule("MR-216")
def test_help_can_be_declined_and_is_offered_again():
    options = Options(chapter="first-frost", campaign=True, lost=2)
    s = GAME.new(options, 2, RandomLuck(3))
    end, cheese = s.end, [m.cheese for m in s.mice]
    act(GAME, s, s.ask.must[0], "begin")
    act(GAME, s, 1, "decide go-alone", SWORD)  # the first answer decides, whoever gives it
    assert (s.end, [m.cheese for m in s.mice]) == (end, cheese)
    assert "help-declined" in s.story
    s.outcome = Outcome((0.0, 0.0), "hourglass")
    assert next_chapter_options(s) == replace(options, lost=3)


@rule("MR-216")
def test_no_help_is_offered_before_a_chapter_has_been_lost_twice():
    for lost in (msgspec.UNSET, 0, 1):
        s = GAME.new(Options(campaign=True, lost=lost), 1, RandomLuck(3))
        act(GAME, s, 0, "begin", SWORD)
        assert s.crossroads is None
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 1, 1, {"lost": -1})


@rule("MR-216")
def test_a_seat_that_sees_the_offer_can_imagine_how_it_goes_on():
    s = GAME.new(Options(chapter="under-the-floor", campaign=True, lost=2, deeds=("hurry-on",)), 1, RandomLuck(3))
    act(GAME, s, 0, "begin")
    imagined = GAME.imagine(GAME.look(s, 0), (), Random(1))
    assert imagined == s
    act(GAME, imagined, 0, "decide take-help", SWORD)
    assert imagined.story[-1] == "help-taken"


@rule("MR-196", "MR-216")
def test_a_campaign_of_version_5_with_lost_chapters_goes_on():
    older = GAME.old_versions[5]
    options = plain_options(Options(chapter="first-frost", campaign=True, difficulty="hard"))
    campaign = Campaign([lose(Match(older, 1, 1, options))])
    for seed in (2, 3):
        assert "lost" not in campaign.next_options
        lose(campaign.start_next(seed))
    loaded = Campaign.from_bytes(campaign.dump(), GAME)
    assert [chapter.options.lost for chapter in loaded.chapters] == [msgspec.UNSET] * 3
    assert loaded.start_next(4).waiting.about == "begin"


def lose(match):
    """Play a chapter by ending every turn, so that it is lost, and return its match."""
    while not isinstance(waiting := match.waiting, Outcome):
        legal = {match.game.write(a): a for a in match.legal(waiting.must[0])}
        match.play(waiting.must[0], legal.get("end-turn") or next(iter(legal.values())))
    assert match.outcome.scores == (0.0,)
    return match


@rule("MR-196")
def test_no_chapter_follows_an_unfinished_one_the_last_one_or_one_outside_a_campaign():
    s = about_to_win()
    assert next_chapter_options(s) is None
    win_chapter(s)
    assert next_chapter_options(s).chapter == "under-the-floor"
    s = scene(
        ". .", "filch a1", "vurst b1", "filch vurst-sabre", options=Options(chapter="captain-vurst", campaign=True)
    )
    s.hurt = {"vurst-sabre": 2}
    s.mice[0].bag = ("sling",)  # nobody is asked what to keep, because no chapter follows
    act(GAME, s, 0, "attack thorn-dagger vurst-sabre", SWORD, BOW, BOW, BOW)
    assert GAME.waiting(s) == Outcome((1.0,), "objective")
    assert next_chapter_options(s) is None
    s = about_to_win(Options())
    win_chapter(s)
    assert next_chapter_options(s) is None
    assert ORDER == (
        "first-frost",
        "under-the-floor",
        "mill-race",
        "webs-and-legs",
        "brodies-hour",
        "captain-vurst",
    )


@rule("MR-197")
def test_kept_cards_and_abilities_belong_to_their_hero_and_to_nobody_else():
    brings = (
        Brought("aubin", ("rally", "mighty-blow"), "tin-breastplate"),
        Brought("filch", ("duck",), "pepper"),
        Brought("selene", ("spark", "gust"), "sling"),  # she stays at home
        Brought("rivette", ("brace", "shake-it-off")),
    )
    s = GAME.new(Options(chapter="under-the-floor", brings=brings), 1, RandomLuck(1))
    aubin, rivette, _, filch = s.mice
    assert aubin.abilities == ("rally", "mighty-blow")
    assert aubin.bag == ("tin-breastplate",)
    assert filch.abilities == ("nibble", "duck")  # a hero always has her first ability
    assert filch.tricks == ("pepper",)
    count = Counter(s.search_bag)
    assert count["tin-breastplate"] == 0
    assert count["pepper"] == 1
    assert count["sling"] == 1
    act(GAME, s, 0, "begin", SWORD)
    s.mice[s.stack[-1].mouse].cheese = 6
    s.stack[-1].mouse = 1
    rivette.cheese = 6
    assert refusal(GAME, s, 0, "level-up mighty-blow").no == "taken"
    s.options = Options(chapter="under-the-floor", brings=(Brought("aubin", ("through-the-guard",)),))
    aubin.abilities = ()  # as if he had stayed at home
    assert refusal(GAME, s, 0, "level-up through-the-guard").no == "taken"


@rule("MR-163")
@pytest.mark.parametrize(
    "brings",
    [
        [{"hero": "nobody"}],
        [{"hero": "filch", "abilities": ["rally"]}],
        [{"hero": "filch", "abilities": ["flying"]}],
        [{"hero": "filch", "abilities": ["duck", "duck"]}],
        [{"hero": "filch", "card": "hook"}],
        [{"hero": "filch", "card": "crumbs"}],
        [{"hero": "filch", "card": "hazel-bow"}],
        [{"hero": "filch", "card": "a castle"}],
        [{"hero": "filch", "cheese": 99}],
        [{"hero": "filch"}, {"hero": "filch"}],
        [{"hero": "aubin", "abilities": ["brace"]}, {"hero": "rivette", "abilities": ["brace"]}],
        [{"hero": "aubin", "card": "table-knife"}, {"hero": "rivette", "card": "table-knife"}],
        "everything",
        [7],
    ],
)
def test_luggage_that_no_hero_can_bring_is_refused(brings):
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 1, 1, {"brings": brings})


@rule("MR-195")
def test_deeds_are_exactly_the_choices_of_the_chapters():
    assert set(Deed.__args__) == set(DEEDS)
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 1, 1, {"deeds": ["ate-the-cheese"]})
    remembered = [(memory.deed, name) for name, c in CHAPTERS.items() if c.tale for memory in c.tale.memories]
    assert any(count >= 2 for count in Counter(deed for deed, _ in remembered).values())
    told = {ending.deed for c in CHAPTERS.values() if c.tale for ending in c.tale.endings}
    assert {deed for deed, _ in remembered} | told == set(DEEDS)  # nothing is forgotten


@rule("MR-195")
@pytest.mark.parametrize(
    ("chapter", "memory"),
    [(c.name, memory) for c in CHAPTERS.values() if c.tale for memory in c.tale.memories],
    ids=lambda value: getattr(value, "passage", value),
)
def test_a_chapter_remembers_a_deed_only_if_it_was_done(chapter, memory):
    for deeds in ((memory.deed,), ()):
        s = GAME.new(Options(chapter=chapter, deeds=deeds), 1, RandomLuck(2))
        events = []
        GAME.play(s, s.ask.must[0], GAME.legal(s, s.ask.must[0])[0], RandomLuck(2), events.append)
        told = [event.passage for event in events if isinstance(event, ev.Told)]
        assert (memory.passage in told) == bool(deeds)


@rule("MR-210")
@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ((), "share-bread", ["bread"]),
        ((), "stand-firm", ["promise"]),
        (("free-grigou",), "share-bread", ["bread", "grigou"]),
        (("hurry-on", "let-it-ring"), "stand-firm", ["promise", "jar"]),
    ],
)
def test_endings_of_the_last_chapter_depend_on_deeds(before, now, told):
    s = GAME.new(Options(chapter="captain-vurst", deeds=before), 1, RandomLuck(2))
    s.deeds = (now,)
    s.outcome = Outcome((1.0,), "objective")
    events = []
    finish_chapter(s, events.append)
    names = [event.passage for event in events if isinstance(event, ev.Told)]
    assert names == ["captain-vurst-won", *(f"captain-vurst-won-{name}" for name in told)]
    lost = GAME.new(Options(chapter="captain-vurst", deeds=before), 1, RandomLuck(2))
    lost.deeds, lost.outcome, events = (now,), Outcome((0.0,), "hourglass"), []
    finish_chapter(lost, events.append)
    assert [event.passage for event in events if isinstance(event, ev.Told)] == ["captain-vurst-lost"]


@rule("MR-192")
def test_away_from_home_no_passage_names_a_hero_who_may_have_stayed_there():
    """Only openings and memories may name any hero, because they are told at home, where all six heroes are."""
    at_home = ("opening", "under-the-floor-won", "under-the-floor-lost", "first-frost-won", "first-frost-lost")
    remembered = [memory.passage for c in CHAPTERS.values() if c.tale for memory in c.tale.memories]
    at_home = (*at_home, "mill-race-lost", *remembered)
    names = ("Aubin", "Rivette", "Mélisse", "Filch", "Sélène", "Ondine")
    wrong = []
    for language in LANGUAGES:
        words = Translator(language, GAME)
        for passage in PASSAGES:
            if not passage.endswith(at_home):
                full = words.game_text(f"story-{passage}-full")
                wrong += [(language, passage, name) for name in names if name in full]
    assert wrong == []


def play_chapter_with_experts(options, rng):
    """Play a whole chapter with experts, after saving its options in a campaign file and reloading them."""
    opened = read_options(GAME, msgspec.json.decode(msgspec.json.encode(plain_options(options))), 2)
    assert opened == options
    luck = RandomLuck(rng)
    s = GAME.new(opened, 2, luck)
    minds = [EXPERTS[-1].start(GAME, seat, GAME.look(s, seat)) for seat in range(2)]
    while not isinstance(waiting := GAME.waiting(s), Outcome):
        seat = waiting.must[0]
        action = EXPERTS[-1].choose(minds[seat], GAME.look(s, seat), GAME.legal(s, seat), rng, Budget())
        GAME.play(s, seat, action, luck, lambda event: None)
    return s


@rule("MR-163", "MR-195", "MR-196", "MR-197")
@pytest.mark.parametrize("seed", [1, 2])
def test_experts_play_the_whole_campaign_from_the_first_frost_to_the_last_night(seed):
    rng, options, nights = Random(seed), CAMPAIGN, []
    while options is not None:
        assert len(nights) < 60
        s = play_chapter_with_experts(options, rng)
        nights.append((s.chapter, s.outcome.reason))
        follows = next_chapter_options(s)
        if s.outcome.reason != "objective":
            assert follows == replace(options, lost=(options.lost or 0) + 1)
        elif follows is not None:
            assert follows.chapter == ORDER[ORDER.index(s.chapter) + 1]
            assert set(s.deeds) & set(DEEDS) <= set(follows.deeds)
            for m in s.mice:
                brought = next(b for b in follows.brings if b.hero == m.hero)
                assert brought.abilities == m.abilities
                assert brought.card == s.kept.get(m.hero, "")
            at_home = {b.hero: b for b in options.brings if b.hero not in {m.hero for m in s.mice}}
            assert all(at_home[b.hero] == b for b in follows.brings if b.hero in at_home)
        options = follows
    assert [chapter for chapter, reason in nights if reason == "objective"] == list(ORDER)


@rule("MR-197")
def test_any_luggage_can_be_brought_and_every_chapter_played_with_it():
    """The options have no finite list of values, so random games are played with random luggage and deeds."""
    rng = Random(8)
    for chapter in ORDER:
        cards = [card.name for card in DECK if card.sort not in ("item", "event")]
        brings = (
            Brought("aubin", ("rally", "brace"), rng.choice(cards)),
            Brought("ondine", ("steady-aim", "second-arrow"), rng.choice(cards)),
            Brought("selene", ("spark", "thunder")),
        )
        deeds = tuple(rng.sample(DEEDS, 6))
        match = mulot.Match(
            GAME, 2, 3, {"chapter": chapter, "brings": plain_options(brings), "deeds": deeds, "campaign": True}
        )
        while not isinstance(waiting := match.waiting, Outcome):
            seat = rng.choice(waiting.seats)
            match.play(seat, rng.choice(match.legal(seat)))
        assert match.outcome.reason in GAME.ends


@rule("MR-195")
def test_the_second_chapter_and_the_last_remember_who_was_freed_in_the_first():
    for chapter, passage in (("under-the-floor", "under-the-floor-friend"), ("captain-vurst", "captain-vurst-grigou")):
        s = GAME.new(Options(chapter=chapter, deeds=("free-grigou",)), 1, RandomLuck(2))
        events = []
        GAME.play(s, 0, GAME.legal(s, 0)[0], RandomLuck(3), events.append)
        assert passage in [event.passage for event in events if isinstance(event, ev.Told)]
        s = GAME.new(Options(chapter=chapter), 1, RandomLuck(2))
        GAME.play(s, 0, GAME.legal(s, 0)[0], RandomLuck(3), lambda event: None)
        assert passage not in s.story


@rule("MR-205")
def test_heroes_who_bring_luggage_are_expected():
    for chapter, pages in (("first-frost", 0), ("under-the-floor", 1), ("brodies-hour", 2), ("captain-vurst", 3)):
        end = CHAPTERS[chapter].end
        nothing = (Brought("aubin", ("rally",)),)
        learnt, kept = (Brought("aubin", ("rally", "brace")),), (Brought("aubin", ("rally",), "sling"),)
        assert GAME.new(Options(chapter=chapter, brings=nothing), 1, RandomLuck(1)).end == end
        assert GAME.new(Options(chapter=chapter, brings=learnt), 1, RandomLuck(1)).end == end - pages
        assert GAME.new(Options(chapter=chapter, brings=kept), 1, RandomLuck(1)).end == end - pages


@rule("MR-205")
def test_the_luggage_of_a_hero_who_stays_at_home_is_not_expected():
    brings = (Brought("filch", ("nibble",), "sling"),)
    options = Options(chapter="webs-and-legs", brings=brings)
    end = CHAPTERS["webs-and-legs"].end
    assert GAME.new(options, 1, RandomLuck(1)).end == end
    assert GAME.new(Options(chapter="webs-and-legs", heroes=("filch",), brings=brings), 1, RandomLuck(1)).end == end - 1
    assert GAME.old_versions[4].new(options, 1, RandomLuck(1)).end == end - 1, "as version 4 played it"
    end_before_6 = CHAPTERS_OF[5]["webs-and-legs"].end
    assert GAME.old_versions[5].new(options, 1, RandomLuck(1)).end == end_before_6, "version 5 plays it like this one"
