"""Wand, club and golden tooth: who owns them, when they may be used, what they do."""

from __future__ import annotations

from mulot.games.clan import GAME
from mulot.games.clan.model.events import ClubUsed, GoldenToothGiven, Kept, NoToothLeft, ToothWon, TurnedBack, WandUsed
from mulot.games.clan.scenes import DANGEROUS, FULL, scene
from mulot.games.clan.tests.clan_helpers import about, decline, explore, is_up, tags, tile_at
from mulot.testing import act, only, refusal, rule

FREED = FULL.replace("witch", "-")  # the villain has been chased


@rule("C-066")
def test_only_its_owner_uses_a_trophy() -> None:
    s = scene(FREED, seats=3, owners={"club": 1, "golden-tooth": 2}, wanted="fox")
    assert refusal(GAME, s, 1, "tooth small").no == "not-your-trophy"
    assert refusal(GAME, s, 0, "tooth small").no == "not-your-trophy"
    explore(s, "b1")
    assert refusal(GAME, s, 0, "club").no == "not-your-trophy"
    assert refusal(GAME, s, 2, "club").no == "not-your-trophy"
    assert refusal(GAME, s, 0, "wand small").no == "not-your-trophy"
    act(GAME, s, 1, "club")


@rule("C-067", "CR-47")
def test_trophies_are_used_in_other_players_turns_too() -> None:
    s = scene(FREED, owners={"club": 1, "wand": 1}, wanted="fox")
    explore(s, "b1")  # seat 0's turn
    act(GAME, s, 1, "club")
    act(GAME, s, 0, "a1")
    assert (about(s), GAME.waiting(s).must, s.active) == ("wand", (1,), 0)
    act(GAME, s, 1, "wand large", "bear")
    assert s.teeth == [3, 3, 2]


@rule("C-068")
def test_a_trophy_is_used_once() -> None:
    s = scene(FREED, owners={"club": 0, "wand": 0, "golden-tooth": 0}, wanted="fox")
    act(GAME, s, 0, "tooth small")
    assert refusal(GAME, s, 0, "tooth small").no == "not-your-trophy"
    explore(s, "b1")
    act(GAME, s, 0, "club")
    act(GAME, s, 0, "a1")
    act(GAME, s, 0, "wand medium", "bear")
    assert s.owners == {}
    assert all(t.owner is None and t.won for t in GAME.look(s, 0).trophies)


# ---------------------------------------------------------------- the wand


@rule("C-072", "CR-41")
def test_the_wand_gives_the_wanted_animal_another_size_for_this_reveal() -> None:
    s = scene(FREED, owners={"wand": 1}, wanted="fox", teeth=(0, 3, 3))
    explore(s, "a1")  # a small fox
    events = act(GAME, s, 1, "wand large", "bear")
    used = only(WandUsed, events)
    assert (used.seat, used.animal, used.size) == (1, "fox", "large")
    assert only(ToothWon, events).size == "large"
    assert tags(events)[:3] == ["WandUsed", "ToothWon", "TurnedBack"]
    assert (s.teeth, s.moons) == ([0, 3, 2], 10), "one tooth is won and no moon lost"
    s.wanted = "fox"
    assert only(NoToothLeft, explore(s, "a1")).size == "small", "the next time it is small again"


@rule("CR-41")
def test_the_wand_changes_to_any_other_size() -> None:
    s = scene(FREED, owners={"wand": 1}, wanted="fox")
    explore(s, "a1")
    assert [GAME.write(a) for a in GAME.legal(s, 1)] == ["pass", "wand medium", "wand large"]
    assert refusal(GAME, s, 1, "wand small").no == "same-size"


@rule("CR-42")
def test_the_wand_is_not_asked_for_where_it_would_do_nothing() -> None:
    s = scene(FREED, owners={"wand": 0, "club": 0}, wanted="fox")
    explore(s, "b1")  # no fox
    assert about(s) == "club"
    assert refusal(GAME, s, 0, "wand small").no == "wand-in-vain"
    assert "MoonLost" in tags(act(GAME, s, 0, "pass"))
    s = scene(FREED, owners={"wand": 0}, wanted="fox", teeth=(3, 0, 0))
    explore(s, "a1", "bear")
    assert s.teeth == [2, 0, 0], "no other size has a tooth left"
    s = scene(FREED, owners={"wand": 0}, wanted="fox", teeth=(0, 0, 2))
    explore(s, "a1")
    assert refusal(GAME, s, 0, "wand medium").no == "no-tooth-left"


