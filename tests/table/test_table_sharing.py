"""A link to the film of a table: rows that hold after a restart, rights, and an end to how many there can be."""

from __future__ import annotations

from kit.checked_table import HOUSE, Parlour
from mulot.table import Settings, Table
from mulot.table import commands as c
from mulot.table.sharing import is_shared, share_digest


def over(settings: Settings | None = None) -> Parlour:
    p = Parlour(settings=settings).sit("anna", "ben").start()
    p.done("anna", c.End())
    return p


def test_it_holds_after_a_restart_and_so_does_its_end() -> None:
    p = over()
    p.done("ben", c.Share(share_digest("one")))
    assert is_shared(p.table, "one")
    assert not is_shared(p.table, "two")
    again = Table.load(HOUSE, p.rows, 0.0)
    assert is_shared(again, "one")
    assert b"one" not in b"".join(row.body for row in p.rows), "the secret itself is written down"
    p.done("ben", c.Unshare())
    assert not is_shared(Table.load(HOUSE, p.rows, 0.0), "one")


def test_a_device_has_one_link_and_the_host_ends_all() -> None:
    p = over()
    for who, secret in (("ben", "one"), ("ben", "two"), ("anna", "three")):
        p.done(who, c.Share(share_digest(secret)))
    assert [is_shared(p.table, one) for one in ("one", "two", "three")] == [False, True, True]
    assert p.table.shares.keys() == {"anna", "ben"}
    p.done("anna", c.Unshare())
    assert p.table.shares == {}


def test_who_did_not_sit_there_neither_makes_nor_ends_one() -> None:
    p = over()
    p.done("ben", c.Share(share_digest("one")))
    assert p.refused("zoe", c.Share(share_digest("two"))) == "not-your-seat"
    assert p.refused(None, c.Share(share_digest("two"))) == "not-your-seat"
    assert p.refused("zoe", c.Unshare()) == "not-your-seat"
    assert is_shared(p.table, "one")


def test_not_while_it_is_played_and_not_where_it_is_not_wanted() -> None:
    p = Parlour().sit("anna", "ben")
    assert p.refused("ben", c.Share(share_digest("one"))) == "not-over"
    p.start()
    assert p.refused("ben", c.Share(share_digest("one"))) == "not-over"
    for settings in (Settings(share=False), Settings(spectators=False)):
        assert over(settings).refused("ben", c.Share(share_digest("one"))) == "no-sharing"
    over(Settings(spectators=False, share=True)).done("ben", c.Share(share_digest("one")))
