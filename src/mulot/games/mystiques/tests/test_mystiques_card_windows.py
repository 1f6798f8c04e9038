"""Abilities, tricks and scrolls, with every moment and every effect: MR-187."""

from __future__ import annotations

import pytest

from mulot.core.errors import Unreadable
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import ABILITIES, SEARCH
from mulot.games.mystiques.model.actions import Attack
from mulot.games.mystiques.model.events import AttackRolled, CheeseOffWheel, DefenceRolled, Healed, Used, Wounded
from mulot.games.mystiques.rules.card_windows import MOMENTS, power_of
from mulot.games.mystiques.scenes import BOW, BOW_AND_STAR, CHEESE, SHIELD, SWORD, scene
from mulot.games.mystiques.tests.content_checks import EFFECTS
from mulot.testing import act, only, refusal, rule


def with_card(s, mouse, card, cheese=9):
    m = s.mice[mouse]
    m.abilities, m.cheese = (card,), cheese
    return s


def test_every_card_names_a_moment_that_is_listed_and_an_effect_that_is_known_there():
    powers = [*ABILITIES.values(), *(card.power for card in SEARCH.values() if card.power)]
    assert {power.moment for power in powers} == set(MOMENTS) == set(EFFECTS)
    for power in powers:
        assert power.effect in EFFECTS[power.moment]
    used = {(power.moment, power.effect) for power in powers}
    assert used == {(moment, effect) for moment, effects in EFFECTS.items() for effect in effects}


@rule("MR-187")
def test_seats_without_a_card_for_the_moment_are_not_asked():
    s = scene(". .", "aubin a1", "roach b1")
    s.mice[0].cheese = 9  # an ability for another moment
    act(GAME, s, 0, "attack needle-sword roach 1", BOW, BOW, BOW)
    assert GAME.waiting(s).about == "turn"


@rule("MR-187")
def test_an_ability_costs_its_cheese_and_one_is_used_a_turn():
    s = with_card(scene(". .", "aubin a1", "spider b1"), 0, "mighty-blow", cheese=5)
    act(GAME, s, 0, "attack needle-sword spider")
    assert GAME.waiting(s).about == "moment-attack"
    events = act(GAME, s, 0, "use aubin mighty-blow", *[BOW] * 5)
    assert only(Used, events).card == "mighty-blow"
    assert len(only(AttackRolled, events).faces) == 5
    assert s.mice[0].cheese == 3
    s.stack[-1].acted = False
    act(GAME, s, 0, "attack needle-sword spider", BOW, BOW, BOW)  # no second window in this turn


@rule("MR-187")
def test_without_the_cheese_there_is_no_window():
    s = with_card(scene(". .", "aubin a1", "roach b1"), 0, "mighty-blow", cheese=1)
    act(GAME, s, 0, "attack needle-sword roach 1", BOW, BOW, BOW)
    s = with_card(scene(". .", "selene a1", "roach b1"), 0, "spark", cheese=1)
    assert refusal(GAME, s, 0, "use selene spark roach 1").no == "too-little-cheese"


@rule("MR-187")
def test_a_trick_and_a_scroll_are_used_up():
    s = scene(". .", "aubin a1", "rat b1, roach b1")
    s.mice[0].tricks = ("pepper",)
    act(GAME, s, 0, "attack needle-sword rat 1")
    events = act(GAME, s, 0, "use aubin pepper", SWORD, BOW, BOW, BOW)
    assert len(only(DefenceRolled, events).faces) == 1  # the rat defends with one die less
    assert (s.mice[0].tricks, s.search_left) == ((), ["pepper"])
    s = scene(". .", "melisse a1, aubin a1")
    s.mice[0].bag, s.mice[1].wounds = ("scroll-of-mending",), 3
    act(GAME, s, 0, "use melisse scroll-of-mending aubin")
    assert (s.mice[1].wounds, s.mice[0].bag, s.search_left) == (0, (), ["scroll-of-mending"])


@rule("MR-65")
def test_a_scroll_is_for_its_class():
    s = scene(". .", "aubin a1")
    s.mice[0].bag, s.mice[0].wounds = ("scroll-of-mending",), 2
    assert refusal(GAME, s, 0, "use aubin scroll-of-mending aubin").no == "no-use-now"


