"""Combat and capture: M-008 to M-012, M-124 to M-150, MR-89 to MR-103."""

from __future__ import annotations

import pytest

from mulot.core.errors import Unreadable
from mulot.core.game import Outcome
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import KINDS
from mulot.games.mystiques.model.events import (
    Affected,
    AttackRolled,
    CameBack,
    Captured,
    CardLeft,
    CheeseLost,
    CheeseWon,
    Defeated,
    DefenceRolled,
    HourglassMoved,
    TurnBegan,
    Wounded,
)
from mulot.games.mystiques.model.frames import Fight
from mulot.games.mystiques.rules.wounds import capture_mouse, put_under_effect, wound_mouse
from mulot.games.mystiques.scenes import ALL_SIGNS, BOW, BOW_AND_STAR, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule


def ignore_event(event):
    pass


def attackable_foes(s, seat=0):
    return {(a.weapon, a.foe, a.number) for a in GAME.legal(s, seat) if type(a).__name__ == "Attack"}


@rule("M-008", "M-010", "M-142")
def test_hearts_are_life_points_and_as_many_wounds_defeat():
    s = scene(". .", "aubin a1", "spider b1")  # three hearts, defence 3
    act(GAME, s, 0, "attack needle-sword spider", SWORD, SWORD, BOW, BOW, BOW, BOW)
    assert s.hurt == {"spider": 2}
    s.stack[-1].acted = False
    events = act(GAME, s, 0, "attack needle-sword spider", SWORD, SWORD, BOW, SHIELD, BOW, BOW)
    assert only(Wounded, events).count == 1  # two hits, one block
    only(Defeated, events)
    assert s.hurt == {}  # the next spider has all her hearts


@rule("M-125")
def test_the_enemy_that_is_named_is_attacked():
    s = scene(". .", "aubin a1", "rat b1 b1, roach b1")
    assert only(Defeated, act(GAME, s, 0, "attack needle-sword roach 1", SWORD, BOW, BOW, BOW)).foe == "roach"
    s.stack[-1].acted = False
    assert only(Defeated, act(GAME, s, 0, "attack needle-sword rat 2", SWORD, BOW, BOW, BOW, BOW)).number == 2


@rule("M-009")
def test_a_card_without_a_heart_has_one_life_point():
    assert KINDS["roach"].life is None
    s = scene(". .", "aubin a1", "roach b1, rat b1")
    only(Defeated, act(GAME, s, 0, "attack needle-sword roach 1", SWORD, BOW, BOW, BOW))


@rule("M-011", "M-143", "M-144", "M-145", "M-146", "M-147", "M-018")
def test_a_mouse_without_life_points_is_captured():
    s = scene(". .", "aubin a1, filch b1", "rat a1", "aubin rat filch")
    m = s.mice[0]
    m.wounds, m.poison, m.cheese, m.effects = 1, 1, 0, ("stunned",)
    m.gear = ("needle-sword", "leather-jerkin", "walnut-helmet")
    m.bag, m.tricks = ("sling",), ("pepper",)
    events = act(GAME, s, 0, "end-turn", SWORD, SWORD, CHEESE, BOW, BOW, BOW, SWORD)
    assert only(Captured, events).hero == "aubin"
    assert (m.space, m.wounds, m.poison, m.cheese, m.effects) == ("", 0, 0, 0, ())
    assert m.gear == ("needle-sword", "leather-jerkin")  # the helmet is lost, but not starting equipment and bag
    assert (m.bag, m.tricks) == (("sling",), ("pepper",))
    assert s.search_left == ["walnut-helmet"]
    assert "aubin" in s.track
    assert only(HourglassMoved, events).rule == "M-147"


@rule("M-012", "M-149", "M-150")
def test_a_captured_mouse_comes_back_in_her_turn_with_another_mouse_and_can_do_nothing_else():
    s = scene(". .", "aubin a1, filch")
    events = act(GAME, s, 0, "end-turn", SWORD)  # the die is Aubin's, because Filch's turn was to come back
    assert only(CameBack, events).space == s.mice[1].space == "a1"
    assert [e.hero for e in events if isinstance(e, TurnBegan)] == ["aubin"]


