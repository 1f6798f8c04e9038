"""Who may take over a seat or the table, and that secrets do not go with the seat."""

from __future__ import annotations

import pytest

import mulot
from kit.table_harness import HOUSE, TableHarness
from mulot.table import Catalogue, Table, TableSettings, invitation_digest
from mulot.table import commands as c
from mulot.table.seats import BotSeat, Empty, Person


def test_an_invitation_is_revoked_when_its_guest_leaves() -> None:
    """Others who have seen the link must not use it later; the host creates a new invitation."""
    for settings in (TableSettings(access="invited"), TableSettings()):
        p = TableHarness(settings=settings)
        p.sit("anna")
        p.done("anna", c.SetInvitation(1, invitation_digest("cheddar")))
        p.done("ben", c.ClaimSeat(seat=1, secret="cheddar"))
        p.done("ben", c.LeaveSeat(seat=1))
        assert p.table.invitation_digests[1] is None
        if settings.access == "invited":
            assert p.refused("mallory", c.ClaimSeat(seat=1, secret="cheddar")) == "not-invited"
            assert p.refused("ben", c.ClaimSeat(seat=1, secret="cheddar")) == "not-invited"
        p.check_rows()


def three() -> TableHarness:
    """Return a table with Anna as host and Ben and Cleo as guests, each of whom has seen a secret."""
    return TableHarness(seats=3, settings=TableSettings(patience=60)).sit("anna", "ben", "cleo").start()


@pytest.mark.parametrize("who", ["anna", "cleo", "zoe"])
def test_the_seat_of_a_removed_person_is_reserved(who: str) -> None:
    """The seat of a removed person can be taken neither by the host nor by another guest, nor by a second device of
    either, which looks like a stranger."""
    p = three()
    p.done("anna", c.EmptySeat(seat=1))
    assert p.refused(who, c.ClaimSeat(seat=1)) == "kept"
    p.wait(100_000)
    assert p.refused(who, c.ClaimSeat(seat=1)) == "kept"
    p.done("anna", c.SetInvitation(1, invitation_digest("brie")))
    assert p.refused(who, c.ClaimSeat(seat=1, secret="brie")) in ("kept", "already-seated")
    p.check_rows()
    p.table = Table.load(HOUSE, p.rows, p.now)
    assert p.refused(who, c.ClaimSeat(seat=1, secret="brie")) == "kept"


@pytest.mark.parametrize("who", ["anna", "zoe"])
def test_a_bot_on_the_seat_keeps_the_reservation(who: str) -> None:
    p = three()
    p.done("anna", c.EmptySeat(seat=1))
    for _ in range(2):
        p.done("anna", c.SeatBot(seat=1, character="gentle"))
        p.done("anna", c.EmptySeat(seat=1))
        assert p.refused(who, c.ClaimSeat(seat=1)) == "kept"
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    assert p.table.occupants[1] == BotSeat("gentle")


def test_a_replaced_and_removed_person_keeps_the_reservation() -> None:
    p = three()
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    p.done("anna", c.EmptySeat(seat=1))
    assert p.refused("anna", c.ClaimSeat(seat=1)) == "kept"


def test_a_removed_person_may_sit_down_again() -> None:
    p = three()
    p.done("anna", c.EmptySeat(seat=1))
    p.done("ben", c.ClaimSeat(seat=1))
    assert isinstance(p.table.occupants[1], Person)
    p.done("ben", c.GiveUpSeat(seat=1))
    p.done("zoe", c.ClaimSeat(seat=1))
    p.check_rows()


@pytest.mark.parametrize("who", ["anna", "zoe"])
def test_a_seat_given_up_is_not_reserved(who: str) -> None:
    p = three()
    p.done("ben", c.GiveUpSeat(seat=1))
    assert p.refused("cleo", c.ClaimSeat(seat=1)) == "already-seated"
    p.done(who, c.ClaimSeat(seat=1))


@pytest.mark.parametrize(
    ("patience", "away", "free"), [(10, 11, False), (10, 180, True), (600, 599, False), (600, 600, True)]
)
def test_a_long_absence_ends_the_reservation(patience: int, away: int, free: bool) -> None:
    """A short absence does not end it, even if the table's timeout is shorter."""
    p = TableHarness(seats=3, settings=TableSettings(patience=patience)).sit("anna", "ben", "cleo").start()
    p.exit(2)
    p.wait(away)
    p.done("anna", c.EmptySeat(seat=1))
    if free:
        p.done("anna", c.ClaimSeat(seat=1))
    else:
        assert p.refused("anna", c.ClaimSeat(seat=1)) == "kept"


def test_a_person_who_still_watches_is_not_absent() -> None:
    p = three()
    p.done("ben", c.LeaveSeat(seat=1))
    p.wait(1000)
    p.done("anna", c.EmptySeat(seat=1))
    assert p.refused("anna", c.ClaimSeat(seat=1)) == "kept"


def test_a_bots_seat_is_reserved_for_newcomers() -> None:
    p = TableHarness(seats=3)
    p.sit("anna", "ben")
    p.done("anna", c.SeatBot(seat=2, character="gentle"))
    p.start()
    p.done("anna", c.EmptySeat(seat=2))
    assert p.refused("anna", c.ClaimSeat(seat=2)) == "already-seated"
    assert p.refused("ben", c.ClaimSeat(seat=2)) == "already-seated"
    p.done("zoe", c.ClaimSeat(seat=2))
    p.check_rows()


def test_nothing_is_reserved_before_the_deal_or_without_secrets() -> None:
    p = TableHarness(seats=3).sit("anna", "ben", "cleo")
    p.done("anna", c.EmptySeat(seat=1))
    p.done("anna", c.ClaimSeat(seat=1))
    game = mulot.load("barrieres")
    plain = TableHarness(game=game, catalogue=Catalogue(lambda name: game, lambda game: ("gentle",)))
    for seat, device in enumerate(("anna", "ben")):
        plain.done(device, c.ClaimSeat(seat=seat))
    plain.start()
    plain.done("anna", c.EmptySeat(seat=1))
    assert plain.table.occupants[1] == Empty()
    plain.done("zoe", c.ClaimSeat(seat=1))


def test_a_rematch_has_no_reservations() -> None:
    p = three()
    p.done("anna", c.EmptySeat(seat=1))
    p.done("anna", c.EndTable())
    opened = p.table.handle(c.Rematch("next", bytes(32)), p.now, "anna").new_table
    assert opened is not None
    again = Table.load(HOUSE, opened.rows, p.now)
    assert again.reservations == {}
    assert again.occupants[0] == Empty()
