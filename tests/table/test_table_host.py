"""A host who vanishes: after a pause somebody who sits may take the table in hand."""

from __future__ import annotations

import pytest

from kit.checked_table import HOUSE, Parlour
from mulot.core.errors import Refused
from mulot.table import Table, TableSettings, invitation_digest
from mulot.table import commands as c
from mulot.table.host_commands import check_may_delete
from mulot.table.messages import Rejection
from mulot.table.seats import Empty, Person, StandIn


def waiting(patience: int = 60) -> Parlour:
    """Anna hosts, all sit, and she goes before the start."""
    p = Parlour(settings=TableSettings(patience=patience)).sit("anna", "ben")
    effects = p.exit(1)
    assert effects.wake_at == p.now + patience
    return p


def offered(p: Parlour, device: str = "ben") -> bool:
    return bool(p.screen(device).table.get("host_offered"))


def test_the_table_is_offered_after_its_patience_and_not_before() -> None:
    p = waiting()
    p.wait(59)
    assert not offered(p)
    assert p.refused("ben", c.BecomeHost()) == "host-expected"
    p.wait(1)
    assert offered(p)
    assert p.table.host == "anna"
    p.done("ben", c.BecomeHost())
    assert p.table.host == "ben"
    assert p.screen("ben").last["hosting"]
    assert p.screen("ben").table["host"] == 1
    assert not offered(p)
    p.done("ben", c.StartGame())
    p.check_rows()


def test_a_host_who_comes_back_in_time_is_the_host() -> None:
    p = waiting()
    p.wait(60)
    p.enter("anna")
    assert not offered(p)
    assert p.refused("ben", c.BecomeHost()) == "host-expected"
    p.done("anna", c.StartGame())


def lent(p: Parlour, device: str = "anna") -> bool:
    """Whether somebody is shown that they may take the table back."""
    return bool(p.screen(device).last.get("may_host"))


def stepped_in() -> Parlour:
    """Ben has the table in hand, because Anna was away."""
    p = waiting()
    p.wait(60)
    p.done("ben", c.BecomeHost())
    return p


def test_a_host_who_comes_back_within_the_hour_may_take_the_table_back() -> None:
    p = stepped_in()
    p.wait(3599)
    p.enter("anna")
    assert lent(p)
    assert not lent(p, "ben")
    assert p.refused("anna", c.StartGame()) == "not-host"
    p.done("anna", c.BecomeHost())
    assert p.table.host == "anna"
    assert p.screen("anna").last["hosting"]
    assert not lent(p)
    p.done("anna", c.EmptySeat(seat=1))
    p.check_rows()


def test_after_the_hour_it_is_the_new_hosts_and_may_be_handed_over() -> None:
    p = stepped_in()
    p.enter("anna")
    assert lent(p)
    p.wait(3600)
    assert not lent(p)
    assert p.refused("anna", c.BecomeHost()) == "host-expected"
    p.done("ben", c.HandOverHost(seat=0))
    p.done("anna", c.StartGame())


def test_whoever_steps_in_sends_nobody_away_before_the_hour_is_over() -> None:
    for phase in ("open", "playing"):
        p = Parlour(settings=TableSettings(patience=60)).sit("anna", "ben")
        if phase == "playing":
            p.start()
        p.exit(1)
        p.wait(60)
        p.done("ben", c.BecomeHost())
        p.enter("anna")
        for wish in (c.EmptySeat(seat=0), c.SeatBot(seat=0, character="gentle"), c.EndTable()):
            assert p.refused("ben", wish) == "stopgap"
        if phase == "open":
            assert p.refused("ben", c.ConfigureTable(seats=0)) in ("stopgap", "bad-options")
        with pytest.raises(Refused):
            check_may_delete(p.table, "ben")
        p.wait(3600)
        check_may_delete(p.table, "ben")
        p.done("ben", c.EmptySeat(seat=0))
        assert p.table.occupants[0] == Empty(kept_for="anna" if phase == "playing" else "")