def test_after_the_attack_roll_a_hit_can_be_added_or_all_rolled_again():
    s = with_card(scene(". .", "filch a1", "roach b1 b1"), 0, "hidden-blade")
    act(GAME, s, 0, "attack thorn-dagger roach 1", BOW, BOW)
    assert GAME.waiting(s).about == "moment-attacked"
    act(GAME, s, 0, "use filch hidden-blade")
    assert len(s.enemies) == 1
    s = with_card(scene(". . .", "ondine a1", "roach c1 c1"), 0, "second-arrow")
    act(GAME, s, 0, "attack hazel-bow roach 1", SWORD, SWORD)
    events = act(GAME, s, 0, "use ondine second-arrow", BOW, BOW, BOW)
    assert only(AttackRolled, events).hits == 2


@rule("MR-187")
def test_who_passes_after_the_attack_roll_is_not_asked_again():
    s = with_card(scene(". .", "filch a1", "roach b1 b1"), 0, "hidden-blade")
    act(GAME, s, 0, "attack thorn-dagger roach 1", BOW, BOW)
    act(GAME, s, 0, "pass")
    assert GAME.waiting(s).about == "turn"


def test_friends_nearby_can_help_a_mouse_that_is_hit():
    s = scene(". . .", "filch a1, aubin b1, rivette c1", "roach a1", "filch roach aubin rivette", seats=3)
    with_card(s, 1, "stand-by-me")
    with_card(s, 2, "tin-shield")
    act(GAME, s, 0, "end-turn", SWORD, SWORD)
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("moment-hit", (1,))  # Rivette is too far away
    events = act(GAME, s, 1, "use aubin stand-by-me", SHIELD, SHIELD, SWORD)
    assert only(DefenceRolled, events).blocks == 2


def test_a_mouse_that_is_not_hit_is_not_asked_for_cards():
    s = scene(". .", "filch a1, aubin a1", "roach a1", "filch roach aubin", seats=2)
    s.mice[0].tricks = s.mice[1].tricks = ("pot-lid", "trapdoor")
    act(GAME, s, 0, "end-turn", BOW, BOW, SWORD)
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("turn", (1,))


def test_all_seats_with_a_card_are_asked_and_each_may_pass():
    s = scene(". .", "filch a1, aubin a1", "roach a1", "filch roach aubin", seats=2)
    with_card(s, 0, "duck", 1)
    s.mice[0].cheese = 1
    with_card(s, 1, "shake-it-off")
    s.mice[1].tricks = ("trapdoor",)
    s.mice[0].tricks = ("trapdoor",)
    act(GAME, s, 0, "end-turn", SWORD, SWORD, BOW)
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("moment-wound", (0,))  # both of Aubin's are for himself
    act(GAME, s, 0, "use filch duck")
    assert GAME.waiting(s).about == "moment-wound"  # she still has a trick
    events = act(GAME, s, 0, "pass", SWORD)
    assert only(Wounded, events).count == 1


def test_a_failed_star_roll_can_be_tried_again():
    s = with_card(scene(". .", "rivette a1", search_bag=["crumbs"]), 0, "second-try")
    act(GAME, s, 0, "search", BOW)
    assert GAME.waiting(s).about == "moment-star"
    act(GAME, s, 0, "use rivette second-try", SWORD, "crumbs")
    assert s.mice[0].cheese == 10
    s = with_card(scene(". .", "rivette a1"), 0, "second-try")
    act(GAME, s, 0, "search", BOW)
    act(GAME, s, 0, "pass")
    assert not s.mice[0].searched
    assert GAME.waiting(s).about == "turn", "and nobody is asked a second time"


def test_a_player_may_pass_and_let_a_surge_come():
    s = with_card(scene(". . P", "selene a1", wheel=5, visible="scratching"), 0, "moon-veil")
    act(GAME, s, 0, "end-turn")
    act(GAME, s, 0, "pass", ["selene", "roach"], SWORD)
    assert len(s.enemies) == 2
    assert s.mice[0].cheese == 9


