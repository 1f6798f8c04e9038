"""Searching, recovering, sharing, equipping, levelling up: M-050 to M-057, M-068 to M-071, MR-57 to MR-72."""

from __future__ import annotations

import pytest

from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import SEARCH, TILES
from mulot.games.mystiques.model.events import (
    Averted,
    Dropped,
    FoundNothing,
    Happened,
    ItemFound,
    Kept,
    LevelledUp,
    Recovered,
    Searched,
    Shared,
    StarsRolled,
    Stowed,
    Traded,
    TrapsSet,
    Worn,
)
from mulot.games.mystiques.rules.wounds import capture_mouse
from mulot.games.mystiques.scenes import BOW, BOW_AND_STAR, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule


def ignore_event(event):
    pass


@rule("M-051", "M-053")
def test_a_star_finds_a_card_which_goes_into_the_bag():
    s = scene(". .", search_bag=["sling", "felt-coat"])
    events = act(GAME, s, 0, "search", SWORD, "felt-coat")
    assert only(Searched, events).card == "felt-coat"
    assert s.search_bag == ["sling"]
    only(Kept, act(GAME, s, 0, "keep"))
    assert s.mice[0].bag == ("felt-coat",)


@rule("M-051", "MR-59")
def test_without_a_star_nothing_is_found_and_it_can_be_tried_again_in_a_later_turn():
    s = scene(". .", search_bag=["sling"])
    act(GAME, s, 0, "search", SHIELD)
    assert refusal(GAME, s, 0, "search").no == "acted-already"
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "search", SWORD, "sling")
    assert GAME.waiting(s).about == "found"


@rule("M-050", "MR-60")
def test_each_mouse_searches_each_side_with_success_once_and_an_event_counts():
    s = scene(". .", "aubin a1, filch a1", search_bag=["crumbs", "sling"])
    act(GAME, s, 0, "search", SWORD, "crumbs")
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "search", SWORD, "sling")  # Filch can still search here
    act(GAME, s, 0, "keep")
    act(GAME, s, 0, "end-turn", SWORD)
    assert refusal(GAME, s, 0, "search").no == "searched-already"


@rule("MR-57")
def test_the_other_side_of_a_tile_is_another_room():
    s = scene("T .", "aubin a1", under="T .", search_bag=["crumbs", "crumbs"])
    s.explored = TILES[s.board[0].tile].sides
    act(GAME, s, 0, "search", SWORD, "crumbs")
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "explore")
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "search", SWORD, "crumbs")
    assert s.mice[0].cheese == 4


@rule("M-052")
@pytest.mark.parametrize(
    ("card", "seen"),
    [
        ("crumbs", lambda s: s.mice[0].cheese == 2),
        ("warm-milk", lambda s: s.mice[0].wounds == 0),
        ("creaking-board", lambda s: s.wheel == 2),
        ("cobweb", lambda s: s.mice[0].effects == ("webbed",)),
        ("falling-ladle", lambda s: s.mice[0].effects == ("stunned",)),
        ("hidden-springs", lambda s: s.traps == ((s.explored[0], "b1"),)),
    ],
)
def test_an_event_happens_at_once_and_is_discarded(card, seen):
    s = scene(". X P", search_bag=[card])
    s.mice[0].wounds = 1
    blind = [BOW, BOW] if SEARCH[card].warded else []  # the roll with which she could have averted it
    events = act(GAME, s, 0, "search", SWORD, card, *blind)
    assert only(Happened, events).card == card
    assert seen(s)
    assert s.search_left == [card]
    assert GAME.waiting(s).about == "turn"


