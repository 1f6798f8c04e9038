"""A host who vanishes: after a pause somebody who sits may take the table in hand."""

from __future__ import annotations

from kit.checked_table import HOUSE, Parlour
from mulot.table import Settings, Table
from mulot.table import commands as c
from mulot.table.seats import Empty


def waiting(patience: int = 60) -> Parlour:
    """Anna hosts, all sit, and she goes before the start."""
    p = Parlour(settings=Settings(patience=patience)).sit("anna", "ben")
    effects = p.exit(1)
    assert effects.wake == p.now + patience
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
    p.done("ben", c.Start())
    p.check_rows()


def test_a_host_who_comes_back_in_time_is_the_host() -> None:
    p = waiting()
    p.wait(60)
    p.enter("anna")
    assert not offered(p)
    assert p.refused("ben", c.BecomeHost()) == "host-expected"
    p.done("anna", c.Start())


def test_a_host_who_comes_back_late_is_a_player_and_may_be_given_the_table() -> None:
    p = waiting()
    p.wait(60)
    p.done("ben", c.BecomeHost())
    p.enter("anna")
    assert p.refused("anna", c.Start()) == "not-host"
    assert p.refused("anna", c.BecomeHost()) == "host-expected"
    p.done("ben", c.HandOver(seat=0))
    p.done("anna", c.Start())


def test_a_second_connection_or_another_node_is_presence_enough() -> None:
    p = Parlour(settings=Settings(patience=60)).sit("anna", "ben")
    p.enter("anna")
    p.exit(1)
    p.wait(100)
    assert not offered(p)
    p.send(None, c.Present("anna", True))
    p.exit(3)
    p.wait(100)
    assert not offered(p)
    p.send(None, c.Present("anna", False))
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
    assert p.exit(2).wake is None
    p.wait(1000)
    assert not p.table.host_offered
    p.enter("ben")
    assert offered(p)


def test_a_host_without_a_seat_is_missed_too() -> None:
    p = Parlour(settings=Settings(patience=60))
    p.enter("anna")
    p.done("ben", c.Take(seat=0))
    p.done("cleo", c.Take(seat=1))
    p.enter("ben")
    p.wait(500)
    assert not offered(p)
    p.exit(1)
    p.wait(59)
    assert not offered(p)
    p.wait(1)
    p.done("ben", c.BecomeHost())
    p.done("ben", c.Start())


def test_a_pause_does_not_last_for_ever_because_the_host_is_gone() -> None:
    p = Parlour(options={"first": 1}, settings=Settings(patience=60)).sit("anna", "ben").start()
    p.done("anna", c.Pause())
    p.exit(1)
    p.wait(60)
    assert p.refused("ben", c.Resume()) == "not-host"
    p.done("ben", c.BecomeHost())
    p.done("ben", c.Resume())
    p.play(1, "attack")
    p.check_rows()


def test_after_a_restart_the_host_has_the_whole_pause_again() -> None:
    p = waiting()
    p.wait(60)
    again = Table.load(HOUSE, p.rows, 5000.0)
    effects = again.handle(c.Enter(), 5010.0, "ben", 1)
    assert effects.wake == 5060.0
    assert not again.host_offered


def test_who_hosts_already_is_told_so_and_a_table_that_is_over_has_no_host_to_be() -> None:
    p = waiting()
    p.wait(60)
    p.done("ben", c.BecomeHost())
    rev = p.table.rev
    p.done("ben", c.BecomeHost())
    assert p.table.rev == rev
    p.done("ben", c.End())
    p.exit(2)
    p.enter("anna")
    p.wait(1000)
    assert not offered(p, "anna")
    assert p.refused("anna", c.BecomeHost()) == "over"


def test_the_new_host_may_fill_the_empty_seat_of_the_old_one() -> None:
    p = waiting()
    p.wait(60)
    p.done("ben", c.BecomeHost())
    p.done("ben", c.Remove(seat=0))
    assert p.table.places[0] == Empty()
    p.done("ben", c.Replace(seat=0, character="gentle"))
    p.done("ben", c.Start())
    assert p.table.phase == "playing"