@rule("CR-41")
def test_the_wand_is_refused_before_a_reveal() -> None:
    s = scene(FREED, owners={"wand": 0})
    decline(s)
    assert refusal(GAME, s, 0, "wand small").no == "wand-after-reveal"


@rule("C-072")
def test_the_wand_may_be_kept() -> None:
    s = scene(FREED, owners={"wand": 1}, wanted="fox")
    explore(s, "a1")
    events = act(GAME, s, 1, "pass", "bear")
    assert only(Kept, events).thing == "wand"
    assert only(ToothWon, events).size == "small"
    assert s.owners == {"wand": 1}


# ---------------------------------------------------------------- the club


@rule("C-076", "C-077", "CR-43")
def test_the_club_cancels_a_reveal_and_a_different_tile_is_turned_up() -> None:
    s = scene(FREED, owners={"club": 1}, wanted="fox")
    explore(s, "b1")
    assert GAME.waiting(s).must == (1,)
    events = act(GAME, s, 1, "club")
    assert (only(ClubUsed, events).seat, only(TurnedBack, events).place) == (1, "b1")
    assert (s.moons, s.active) == (10, 0)
    assert refusal(GAME, s, 0, "b1").no == "cancelled"
    act(GAME, s, 0, "a1", "bear")
    assert (s.teeth, s.moons, s.active) == ([2, 3, 3], 10, 1)


@rule("C-077", "CR-43")
def test_a_tile_cancelled_by_the_club_has_no_effect() -> None:
    for place in ("b3", "c3", "a4", "a1"):  # the lost tile, the candle, the sword, even a find
        s = scene(FREED, owners={"club": 1}, wanted="fox")
        explore(s, place)
        act(GAME, s, 1, "club")
        assert (s.moons, s.teeth, is_up(s, place)) == (10, [3, 3, 3], False)
        assert about(s) == "explore-again"
    s = scene(DANGEROUS.replace("witch", "witch*").replace("ogre", "-"), forest="dangerous", owners={"club": 1})
    explore(s, "a2")  # violet
    act(GAME, s, 1, "club")
    assert s.moons == 10


@rule("CR-43")
def test_the_clubs_owner_is_asked_after_every_reveal_also_his_own() -> None:
    s = scene(FREED, owners={"club": 0}, wanted="fox")
    assert refusal(GAME, s, 0, "club").no == "not-your-turn"
    decline(s)
    assert refusal(GAME, s, 0, "club").no == "club-after-reveal"
    explore(s, "b1")
    assert GAME.waiting(s).must == (0,)
    events = act(GAME, s, 0, "pass")
    assert only(Kept, events).thing == "club"
    assert s.moons == 9


@rule("CR-59")
def test_after_the_club_pawns_stay_there_is_no_new_help_and_the_candle_may_be_used() -> None:
    s = scene(FREED.replace("candle", "candle*"), owners={"club": 1}, wanted="fox")
    act(GAME, s, 1, "top-a")
    act(GAME, s, 0, "b1")
    act(GAME, s, 1, "club")
    assert (about(s), s.pawns) == ("explore-again", [None, "top-a"])
    act(GAME, s, 0, "candle a1")
    assert tile_at(s, "c3") is None, "it is used up as always"
    act(GAME, s, 0, "back")
    assert about(s) == "explore-again"
    assert refusal(GAME, s, 0, "candle a1").no == "no-candle"
    assert refusal(GAME, s, 0, "b1").no == "cancelled"
    act(GAME, s, 0, "a1", "bear")
    assert s.active == 1


@rule("CR-65")
def test_all_see_a_tile_that_the_club_cancels() -> None:
    s = scene(FREED, seats=3, owners={"club": 1}, wanted="fox")
    events = explore(s, "b1")
    for seat in (0, 1, 2, None):
        assert [e.tile for e in events if GAME.hear(e, seat)] == ["rabbit-hedgehog-deer"]
        assert GAME.look(s, seat).forest[1].face.tile == "rabbit-hedgehog-deer"
    act(GAME, s, 1, "club")
    assert GAME.look(s, 1).forest[1].face is None, "then it is a matter of memory"


# ---------------------------------------------------------------- the golden tooth