@rule("M-148")
def test_a_captured_mouse_does_not_come_back_while_an_enemy_is_on_the_board():
    s = scene(". . . . . .", "aubin a1, filch", "roach a1", "aubin filch roach", beside={(9, 9): (". .",)})
    s.enemies[0].tile = 1
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[1].space == ""
    s.enemies, s.track = [], ("aubin", "filch")
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[1].space == "a1"


@rule("M-149", "MR-102")
def test_the_player_chooses_at_which_mouse_a_captive_comes_back_beside_a_full_space_if_needed():
    s = scene(". . .", "aubin a1, filch, melisse c1", seats=2)
    act(GAME, s, 0, "end-turn")
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("come-back", (1,))
    act(GAME, s, 1, "put c1", SWORD)
    assert s.mice[1].space == "c1"
    s = scene(". .", "aubin a1, filch, melisse a1, rivette a1, selene a1")
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[1].space == "b1"


@rule("MR-102")
def test_the_spaces_to_come_back_to_are_offered_in_reading_order():
    s = scene(". . . . .", "aubin e1, filch, melisse c1, rivette a1, selene d1, ondine b1")
    act(GAME, s, 0, "end-turn")
    assert [GAME.write(a) for a in GAME.legal(s, 0)] == ["put a1", "put b1", "put c1", "put d1", "put e1"]


@rule("MR-101")
def test_a_mouse_that_comes_back_is_put_down_without_tests():
    s = scene("X .", "aubin a1, filch")
    s.traps = ((s.explored[0], "a1"),)
    act(GAME, s, 0, "end-turn", SWORD)
    assert (s.mice[1].space, s.mice[1].wounds) == ("a1", 0)
    assert s.traps


@rule("MR-99", "MR-129")
def test_the_chapter_is_lost_at_once_when_all_mice_are_captured():
    s = scene(". .", "aubin a1, filch b1")
    capture_mouse(s, 0, ignore_event)
    assert s.outcome is None
    capture_mouse(s, 1, ignore_event)
    assert s.outcome == Outcome((0.0,), "all-captured")


@rule("MR-103")
def test_the_remaining_attackers_choose_another_target():
    s = scene(". . .", "aubin a1, filch b1", "rat a1 a1", "aubin rat filch")
    s.mice[0].wounds = 3
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, BOW, BOW, CHEESE, BOW, BOW, SWORD)
    assert only(Captured, events).hero == "aubin"
    assert s.enemies[1].space == "b1"  # the second rat goes on to Filch


# -------------------------------------------------------------------- weapons and reach


@rule("M-124", "MR-96")
def test_without_a_weapon_a_mouse_cannot_attack_but_defends():
    s = scene(". .", "aubin a1", "roach a1")
    s.mice[0].gear, s.mice[0].bag = (), ("needle-sword",)
    assert refusal(GAME, s, 0, "attack needle-sword roach 1").no == "no-weapon"
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, SHIELD, BOW, SWORD)
    assert only(DefenceRolled, events).blocks == 1


@rule("M-124", "MR-65")
def test_a_weapon_must_be_worn_and_of_ones_class():
    s = scene(". .", "filch a1", "roach b1")
    s.mice[0].gear = ("thorn-dagger", "table-knife")
    assert attackable_foes(s) == {("thorn-dagger", "roach", 1)}
    assert refusal(GAME, s, 0, "attack table-knife roach 1").no == "not-held"
    assert refusal(GAME, s, 0, "attack thorn-dagger roach 7").no == "no-such-enemy"


@rule("M-125", "MR-97")
def test_melee_reaches_the_same_and_adjacent_spaces_across_yellow_not_red():
    s = scene(". . .\n\n. . .", "aubin a1", "roach a1 b2 c1")
    assert attackable_foes(s) == {("needle-sword", "roach", 1), ("needle-sword", "roach", 2)}
    assert refusal(GAME, s, 0, "attack needle-sword roach 3").no == "out-of-reach"
    assert attackable_foes(scene(".{.", "aubin a1", "roach b1"))
    assert not attackable_foes(scene(".!.", "aubin a1", "roach b1"))


