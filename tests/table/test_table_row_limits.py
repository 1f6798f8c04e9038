"""Limits on the number of a table's rows."""

from __future__ import annotations

import pytest

from kit.table_harness import TableHarness
from mulot.table import commands as c
from mulot.table.guards import MAX_CHANGES, MAX_LINES
from mulot.table.messages import Rejection

MANY = 3 * MAX_CHANGES


def seated() -> TableHarness:
    """Return a table at which two people sit, without a connected viewer."""
    p = TableHarness(options={"first": 0})
    p.done("anna", c.ClaimSeat(seat=0))
    p.done("ben", c.ClaimSeat(seat=1))
    return p


def grow(p: TableHarness, *wishes: tuple[str, c.Command]) -> list[str]:
    """Repeat a command until it is refused. Return the reasons."""
    refused = list[str]()
    for _ in range(MANY):
        for device, wish in wishes:
            effects = p.table.handle(wish, p.now, device)
            p.rows += effects.rows
            if isinstance(effects.answer, Rejection):
                refused.append(effects.answer.no)
    return refused


@pytest.mark.parametrize(
    "wishes",
    [
        (("anna", c.RenamePerson(seat=0, name="hazel")), ("anna", c.RenamePerson(seat=0, name="clover"))),
        (("anna", c.PauseGame()), ("anna", c.ResumeGame())),
        (("anna", c.SetInvitation(0, "a")), ("anna", c.SetInvitation(0, None))),
        (("anna", c.HandOverHost(seat=1)), ("ben", c.HandOverHost(seat=0))),
        (("anna", c.ConfigureTable()),),
        (("anna", c.EmptySeat(seat=1)), ("ben", c.ClaimSeat(seat=1))),
        (("ben", c.LeaveSeat(seat=1)), ("ben", c.ReclaimSeat(seat=1))),
        (("anna", c.SeatBot(seat=1, character="random")), ("ben", c.ReclaimSeat(seat=1))),
    ],
)
@pytest.mark.parametrize("begun", [False, True])
def test_changes_of_a_table_are_limited(wishes: tuple[tuple[str, c.Command], ...], begun: bool) -> None:
    p = seated()
    if begun:
        p.start()
    before = p.table.rev
    grow(p, *wishes)
    assert p.table.rev - before <= MAX_CHANGES + 4
    p.done(p.table.host, c.EndTable())
    assert p.table.phase == "over"


def test_exceeding_the_limit_is_refused_and_play_continues() -> None:
    p = seated().start()
    assert set(grow(p, ("anna", c.ConfigureTable()))) == {"too-long"}
    p.done("anna", p.move(0, "dig"))
    p.done("ben", c.GiveUpSeat(seat=1))


def test_undoing_does_not_extend_the_line_limit() -> None:
    p = seated().start()
    assert p.table.match is not None
    p.table.match.journal.next_line = MAX_LINES  # as if that many lines had been played
    assert p.refused("anna", p.move(0, "dig")) == "too-long"
    p.done("anna", c.EndTable())


def test_guests_cannot_use_up_the_hosts_limit() -> None:
    p = seated().start()
    wishes = (("ben", c.RenamePerson(seat=1, name="hazel")), ("ben", c.RenamePerson(seat=1, name="clover")))
    assert "too-long" in grow(p, *wishes)
    p.done("anna", c.PauseGame())
    p.done("anna", c.EmptySeat(seat=1))
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    p.done("anna", c.ResumeGame())