@rule("C-081", "C-067", "CR-45")
def test_the_golden_tooth_is_given_whenever_the_game_waits() -> None:
    s = scene(FREED.replace("owl", "owl*"), seats=3, owners={"golden-tooth": 2}, wanted="fox")
    ask = GAME.waiting(s)
    assert (ask.about, ask.seats, ask.must) == ("help", (1, 2), (1,))
    decline(s)
    assert GAME.waiting(s).seats == (0, 2)
    explore(s, "b1")
    ask = GAME.waiting(s)
    assert (ask.about, ask.seats, ask.must) == ("owl", (0, 2), (0,))
    events = act(GAME, s, 2, "tooth large")
    assert only(GoldenToothGiven, events).seat == 2
    assert (only(ToothWon, events).size, only(ToothWon, events).rule) == ("large", "C-081")
    assert s.teeth == [3, 3, 2]
    assert GAME.waiting(s).must == (0,), "the question below is asked again"
    assert about(s) == "owl"


@rule("C-081")
def test_the_golden_tooth_wins_only_a_tooth_that_is_left() -> None:
    s = scene(FREED, owners={"golden-tooth": 0}, teeth=(0, 1, 2))
    assert refusal(GAME, s, 0, "tooth small").no == "no-tooth-left"
    assert [GAME.write(a) for a in GAME.legal(s, 0)] == ["tooth medium", "tooth large"]


@rule("CR-46")
def test_the_golden_tooth_leaves_the_mission_as_it_is() -> None:
    s = scene(FREED, owners={"golden-tooth": 0}, wanted="fox")
    act(GAME, s, 0, "tooth small")
    assert (s.wanted, s.active, about(s)) == ("fox", 0, "help")


@rule("CR-45")
def test_the_golden_tooth_may_win_at_once_but_not_after_the_end() -> None:
    s = scene(FREED, owners={"golden-tooth": 1}, teeth=(0, 1, 0), moons=1, wanted="fox")
    act(GAME, s, 1, "tooth medium")
    assert s.outcome.reason == "won"
    s = scene(FREED, owners={"golden-tooth": 1}, teeth=(0, 1, 0), moons=1, wanted="fox")
    explore(s, "b1")
    assert refusal(GAME, s, 1, "tooth medium").no == "over"


@rule("CR-58")
def test_a_golden_tooth_can_leave_the_wand_without_a_size() -> None:
    s = scene(FREED, owners={"wand": 0, "golden-tooth": 1}, wanted="fox", teeth=(2, 1, 0))
    explore(s, "a1")
    assert about(s) == "wand"
    events = act(GAME, s, 1, "tooth medium", "bear")
    assert tags(events) == [
        "GoldenToothGiven", "ToothWon", "ToothWon", "TurnedBack", "MissionTurned", "TurnBegan",
    ]  # fmt: skip
    assert s.teeth == [1, 0, 0]
    assert s.owners == {"wand": 0}


@rule("CR-58")
def test_the_order_after_a_reveal_the_club_then_the_witch_then_the_tooth() -> None:
    forest = DANGEROUS.replace("witch", "witch*").replace("ogre", "-").replace("owl", "owl*")
    s = scene(forest, forest="dangerous", owners={"club": 1}, wanted="fox")
    explore(s, "a1")
    assert (about(s), GAME.waiting(s).must) == ("club", (1,))
    act(GAME, s, 1, "pass")
    assert (about(s), GAME.waiting(s).must) == ("owl", (0,))
    events = act(GAME, s, 0, "pass", "bear")
    assert tags(events)[:4] == ["Kept", "MoonLost", "ToothWon", "TurnedBack"]


@rule("CR-58")
def test_the_club_is_asked_for_before_the_wand() -> None:
    s = scene(FREED, owners={"club": 1, "wand": 0}, wanted="fox")
    explore(s, "a1")
    assert about(s) == "club"
    act(GAME, s, 1, "pass")
    assert about(s) == "wand"
    assert tags(act(GAME, s, 0, "pass", "bear"))[:2] == ["Kept", "ToothWon"]


@rule("CR-58", "CR-48")
def test_win_and_loss_are_checked_after_each_single_token() -> None:
    s = scene(FULL.replace("witch", "witch*"), moons=1, wanted="fox")
    events = explore(s, "a2")  # two moons would be lost, there is one
    assert tags(events) == ["TurnedUp", "MoonLost", "Ended"]
    assert s.moons == 0
