"""A player's mouse: face and coat come from fixed lists, are visible to all, and stay with the player."""

from __future__ import annotations

from kit.table_harness import HOUSE, TableHarness
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.seats import Person, StandIn, person_at


def shown(p: TableHarness, seat: int) -> tuple[str | None, str, str]:
    place = p.enter("zoe").table["seats"][seat]
    return place.get("name"), place.get("face", ""), place.get("coat", "")


def test_a_persons_mouse_is_visible_to_everybody() -> None:
    p = TableHarness()
    p.done("anna", c.ClaimSeat(seat=0, name="honey", face="daisy", coat="fox"))
    p.done("ben", c.ClaimSeat(seat=1, name="clover"))
    assert shown(p, 0) == ("honey", "daisy", "fox")
    assert shown(p, 1) == ("clover", "", "")


def test_only_listed_faces_and_coats_are_accepted() -> None:
    p = TableHarness()
    assert p.refused("anna", c.ClaimSeat(seat=0, face="robert", coat="fox")) == "no-such-mouse"
    assert p.refused("anna", c.ClaimSeat(seat=0, face="daisy", coat="daisy")) == "no-such-mouse"
    assert person_at(p.table.occupants[0]) is None


def test_people_can_change_only_their_own_mouse() -> None:
    p = TableHarness()
    p.done("anna", c.ClaimSeat(seat=0, name="honey", face="daisy", coat="fox"))
    p.done("anna", c.ClaimSeat(seat=0, coat="white"))
    assert shown(p, 0) == ("honey", "daisy", "white")
    assert p.refused("ben", c.ClaimSeat(seat=0, face="cap")) == "seat-taken"
    rows = len(p.rows)
    p.done("anna", c.ClaimSeat(seat=0, face="daisy"))
    assert len(p.rows) == rows, "nothing has changed, so no row is written"


def test_the_mouse_survives_renaming_stand_ins_and_rematches() -> None:
    p = TableHarness()
    p.sit("anna", "ben")
    p.done("ben", c.ClaimSeat(seat=1, face="cap", coat="cocoa"))
    p.done("anna", c.RenamePerson(seat=1, name="poppy"))
    p.start()
    p.done("ben", c.LeaveSeat(seat=1))
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    place = p.table.occupants[1]
    assert isinstance(place, StandIn)
    assert place.person == Person("ben", "poppy", left=True, face="cap", coat="cocoa")
    p.done("ben", c.ReclaimSeat(seat=1))
    assert p.table.occupants[1] == Person("ben", "poppy", face="cap", coat="cocoa")
    p.done("anna", c.EndTable())
    opened = p.done("anna", c.Rematch("nest-2", b"x" * 32)).new_table
    assert opened is not None
    assert Table.load(HOUSE, opened.rows, 0.0).occupants[0] == Person("ben", "poppy", face="cap", coat="cocoa")


def test_rows_without_a_mouse_are_unchanged() -> None:
    p = TableHarness()
    p.done("anna", c.ClaimSeat(seat=0, name="honey"))
    assert p.rows[-1].body == (
        b'{"kind":"sits","seat":0,"place":{"sits":"person","device":"anna","name":"honey","left":false},"added":""}'
    )
