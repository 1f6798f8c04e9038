"""An absent host: after the table's timeout, a seated player may become host."""

from __future__ import annotations

import pytest

from kit.table_harness import HOUSE, TableHarness
from mulot.core.errors import Refused
from mulot.table import Table, TableSettings, invitation_digest
from mulot.table import commands as c
from mulot.table.host_commands import check_may_delete
from mulot.table.messages import Rejection
from mulot.table.seats import Empty, Person, StandIn


def waiting(patience: int = 60) -> TableHarness:
    """Return a table whose host Anna disconnects before the start, with all seats taken."""
    p = TableHarness(settings=TableSettings(patience=patience)).sit("anna", "ben")
    effects = p.exit(1)
    assert effects.wake_at == p.now + patience
    return p


def offered(p: TableHarness, device: str = "ben") -> bool:
    return bool(p.screen(device).table.get("host_offered"))


def test_the_host_role_is_offered_after_the_patience() -> None:
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


def test_a_host_who_returns_in_time_stays_host() -> None:
    p = waiting()
    p.wait(60)
    p.enter("anna")
    assert not offered(p)
    assert p.refused("ben", c.BecomeHost()) == "host-expected"
    p.done("anna", c.StartGame())


def lent(p: TableHarness, device: str = "anna") -> bool:
    """True if this device is shown that it may take the table back."""
    return bool(p.screen(device).last.get("may_host"))


def stepped_in() -> TableHarness:
    """Return a table whose host is Ben because Anna was away."""
    p = waiting()
    p.wait(60)
    p.done("ben", c.BecomeHost())
    return p


def test_a_former_host_may_return_within_an_hour() -> None:
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


def test_after_an_hour_the_new_host_is_permanent() -> None:
    p = stepped_in()
    p.enter("anna")
    assert lent(p)
    p.wait(3600)
    assert not lent(p)
    assert p.refused("anna", c.BecomeHost()) == "host-expected"
    p.done("ben", c.HandOverHost(seat=0))
    p.done("anna", c.StartGame())


def test_a_temporary_host_may_remove_nobody() -> None:
    for phase in ("open", "playing"):
        p = TableHarness(settings=TableSettings(patience=60)).sit("anna", "ben")
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


def test_a_temporary_host_may_not_drop_occupied_seats() -> None:
    p = TableHarness(seats=3, settings=TableSettings(patience=60)).sit("ben", "cleo", "anna")
    p.done("anna", c.ConfigureTable(seats=3))
    p.exit(next(n for n, screen in p.screens.items() if screen.device == "anna"))
    p.wait(60)
    p.done("ben", c.BecomeHost())
    assert p.refused("ben", c.ConfigureTable(seats=2)) == "stopgap"


def test_a_temporary_host_may_seat_bots_only_for_absent_people() -> None:
    p = (
        TableHarness(seats=3, options={"first": 0}, settings=TableSettings(patience=60))
        .sit("anna", "ben", "cleo")
        .start()
    )
    p.exit(1)
    p.wait(60)
    p.done("ben", c.BecomeHost())
    p.done("ben", c.SeatBot(seat=0, character="gentle"))
    assert p.table.occupants[0] == StandIn("gentle", Person("anna", p.table.occupants[0].person.name))
    assert p.refused("ben", c.SeatBot(seat=2, character="gentle")) == "stopgap"
    p.done("ben", c.SeatBot(seat=1, character="gentle"))
    p.enter("anna")
    assert isinstance(p.table.occupants[0], Person)


def test_the_former_hosts_hour_does_not_restart() -> None:
    p = TableHarness(seats=3, settings=TableSettings(patience=60)).sit("anna", "ben", "cleo")
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


def test_after_the_hour_the_next_absent_host_may_return() -> None:
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


def test_handing_over_leaves_no_way_back() -> None:
    p = TableHarness().sit("anna", "ben")
    p.done("anna", c.HandOverHost(seat=1))
    assert not lent(p)
    assert p.refused("anna", c.BecomeHost()) == "host-expected"
    p.done("ben", c.EmptySeat(seat=0))


