"""Links to a table's replay: rows that survive a restart, permissions, and the limit on their number."""

from __future__ import annotations

from kit.table_harness import HOUSE, TableHarness
from mulot.table import Table, TableSettings
from mulot.table import commands as c
from mulot.table.replay_links import is_valid_link, link_digest


def over(settings: TableSettings | None = None) -> TableHarness:
    p = TableHarness(settings=settings).sit("anna", "ben").start()
    p.done("anna", c.EndTable())
    return p


def test_it_holds_after_a_restart_and_so_does_its_end() -> None:
    p = over()
    p.done("ben", c.ShareReplay(link_digest("one")))
    assert is_valid_link(p.table, "one")
    assert not is_valid_link(p.table, "two")
    again = Table.load(HOUSE, p.rows, 0.0)
    assert is_valid_link(again, "one")
    assert b"one" not in b"".join(row.body for row in p.rows), "the secret itself is stored"
    p.done("ben", c.UnshareReplay())
    assert not is_valid_link(Table.load(HOUSE, p.rows, 0.0), "one")


def test_a_device_has_one_link_and_the_host_ends_all() -> None:
    p = over()
    for who, secret in (("ben", "one"), ("ben", "two"), ("anna", "three")):
        p.done(who, c.ShareReplay(link_digest(secret)))
    assert [is_valid_link(p.table, one) for one in ("one", "two", "three")] == [False, True, True]
    assert p.table.replay_links.keys() == {"anna", "ben"}
    p.done("anna", c.UnshareReplay())
    assert p.table.replay_links == {}


def test_who_did_not_sit_there_neither_makes_nor_ends_one() -> None:
    p = over()
    p.done("ben", c.ShareReplay(link_digest("one")))
    assert p.refused("zoe", c.ShareReplay(link_digest("two"))) == "not-your-seat"
    assert p.refused(None, c.ShareReplay(link_digest("two"))) == "not-your-seat"
    assert p.refused("zoe", c.UnshareReplay()) == "not-your-seat"
    assert is_valid_link(p.table, "one")


def test_not_while_it_is_played_and_not_where_it_is_not_wanted() -> None:
    p = TableHarness().sit("anna", "ben")
    assert p.refused("ben", c.ShareReplay(link_digest("one"))) == "not-over"
    p.start()
    assert p.refused("ben", c.ShareReplay(link_digest("one"))) == "not-over"
    for settings in (TableSettings(share=False), TableSettings(spectators=False)):
        assert over(settings).refused("ben", c.ShareReplay(link_digest("one"))) == "no-sharing"
    over(TableSettings(spectators=False, share=True)).done("ben", c.ShareReplay(link_digest("one")))
