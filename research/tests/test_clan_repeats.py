"""Wrong tiles that all have seen: what counts as turned up again, and that nobody is deaf."""

from __future__ import annotations

import pytest

from mulot.games.clan.model.events import ClubUsed, MissionTurned, Stormed, TurnBegan, TurnedUp
from research.clan.repeats import Repeats, count, main

BEAR = "bear-badger-beaver"
OTHERS = [("b1", "frog-beaver-rabbit"), ("c1", "rabbit-hedgehog-deer"), ("a2", "deer-bear-frog")]


def counted(*events):
    repeats = Repeats()
    for event in (MissionTurned("fox", 8), TurnBegan(0, "fox", 8), *events):
        repeats.hear(event)
    return repeats.turned, repeats.again, repeats.just_seen, repeats.same_search, repeats.most


def test_a_wrong_tile_turned_up_again_is_counted() -> None:
    a1 = TurnedUp(0, "a1", BEAR)
    others = [TurnedUp(0, place, tile) for place, tile in OTHERS]
    next_search = [MissionTurned("squirrel", 7), TurnBegan(0, "squirrel", 7)]
    assert counted(a1) == (1, 0, 0, 0, 1)
    assert counted(a1, a1) == (2, 1, 1, 1, 2)
    assert counted(a1, *others[:2], a1) == (4, 1, 1, 1, 2)
    assert counted(a1, *others, a1) == (5, 1, 0, 1, 2), "three tiles ago is not just seen"
    assert counted(a1, *next_search, a1) == (2, 1, 1, 0, 1)
    assert counted(a1, *others, *next_search, a1) == (5, 1, 0, 0, 1)


def test_what_is_right_or_was_moved_or_cancelled_is_not() -> None:
    a1, lost = TurnedUp(0, "a1", BEAR), TurnedUp(0, "a1", "lost")
    bear = [MissionTurned("bear", 7), TurnBegan(0, "bear", 7)]
    assert counted(a1, *bear, a1) == (2, 0, 0, 0, 1), "now it is the right one"
    assert counted(a1, Stormed(("a1", "a2")), a1) == (2, 0, 0, 0, 1), "nobody could know"
    assert counted(a1, ClubUsed(0, "a1"), a1) == (2, 1, 1, 0, 1), "but all had seen it"
    assert counted(lost, lost)[1] == 1


def test_a_new_night_is_a_new_forest() -> None:
    repeats = Repeats()
    repeats.hear(TurnBegan(0, "fox", 8))
    repeats.hear(TurnedUp(0, "a1", BEAR))
    repeats.new_night()
    repeats.hear(TurnBegan(0, "fox", 8))
    repeats.hear(TurnedUp(0, "a1", BEAR))
    assert (repeats.turned, repeats.again) == (2, 0)


@pytest.mark.parametrize("forest", ["young", "full", "dangerous", "perilous"])
@pytest.mark.parametrize("bot", ["gentle", "sensible", "strong"])
def test_nobody_turns_up_again_what_all_have_just_seen_or_tried_for_this_animal(bot, forest) -> None:
    found = count(bot, forest, 40)
    assert found.turned > 300
    assert (found.just_seen, found.same_search, found.most) == (0, 0, 1)
    assert (found.again > 0) == (bot != "strong"), "some things are forgotten, but not by everybody"


def test_the_command_prints_a_line_for_each_forest(capsys) -> None:
    assert main(["--deals", "2", "--bots", "gentle"]) == 0
    told = capsys.readouterr().out
    assert [row.split(" | ")[0] for row in told.splitlines() if "gentle" in row] == [
        "| young",
        "| full",
        "| dangerous",
        "| perilous",
    ]