@rule("MR-206", "M-047")
@pytest.mark.parametrize("card", [card.name for card in SEARCH.values() if card.warded])
@pytest.mark.parametrize(("hero", "dice"), [("aubin", 2), ("selene", 4), ("ondine", 1)])
def test_a_star_rolled_for_lore_averts_an_event(card, hero, dice):
    s = scene(". X P", f"{hero} a1", search_bag=[card])
    events = act(GAME, s, 0, "search", SWORD, card, BOW_AND_STAR, *[CHEESE] * (dice - 1))
    roll = [e for e in events if isinstance(e, StarsRolled)][-1]
    assert (roll.trial, len(roll.faces), roll.rule) == ("lore", dice, "MR-206")
    assert only(Averted, events) == Averted(hero, card)
    assert not [e for e in events if isinstance(e, Happened)]
    assert (s.wheel, s.mice[0].effects, s.mice[0].cheese, s.search_left) == (0, (), 0, [card])


@rule("MR-206")
def test_items_that_add_lore_add_a_die_and_the_roll_can_be_repeated():
    s = scene(". X P", "selene a1", search_bag=["cobweb"])
    s.mice[0].gear, s.mice[0].tricks = ("whisker-comb", "spectacles"), ("lucky-clover",)
    act(GAME, s, 0, "search", SWORD, BOW, "cobweb", *[BOW] * 6)
    assert GAME.waiting(s).about == "moment-star"
    act(GAME, s, 0, "use selene lucky-clover", SWORD, *[BOW] * 5)
    assert s.mice[0].effects == ()


@rule("MR-206")
def test_nobody_foresees_other_events_and_nobody_did_before_version_3():
    s = scene(". X P", search_bag=["hidden-springs"])
    act(GAME, s, 0, "search", SWORD, "hidden-springs")
    s = scene(". X P", search_bag=["cobweb"])
    s.version = 2
    act(GAME, s, 0, "search", SWORD, "cobweb")
    assert s.mice[0].effects == ("webbed",)


@rule("M-052")
def test_an_event_can_bring_a_cockroach():
    s = scene(". X P", search_bag=["roach-nest"])
    act(GAME, s, 0, "search", SWORD, "roach-nest", ["aubin", "roach"])
    assert [(e.kind, e.space) for e in s.enemies] == [("roach", "c1")]
    assert s.track == ("aubin", "roach")


@rule("M-054", "MR-64")
def test_a_card_can_be_left_for_a_cheese_only_when_it_is_found():
    s = scene(". .", search_bag=["sling"])
    act(GAME, s, 0, "search", SWORD, "sling")
    only(Traded, act(GAME, s, 0, "trade"))
    assert (s.mice[0].cheese, s.mice[0].bag, s.search_left) == (1, (), ["sling"])
    s = scene(". .")
    s.mice[0].bag = ("sling",)
    assert refusal(GAME, s, 0, "trade").no == "not-asked"


@rule("M-055", "MR-62")
def test_a_bag_holds_three_cards():
    s = scene(". .", search_bag=["felt-coat"])
    s.mice[0].bag = ("sling", "rusty-nail", "rusty-nail")
    act(GAME, s, 0, "search", SWORD, "felt-coat")
    assert refusal(GAME, s, 0, "keep").no == "bag-full"
    events = act(GAME, s, 0, "swap rusty-nail")
    assert s.mice[0].bag == ("sling", "rusty-nail", "felt-coat")
    assert s.search_left == ["rusty-nail"]
    assert [type(e) for e in events] == [Dropped, Kept], "and no cheese for it"


@rule("MR-58")
def test_a_mouse_can_search_beside_enemies():
    s = scene(". .", "aubin a1", "rat a1 b1")
    act(GAME, s, 0, "search", BOW)


@rule("MR-61", "M-182")
def test_a_group_item_goes_to_the_stash_also_with_a_full_bag():
    s = scene(". .", search_bag=["hook"])
    s.mice[0].bag = ("sling",) * 3
    assert only(ItemFound, act(GAME, s, 0, "search", SWORD, "hook")).item == "hook"
    assert s.stash == ("hook",)
    assert s.mice[0].bag == ("sling",) * 3
    assert GAME.waiting(s).about == "turn"  # nobody is asked, because it cannot be exchanged for cheese
    assert refusal(GAME, s, 0, "search").no == "acted-already"
    assert s.mice[0].searched