def test_a_bread_crust_heals_only_the_mouse_who_eats_it():
    s = scene(". .", "aubin a1, filch a1")
    s.mice[0].tricks, s.mice[0].wounds, s.mice[1].wounds = ("bread-crust",), 2, 1
    assert refusal(GAME, s, 0, "use aubin bread-crust filch").no == "no-use-now"
    act(GAME, s, 0, "use aubin bread-crust aubin")
    assert s.mice[0].wounds == 1


def test_a_surge_can_be_lessened():
    s = with_card(scene(". . P", "selene a1", wheel=5, visible="scratching"), 0, "moon-veil")
    act(GAME, s, 0, "end-turn")
    assert GAME.waiting(s).about == "moment-surge"
    act(GAME, s, 0, "use selene moon-veil", ["selene", "roach"], SWORD)
    assert len(s.enemies) == 1


# -------------------------------------------------------------------- in her turn


def test_strike_hits_what_is_in_sight_and_it_defends():
    s = with_card(scene(". . .", "selene a1", "rat c1, roach b1"), 0, "spark")
    events = act(GAME, s, 0, "use selene spark rat 1", SHIELD, BOW)
    assert only(Wounded, events).count == 1
    assert [e.kind for e in s.enemies] == ["roach"]
    act(GAME, s, 0, "attack moon-staff roach 1", SWORD, SWORD)  # the action is still there
    s = with_card(scene(". . .", "selene a1", "roach b1 c1"), 0, "spark")
    act(GAME, s, 0, "use selene spark roach 2", BOW)
    assert [e.number for e in s.enemies] == [1]


@pytest.mark.parametrize(
    ("hero", "card", "on", "seen"),
    [
        ("melisse", "bandage", "filch", lambda s: s.mice[1].wounds == 1),
        ("melisse", "clear-head", "filch", lambda s: s.mice[1].effects == ()),
        ("melisse", "mint-antidote", "filch", lambda s: s.mice[1].poison == 0),
        ("aubin", "rally", "", lambda s: s.mice[1].cheese == 1),
        ("selene", "gust", "roach 1", lambda s: s.enemies[0].down),
        ("rivette", "trip-wire", "roach 1", lambda s: s.enemies[0].down),
    ],
)
def test_effects_of_cards_played_in_a_turn(hero, card, on, seen):
    s = with_card(scene(". .", f"{hero} a1, filch a1", "roach b1"), 0, card)
    s.mice[1].wounds, s.mice[1].poison, s.mice[1].effects = 2, 1, ("webbed", "down")
    s.enemies[0].down = False
    act(GAME, s, 0, f"use {hero} {card} {on}".strip())
    assert seen(s)
    assert s.mice[0].cheese == 9 - power_of(s, card).cost


def test_a_poisoned_mouse_needs_an_antidote():
    s = with_card(scene(". .", "melisse a1, filch a1"), 0, "mint-antidote")
    s.mice[1].poison = 1
    assert only(Healed, act(GAME, s, 0, "use melisse mint-antidote filch")).rule == "MR-56"


def test_nibbling_at_the_wheel_and_rising_on_the_track():
    s = with_card(scene(". .", "filch a1, aubin a1", wheel=5), 0, "nibble")
    assert only(CheeseOffWheel, act(GAME, s, 0, "use filch nibble")).total == s.wheel == 3
    s = with_card(scene(". .", "aubin a1, filch a1", "roach b1", "filch roach aubin"), 0, "call-to-order")
    s.mice[1].abilities = ()
    act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)
    act(GAME, s, 0, "use aubin call-to-order")
    assert s.track == ("aubin", "filch", "roach")


def test_reasons_against_playing_cards():
    s = with_card(scene(". .", "aubin a1, filch b1"), 0, "mighty-blow")
    assert refusal(GAME, s, 0, "use aubin mighty-blow").no == "another-moment"
    assert refusal(GAME, s, 0, "use aubin thunder").no == "no-such-card"
    with pytest.raises(Unreadable):
        GAME.read("use aubin nonsense")


