"""A person's own mouse: face and coat come from closed lists, are seen by all, and stay with the person."""

from __future__ import annotations

from kit.checked_table import HOUSE, Parlour
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.seats import Person, StandIn, person_at


def shown(p: Parlour, seat: int) -> tuple[str | None, str, str]:
    place = p.enter("zoe").table["seats"][seat]
    return place.get("name"), place.get("face", ""), place.get("coat", "")


def test_a_mouse_of_ones_own_is_seen_by_everybody() -> None:
    p = Parlour()
    p.done("anna", c.ClaimSeat(seat=0, name="honey", face="daisy", coat="fox"))
    p.done("ben", c.ClaimSeat(seat=1, name="clover"))
    assert shown(p, 0) == ("honey", "daisy", "fox")
    assert shown(p, 1) == ("clover", "", "")


def test_nothing_but_what_is_on_the_lists_can_be_chosen() -> None:
    p = Parlour()
    assert p.refused("anna", c.ClaimSeat(seat=0, face="robert", coat="fox")) == "no-such-mouse"
    assert p.refused("anna", c.ClaimSeat(seat=0, face="daisy", coat="daisy")) == "no-such-mouse"
    assert person_at(p.table.occupants[0]) is None


def test_it_can_be_changed_while_one_sits_and_only_by_oneself() -> None:
    p = Parlour()
    p.done("anna", c.ClaimSeat(seat=0, name="honey", face="daisy", coat="fox"))
    p.done("anna", c.ClaimSeat(seat=0, coat="white"))
    assert shown(p, 0) == ("honey", "daisy", "white")
    assert p.refused("ben", c.ClaimSeat(seat=0, face="cap")) == "seat-taken"
    rows = len(p.rows)
    p.done("anna", c.ClaimSeat(seat=0, face="daisy"))
    assert len(p.rows) == rows, "nothing has changed, so nothing is written down"


def test_it_stays_through_another_name_a_stand_in_going_away_and_a_rematch() -> None:
    p = Parlour()
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


def test_whoever_has_no_mouse_of_their_own_is_written_down_as_ever() -> None:
    p = Parlour()
    p.done("anna", c.ClaimSeat(seat=0, name="honey"))
    assert p.rows[-1].body == (
        b'{"kind":"sits","seat":0,"place":{"sits":"person","device":"anna","name":"honey","left":false},"added":""}'
    )