@rule("MR-63")
def test_tricks_take_no_room_in_the_bag():
    s = scene(". .", search_bag=["pot-lid"])
    s.mice[0].bag = ("sling",) * 3
    act(GAME, s, 0, "search", SWORD, "pot-lid")
    act(GAME, s, 0, "keep")
    assert s.mice[0].tricks == ("pot-lid",)


@rule("MR-27")
def test_an_empty_search_deck_is_refilled_and_may_still_have_nothing():
    s = scene(". .", search_left=["sling"])
    act(GAME, s, 0, "search", SWORD, "sling")  # the discards are mixed
    assert s.search_left == []
    s = scene(". .")
    only(FoundNothing, act(GAME, s, 0, "search", SWORD))
    assert s.mice[0].searched  # it still counts as a success


@rule("M-051")
def test_items_can_add_dice_to_a_search():
    s = scene(". .", search_bag=["sling"])
    s.mice[0].gear = ("clover-charm",)
    assert len(only(StarsRolled, act(GAME, s, 0, "search", BOW, SWORD, "sling")).faces) == 2


# -------------------------------------------------------------------- recovering


@rule("M-056")
def test_a_stun_goes_away_by_itself():
    s = scene(". .")
    s.mice[0].effects = ("stunned",)
    s.stars = 1  # of an earlier roll, which has nothing to do with it
    assert only(Recovered, act(GAME, s, 0, "recover stunned")).effect == "stunned"
    assert s.mice[0].effects == ()
    assert refusal(GAME, s, 0, "search").no == "acted-already"
    assert refusal(GAME, scene(". ."), 0, "recover stunned").no == "not-affected"
    lying = scene(". .")
    lying.mice[0].effects = ("down",)
    assert refusal(GAME, lying, 0, "recover down").no == "not-affected"  # standing up takes the move


@rule("M-057")
def test_a_star_frees_a_mouse_from_a_web():
    s = scene(". .")
    s.mice[0].effects = ("webbed",)
    act(GAME, s, 0, "recover webbed", SHIELD)
    assert s.mice[0].effects == ("webbed",)
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "recover webbed", SWORD)
    assert s.mice[0].effects == ()


# -------------------------------------------------------------------- sharing


@rule("M-068")
def test_any_amount_of_cheese_and_cards_of_the_bag_goes_both_ways_one_by_one():
    s = scene(". .", "aubin a1, filch b1")
    s.mice[0].cheese, s.mice[1].bag = 3, ("sling", "felt-coat")
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "give cheese")
    events = act(GAME, s, 0, "give cheese")
    assert only(Shared, events) == Shared("aubin", "filch", "cheese")
    act(GAME, s, 0, "take sling")
    act(GAME, s, 0, "take felt-coat")
    act(GAME, s, 0, "done")
    assert (s.mice[0].cheese, s.mice[1].cheese) == (1, 2)
    assert s.mice[0].bag == ("sling", "felt-coat")
    act(GAME, s, 0, "search", CHEESE)  # sharing is free


@rule("M-069")
def test_mice_share_only_in_the_same_or_an_adjacent_space():
    s = scene(". . . .", "aubin a1, filch b1, melisse c1")
    s.mice[0].cheese = 1
    assert refusal(GAME, s, 0, "share melisse").no == "too-far-to-share"
    assert refusal(GAME, s, 0, "share aubin").no == "no-such-mouse"
    assert refusal(GAME, s, 0, "share ondine").no == "no-such-mouse", "she stayed at home"
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "done")
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "share aubin")  # and the other way around