@rule("M-126", "M-127")
def test_ranged_weapons_reach_what_is_in_sight():
    s = scene(". . . . .\n\n. O . . .\n\n. . . . .", "ondine a1", "roach e1 c3 a3")
    assert attackable_foes(s) == {("hazel-bow", "roach", 1), ("hazel-bow", "roach", 3)}
    assert refusal(GAME, s, 0, "attack hazel-bow roach 2").no == "out-of-sight"


@rule("M-128", "MR-90")
def test_at_range_enemies_beside_the_mouse_must_be_attacked_first():
    s = scene(". . . . .", "ondine a1", "roach b1 e1")
    assert refusal(GAME, s, 0, "attack hazel-bow roach 2").no == "nearer-first"
    events = act(GAME, s, 0, "attack hazel-bow roach 1", BOW, SWORD, BOW)  # bows count, swords do not
    assert only(AttackRolled, events).hits == 1


@rule("MR-186")
def test_a_staff_is_for_melee_in_its_own_space_and_for_range_elsewhere():
    s = scene(". . .", "selene a1", "roach a1")
    assert only(AttackRolled, act(GAME, s, 0, "attack moon-staff roach 1", BOW, SWORD, BOW)).hits == 1
    s = scene(". . .", "selene a1", "roach c1")
    assert only(AttackRolled, act(GAME, s, 0, "attack moon-staff roach 1", SWORD, SWORD)).hits == 0


@rule("MR-91")
def test_mice_do_not_attack_mice():
    s = scene(". .", "aubin a1, filch a1")
    assert not attackable_foes(s)
    with pytest.raises(Unreadable):  # a mouse is not an enemy, so the notation does not allow it
        GAME.read("attack needle-sword filch")
    assert refusal(GAME, s, 0, "attack needle-sword rat").no == "no-such-enemy"


# -------------------------------------------------------------------- dice


@rule("M-132", "M-133")
def test_attack_dice_are_value_and_bonus_and_swords_hit():
    s = scene(". .", "aubin a1", "roach b1 b1")
    events = act(GAME, s, 0, "attack needle-sword roach 1", SWORD, SHIELD, ALL_SIGNS, BOW)  # 2 + 1 dice, then defence
    assert only(AttackRolled, events).hits == 3
    s = scene(". .", "aubin a1", "roach b1 b1")
    events = act(GAME, s, 0, "attack needle-sword roach 1", BOW, BOW_AND_STAR, CHEESE)
    assert only(AttackRolled, events).hits == 0


@rule("M-134")
def test_bows_hit_at_range():
    s = scene(". . .", "ondine a1", "roach c1 c1")
    events = act(GAME, s, 0, "attack hazel-bow roach 1", BOW, BOW_AND_STAR, SHIELD)
    assert only(AttackRolled, events).hits == 2


@rule("M-135")
def test_defence_is_rolled_only_after_a_hit():
    s = scene(". .", "aubin a1", "roach b1")
    events = act(GAME, s, 0, "attack needle-sword roach 1", BOW, BOW, BOW)
    assert not [e for e in events if isinstance(e, DefenceRolled)]


@rule("M-136", "M-137", "M-138")
def test_defence_dice_are_value_and_bonuses_and_shields_block_arrows_too():
    s = scene(". . .", "aubin a1, filch a1", "elite-rat c1", "aubin elite-rat filch")
    # Elite rat: three dice at range; Aubin: defence 2 and a jerkin
    events = act(GAME, s, 0, "end-turn", BOW, BOW_AND_STAR, BOW, SHIELD, ALL_SIGNS, SWORD, SWORD)
    rolled = only(DefenceRolled, events)
    assert (len(rolled.faces), rolled.blocks) == (3, 2)
    assert s.mice[0].wounds == 1


@rule("MR-94", "MR-191")
def test_defence_zero_means_no_dice():
    s = scene(". .", "filch a1", "roach b1 b1")  # it is lower on the track and loses a die, and it has only one
    events = act(GAME, s, 0, "attack thorn-dagger roach 1", SWORD, BOW)
    assert not [e for e in events if isinstance(e, DefenceRolled)]
    only(Defeated, events)


