"""The story: passages, crossroads, story items, webs, still water, and the bell (MR-192 to MR-204)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mulot.core.game import Ask, Outcome
from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import CHAPTERS, SIDES, TILES
from mulot.games.mystiques.content.chapter import Choice, Crossing, Effect, Memory, Objective, Surge, Tale
from mulot.games.mystiques.content.encounters import parse_enemies
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.pieces import Crossroads, Token
from mulot.games.mystiques.rules.board import side
from mulot.games.mystiques.rules.crossroads import carry_out_effect
from mulot.games.mystiques.scenes import BOW, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule

TRIAL = "trial"


def passages_told(events):
    return [event.passage for event in events if isinstance(event, ev.Told)]


@pytest.fixture
def chapter(monkeypatch):
    """Return a function that makes a chapter with a minimal tale and the given fields."""

    def make(*crossings, places=None, pages=None, memories=(), **fields):
        tale = Tale("t-opening", "t-won", "t-lost", places or {}, pages or {}, crossings, memories)
        made = replace(CHAPTERS["first-frost"], name=TRIAL, tale=tale, **fields)
        monkeypatch.setitem(CHAPTERS, TRIAL, made)
        return made

    return make


def crossing_at_moment(where="begin", *effects):
    stay = Choice("hurry-on", "t-out", (Effect("cheese", 1),))
    return Crossing((where,), "t-door", (Choice("free-grigou", "t-in", effects), stay))


def state_before_an_exit(beside=". . P\n\nW . P", **fields):
    """Return a state with Aubin and Filch at an exit to another tile."""
    options = fields.pop("options", Options())
    return scene(". E", "aubin b1, filch b1", beside={(1, 0): (beside,)}, options=options, chapter=TRIAL, **fields)


# -------------------------------------------------------------------- passages


@rule("MR-192")
def test_the_opening_is_told_when_the_chapter_begins_before_the_cards_are_laid():
    s = GAME.new(Options(), 1, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    assert s.story == ()
    events = act(GAME, s, 0, "begin", SWORD)
    assert [type(event) for event in events[:2]] == [ev.Told, ev.TrackLaid]
    assert passages_told(events) == ["first-frost-opening"]
    assert GAME.look(s, None).story == ("first-frost-opening",)


@rule("MR-192")
def test_the_passage_of_a_place_is_told_when_it_is_explored_and_never_again(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(places={name: "t-place"}, encounters={name: ()})
    assert passages_told(act(GAME, s, 0, "explore")) == ["t-place"]
    s.explored = tuple(x for x in s.explored if x != name)  # even if it could be explored anew
    s.here, s.mice[0].space, s.mice[1].space = 0, "b1", "b1"
    s.stack[-1].acted = False
    assert passages_told(act(GAME, s, 0, "explore")) == []
    assert s.story == ("t-place",)


@rule("MR-192")
def test_passages_are_told_for_pages_of_the_hourglass_and_for_both_ends(chapter):
    chapter(pages={2: "t-page"})
    s = scene(". . P", "aubin a1", wheel=5, chapter=TRIAL)
    assert passages_told(act(GAME, s, 0, "end-turn", SWORD)) == ["t-page"]
    s = scene(". . P", "aubin a1", wheel=5, page=8, end=9, chapter=TRIAL)
    assert passages_told(act(GAME, s, 0, "end-turn")) == ["t-lost"]
    s = scene(". .", "filch a1", "rat b1", explored=("granary",), chapter=TRIAL)
    assert passages_told(act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, BOW, BOW)) == ["t-won"]
    assert GAME.waiting(s) == Outcome((1.0,), "objective")


# -------------------------------------------------------------------- crossroads


@rule("MR-193")
def test_at_a_crossroads_everybody_may_answer_and_the_first_answer_decides(chapter):
    chapter(crossing_at_moment("begin", Effect("cheese", 2)), start=("b3",))
    s = GAME.new(Options(), 3, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    s.chapter = TRIAL
    events = act(GAME, s, 0, "begin")
    assert passages_told(events) == ["t-opening", "t-door"]
    assert GAME.waiting(s) == Ask("crossroads", (0, 1, 2), (0,))
    assert GAME.look(s, 1).crossroads == Crossroads("t-door", ("free-grigou", "hurry-on"))
    assert refusal(GAME, s, 2, "decide share-bread").no == "not-asked"
    events = act(GAME, s, 2, "decide free-grigou", SWORD)
    assert only(ev.Decided, events).choice == "free-grigou"
    assert passages_told(events) == ["t-in"]
    assert s.deeds == ("free-grigou",)
    assert s.crossroads is None
    assert GAME.waiting(s).about == "turn"
    assert [m.cheese for m in s.mice] == [2, 2, 2, 2]


@rule("MR-193")
def test_a_crossroads_with_several_moments_happens_once(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    crossing = Crossing((f"explore {name}", "begin"), "t-door", crossing_at_moment().choices)
    chapter(crossing, encounters={name: ()})
    s.deeds = ("hurry-on",)
    act(GAME, s, 0, "explore")
    assert GAME.waiting(s).about == "turn"


@rule("MR-194")
def test_effects_of_a_choice_happen_at_once_and_in_order(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    effects = (Effect("page", 1), Effect("marker", 1), Effect("wait", what=name, enemies=parse_enemies("roach 1")))
    chapter(crossing_at_moment(f"explore {name}", *effects), encounters={name: parse_enemies("rat 2")})
    act(GAME, s, 0, "explore")
    events = act(GAME, s, 0, "decide free-grigou", ["aubin", "roach", "filch"])
    assert only(ev.HourglassMoved, events).page == 2
    assert only(ev.MarkerMoved, events).page == 10
    assert [e.kind for e in s.enemies] == ["roach"]  # instead of the two rats


@rule("MR-194")
def test_enemies_that_a_choice_calls_stand_on_the_paws_before_those_of_the_place(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(
        crossing_at_moment(f"explore {name}", Effect("come", enemies=parse_enemies("rat 1"))), encounters={name: ()}
    )
    act(GAME, s, 0, "explore")
    act(GAME, s, 0, "decide free-grigou", ["aubin", "rat", "filch"])
    assert [(e.kind, e.space) for e in s.enemies] == [("rat", "c1")]
    assert set(s.track) == {"aubin", "rat", "filch"}


@rule("MR-194")
def test_in_version_2_cheese_given_away_had_the_event_of_a_theft():
    for version, told in ((2, ev.CheeseLost), (3, ev.CheeseGiven)):
        s = scene(". .", "aubin a1")
        s.version, s.mice[0].cheese = version, 3
        events = []
        carry_out_effect(s, Effect("pay", 2), ScriptedLuck(), events.append)
        assert events == [told("aubin", 2, "MR-194")]


@rule("MR-194")
def test_a_choice_can_give_and_take_cheese_heal_and_hand_out_an_item_once(chapter):
    chapter(
        crossing_at_moment("begin", Effect("pay", 2), Effect("heal", 1), Effect("item", what="hook")), start=("b3",)
    )
    s = GAME.new(Options(), 1, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    s.chapter = TRIAL
    s.mice[0].cheese, s.mice[1].cheese, s.mice[0].wounds = 3, 1, 2
    act(GAME, s, 0, "begin")
    events = act(GAME, s, 0, "decide free-grigou", SWORD)
    assert [m.cheese for m in s.mice] == [1, 0, 0, 0]
    given = [e for e in events if isinstance(e, ev.CheeseGiven | ev.CheeseLost)]
    assert given == [ev.CheeseGiven("aubin", 2), ev.CheeseGiven("rivette", 1)]  # a gift, not a theft
    assert s.mice[0].wounds == 1
    assert s.stash == ("hook",)
    assert "hook" not in s.search_bag


@rule("MR-194")
def test_cheese_that_a_choice_puts_on_the_wheel_can_start_a_surge(chapter):
    chapter(crossing_at_moment("begin", Effect("wheel", 3), Effect("cheese", 1)), start=("b3",))
    s = GAME.new(Options(), 1, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    s.chapter, s.wheel = TRIAL, 4
    act(GAME, s, 0, "begin")
    events = act(GAME, s, 0, "decide free-grigou", SWORD)
    assert only(ev.HourglassMoved, events).page == 2
    assert s.wheel == 0
    assert all(m.cheese == 1 for m in s.mice)  # the next effect follows the surge


@rule("MR-194")
def test_a_choice_that_costs_the_last_page_loses_the_chapter(chapter):
    chapter(crossing_at_moment("begin", Effect("page", 1), Effect("cheese", 1)), start=("b3",))
    s = GAME.new(Options(), 1, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    s.chapter, s.page = TRIAL, 5
    act(GAME, s, 0, "begin")
    assert passages_told(act(GAME, s, 0, "decide free-grigou")) == ["t-in", "t-lost"]
    assert GAME.waiting(s) == Outcome((0.0,), "hourglass")


@rule("MR-195")
def test_a_chapter_remembers_old_choices_when_it_begins(chapter):
    memory = Memory("free-grigou", "t-friend", (Effect("cheese", 1),))
    other = Memory("hurry-on", "t-nobody", (Effect("cheese", 5),))
    chapter(memories=(other, memory), start=("b3",))
    s = GAME.new(Options(deeds=("free-grigou",)), 1, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    s.chapter = TRIAL
    events = act(GAME, s, 0, "begin", SWORD)
    assert passages_told(events) == ["t-opening", "t-friend"]
    assert [m.cheese for m in s.mice] == [1, 1, 1, 1]


@rule("MR-195")
def test_every_choice_that_a_chapter_remembers_has_its_effects(chapter):
    memories = [Memory(deed, f"t-{deed}", (Effect("cheese", 1),)) for deed in ("free-grigou", "hurry-on")]
    chapter(memories=memories, start=("b3",))
    deeds = tuple(memory.deed for memory in memories)
    s = GAME.new(Options(deeds=deeds), 1, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    s.chapter = TRIAL
    assert passages_told(act(GAME, s, 0, "begin", SWORD)) == ["t-opening", "t-free-grigou", "t-hurry-on"]
    assert [m.cheese for m in s.mice] == [2, 2, 2, 2]


# -------------------------------------------------------------------- things, webs, water, bell


@rule("MR-198")
def test_a_thing_lies_on_its_space_until_a_mouse_takes_it_with_her_action(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(things={name: ("bell", "b2")}, encounters={name: ()})
    events = act(GAME, s, 0, "explore")
    assert only(ev.ThingLies, events).space == "b2"
    assert s.tokens == (Token("bell", 1, "b2"),)
    act(GAME, s, 0, "step b2")
    assert refusal(GAME, s, 0, "pick-up bell").no == "acted-already"
    act(GAME, s, 0, "end-turn", SHIELD)
    act(GAME, s, 0, "step b2")
    act(GAME, s, 0, "pick-up bell")
    assert s.tokens == ()
    assert s.stash == ("bell",)
    assert "bell" not in s.search_bag


@rule("MR-198")
def test_a_thing_left_behind_is_there_again_when_the_mice_come_back(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(things={name: ("crank", "c1")}, encounters={name: ()})
    act(GAME, s, 0, "explore")
    act(GAME, s, 0, "end-turn", SHIELD)
    events = act(GAME, s, 0, "explore")  # Filch leads them back
    assert s.tokens == ()
    assert not any(isinstance(event, ev.ItemGone) for event in events)
    act(GAME, s, 0, "end-turn", SHIELD)
    act(GAME, s, 0, "explore")
    assert s.tokens == (Token("crank", 1, "c1"),)
    s.stash, s.tokens = ("crank",), ()
    assert refusal(GAME, s, 0, "place crank a2").no == "carried-along"


@rule("MR-199")
def test_a_thing_is_brought_when_the_mice_are_there_with_it_and_no_enemy_is(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(objective=Objective("bring", "crank", name), encounters={name: ()})
    act(GAME, s, 0, "explore")
    assert GAME.waiting(s).about == "turn"  # they do not have the item
    s = state_before_an_exit(stash=("crank",))
    act(GAME, s, 0, "explore")
    assert GAME.waiting(s) == Outcome((1.0,), "objective")
    chapter(objective=Objective("bring", "crank", name), encounters={name: parse_enemies("rat 1")})
    s = state_before_an_exit(stash=("crank",))
    act(GAME, s, 0, "explore", ["aubin", "rat", "filch"])
    assert GAME.waiting(s).about == "turn"
    s.enemies[0].space = s.mice[0].space
    s.stack[-1].acted = False
    act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, SWORD, BOW, BOW)
    assert GAME.waiting(s) == Outcome((1.0,), "objective")


@rule("MR-199")
def test_a_thing_is_brought_also_to_a_side_seen_before(chapter):
    chapter()
    s = state_before_an_exit(stash=("crank",))
    name = TILES[s.board[1].tile].sides[0]
    chapter(objective=Objective("bring", "crank", name))
    s.explored = (*s.explored, name)
    act(GAME, s, 0, "explore")
    assert GAME.waiting(s) == Outcome((1.0,), "objective")


@rule("MR-200")
def test_currents_are_plain_water_when_the_water_stands_still():
    s = scene("> > .", "aubin b1, filch c1", calm=True)
    act(GAME, s, 0, "step a1")  # against the former current
    assert "equip" in [GAME.write(a) for a in GAME.legal(s, 0)]  # free actions are allowed again
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[0].space == "a1"
    s = scene("> > .", "aubin b1, filch c1")
    assert refusal(GAME, s, 0, "step a1").no == "against-current"


@rule("MR-200")
def test_the_sluice_can_be_closed_for_the_whole_chapter(chapter):
    chapter(crossing_at_moment("begin", Effect("calm")), start=("b3",))
    s = GAME.new(Options(), 1, ScriptedLuck(["aubin", "rat", "filch", "rivette", "melisse"]))
    s.chapter = TRIAL
    act(GAME, s, 0, "begin")
    only(ev.WaterCalmed, act(GAME, s, 0, "decide free-grigou", SWORD))
    assert s.calm


@rule("MR-201")
def test_a_web_holds_the_mouse_that_steps_into_it_and_is_gone():
    s = scene(". . .", "aubin a1, filch a1")
    here = side(s).name
    s.webs = ((here, "b1"),)
    events = act(GAME, s, 0, "step b1")
    assert only(ev.WebTorn, events).space == "b1"
    assert s.mice[0].effects == ("webbed",)
    assert s.webs == ()
    assert refusal(GAME, s, 0, "step c1").no == "webbed"
    assert GAME.look(s, 0).scene.turn.points == 0, "freed by a friend she stays where she is, too"
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "step b1")
    assert s.mice[1].effects == ()


@rule("MR-201")
def test_webs_hang_where_the_chapter_says_and_hold_neither_enemies_nor_mice_that_are_put_down(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(webs={name: ("a2", "b2", "c1")}, encounters={name: parse_enemies("rat 1")})
    events = act(GAME, s, 0, "explore", ["aubin", "rat", "filch"])
    assert only(ev.WebsHung, events).spaces == ("a2", "b2", "c1")
    assert s.mice[0].space == "a2"  # the mice are put down on a web
    assert s.mice[0].effects == ()
    assert s.enemies[0].space == "c1"
    assert len(s.webs) == 3


@rule("MR-201")
def test_webs_can_be_swept_away_for_good(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(crossing_at_moment(f"explore {name}", Effect("sweep")), webs={name: ("b2",)}, encounters={name: ()})
    act(GAME, s, 0, "explore")
    assert s.webs == ((name, "b2"),)
    only(ev.WebsSwept, act(GAME, s, 0, "decide free-grigou"))
    assert s.webs == ()
    s.explored = s.explored[:1]
    s.here, s.mice[0].space, s.mice[1].space = 0, "b1", "b1"
    s.stack[-1].acted = False
    act(GAME, s, 0, "explore")
    assert s.webs == ()


@rule("MR-202")
def test_the_bell_is_hung_on_the_cat_from_beside_him_without_an_action(chapter):
    chapter(objective=Objective("bell", "bell"))
    s = scene(". . . .", "aubin a1", "brodie c1, rat b1", "aubin brodie-chases rat", chapter=TRIAL, stash=("bell",))
    assert refusal(GAME, s, 0, "place bell b1").no == "no-cat-here"  # a rat
    assert refusal(GAME, s, 0, "place bell c1").no == "no-cat-here"  # too far
    s = scene(". . .", "aubin a1", "brodie b1", chapter=TRIAL, stash=("bell",), acted=True)
    events = act(GAME, s, 0, "place bell b1")
    assert only(ev.ItemPlaced, events).rule == "MR-202"
    assert GAME.waiting(s) == Outcome((1.0,), "objective")
    s = scene(". . .", "aubin a1", "brodie a1", chapter=TRIAL)
    assert refusal(GAME, s, 0, "place bell a1").no == "not-in-stash"


@rule("MR-203")
def test_a_surge_that_brings_the_cat_brings_nobody_while_he_is_there(chapter):
    chapter(surges={"*": Surge(parse_enemies("brodie 1"))})
    s = scene(". . P", "aubin a1", wheel=5, chapter=TRIAL)
    act(
        GAME,
        s,
        0,
        "end-turn",
        ["brodie-chases", "brodie-pounces", "aubin"],
        BOW,
        BOW,
        BOW,
        BOW,
        BOW,
        BOW,
        BOW,
        BOW,
        BOW,
    )
    assert [e.kind for e in s.enemies] == ["brodie"]
    s = scene(
        ". . P", "aubin a1", "brodie c1, rat b1", "aubin rat brodie-chases brodie-pounces", chapter=TRIAL, wheel=5
    )
    # the rat's defence fills the wheel
    events = act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, BOW, 1, 1)
    assert any(isinstance(event, ev.SurgeBegan) for event in events)
    assert [e.kind for e in s.enemies] == ["brodie"]
    assert s.track.count("brodie-chases") == 1


@rule("MR-204")
def test_several_enemies_are_defeated_one_by_one_in_any_order(chapter):
    chapter(objective=Objective("defeat", "rat roach"))
    s = scene(". .", "filch a1", "roach b1, rat b1 b1", "filch roach rat", chapter=TRIAL)
    act(GAME, s, 0, "attack thorn-dagger roach 1", SWORD, BOW)
    assert GAME.waiting(s).about == "turn" or GAME.waiting(s).about.startswith("moment")
    assert s.beaten == ("roach",)
    s.stack[-1].acted = False
    act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, BOW, BOW)
    assert GAME.waiting(s) == Outcome((1.0,), "objective")


@rule("MR-209")
def test_mousetraps_of_the_chapter_lie_where_it_says_when_a_side_is_explored_for_the_first_time(chapter):
    chapter()
    s = state_before_an_exit()
    name = TILES[s.board[1].tile].sides[0]
    chapter(traps={name: ("b1", "b2")}, encounters={name: ()})
    events = act(GAME, s, 0, "explore")
    assert only(ev.TrapsSet, events) == ev.TrapsSet(("b1", "b2"), "MR-209")
    assert s.traps == ((name, "b1"), (name, "b2"))
    s = state_before_an_exit()
    s.explored = (*s.explored, name)
    act(GAME, s, 0, "explore")
    assert s.traps == ()  # mousetraps are placed only once


@pytest.mark.parametrize("name", [c.name for c in CHAPTERS.values() if c.tale])
def test_every_chapter_can_be_set_and_its_traps_can_be_stepped_on(name):
    for where, spaces in CHAPTERS[name].traps.items():
        assert not set(spaces) & SIDES[where].water
        assert set(spaces) <= set(SIDES[where].near)
