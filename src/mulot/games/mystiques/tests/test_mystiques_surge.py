"""The wheel, the hourglass and surges: M-013 to M-019, M-111 to M-123, MR-14 to MR-24, MR-171."""

from __future__ import annotations

import msgspec

from mulot.core.flow import run
from mulot.core.game import Outcome
from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import CHAPTERS, ENCOUNTERS
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.events import (
    Ambushed,
    CardsAdded,
    CheeseOffWheel,
    CheeseOnWheel,
    Defeated,
    EnemyCame,
    HourglassMoved,
    SurgeBegan,
    SurgeOver,
    Wounded,
)
from mulot.games.mystiques.model.frames import SurpriseAttack
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track
from mulot.games.mystiques.rules.procedure_table import procedure_of
from mulot.games.mystiques.rules.surge import put_cheese_on_wheel
from mulot.games.mystiques.scenes import BOW, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, rule

HALL = ". . . . . . P"


def event_types_in_order(events, *kinds):
    return [type(e) for e in events if isinstance(e, kinds)]


@rule("M-013", "M-140")
def test_an_enemys_cheese_in_attack_goes_on_the_wheel():
    s = scene(". .", "aubin a1", "roach a1")
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, SWORD)
    assert only(CheeseOnWheel, events).count == 2
    assert s.wheel == 2


@rule("M-014", "M-140")
def test_an_enemys_cheese_in_defence_goes_on_the_wheel():
    s = scene(". .", "aubin a1", "rat b1, roach b1")
    act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, BOW, CHEESE, BOW)
    assert s.wheel == 1
    assert s.mice[0].cheese == 0  # the mouse gets none of it


@rule("M-016")
def test_the_cheese_supply_never_ends():
    s = scene(". .", "aubin a1", "roach a1")
    s.mice[0].cheese = 10_000
    act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)
    assert s.wheel == 1


@rule("M-017", "M-019", "M-111", "M-113", "M-115", "M-117", "M-122", "MR-21")
def test_the_sixth_cheese_starts_a_surge_on_the_tile():
    s = scene(HALL, "aubin a1", "roach a1", wheel=5, visible="scratching")
    events = act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)
    assert only(HourglassMoved, events).rule == "M-113"
    assert s.page == 2
    assert [(e.foe, e.space) for e in events if isinstance(e, EnemyCame)] == [("roach", "g1")] * 2
    assert all(e.tile == s.here for e in s.enemies)
    assert s.wheel == 0
    only(SurgeOver, events)


@rule("M-111", "M-123", "MR-16")
def test_a_surge_interrupts_an_attack_which_then_goes_on():
    s = scene(HALL, "aubin a1", "roach a1", wheel=5, visible="scratching")
    # The attack rolls a hit and the sixth cheese; Aubin defends in vain; the surge comes; then he is wounded.
    events = act(GAME, s, 0, "end-turn", SWORD, CHEESE, BOW, BOW, BOW, SWORD)
    assert event_types_in_order(events, SurgeBegan, SurgeOver, Wounded) == [SurgeBegan, SurgeOver, Wounded]
    assert s.mice[0].wounds == 1


@rule("M-112", "MR-17", "M-120")
def test_a_surge_comes_before_the_death_of_the_rat_that_caused_it():
    s = scene(HALL, "aubin a1", "rat b1", wheel=5, visible="scratching")
    events = act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, BOW, CHEESE, BOW, ["roach"])
    order = [SurgeBegan, CardsAdded, SurgeOver, Defeated]
    assert event_types_in_order(events, *order) == order
    assert s.track == ("aubin", "roach")  # the rat's card was still there, so the new one was appended
    assert [e.kind for e in s.enemies] == ["roach", "roach"]


@rule("MR-16")
def test_enemies_of_a_surge_are_no_targets_of_the_interrupted_attack():
    s = scene("P", "aubin a1", "roach a1", wheel=5, visible="scratching")
    act(GAME, s, 0, "attack needle-sword roach 1", SWORD, SWORD, SWORD, CHEESE)
    assert [e.number for e in s.enemies] == [2, 3]


@rule("MR-14")
def test_more_than_six_cheese_start_one_surge_and_all_are_removed():
    s = scene(HALL, "aubin a1", "roach a1", wheel=5)
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, SWORD)
    assert only(CheeseOnWheel, events).total == 7
    only(SurgeBegan, events)
    assert s.wheel == 0