@rule("MR-68")
def test_a_share_has_one_partner_excludes_captives_and_worn_cards_and_nothing_comes_back():
    s = scene(". .", "aubin a1, filch a1, melisse")
    assert refusal(GAME, s, 0, "share filch").no == "nothing-to-share"
    s.mice[0].cheese = 1
    s.mice[0].bag = ("sling",)
    assert refusal(GAME, s, 0, "share melisse").no == "no-such-mouse"
    act(GAME, s, 0, "share filch")
    assert refusal(GAME, s, 0, "give needle-sword").no == "not-in-bag"
    act(GAME, s, 0, "give sling")
    assert refusal(GAME, s, 0, "take sling").no == "once-each"
    act(GAME, s, 0, "done")
    assert refusal(GAME, s, 0, "share filch").no == "once-a-turn"
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "share aubin")
    act(GAME, s, 0, "take cheese")
    assert refusal(GAME, s, 0, "give cheese").no == "once-each", "what was taken does not go back, either"


@rule("M-068", "M-055", "MR-68")
def test_two_mice_with_full_bags_exchange_card_for_card():
    s = scene(". .", "aubin a1, filch a1")
    s.mice[0].bag = ("felt-coat", "sling", "rusty-nail")
    s.mice[1].bag = ("spectacles", "table-knife", "clover-charm")
    s.mice[1].cheese = 1
    act(GAME, s, 0, "share filch")
    assert refusal(GAME, s, 0, "give leather-jerkin").no == "not-in-bag", "she wears it"
    act(GAME, s, 0, "give felt-coat")  # Filch has four cards, so one of them must go back now
    assert refusal(GAME, s, 0, "done").no == "bag-full"
    assert refusal(GAME, s, 0, "give sling").no == "bag-full"
    assert refusal(GAME, s, 0, "take cheese").no == "bag-full"
    assert refusal(GAME, s, 0, "take felt-coat").no == "bag-full"
    act(GAME, s, 0, "take table-knife")
    assert s.mice[0].bag == ("sling", "rusty-nail", "table-knife")
    assert s.mice[1].bag == ("spectacles", "clover-charm", "felt-coat")
    act(GAME, s, 0, "take spectacles")  # and the other way around: she takes first, and gives a card back
    assert refusal(GAME, s, 0, "done").no == "bag-full"
    assert refusal(GAME, s, 0, "take clover-charm").no == "bag-full"
    act(GAME, s, 0, "give rusty-nail")
    act(GAME, s, 0, "done")
    assert s.mice[0].bag == ("sling", "table-knife", "spectacles")
    assert s.mice[1].bag == ("clover-charm", "felt-coat", "rusty-nail")


@rule("M-055", "MR-68")
def test_a_full_bag_takes_no_card_for_which_none_can_come_back():
    s = scene(". .", "aubin a1, filch a1")
    s.mice[0].bag, s.mice[1].bag = ("sling",), ("sling",) * 3
    act(GAME, s, 0, "share filch")
    assert refusal(GAME, s, 0, "give sling").no == "bag-full"
    s = scene(". .", "aubin a1, filch a1")  # cards that were given cannot come back, and there are no others
    s.mice[0].bag, s.mice[1].bag = ("felt-coat", "spectacles", "rusty-nail"), ("sling",)
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "give felt-coat")
    act(GAME, s, 0, "take sling")
    act(GAME, s, 0, "give spectacles")
    act(GAME, s, 0, "give rusty-nail")
    s.mice[0].bag = ("table-knife",)
    assert refusal(GAME, s, 0, "give table-knife").no == "bag-full"


@rule("M-055")
def test_a_full_bag_takes_a_card_in_exchange_since_version_3():
    for version, taken in ((2, False), (3, True)):
        s = scene(". .", "aubin a1, filch a1")
        s.version = version
        s.mice[0].bag, s.mice[1].bag = ("felt-coat",), ("sling",) * 3
        act(GAME, s, 0, "share filch")
        assert ("give felt-coat" in [GAME.write(a) for a in GAME.legal(s, 0)]) == taken
    s.version = 2
    assert refusal(GAME, s, 0, "give felt-coat").no == "bag-full"