def test_a_table_is_not_made_smaller_to_be_rid_of_somebody() -> None:
    p = Parlour(seats=3, settings=TableSettings(patience=60)).sit("ben", "cleo", "anna")
    p.done("anna", c.ConfigureTable(seats=3))
    p.exit(next(n for n, screen in p.screens.items() if screen.device == "anna"))
    p.wait(60)
    p.done("ben", c.BecomeHost())
    assert p.refused("ben", c.ConfigureTable(seats=2)) == "stopgap"


def test_whoever_steps_in_may_let_a_character_play_for_who_is_away_and_for_nobody_else() -> None:
    p = Parlour(seats=3, options={"first": 0}, settings=TableSettings(patience=60)).sit("anna", "ben", "cleo").start()
    p.exit(1)
    p.wait(60)
    p.done("ben", c.BecomeHost())
    p.done("ben", c.SeatBot(seat=0, character="gentle"))
    assert p.table.occupants[0] == StandIn("gentle", Person("anna", p.table.occupants[0].person.name))
    assert p.refused("ben", c.SeatBot(seat=2, character="gentle")) == "stopgap"
    p.done("ben", c.SeatBot(seat=1, character="gentle"))
    p.enter("anna")
    assert isinstance(p.table.occupants[0], Person)


def test_the_first_host_has_the_hour_however_many_step_in() -> None:
    p = Parlour(seats=3, settings=TableSettings(patience=60)).sit("anna", "ben", "cleo")
    p.exit(1)
    p.wait(60)
    p.done("ben", c.BecomeHost())
    p.done("ben", c.HandOverHost(seat=2))
    assert p.refused("cleo", c.EmptySeat(seat=0)) == "stopgap"
    p.exit(3)
    p.wait(60)
    p.done("ben", c.BecomeHost())
    p.enter("anna")
    assert lent(p)
    p.enter("cleo")
    assert not lent(p, "cleo")
    p.done("anna", c.BecomeHost())
    p.check_rows()


def test_once_the_hour_is_over_the_next_who_vanishes_may_come_back() -> None:
    p = stepped_in()
    p.wait(3600)
    p.enter("anna")
    p.exit(2)
    p.wait(60)
    p.done("anna", c.BecomeHost())
    assert p.table.former_host == "ben"
    p.wait(3000)
    p.enter("ben")
    assert lent(p, "ben")


def test_who_hands_the_table_over_has_handed_it_over() -> None:
    p = Parlour().sit("anna", "ben")
    p.done("anna", c.HandOverHost(seat=1))
    assert not lent(p)
    assert p.refused("anna", c.BecomeHost()) == "host-expected"
    p.done("ben", c.EmptySeat(seat=0))


def test_a_host_who_gives_the_seat_up_does_not_come_back_as_host() -> None:
    p = stepped_in()
    p.enter("anna")
    p.done("anna", c.GiveUpSeat(seat=0))
    assert p.table.former_host is None
    assert p.refused("anna", c.BecomeHost()) == "not-your-seat"
    p.done("ben", c.EndTable())


def test_after_a_restart_the_first_host_has_the_whole_hour_again() -> None:
    p = stepped_in()
    again = Table.load(HOUSE, p.rows, 5000.0)
    assert again.handle(c.ConnectViewer(), 5010.0, "ben", 1).wake_at is not None
    answer = again.handle(c.EmptySeat(seat=0), 5020.0, "ben", 1).answer
    assert isinstance(answer, Rejection)
    assert answer.no == "stopgap"
    again.handle(c.ConnectViewer(), 8000.0, "anna", 2)
    again.handle(c.BecomeHost(), 8001.0, "anna", 2)
    assert again.host == "anna"


def test_a_first_host_without_a_seat_sees_the_table_even_where_nobody_watches() -> None:
    p = Parlour(settings=TableSettings(patience=60, spectators=False, access="invited"))
    p.enter("anna")
    for seat, device in enumerate(("ben", "cleo")):
        p.done("anna", c.SetInvitation(seat, invitation_digest("brie")))
        p.done(device, c.ClaimSeat(seat=seat, secret="brie"))
    p.enter("ben")
    p.exit(1)
    p.wait(60)
    p.done("ben", c.BecomeHost())
    p.enter("anna")
    assert lent(p)
    p.done("anna", c.BecomeHost())