@pytest.mark.parametrize(
    ("hero", "card", "on"),
    [
        ("melisse", "bandage", "filch"),  # too far away
        ("rivette", "trip-wire", "roach 1"),  # too far away
        ("selene", "spark", "roach 2"),  # out of sight
        ("selene", "gust", "spider"),  # too large
        ("selene", "gust", "roach 3"),  # is down already
        ("filch", "nibble", ""),  # the wheel is empty
        ("aubin", "call-to-order", ""),  # is first already
    ],
)
def test_cards_without_a_useful_target_are_not_offered(hero, card, on):
    board = """
    . . . .

    . . # .
    """
    others = ", ".join(f"{name} d1" for name in ("filch",) if name != hero)
    s = scene(board, f"{hero} a1" + (f", {others}" if others else ""), "roach d1 d2 b1, spider b2")
    with_card(s, 0, card)
    s.mice[-1].wounds = 1 if len(s.mice) > 1 else 0
    s.enemies[2].down = True
    assert refusal(GAME, s, 0, f"use {hero} {card} {on}".strip()).no == "no-use-now"


@rule("MR-208")
def test_take_heart_gives_every_other_mouse_a_cheese_wherever_she_is():
    s = with_card(scene(". . . .", "aubin a1, filch d1, melisse b1, ondine"), 0, "rally", 2)
    act(GAME, s, 0, "use aubin rally")
    assert [m.cheese for m in s.mice] == [0, 1, 1, 0]  # Ondine is captured
    alone = with_card(scene(". .", "aubin a1, filch"), 0, "rally")
    assert refusal(GAME, alone, 0, "use aubin rally").no == "no-use-now"
    s = with_card(scene(". .", "aubin a1, filch a1, melisse a1"), 0, "rally")
    s.version = 2  # in version 2 it cheered up one mouse
    assert refusal(GAME, s, 0, "use aubin rally").no == "no-use-now"
    act(GAME, s, 0, "use aubin rally melisse")
    assert [m.cheese for m in s.mice] == [7, 0, 1]


@rule("MR-207")
@pytest.mark.parametrize(("card", "moment"), [("steady-aim", "moment-attack"), ("second-arrow", "moment-attacked")])
def test_arrows_need_a_weapon_that_shoots(card, moment):
    s = with_card(scene(". . .", "ondine a1", "roach c1"), 0, card)
    act(GAME, s, 0, "attack hazel-bow roach 1", *[SWORD] * 2 * (moment == "moment-attacked"))
    assert GAME.waiting(s).about == moment
    assert GAME.read(f"use ondine {card}") in GAME.legal(s, 0)
    s = with_card(scene(". .", "ondine a1", "roach b1"), 0, card)
    s.mice[0].gear = ("rusty-nail",)
    act(GAME, s, 0, "attack rusty-nail roach 1", BOW, BOW)
    assert GAME.waiting(s).about == "turn"  # nobody was asked
    s = with_card(scene(". .", "ondine a1", "roach b1"), 0, card)
    s.version, s.mice[0].gear = 2, ("rusty-nail",)
    act(GAME, s, 0, "attack rusty-nail roach 1", *[BOW] * 2 * (moment == "moment-attacked"))
    assert GAME.waiting(s).about == moment


@rule("MR-206")
def test_scrolls_are_as_strong_as_the_lore_of_the_mouse_who_reads_them():
    s = scene(". . .", "selene a1", "roach c1")
    s.mice[0].bag = ("scroll-of-flame",)
    act(GAME, s, 0, "use selene scroll-of-flame roach 1", SHIELD)  # four hits, one die to defend
    assert not s.enemies
    s = scene(". . .", "selene a1", "centipede c1")
    s.mice[0].bag, s.mice[0].gear = ("scroll-of-flame",), ("whisker-comb",)
    act(GAME, s, 0, "use selene scroll-of-flame centipede", SHIELD, SWORD)
    assert not s.enemies  # five hits minus a shield are as many as its four hearts
    for hero, left in (("selene", 0), ("ondine", 1)):
        s = scene(". . P", f"{hero} a1", wheel=5, visible="scratching")
        s.mice[0].bag = ("scroll-of-calm",)
        act(GAME, s, 0, "end-turn")
        act(GAME, s, 0, f"use {hero} scroll-of-calm", *([[hero, "roach"]] if left else []), SWORD)
        assert len(s.enemies) == left
    s = scene(". . .", "selene a1", "centipede c1")
    s.version, s.mice[0].bag = 2, ("scroll-of-flame",)
    act(GAME, s, 0, "use selene scroll-of-flame centipede", BOW, BOW)
    assert s.hurt == {"centipede": 3}