@rule("M-139")
def test_a_mouse_keeps_every_cheese_of_attack_and_defence_hit_or_not():
    s = scene(". .", "aubin a1", "roach b1")
    act(GAME, s, 0, "attack needle-sword roach 1", CHEESE, CHEESE, BOW)
    assert s.mice[0].cheese == 2
    s = scene(". .", "aubin a1", "roach a1")
    s.mice[0].abilities = ()
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, CHEESE, SHIELD, BOW, SWORD)
    assert only(CheeseWon, events).count == 1


@rule("MR-190", "MR-191")
def test_traits_and_quirks_change_who_gets_cheese():
    s = scene(". .", "selene a1", "roach a1")
    act(GAME, s, 0, "attack moon-staff roach 1", CHEESE, BOW)
    assert s.mice[0].cheese == 2  # the mystic gets two for one in attack
    s = scene(". . .", "ondine a1", "rat c1")
    act(GAME, s, 0, "attack hazel-bow rat 1", BOW, BOW, CHEESE, SHIELD)
    assert (s.mice[0].cheese, s.wheel) == (1, 0)  # the bow gives her the defender's cheese


@rule("M-132", "MR-191")
def test_the_mace_grows_with_compassion():
    s = scene(". .", "melisse a1, aubin a1, filch a1", "roach b1", track="melisse roach aubin filch")
    s.mice[1].wounds, s.mice[2].poison = 1, 1
    events = act(GAME, s, 0, "attack clover-mace roach 1", BOW, BOW, BOW, BOW)
    assert len(only(AttackRolled, events).faces) == 4
    s = scene(". .", "melisse a1, aubin a1, filch a1", "roach b1", track="melisse roach aubin filch")
    s.mice[1].wounds = 1
    events = act(GAME, s, 0, "attack clover-mace roach 1", BOW, BOW, BOW)
    assert len(only(AttackRolled, events).faces) == 3, "only for those who are wounded"


@rule("MR-89")
def test_the_order_of_a_fight():
    s = scene(". .", "aubin a1", "rat b1, roach b1", wheel=0)
    events = act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, CHEESE, CHEESE, BOW)
    tags = [e.__struct_config__.tag for e in events]
    order = ["attack-rolled", "cheese-won", "defence-rolled", "cheese-on-wheel", "wounded", "defeated"]
    assert [tag for tag in tags if tag in order] == order


@rule("MR-95")
def test_wounds_beyond_the_last_life_point_do_nothing():
    s = scene(". .", "aubin a1, filch b1")
    wound_mouse(s, 0, 9, ignore_event)
    assert (s.mice[0].wounds, s.page) == (0, 2)


@rule("MR-56", "MR-189")
def test_poison_counts_as_wounds_and_ordinary_healing_does_not_help():
    s = scene(". .", "melisse a1, aubin a1", "spider b1", "melisse spider aubin")
    s.mice[0].cheese = 4
    act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, BOW, SWORD)  # the spider attacks Mélisse, who is higher
    assert (s.mice[0].poison, s.mice[0].wounds) == (1, 0)
    s.mice[1].wounds, s.mice[1].poison = 1, 2
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "use melisse bandage aubin")
    assert (s.mice[1].wounds, s.mice[1].poison) == (0, 2)
    s.used = ()
    assert refusal(GAME, s, 0, "use melisse bandage aubin").no == "no-use-now"


@rule("MR-88")
def test_a_cockroach_steals_cheese_instead_of_wounding():
    s = scene(". .", "aubin a1", "roach a1")
    s.mice[0].cheese, s.mice[0].abilities = 1, ()
    act(GAME, s, 0, "end-turn", SWORD, SWORD, BOW, BOW, BOW, SWORD)
    assert (s.mice[0].cheese, s.mice[0].wounds, s.wheel) == (0, 1, 0)


@rule("MR-88")
def test_what_an_ordinary_cockroach_steals_is_gone_what_a_greedy_one_steals_is_on_the_wheel():
    for greedy, wheel in ((False, 0), (True, 2)):
        s = scene(". .", "aubin a1", "roach a1", greedy=greedy)
        s.mice[0].cheese, s.mice[0].abilities = 3, ()
        events = act(GAME, s, 0, "end-turn", SWORD, SWORD, BOW, BOW, BOW, SWORD)
        assert only(CheeseLost, events) == CheeseLost("aubin", 2)
        assert (s.mice[0].cheese, s.mice[0].wounds, s.wheel) == (1, 0, wheel)


