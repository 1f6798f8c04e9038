"""Events name the right seat, at tables where they could name a wrong one."""

from __future__ import annotations

from mulot.games.clan import GAME
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import (
    CandleLit,
    ClubUsed,
    Fled,
    GoldenToothGiven,
    GotLost,
    HelpDeclined,
    Kept,
    LookDeclined,
    NoToothLeft,
    OwlPaid,
    PlacedBack,
    WandUsed,
)
from mulot.games.clan.scenes import FULL, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import about, decline, explore, is_up
from mulot.testing import act, only, rule

FREED = FULL.replace("witch", "-")
OWL = FULL.replace("owl", "owl*")
CANDLE = FULL.replace("candle", "candle*")


@rule("C-051")
def test_owl_events_name_the_active_seat() -> None:
    s = scene(OWL, seats=3, wanted="fox")
    explore(s, "b1")
    assert only(Kept, act(GAME, s, 0, "pass")) == Kept(0, "owl", "C-051")
    s = scene(OWL, seats=3, wanted="fox")
    explore(s, "b1")
    assert only(OwlPaid, act(GAME, s, 0, "owl")).seat == 0


@rule("C-068")
def test_club_and_wand_events_name_the_owner() -> None:
    club, wand = ("club", "b1", "club", ClubUsed, ()), ("wand", "a1", "wand large", WandUsed, ("bear",))
    for trophy, place, use, used, luck in (club, wand):
        s = scene(FREED, seats=3, owners={trophy: 2}, wanted="fox")
        explore(s, place)
        assert only(Kept, act(GAME, s, 2, "pass", *luck)) == Kept(2, trophy)
        s = scene(FREED, seats=3, owners={trophy: 2}, wanted="fox")
        explore(s, place)
        assert only(used, act(GAME, s, 2, use, *luck)).seat == 2


@rule("C-081")
def test_the_golden_tooth_event_names_its_owner() -> None:
    s = scene(FREED, seats=3, owners={"golden-tooth": 2}, wanted="fox")
    assert only(GoldenToothGiven, act(GAME, s, 2, "tooth small")) == GoldenToothGiven(2, "small")


@rule("C-046")
def test_the_lost_tile_names_the_active_seat() -> None:
    assert only(GotLost, explore(scene(FULL, seats=3, wanted="fox"), "b3")).seat == 0


@rule("C-065")
def test_the_fled_event_names_the_active_seat() -> None:
    s = scene(FULL.replace("shield", "shield*").replace("witch", "witch*"), seats=3, wanted="fox")
    assert only(Fled, explore(s, "c4")).seat == 0
    assert s.owners == {"wand": 0}


@rule("C-048", "C-013")
def test_candle_events_name_the_active_seat() -> None:
    s = scene(CANDLE, seats=3, wanted="fox")
    decline(s)
    assert only(CandleLit, act(GAME, s, 0, "candle a1")).seat == 0
    assert only(PlacedBack, act(GAME, s, 0, "back")) == PlacedBack(0, "a1")


@rule("C-012", "C-020")
def test_declining_events_name_the_seat_that_declines() -> None:
    s = new_table_as_drawn(YOUNG, seats=3)
    assert only(LookDeclined, act(GAME, s, 2, "pass")).seat == 2
    s = scene(YOUNG, seats=3)
    assert only(HelpDeclined, act(GAME, s, 1, "pass")).seat == 1
    assert only(HelpDeclined, act(GAME, s, 2, "pass")).seat == 2


@rule("CR-21")
def test_an_empty_place_is_not_face_up() -> None:
    s = scene(CANDLE, wanted="fox")
    decline(s)
    act(GAME, s, 0, "candle a1")
    assert not is_up(s, "c3")


@rule("CR-57")
def test_max_plies_counts_every_question_of_a_night() -> None:
    """There are two answers for each first look, then 200 turns. Each has the others' help, the candle, putting back, a
    reveal, the club, a second reveal, the wand, and the owl before each of two moons."""
    for seats in (2, 5):
        answers = (seats - 1) + len(("candle", "back", "reveal", "club", "again", "wand", "owl", "owl")) + 1
        assert GAME.max_plies(Options(), seats) == 2 * seats + 200 * answers


@rule("C-025")
def test_the_event_names_the_animal_without_a_tooth_left() -> None:
    s = scene(YOUNG, wanted="fox", teeth=(0, 3, 3))
    assert only(NoToothLeft, explore(s, "a1")) == NoToothLeft("fox", "small")


@rule("C-043")
def test_a_tile_that_was_found_is_not_being_revealed_any_more() -> None:
    s = scene(FULL, wanted="fox")
    explore(s, "d3")
    assert GAME.look(s, None).turned is None


@rule("CR-43")
def test_where_no_other_tile_can_be_turned_up_the_club_is_not_offered() -> None:
    others = " ".join(word if word in ("rabbit", "-") else f"{word}*" for word in FREED.split())
    s = scene(others, owners={"club": 1}, wanted="fox")
    explore(s, "b1")
    assert about(s) != "club"