@rule("MR-15")
def test_nothing_is_put_on_the_wheel_while_a_surge_is_going_on():
    s = scene(HALL, "aubin a1", "roach b1", wheel=6, surging=True)
    assert put_cheese_on_wheel(s, 3, lambda e: None) is None
    assert s.wheel == 6


@rule("M-141", "MR-18")
def test_filch_takes_his_cheese_from_the_wheel_before_the_rats_goes_on():
    s = scene(". . P", "filch a1", "rat b1, roach b1", wheel=5, visible="scratching")
    events = act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, SWORD, CHEESE)
    assert event_types_in_order(events, CheeseOffWheel, CheeseOnWheel, Defeated) == [
        CheeseOffWheel,
        CheeseOnWheel,
        Defeated,
    ]
    assert (s.wheel, s.mice[0].cheese, s.page) == (5, 1, 1)  # 5 - 1 + 1, so there is no surge


@rule("MR-18", "MR-115")
def test_filch_takes_it_from_the_supply_if_it_was_no_rat_or_the_wheel_is_empty():
    s = scene(". .", "filch a1", "roach b1, rat b1", wheel=3)
    act(GAME, s, 0, "attack thorn-dagger roach 1", SWORD, BOW)
    assert (s.wheel, s.mice[0].cheese) == (3, 1), "one wound is enough"
    s = scene(". .", "filch a1", "roach b1, rat b1", wheel=3)
    act(GAME, s, 0, "attack thorn-dagger roach 1", SWORD, SWORD)
    assert (s.wheel, s.mice[0].cheese) == (3, 1)
    s = scene(". .", "filch a1", "rat b1, roach b1")
    act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, SWORD, BOW)
    assert (s.wheel, s.mice[0].cheese) == (0, 1)
    s = scene(". .", "filch a1", "vurst b1, roach b1", "filch vurst-sabre roach", wheel=3)
    s.hurt = {"vurst-sabre": 2}
    act(GAME, s, 0, "attack thorn-dagger vurst-sabre", SWORD, BOW, BOW, BOW)
    assert (s.wheel, s.mice[0].cheese) == (3, 1)  # a boss does not count as a rat


@rule("M-114", "MR-20")
def test_a_chapters_own_surge_comes_every_time_and_the_card_goes_nevertheless():
    s = scene(". .", "aubin a1", chapter="proving-ground", visible="swarm", wheel=5, end=20)
    s.board = [Laid("tile-8", 0, 0)]
    s.mice[0].space = "c1"
    assert CHAPTERS["proving-ground"].surges["wheel-house"].enemies == (("roach", 2),)
    events = act(GAME, s, 0, "end-turn", ["aubin", "roach"], SWORD)
    assert [e.foe for e in events if isinstance(e, EnemyCame)] == ["roach"] * 2
    assert (s.visible, s.encounter_left) == ("", ["swarm"])
    s.wheel = 5
    s.surging = True
    s.stack.append(SurpriseAttack())
    run(s, ScriptedLuck(), lambda e: None, procedure_of)
    assert len(s.enemies) == 4


@rule("M-116", "M-118", "MR-19")
def test_a_second_surge_finds_no_card_and_only_the_hourglass_moves():
    s = scene(HALL, "aubin a1", "roach a1", wheel=5, visible="scratching")
    act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)
    assert s.visible == ""
    assert s.encounter_left == ["scratching"]
    assert len(s.enemies) == 3
    s.wheel, s.enemies = 5, s.enemies[:1]
    act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)
    assert s.page == 3
    assert len(s.enemies) == 1


@rule("M-116")
def test_a_card_that_says_nothing_about_surges_brings_nobody():
    assert ENCOUNTERS["crumb-thieves"].surge == ()
    s = scene(HALL, "aubin a1", "roach a1", wheel=5, visible="crumb-thieves")
    act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)
    assert len(s.enemies) == 1
    assert s.visible == ""


@rule("M-117", "MR-24")
def test_a_surge_brings_only_as_many_figures_as_there_are():
    s = scene(HALL, "aubin a1", "roach a1 a1 a1 a1 b1 b1 b1", wheel=5, visible="scratching", beside={(9, 9): (". .",)})
    for e in s.enemies:
        e.tile = 1
    s.search_bag = ["creaking-board"]
    events = act(
        GAME, s, 0, "search", SWORD, "creaking-board", BOW, BOW
    )  # it should bring two cockroaches, but there are only eight in all
    assert only(EnemyCame, events).number == 8