@rule("MR-88")
def test_only_cockroaches_steal():
    s = scene(". .", "aubin a1", "rat a1")
    s.mice[0].cheese, s.mice[0].abilities = 3, ()
    act(GAME, s, 0, "end-turn", SWORD, SWORD, BOW, BOW, BOW, BOW, BOW, SWORD)  # it moves up to slot 1 and misses
    assert (s.mice[0].cheese, s.mice[0].wounds) == (3, 2)


@rule("MR-189")
def test_a_centipede_stuns_whom_it_wounds():
    s = scene(". .", "aubin a1", "centipede b1")
    act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, BOW, BOW, BOW, SWORD)  # no die for moving, as it cannot come nearer
    assert s.mice[0].effects == ("stunned",)


@rule("MR-190")
def test_the_healer_takes_heart_when_another_mouse_suffers():
    s = scene(". .", "melisse a1, aubin b1", search_bag=["cobweb"], track="aubin melisse", mouse=1)
    act(GAME, s, 0, "search", SWORD, "cobweb", BOW, BOW)
    assert (s.mice[0].cheese, s.mice[1].cheese) == (1, 0)
    s = scene(". .", "melisse a1, aubin b1", search_bag=["cobweb"])
    act(GAME, s, 0, "search", SWORD, "cobweb", BOW, BOW, BOW)
    assert s.mice[0].cheese == 0  # her own effects bring no cheese


@rule("MR-191")
def test_the_dagger_is_sly_only_towards_those_lower_on_the_track():
    s = scene(". .", "filch a1", "rat b1 b1", "rat filch")
    assert len(only(DefenceRolled, act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, BOW, BOW, BOW)).faces) == 2
    s = scene(". .", "filch a1", "rat b1 b1", "filch rat")
    assert len(only(DefenceRolled, act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, BOW, BOW)).faces) == 1


# -------------------------------------------------------------------- several cards


@rule("M-130", "M-131", "MR-93", "MR-179")
def test_a_boss_is_defeated_card_by_card():
    s = scene(". .", "aubin a1", "vurst b1, roach b1", chapter="first-frost")
    assert attackable_foes(s) >= {("needle-sword", "vurst-sabre", 0), ("needle-sword", "vurst-whip", 0)}
    s.hurt = {"vurst-sabre": 2}
    events = act(GAME, s, 0, "attack needle-sword vurst-sabre", SWORD, SWORD, SWORD, BOW, BOW, BOW)
    assert only(CardLeft, events).card == "vurst-sabre"
    assert "vurst-whip" not in s.hurt  # two surplus wounds are lost
    assert [e.kind for e in s.enemies] == ["vurst", "roach"]
    s.hurt, s.stack[-1].acted = {"vurst-whip": 2}, False
    events = act(GAME, s, 0, "attack needle-sword vurst-whip", SWORD, BOW, BOW, BOW, BOW, BOW)
    assert only(Defeated, events).foe == "vurst"


@pytest.mark.parametrize("card", ["vurst-sabre", "vurst-whip"])
@rule("M-131")
def test_an_attack_wounds_the_card_it_names(card):
    s = scene(". .", "aubin a1", "vurst b1")
    act(GAME, s, 0, f"attack needle-sword {card}", SWORD, BOW, BOW, BOW, BOW, BOW)
    assert s.hurt == {card: 1}


def test_a_fight_is_plain_data():
    assert Fight(attacker=0, defender=11).hits == -1


@rule("MR-55", "MR-189")
def test_the_same_effect_twice_is_one_effect_with_one_event():
    s = scene(". .", "aubin a1")
    told = []
    for _ in range(2):
        put_under_effect(s, 0, "stunned", told.append, "MR-189")
    assert (s.mice[0].effects, told) == (("stunned",), [Affected("aubin", 0, "stunned", "MR-189")])