def test_a_host_who_gives_up_the_seat_cannot_return_as_host() -> None:
    p = stepped_in()
    p.enter("anna")
    p.done("anna", c.GiveUpSeat(seat=0))
    assert p.table.former_host is None
    assert p.refused("anna", c.BecomeHost()) == "not-your-seat"
    p.done("ben", c.EndTable())


def test_after_a_restart_the_hour_begins_again() -> None:
    p = stepped_in()
    again = Table.load(HOUSE, p.rows, 5000.0)
    assert again.handle(c.ConnectViewer(), 5010.0, "ben", 1).wake_at is not None
    answer = again.handle(c.EmptySeat(seat=0), 5020.0, "ben", 1).answer
    assert isinstance(answer, Rejection)
    assert answer.no == "stopgap"
    again.handle(c.ConnectViewer(), 8000.0, "anna", 2)
    again.handle(c.BecomeHost(), 8001.0, "anna", 2)
    assert again.host == "anna"


def test_a_former_host_may_watch_without_a_seat() -> None:
    p = TableHarness(settings=TableSettings(patience=60, spectators=False, access="invited"))
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


def test_a_guest_who_gives_up_does_not_change_the_host() -> None:
    """A host needs no seat, and keeps the role when a guest leaves."""
    p = TableHarness()
    p.enter("anna")
    p.done("ben", c.ClaimSeat(seat=0))
    p.done("cleo", c.ClaimSeat(seat=1))
    p.start()
    p.done("ben", c.GiveUpSeat(seat=0))
    assert p.table.host == "anna"
    p.done("anna", c.EmptySeat(seat=1))
    assert p.table.host == "anna"


def test_any_connection_counts_as_present() -> None:
    p = TableHarness(settings=TableSettings(patience=60)).sit("anna", "ben")
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


def test_only_seated_people_may_become_host() -> None:
    p = waiting()
    p.enter("zoe")
    p.wait(60)
    assert p.refused("zoe", c.BecomeHost()) == "not-your-seat"
    assert p.refused(None, c.BecomeHost()) == "not-your-seat"
    assert p.table.host == "anna"


def test_nothing_is_offered_if_nobody_is_present() -> None:
    p = waiting()
    assert p.exit(2).wake_at is None
    p.wait(1000)
    assert not p.table.host_offered
    p.enter("ben")
    assert offered(p)


def test_an_absent_host_without_a_seat_can_be_replaced() -> None:
    p = TableHarness(settings=TableSettings(patience=60))
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


def test_a_new_host_can_resume_a_paused_game() -> None:
    p = TableHarness(options={"first": 1}, settings=TableSettings(patience=60)).sit("anna", "ben").start()
    p.done("anna", c.PauseGame())
    p.exit(1)
    p.wait(60)
    assert p.refused("ben", c.ResumeGame()) == "not-host"
    p.done("ben", c.BecomeHost())
    p.done("ben", c.ResumeGame())
    p.play(1, "attack")
    p.check_rows()


def test_after_a_restart_the_patience_begins_again() -> None:
    p = waiting()
    p.wait(60)
    again = Table.load(HOUSE, p.rows, 5000.0)
    effects = again.handle(c.ConnectViewer(), 5010.0, "ben", 1)
    assert effects.wake_at == 5060.0
    assert not again.host_offered


def test_becoming_host_is_refused_for_hosts_and_finished_tables() -> None:
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


def test_a_new_host_may_fill_the_old_hosts_empty_seat() -> None:
    p = stepped_in()
    p.wait(3600)
    p.done("ben", c.EmptySeat(seat=0))
    assert p.table.occupants[0] == Empty()
    p.done("ben", c.SeatBot(seat=0, character="gentle"))
    p.done("ben", c.StartGame())
    assert p.table.phase == "playing"