@rule("M-121")
def test_a_boss_that_comes_by_a_surge_makes_his_ambush():
    s = scene(HALL, "aubin a1, filch a1", "roach b1", "aubin filch roach")
    told = []
    add_cards_to_track(s, ["vurst"], ScriptedLuck(["vurst-sabre", "vurst-whip"], SHIELD), told.append, "M-119")
    assert only(Ambushed, told).card == "vurst-sabre"
    assert s.track == ("vurst-sabre", "aubin", "filch", "roach", "vurst-whip")


@rule("M-018", "MR-23")
def test_a_capture_and_a_surge_at_once_both_move_the_hourglass():
    s = scene(HALL, "aubin a1, filch b1", "roach a1", "aubin roach filch", wheel=5)
    s.mice[0].wounds = 3
    events = act(GAME, s, 0, "end-turn", SWORD, CHEESE, BOW, BOW, BOW, SWORD)
    assert [e.rule for e in events if isinstance(e, HourglassMoved)] == ["M-113", "M-147"]
    assert s.page == 3
    s = scene(HALL, "aubin a1, filch b1", "roach a1", "aubin roach filch", wheel=5, page=7, end=9)
    s.mice[0].wounds = 3
    act(GAME, s, 0, "end-turn", SWORD, CHEESE, BOW, BOW, BOW)
    assert GAME.waiting(s) == Outcome((0.0,), "hourglass")


@rule("MR-171")
def test_a_surge_line_has_no_pages():
    for page in (1, 4, 7):
        s = scene(HALL, "aubin a1", "roach a1", wheel=5, visible="scratching", page=page, end=12)
        act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)
        assert len(s.enemies) == 3


@rule("M-110")
def test_what_greedy_cockroaches_steal_goes_on_the_wheel():
    s = scene(HALL, "aubin a1", "roach a1", greedy=True)
    s.mice[0].cheese = 1
    s.mice[0].abilities = ()
    act(GAME, s, 0, "end-turn", SWORD, SWORD, BOW, BOW, BOW, SWORD)
    assert (s.wheel, s.mice[0].cheese, s.mice[0].wounds) == (1, 0, 1)


@rule("M-110", "M-017")
def test_stolen_cheese_can_be_the_sixth():
    s = scene(HALL, "aubin a1", "roach a1", greedy=True, wheel=5)
    s.mice[0].cheese = 1
    s.mice[0].abilities = ()
    only(SurgeBegan, act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, BOW, BOW, SWORD))
    assert s.page == 2


@rule("M-111", "M-123")
def test_a_surge_can_be_saved_and_loaded_in_the_middle():
    """The cockroach attacks, its attack fills the wheel, and the surge asks for cards, so four procedures are
    running."""
    s = scene(HALL, "rivette a1, filch b1", "roach a1", "rivette roach filch", wheel=5, visible="scratching", seats=2)
    s.mice[0].abilities, s.mice[0].cheese = ("bolted-door",), 3
    act(GAME, s, 0, "end-turn", SWORD, CHEESE, BOW)
    assert GAME.waiting(s).about == "moment-surge"
    under_way = [frame.__struct_config__.tag for frame in s.stack]
    assert under_way == ["round", "enemy-turn", "enemy-acts", "fight", "surprise-attack"]
    saved = msgspec.json.encode(s)
    t = msgspec.json.decode(saved, type=GAME.state)
    assert t == s
    for state in (s, t):
        events = act(GAME, state, 0, "use rivette bolted-door", SWORD)
        assert event_types_in_order(events, SurgeOver, Wounded) == [SurgeOver, Wounded]
    assert msgspec.json.encode(s) == msgspec.json.encode(t)
    assert len(s.enemies) == 1  # the card kept all enemies away


@rule("M-017", "MR-15")
def test_the_sixth_cheese_begins_a_surge_and_until_it_is_over_nothing_is_added():
    s = scene(HALL, "aubin a1", wheel=4)
    told = []
    assert put_cheese_on_wheel(s, 1, told.append) is None
    assert isinstance(put_cheese_on_wheel(s, 1, told.append), SurpriseAttack)
    assert put_cheese_on_wheel(s, 3, told.append) is None
    assert (s.wheel, s.surging, [e.total for e in told]) == (6, True, [5, 6])