def test_a_guest_who_gives_up_does_not_make_another_guest_the_host() -> None:
    """A host need not sit; whoever goes takes nothing from them."""
    p = Parlour()
    p.enter("anna")
    p.done("ben", c.ClaimSeat(seat=0))
    p.done("cleo", c.ClaimSeat(seat=1))
    p.start()
    p.done("ben", c.GiveUpSeat(seat=0))
    assert p.table.host == "anna"
    p.done("anna", c.EmptySeat(seat=1))
    assert p.table.host == "anna"


def test_a_second_connection_or_another_node_is_presence_enough() -> None:
    p = Parlour(settings=TableSettings(patience=60)).sit("anna", "ben")
    p.enter("anna")
    p.exit(1)
    p.wait(100)
    assert not offered(p)
    p.send(None, c.RemotePresence("anna", True))
    p.exit(3)
    p.wait(100)
    assert not offered(p)
    p.send(None, c.RemotePresence("anna", False))
    p.wait(60)
    assert offered(p)


def test_it_is_for_those_who_sit() -> None:
    p = waiting()
    p.enter("zoe")
    p.wait(60)
    assert p.refused("zoe", c.BecomeHost()) == "not-your-seat"
    assert p.refused(None, c.BecomeHost()) == "not-your-seat"
    assert p.table.host == "anna"


def test_nobody_is_waited_for_where_nobody_waits() -> None:
    p = waiting()
    assert p.exit(2).wake_at is None
    p.wait(1000)
    assert not p.table.host_offered
    p.enter("ben")
    assert offered(p)


def test_a_host_without_a_seat_is_missed_too() -> None:
    p = Parlour(settings=TableSettings(patience=60))
    p.enter("anna")
    p.done("ben", c.ClaimSeat(seat=0))
    p.done("cleo", c.ClaimSeat(seat=1))
    p.enter("ben")
    p.wait(500)
    assert not offered(p)
    p.exit(1)
    p.wait(59)
    assert not offered(p)
    p.wait(1)
    p.done("ben", c.BecomeHost())
    p.done("ben", c.StartGame())


def test_a_pause_does_not_last_for_ever_because_the_host_is_gone() -> None:
    p = Parlour(options={"first": 1}, settings=TableSettings(patience=60)).sit("anna", "ben").start()
    p.done("anna", c.PauseGame())
    p.exit(1)
    p.wait(60)
    assert p.refused("ben", c.ResumeGame()) == "not-host"
    p.done("ben", c.BecomeHost())
    p.done("ben", c.ResumeGame())
    p.play(1, "attack")
    p.check_rows()


def test_after_a_restart_the_host_has_the_whole_pause_again() -> None:
    p = waiting()
    p.wait(60)
    again = Table.load(HOUSE, p.rows, 5000.0)
    effects = again.handle(c.ConnectViewer(), 5010.0, "ben", 1)
    assert effects.wake_at == 5060.0
    assert not again.host_offered


def test_who_hosts_already_is_told_so_and_a_table_that_is_over_has_no_host_to_be() -> None:
    p = waiting()
    p.wait(60)
    p.done("ben", c.BecomeHost())
    rev = p.table.rev
    p.done("ben", c.BecomeHost())
    assert p.table.rev == rev
    p.wait(3600)
    p.done("ben", c.EndTable())
    p.exit(2)
    p.enter("anna")
    p.wait(1000)
    assert not offered(p, "anna")
    assert p.refused("anna", c.BecomeHost()) == "over"


def test_the_new_host_may_fill_the_empty_seat_of_the_old_one() -> None:
    p = stepped_in()
    p.wait(3600)
    p.done("ben", c.EmptySeat(seat=0))
    assert p.table.occupants[0] == Empty()
    p.done("ben", c.SeatBot(seat=0, character="gentle"))
    p.done("ben", c.StartGame())
    assert p.table.phase == "playing"