@rule("MR-69")
def test_only_the_active_mouse_must_be_out_of_the_current():
    s = scene(". >", "aubin a1, filch b1")
    s.mice[0].cheese = 1
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "give cheese")
    assert s.mice[1].cheese == 1


@rule("MR-71", "M-146")
def test_starting_equipment_can_be_shared_but_is_safe_only_with_its_first_owner():
    s = scene(". .", "aubin a1, filch a1")
    s.mice[0].gear, s.mice[0].bag = (), ("leather-jerkin",)
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "give leather-jerkin")
    act(GAME, s, 0, "done")
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "equip")
    act(GAME, s, 0, "wear leather-jerkin")
    capture_mouse(s, 1, ignore_event)
    assert s.mice[1].gear == ("thorn-dagger",)
    assert s.search_left == ["leather-jerkin"]


# -------------------------------------------------------------------- equipping


@rule("M-070")
def test_cards_go_from_bag_to_equipment_and_back():
    s = scene(". .")
    s.mice[0].bag = ("walnut-helmet",)
    act(GAME, s, 0, "equip")
    assert act(GAME, s, 0, "wear walnut-helmet") == [Worn("aubin", "walnut-helmet")]
    assert s.mice[0].gear == ("needle-sword", "leather-jerkin", "walnut-helmet")
    assert act(GAME, s, 0, "stow leather-jerkin") == [Stowed("aubin", "leather-jerkin")]
    assert (s.mice[0].gear, s.mice[0].bag) == (("needle-sword", "walnut-helmet"), ("leather-jerkin",))
    assert refusal(GAME, s, 0, "wear leather-jerkin").no == "once-each"
    assert refusal(GAME, s, 0, "stow walnut-helmet").no == "once-each"
    assert refusal(GAME, s, 0, "wear sling").no == "not-in-bag"
    assert refusal(GAME, s, 0, "stow sling").no == "not-worn"
    act(GAME, s, 0, "done")
    act(GAME, s, 0, "search", CHEESE)  # equipping is free
    bare = scene(". .")
    bare.mice[0].gear = ()
    assert refusal(GAME, bare, 0, "equip").no == "nothing-to-wear"


@rule("MR-65")
def test_classes_matter_for_wearing_not_for_carrying():
    s = scene(". .", "filch a1", search_bag=["tin-breastplate"])
    act(GAME, s, 0, "search", SWORD, "tin-breastplate")
    act(GAME, s, 0, "keep")
    act(GAME, s, 0, "equip")
    assert refusal(GAME, s, 0, "wear tin-breastplate").no == "not-your-class"
    s.mice[0].bag = ("scroll-of-wind",)
    assert refusal(GAME, s, 0, "wear scroll-of-wind").no == "not-to-wear"


@rule("MR-66")
def test_two_weapons_can_be_held_and_an_attack_uses_one():
    s = scene(". .", "aubin a1", "rat b1")
    s.mice[0].bag = ("rusty-nail",)
    act(GAME, s, 0, "equip")
    act(GAME, s, 0, "wear rusty-nail")
    act(GAME, s, 0, "done")
    assert {"needle-sword", "rusty-nail"} <= set(s.mice[0].gear)
    act(GAME, s, 0, "attack rusty-nail rat 1", BOW, BOW)  # two dice instead of three


@rule("MR-67", "M-055")
def test_a_worn_card_can_be_exchanged_with_a_full_bag():
    s = scene(". .")
    s.mice[0].bag = ("felt-coat", "sling", "sling")
    act(GAME, s, 0, "equip")
    assert refusal(GAME, s, 0, "stow needle-sword").no == "bag-full"
    told = act(GAME, s, 0, "wear felt-coat")
    assert told == [Stowed("aubin", "leather-jerkin"), Worn("aubin", "felt-coat")]
    assert s.mice[0].gear == ("needle-sword", "felt-coat")
    assert s.mice[0].bag == ("sling", "sling", "leather-jerkin")


