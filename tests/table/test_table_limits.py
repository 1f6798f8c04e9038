"""A table does not grow without end."""

from __future__ import annotations

import pytest

from kit.checked_table import Parlour
from mulot.table import commands as c
from mulot.table.limits import MAX_CHANGES, MAX_LINES
from mulot.table.messages import Rejection

MANY = 3 * MAX_CHANGES


def seated() -> Parlour:
    """Two who sit, and whose screens are dark."""
    p = Parlour(options={"first": 0})
    p.done("anna", c.ClaimSeat(seat=0))
    p.done("ben", c.ClaimSeat(seat=1))
    return p


def grow(p: Parlour, *wishes: tuple[str, c.Command]) -> list[str]:
    """Ask for the same over and over again; the reasons for which it was refused at last."""
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
def test_changes_of_a_table_have_an_end(wishes: tuple[tuple[str, c.Command], ...], begun: bool) -> None:
    p = seated()
    if begun:
        p.start()
    before = p.table.rev
    grow(p, *wishes)
    assert p.table.rev - before <= MAX_CHANGES + 4
    p.done(p.table.host, c.EndTable())
    assert p.table.phase == "over"


def test_whoever_changes_too_much_is_told_and_the_game_goes_on() -> None:
    p = seated().start()
    assert set(grow(p, ("anna", c.ConfigureTable()))) == {"too-long"}
    p.done("anna", p.move(0, "dig"))
    p.done("ben", c.GiveUpSeat(seat=1))


def test_a_game_has_an_end_too_where_moves_are_taken_back_without_end() -> None:
    p = seated().start()
    assert p.table.match is not None
    p.table.match.journal.next_line = MAX_LINES  # as if that many lines had been played
    assert p.refused("anna", p.move(0, "dig")) == "too-long"
    p.done("anna", c.EndTable())


def test_a_guest_cannot_use_up_what_the_host_needs() -> None:
    p = seated().start()
    wishes = (("ben", c.RenamePerson(seat=1, name="hazel")), ("ben", c.RenamePerson(seat=1, name="clover")))
    assert "too-long" in grow(p, *wishes)
    p.done("anna", c.PauseGame())
    p.done("anna", c.EmptySeat(seat=1))
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    p.done("anna", c.ResumeGame())