def test_a_clear_head_reaches_across_the_tile():
    s = with_card(scene(". . . .", "melisse a1, filch d1"), 0, "clear-head")
    s.mice[1].effects = ("stunned",)
    act(GAME, s, 0, "use melisse clear-head filch")
    assert s.mice[1].effects == ()


def test_a_roller_skate_brings_three_steps_more_while_there_are_steps_left():
    s = scene(". .", "filch a1", points=2)
    s.mice[0].tricks = ("roller-skate",)
    act(GAME, s, 0, "use filch roller-skate")
    assert s.stack[-1].points == 5
    s = scene(". .", "filch a1", points=1)
    s.mice[0].tricks = ("roller-skate",)
    act(GAME, s, 0, "use filch roller-skate")
    assert s.stack[-1].points == 4
    s = scene(". .", "filch a1", points=0, moved=True)
    s.mice[0].tricks = ("roller-skate",)
    assert refusal(GAME, s, 0, "use filch roller-skate").no == "no-use-now"


@rule("MR-211")
def test_with_quick_paws_the_scamp_searches_besides_her_action():
    s = with_card(scene(". .", "filch a1", "roach b1", search_bag=["pepper"]), 0, "quick-paws")
    act(GAME, s, 0, "use filch quick-paws", BOW_AND_STAR, "pepper")
    act(GAME, s, 0, "keep")
    assert s.mice[0].tricks == ("pepper",)
    assert s.mice[0].cheese == 8
    assert not s.stack[-1].acted
    assert Attack("thorn-dagger", "roach", 1) in GAME.legal(s, 0)
    s.used = ()
    assert refusal(GAME, s, 0, "use filch quick-paws").no == "no-use-now"  # searched with success on this side


@rule("MR-211")
def test_quick_paws_find_nothing_without_a_star_and_nothing_at_all_while_she_is_dizzy():
    s = with_card(scene(". .", "filch a1", search_bag=["pepper"]), 0, "quick-paws")
    act(GAME, s, 0, "use filch quick-paws", BOW)
    assert s.mice[0].searched == s.mice[0].tricks == ()
    act(GAME, s, 0, "search", BOW_AND_STAR, "pepper")
    s = with_card(scene(". .", "filch a1", search_bag=["pepper"]), 0, "quick-paws")
    s.mice[0].effects = ("stunned",)
    assert refusal(GAME, s, 0, "use filch quick-paws").no == "no-use-now"


def test_before_version_3_quick_paws_were_two_steps():
    s = with_card(scene(". .", "filch a1", points=3), 0, "quick-paws")
    s.version = 2
    act(GAME, s, 0, "use filch quick-paws")
    assert s.stack[-1].points == 5


def test_a_seat_that_passed_at_one_moment_is_asked_again_at_the_next():
    s = scene(". .", "aubin a1", "roach a1")
    s.mice[0].tricks = ("pot-lid", "trapdoor")
    act(GAME, s, 0, "end-turn", SWORD, SWORD)
    assert GAME.waiting(s).about == "moment-hit"
    act(GAME, s, 0, "pass", BOW, BOW, BOW)
    assert GAME.waiting(s).about == "moment-wound"
    act(GAME, s, 0, "use aubin trapdoor", SWORD)
    assert s.mice[0].wounds == 0
    s = scene(". .", "filch a1", "roach b1 b1")
    s.mice[0].tricks, s.mice[0].abilities, s.mice[0].cheese = ("pepper",), ("hidden-blade",), 2
    act(GAME, s, 0, "attack thorn-dagger roach 1")
    act(GAME, s, 0, "pass", BOW, BOW)
    assert GAME.waiting(s).about == "moment-attacked"
