"""Who may take a seat, or the table, over from whom; and that secrets do not go with it."""

from __future__ import annotations

import pytest

import mulot
from kit.checked_table import HOUSE, Parlour
from mulot.table import Catalogue, Table, TableSettings, invitation_digest
from mulot.table import commands as c
from mulot.table.seats import BotSeat, Empty, Person


def test_an_invitation_is_void_once_the_guest_has_gone() -> None:
    """Whoever else has the link must not sit down with it later; the host makes a fresh one."""
    for settings in (TableSettings(access="invited"), TableSettings()):
        p = Parlour(settings=settings)
        p.sit("anna")
        p.done("anna", c.SetInvitation(1, invitation_digest("cheddar")))
        p.done("ben", c.ClaimSeat(seat=1, secret="cheddar"))
        p.done("ben", c.LeaveSeat(seat=1))
        assert p.table.invitation_digests[1] is None
        if settings.access == "invited":
            assert p.refused("mallory", c.ClaimSeat(seat=1, secret="cheddar")) == "not-invited"
            assert p.refused("ben", c.ClaimSeat(seat=1, secret="cheddar")) == "not-invited"
        p.check_rows()


def three() -> Parlour:
    """Anna hosts, Ben and Cleo are guests, and each has seen something that the others have not."""
    return Parlour(seats=3, settings=TableSettings(patience=60)).sit("anna", "ben", "cleo").start()


@pytest.mark.parametrize("who", ["anna", "cleo", "zoe"])
def test_nobody_sits_down_on_the_seat_of_somebody_who_was_sent_away(who: str) -> None:
    """Neither the host, nor another guest, nor a second device of either, which looks like a stranger."""
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
def test_a_character_in_between_does_not_open_the_seat(who: str) -> None:
    p = three()
    p.done("anna", c.EmptySeat(seat=1))
    for _ in range(2):
        p.done("anna", c.SeatBot(seat=1, character="gentle"))
        p.done("anna", c.EmptySeat(seat=1))
        assert p.refused(who, c.ClaimSeat(seat=1)) == "kept"
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    assert p.table.occupants[1] == BotSeat("gentle")


def test_one_who_was_replaced_and_then_removed_keeps_the_seat_too() -> None:
    p = three()
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    p.done("anna", c.EmptySeat(seat=1))
    assert p.refused("anna", c.ClaimSeat(seat=1)) == "kept"


def test_whoever_was_sent_away_may_sit_down_again() -> None:
    p = three()
    p.done("anna", c.EmptySeat(seat=1))
    p.done("ben", c.ClaimSeat(seat=1))
    assert isinstance(p.table.occupants[1], Person)
    p.done("ben", c.GiveUpSeat(seat=1))
    p.done("zoe", c.ClaimSeat(seat=1))
    p.check_rows()


@pytest.mark.parametrize("who", ["anna", "zoe"])
def test_a_seat_that_was_given_up_is_free(who: str) -> None:
    p = three()
    p.done("ben", c.GiveUpSeat(seat=1))
    assert p.refused("cleo", c.ClaimSeat(seat=1)) == "already-seated"
    p.done(who, c.ClaimSeat(seat=1))


@pytest.mark.parametrize(
    ("patience", "away", "free"), [(10, 11, False), (10, 180, True), (600, 599, False), (600, 600, True)]
)
def test_who_has_been_away_for_long_is_not_asked(patience: int, away: int, free: bool) -> None:
    """However impatient the host says the table is: a screen that sleeps for a moment is no absence."""
    p = Parlour(seats=3, settings=TableSettings(patience=patience)).sit("anna", "ben", "cleo").start()
    p.exit(2)
    p.wait(away)
    p.done("anna", c.EmptySeat(seat=1))
    if free:
        p.done("anna", c.ClaimSeat(seat=1))
    else:
        assert p.refused("anna", c.ClaimSeat(seat=1)) == "kept"


def test_who_went_away_and_still_watches_is_not_absent() -> None:
    p = three()
    p.done("ben", c.LeaveSeat(seat=1))
    p.wait(1000)
    p.done("anna", c.EmptySeat(seat=1))
    assert p.refused("anna", c.ClaimSeat(seat=1)) == "kept"


def test_a_characters_cards_are_not_for_those_who_play_against_it() -> None:
    p = Parlour(seats=3)
    p.sit("anna", "ben")
    p.done("anna", c.SeatBot(seat=2, character="gentle"))
    p.start()
    p.done("anna", c.EmptySeat(seat=2))
    assert p.refused("anna", c.ClaimSeat(seat=2)) == "already-seated"
    assert p.refused("ben", c.ClaimSeat(seat=2)) == "already-seated"
    p.done("zoe", c.ClaimSeat(seat=2))
    p.check_rows()


def test_before_the_deal_and_in_games_without_secrets_nothing_is_kept() -> None:
    p = Parlour(seats=3).sit("anna", "ben", "cleo")
    p.done("anna", c.EmptySeat(seat=1))
    p.done("anna", c.ClaimSeat(seat=1))
    game = mulot.load("barrieres")
    plain = Parlour(game=game, catalogue=Catalogue(lambda name: game, lambda game: ("gentle",)))
    for seat, device in enumerate(("anna", "ben")):
        plain.done(device, c.ClaimSeat(seat=seat))
    plain.start()
    plain.done("anna", c.EmptySeat(seat=1))
    assert plain.table.occupants[1] == Empty()
    plain.done("zoe", c.ClaimSeat(seat=1))


def test_a_rematch_is_a_new_game_with_all_seats_free() -> None:
    p = three()
    p.done("anna", c.EmptySeat(seat=1))
    p.done("anna", c.EndTable())
    opened = p.table.handle(c.Rematch("next", bytes(32)), p.now, "anna").new_table
    assert opened is not None
    again = Table.load(HOUSE, opened.rows, p.now)
    assert again.reservations == {}
    assert again.occupants[0] == Empty()