@rule("MR-213")
def test_a_mouse_holds_things_in_two_paws():
    s = scene(". .")
    s.mice[0].bag = ("table-knife", "sling", "sling")
    s.mice[0].gear = ("needle-sword", "button-shield", "leather-jerkin")
    act(GAME, s, 0, "equip")
    assert refusal(GAME, s, 0, "wear table-knife").no == "bag-full"  # two cards would go back to the bag
    s.mice[0].bag = ("table-knife", "sling")
    act(GAME, s, 0, "wear table-knife")
    assert s.mice[0].gear == ("leather-jerkin", "table-knife")


@rule("MR-213")
def test_boots_are_worn_on_the_feet_and_a_charm_round_the_neck():
    s = scene(". .")
    s.mice[0].bag = ("soft-boots", "clover-charm", "soft-boots")
    act(GAME, s, 0, "equip")
    act(GAME, s, 0, "wear soft-boots")
    act(GAME, s, 0, "wear clover-charm")
    assert s.mice[0].gear == ("needle-sword", "leather-jerkin", "soft-boots", "clover-charm")
    s = scene(". .")
    s.version, s.mice[0].bag = 2, ("soft-boots", "clover-charm")
    act(GAME, s, 0, "equip")
    act(GAME, s, 0, "wear soft-boots")
    act(GAME, s, 0, "wear clover-charm")
    assert s.mice[0].gear == ("needle-sword", "leather-jerkin", "clover-charm")  # boots were worn around the neck


@rule("MR-213")
def test_two_equal_weapons_are_both_displaced():
    s = scene(". .")
    s.mice[0].gear, s.mice[0].bag = ("rusty-nail", "rusty-nail"), ("fish-bone-spear",)
    act(GAME, s, 0, "equip")
    act(GAME, s, 0, "wear fish-bone-spear")
    assert (s.mice[0].gear, s.mice[0].bag) == (("fish-bone-spear",), ("rusty-nail", "rusty-nail"))


@rule("MR-213")
def test_only_as_many_cards_are_displaced_as_needed():
    s = scene(". .")
    s.mice[0].gear, s.mice[0].bag = ("needle-sword", "rusty-nail"), ("sling",)
    act(GAME, s, 0, "equip")
    act(GAME, s, 0, "wear sling")
    assert (s.mice[0].gear, s.mice[0].bag) == (("rusty-nail", "sling"), ("needle-sword",))


# -------------------------------------------------------------------- levelling up


@rule("M-071", "MR-70", "M-016", "MR-72", "MR-177")
def test_six_cheese_for_an_ability_of_ones_own_class_that_nobody_has():
    s = scene(". .", "aubin a1, rivette a1")
    s.mice[0].cheese = 5
    assert refusal(GAME, s, 0, "level-up mighty-blow").no == "six-cheese"
    s.mice[0].cheese = 1000  # the supply never ends, and a mouse can have any amount of cheese
    assert refusal(GAME, s, 0, "level-up bandage").no == "not-your-class"
    assert refusal(GAME, s, 0, "level-up brace").no == "taken"
    assert act(GAME, s, 0, "level-up mighty-blow") == [LevelledUp("aubin", "mighty-blow")]
    assert s.mice[0].abilities == ("rally", "mighty-blow")
    assert s.mice[0].cheese == 994


@rule("M-071")
def test_six_cheese_are_just_enough():
    s = scene(". .", "aubin a1, rivette a1")
    s.mice[0].cheese = 6
    assert "level-up mighty-blow" in [GAME.write(action) for action in GAME.legal(s, 0)]
    act(GAME, s, 0, "level-up mighty-blow")
    assert s.mice[0].cheese == 0


@rule("M-106")
def test_the_event_hidden_springs_sets_mousetraps():
    s = scene(". X X", search_bag=["hidden-springs"])
    assert only(TrapsSet, act(GAME, s, 0, "search", SWORD, "hidden-springs")).spaces == ("b1", "c1")
