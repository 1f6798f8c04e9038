"""The set-up and the basics of the game: M-001 to M-032."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import mulot
from mulot.core.errors import BadOptions
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck, ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import ABILITIES, CHAPTERS, DECK, ENCOUNTERS, HEROES, KINDS, SIDES, TILES
from mulot.games.mystiques.content.chapter import Level
from mulot.games.mystiques.model.events import EnemyCame, RoundBegan, TrackLaid
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.rules.board import side
from mulot.games.mystiques.scenes import BOW, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule

ORDER = ["filch", "rat", "aubin", "rivette", "melisse"]


def first_frost(seats=1, order=ORDER, **options):
    return GAME.new(Options(**options), seats, ScriptedLuck(order))


@rule("M-001", "MR-174")
def test_the_chapter_is_won_by_all_when_its_objective_is_met():
    s = scene(". .", "filch a1, aubin a1", "rat b1", seats=2, chapter="first-frost")
    s.explored = ("granary",)  # the objective of the first chapter: no enemies after exploring the granary
    act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, BOW, BOW)
    assert GAME.waiting(s) == Outcome((1.0, 1.0), "objective")


@rule("MR-190", "M-027")
def test_the_leader_who_is_not_first_gets_a_cheese_for_the_first_track_too():
    for chapter in ("first-frost", "webs-and-legs"):  # enemies wait at the start of the first, but not of the second
        for game, cheese in (
            (GAME, 1),
            (GAME.old_versions[5], 1),
            (GAME.old_versions[4], int(chapter == "first-frost")),
        ):
            options = Options(chapter=chapter)
            order = ["melisse", "aubin", "rivette", "filch" if chapter == "first-frost" else "ondine"]
            order += ["rat"] if chapter == "first-frost" else []
            assert game.new(options, 1, ScriptedLuck(order)).mice[0].cheese == cheese
            order[:2] = ["aubin", "melisse"]
            assert game.new(options, 1, ScriptedLuck(order)).mice[0].cheese == 0


@rule("M-001", "MR-174")
def test_another_chapter_is_won_by_defeating_its_boss():
    s = scene(". .", "filch a1", "vurst b1, roach b1", "filch vurst-sabre roach", chapter="proving-ground")
    s.hurt = {"vurst-sabre": 2}
    act(GAME, s, 0, "attack thorn-dagger vurst-sabre", SWORD, BOW, BOW, BOW)
    assert GAME.waiting(s) == Outcome((1.0,), "objective")


@rule("M-002", "M-003")
def test_the_chapter_is_lost_when_the_hourglass_touches_the_end_marker():
    s = scene(". . P", "aubin a1", page=5, wheel=5, end=6)
    act(GAME, s, 0, "end-turn")  # a round without enemies brings the sixth cheese, and so a surge
    assert s.page == 6
    assert GAME.waiting(s) == Outcome((0.0,), "hourglass")


@rule("MR-22")
def test_an_objective_met_before_the_hourglass_moves_counts():
    s = scene(". . P", "aubin a1", "rat b1", page=5, end=6, wheel=5, chapter="first-frost")
    s.explored = ("granary",)
    # The rat's cheese fills the wheel before it dies, so the hourglass moves first, and the chapter is lost.
    act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, BOW, CHEESE, CHEESE)
    assert GAME.waiting(s) == Outcome((0.0,), "hourglass")
    s = scene(". . P", "aubin a1", "rat b1", page=5, end=6, wheel=4, chapter="first-frost")
    s.explored = ("granary",)
    act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, BOW, BOW, BOW)
    assert GAME.waiting(s) == Outcome((1.0,), "objective")


@rule("M-004", "M-022", "M-024", "MR-162")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_players_share_the_mice_of_the_chapter(seats):
    s = first_frost(seats)
    assert [m.hero for m in s.mice] == ["aubin", "rivette", "melisse", "filch"]
    assert [m.seat for m in s.mice] == [i % seats for i in range(4)]
    assert all(m.space in ("b3", "b4") for m in s.mice)
    assert set(s.track) == {"aubin", "rivette", "melisse", "filch", "rat"}


@rule("M-022")
def test_the_options_can_name_heroes_and_the_chapters_company_fills_the_places_left():
    s = first_frost(order=["rat", "ondine", "selene", "filch", "aubin"], heroes=("selene", "ondine", "filch", "aubin"))
    assert [m.hero for m in s.mice] == ["selene", "ondine", "filch", "aubin"]
    s = first_frost(order=["ondine", "aubin", "rivette", "melisse", "rat"], heroes=("ondine", "ondine"))
    assert [m.hero for m in s.mice] == ["ondine", "aubin", "rivette", "melisse"]
    everybody = ("filch", "ondine", "selene", "melisse", "aubin", "rivette")
    s = first_frost(order=["filch", "ondine", "selene", "melisse", "rat"], heroes=everybody)
    assert [m.hero for m in s.mice] == ["filch", "ondine", "selene", "melisse"]
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 1, 1, {"heroes": ["nobody"]})


@rule("M-005", "M-006", "M-033", "M-036", "MR-185")
def test_the_track_says_who_is_first_and_the_chapter_opens_when_that_player_says_so():
    order = ["filch", "aubin", "rat", "rivette", "melisse"]
    s = first_frost(2, order)
    assert GAME.waiting(s).about == "begin"
    assert GAME.waiting(s).must == (1,)  # Filch, in slot 1, is led by seat 1
    assert refusal(GAME, s, 0, "begin").no == "not-your-turn"
    events = act(GAME, s, 1, "begin", SHIELD)
    assert only(RoundBegan, events).number == 1
    assert only(TrackLaid, events).cards == tuple(order)
    assert s.stack[-1].mouse == 3
    act(GAME, s, 1, "end-turn", SWORD)
    assert s.mice[s.stack[-1].mouse].hero == "aubin"


@rule("M-007")
def test_tiles_are_orange_above_and_blue_below_and_made_of_spaces():
    tiles = list(TILES.values())
    assert len(tiles) == 8
    for tile in tiles:
        upper, under = (SIDES[name] for name in tile.sides)
        assert (upper.colour, under.colour) == ("orange", "blue")
        assert 10 <= len(upper.spaces) <= 20
        assert 10 <= len(under.spaces) <= 20


@rule("MR-161")
def test_the_world_is_large_enough():
    assert len(HEROES) == 6
    assert len(SIDES) == 16
    assert len(ABILITIES) == 28
    assert sum(card.many for card in DECK) >= 48
    assert sum(not card.hard for card in ENCOUNTERS.values()) == 12
    assert sum(card.hard for card in ENCOUNTERS.values()) == 6
    assert set(KINDS) == {"roach", "rat", "elite-rat", "spider", "centipede", "vurst", "brodie"}


@rule("M-020", "M-021")
def test_the_hourglass_starts_on_page_1_and_the_end_marker_lies_where_the_chapter_says():
    assert CHAPTERS["first-frost"].end == 6
    s = first_frost()
    assert (s.page, s.end) == (1, 6)


@rule("M-023", "M-025", "M-026")
def test_every_mouse_has_her_card_her_starting_equipment_face_up_and_one_ability():
    s = first_frost()
    for m in s.mice:
        hero = HEROES[m.hero]
        assert m.gear == m.start == hero.start
        assert m.bag == ()
        assert m.abilities == (hero.ability,)
    assert s.mice[0].gear == ("needle-sword", "leather-jerkin")


@rule("M-027")
def test_one_card_for_each_kind_of_enemy_is_mixed_with_those_of_the_mice():
    s = first_frost()
    assert [e.kind for e in s.enemies] == ["rat"] * 3
    assert s.track == tuple(ORDER)


@rule("M-028")
def test_the_search_deck_holds_the_equipment_of_those_who_stay_at_home():
    s = first_frost()
    assert "moon-staff" in s.search_bag
    assert "hazel-bow" in s.search_bag
    assert "needle-sword" not in s.search_bag
    assert len(s.search_bag) == sum(card.many for card in DECK) + 2


@rule("M-029", "M-032")
def test_group_items_and_encounter_cards_are_laid_out_as_the_chapter_says():
    cards = ["roach", "aubin", "filch", "selene", "ondine"]
    s = GAME.new(Options(chapter="proving-ground"), 1, ScriptedLuck(cards))
    assert s.stash == ("disguises", "hook", "fork", "grape")
    assert not set(s.stash) & set(s.search_bag)
    assert s.visible == "scratching"
    assert "scratching" not in s.encounter_bag
    plain = first_frost()
    assert plain.stash == ()
    assert {"disguises", "hook", "fork", "grape"} <= set(plain.search_bag)
    assert plain.visible == ""


@rule("MR-214")
def test_before_version_6_easy_gives_a_page_more_and_hard_draws_the_hard_encounter_cards():
    for chapter, version in (("first-frost", 1), ("captain-vurst", 5)):
        new = GAME.old_versions[version].new
        easy, ordinary, hard = (
            new(Options(chapter=chapter, difficulty=level), 1, RandomLuck(1)) for level in ("easy", "ordinary", "hard")
        )
        assert (easy.end, hard.end) == (ordinary.end + 1, ordinary.end)
        for s in (easy, ordinary):
            assert s.encounter_bag == sorted(name for name, card in ENCOUNTERS.items() if not card.hard)
        assert hard.encounter_bag == sorted(name for name, card in ENCOUNTERS.items() if card.hard)


@rule("MR-214")
@pytest.mark.parametrize(
    ("level", "cheese", "bag"),
    [
        (Level(), 0, {False}),
        (Level(pages=1, cheese=2, cards=("ordinary", "hard")), 2, {False, True}),
        (Level(pages=-1, cards=("hard",)), 0, {True}),
    ],
)
def test_a_difficulty_changes_the_end_marker_the_first_cheese_and_the_encounter_cards(monkeypatch, level, cheese, bag):
    chapter = CHAPTERS["first-frost"]
    monkeypatch.setitem(CHAPTERS, "first-frost", replace(chapter, levels={**chapter.levels, "hard": level}))
    ordinary, hard = first_frost(), first_frost(difficulty="hard")
    assert hard.end == chapter.end + level.pages
    assert [a.cheese - b.cheese for a, b in zip(hard.mice, ordinary.mice, strict=True)] == [cheese] * 4
    assert {ENCOUNTERS[name].hard for name in hard.encounter_bag} == bag


@rule("MR-214")
@pytest.mark.parametrize(
    ("level", "came"),
    [
        (Level(), {"rat": 2, "spider": 1, "roach": 2}),
        (Level(fewer=3), {"rat": 1, "spider": 1}),
        (Level(fewer=9), {"spider": 1}),
        (Level(more=(("rat", 1), ("elite-rat", 1))), {"rat": 3, "spider": 1, "roach": 2, "elite-rat": 1}),
    ],
)
@pytest.mark.parametrize("posted", [False, True])
def test_a_difficulty_changes_who_waits_where_the_chapter_says_it(monkeypatch, level, came, posted):
    """It does so after a choice, too."""
    enemies = (("rat", 2), ("spider", 1), ("roach", 2))
    s = scene(". E", "aubin b1", beside={(1, 0): ("P . P\n\nW . P",)}, end=9, options=Options(difficulty="easy"))
    beyond = TILES[s.board[1].tile].sides[0]
    own = (("brodie", 1), ("roach", 1)) if posted else enemies
    fields = {"encounters": {beyond: own}, "levels": {"easy": level}}
    monkeypatch.setitem(CHAPTERS, "first-frost", replace(CHAPTERS["first-frost"], **fields))
    s.posted = {beyond: enemies} if posted else {}
    GAME.play(s, 0, GAME.read("explore"), RandomLuck(1), [].append)
    assert Counter(e.kind for e in s.enemies) == came


@rule("MR-214")
@pytest.mark.parametrize("own", [None, (), (("spider", 1),)])
def test_a_difficulty_changes_nothing_where_the_chapter_has_no_small_enemies_waiting(monkeypatch, own):
    """That is where a card is drawn, where nobody waits, and where a large enemy waits alone, also after a choice."""
    s = scene(". E", "aubin b1", beside={(1, 0): ("P . P\n\nW . P",)}, end=9, options=Options(difficulty="easy"))
    beyond = TILES[s.board[1].tile].sides[0]
    fields = {"encounters": {} if own is None else {beyond: own}}
    level = Level(fewer=2, more=(("elite-rat", 1),))
    monkeypatch.setitem(CHAPTERS, "first-frost", replace(CHAPTERS["first-frost"], levels={"easy": level}, **fields))
    s.posted = {beyond: (*own, ("rat", 2))} if own else {}
    s.encounter_bag = ["scratching"]
    GAME.play(s, 0, GAME.read("explore"), RandomLuck(1), [].append)
    assert Counter(e.kind for e in s.enemies) == ({"rat": 2} if own is None else dict(s.posted.get(beyond, ())))


@rule("M-032", "MR-214")
@pytest.mark.parametrize("difficulty", ["ordinary", "hard"])
def test_three_chapters_leave_the_cards_with_spiders_and_centipedes_in_the_box(difficulty):
    large = {"spider", "centipede"}
    with_large = {
        name
        for name, card in ENCOUNTERS.items()
        if large & {kind for enemies in (*card.lists, card.surge) for kind, _ in enemies}
    }
    assert with_large == {"eight-legs", "many-legs", "web-everywhere", "under-the-stone", "both-at-once"}
    for chapter in CHAPTERS:
        drawn = set(GAME.new(Options(chapter=chapter, difficulty=difficulty), 1, RandomLuck(1)).encounter_bag)
        excluded = chapter in ("mill-race", "webs-and-legs", "brodies-hour")
        assert bool(drawn & with_large) is not excluded, chapter


@rule("M-030")
def test_all_tiles_lie_the_same_way_round_so_an_exit_to_the_east_is_one_from_the_west():
    a, b = ". E", "W ."
    s = scene(a, "aubin b1", beside={(1, 0): (b,)}, end=9)
    act(GAME, s, 0, "explore")
    assert s.mice[0].space == "a1"


@rule("M-031")
def test_figures_are_placed_as_the_chapter_says():
    s = first_frost()
    assert side(s).name == "kitchen"
    assert [(e.kind, e.space) for e in s.enemies] == list(CHAPTERS["first-frost"].enemies)


@rule("M-027")
def test_a_chapter_without_enemies_at_first_mixes_the_mice_only(monkeypatch):
    monkeypatch.setitem(CHAPTERS, "first-frost", replace(CHAPTERS["first-frost"], enemies=()))
    s = first_frost(order=["melisse", "filch", "aubin", "rivette"])
    assert s.track == ("melisse", "filch", "aubin", "rivette")


@rule("M-027", "M-031", "M-167")
def test_the_cat_may_be_there_at_first_and_is_placed_when_his_cards_lie(monkeypatch):
    monkeypatch.setitem(CHAPTERS, "first-frost", replace(CHAPTERS["first-frost"], enemies=(("brodie", ""),)))
    s = first_frost(order=["aubin", "brodie-chases", "brodie-pounces", "filch", "rivette", "melisse"])
    assert s.enemies[0].space in side(s).paws


@rule("MR-169")
def test_the_side_where_the_chapter_starts_counts_as_explored():
    assert first_frost().explored == ("kitchen",)


@rule("MR-175")
def test_the_chapter_is_lost_after_two_hundred_rounds():
    s = scene(". .", "aubin a1", round=199)
    assert only(RoundBegan, act(GAME, s, 0, "end-turn", SWORD)).number == 200
    s = scene(". .", "aubin a1", round=200)
    events = act(GAME, s, 0, "end-turn")
    assert GAME.waiting(s) == Outcome((0.0,), "long-night")
    assert not [e for e in events if isinstance(e, RoundBegan)], "no round 201 is called out"
    s = scene(". .", "aubin a1", plies=19_998)
    act(GAME, s, 0, "step b1")
    assert GAME.waiting(s).seats == (0,)
    act(GAME, s, 0, "step a1")
    assert GAME.waiting(s) == Outcome((0.0,), "long-night"), "the 20,000th action"
    assert GAME.max_plies(s.options, 1) >= 20_000


@rule("MR-09")
def test_the_track_is_as_long_as_it_needs_to_be():
    company = "aubin a1, rivette a1, melisse a1, filch a1, selene a2, ondine a2"
    s = scene("P . P\n\nP . P", company, visible="patrol", wheel=5)
    s.track = tuple(m.hero for m in s.mice)
    s.acted = s.track
    events = act(GAME, s, 0, "end-turn", [*s.track, "rat"], SWORD)
    assert len(s.track) == 7
    assert only(EnemyCame, events).foe == "rat"
