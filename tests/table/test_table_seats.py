"""Taking seats, invitations, the host's powers, the start."""

from __future__ import annotations

import hashlib

from kit.table_harness import HOUSE, SEED, TableHarness
from mulot.core.journal import parse
from mulot.table import Catalogue, Table, TableSettings, invitation_digest
from mulot.table import commands as c
from mulot.table.messages import Ack
from mulot.table.seats import BotSeat, Empty, Person, StandIn
from toy_game import GAME


def test_the_commitment_is_public_and_the_seed_is_not() -> None:
    p = TableHarness()
    screen = p.enter("zoe")
    assert screen.table["commitment"] == hashlib.sha256(SEED).hexdigest()
    p.sit("anna", "ben").start()
    assert all(SEED.hex() not in str(message) for s in p.screens.values() for message in s.inbox)


def test_anybody_with_the_link_may_take_a_seat_and_gets_a_name() -> None:
    p = TableHarness()
    p.done("anna", c.ClaimSeat(seat=0))
    assert p.refused("ben", c.ClaimSeat(seat=0)) == "seat-taken"
    assert p.refused("ben", c.ClaimSeat(seat=2)) == "no-such-seat"
    p.done("ben", c.ClaimSeat(seat=1, name="clover"))
    assert p.table.occupants[1] == Person("ben", "clover")
    anna = p.table.occupants[0]
    assert isinstance(anna, Person)
    assert p.refused("ben", c.RenamePerson(seat=1, name=anna.name)) == "name-taken"
    assert p.refused("ben", c.RenamePerson(seat=1, name="robert")) == "no-such-name"
    assert p.refused("ben", c.RenamePerson(seat=0, name="poppy")) == "not-your-seat"
    p.done("anna", c.RenamePerson(seat=1, name="poppy"))
    assert p.table.occupants[1] == Person("ben", "poppy")


def test_an_invited_seat_needs_its_secret_which_is_not_stored() -> None:
    p = TableHarness(settings=TableSettings(access="invited", spectators=False))
    p.done("anna", c.ClaimSeat(seat=0))
    assert p.refused("ben", c.ClaimSeat(seat=1)) == "not-invited"
    assert p.refused("ben", c.SetInvitation(1, invitation_digest("cheddar"))) == "not-host"
    p.done("anna", c.SetInvitation(1, invitation_digest("cheddar")))
    assert p.refused("ben", c.ClaimSeat(seat=1, secret="gouda")) == "not-invited"
    assert not p.table.may_watch("ben")
    p.done("ben", c.ClaimSeat(seat=1, secret="cheddar"))
    assert p.table.may_watch("ben")
    assert b"cheddar" not in b"".join(row.body for row in p.rows)


def test_invitations_also_restrict_seats_of_open_tables() -> None:
    p = TableHarness()
    p.done("anna", c.SetInvitation(1, invitation_digest("cheddar")))
    assert p.refused("ben", c.ClaimSeat(seat=1)) == "not-invited"
    p.done("ben", c.ClaimSeat(seat=1, secret="cheddar"))
    p.done("anna", c.EmptySeat(seat=1))
    assert p.table.invitation_digests == [None, None]


def test_the_host_starts_when_all_seats_are_taken() -> None:
    p = TableHarness(seats=3)
    p.done("ben", c.ClaimSeat(seat=1, added="bb" * 16))
    p.done("anna", c.ClaimSeat(seat=0, added="aa" * 16))
    p.done("zoe", c.ClaimSeat(seat=2, added="cc" * 16))
    p.done("zoe", c.LeaveSeat(seat=2))
    assert p.refused("ben", c.StartGame()) == "not-host"
    assert p.refused("anna", c.StartGame()) == "seats-empty"
    p.done("anna", c.SeatBot(seat=2, character="strong"))
    p.done("anna", c.StartGame())
    assert p.table.match is not None
    assert p.table.match.journal.header.added == ("bb" * 16, "aa" * 16)
    assert p.refused("anna", c.StartGame()) == "not-open"
    p.check_rows()


def test_options_and_seats_can_change_only_before_the_start() -> None:
    p = TableHarness(seats=4)
    p.done("dan", c.ClaimSeat(seat=3))
    assert p.refused("dan", c.ConfigureTable(seats=2)) == "not-host"
    assert p.refused("anna", c.ConfigureTable(seats=9)) == "bad-options"
    assert p.refused("anna", c.ConfigureTable(options={"rats": 77})) == "bad-options"
    assert p.refused("anna", c.ConfigureTable(options={"cats": 1})) == "bad-options"
    p.done("anna", c.ConfigureTable(seats=2, options={"rats": 1}))
    assert p.table.occupants == [Empty(), Empty()]
    assert p.table.options["rats"] == 1
    p.sit("anna", "ben").start()
    assert p.refused("anna", c.ConfigureTable(options={"rats": 2})) == "not-open"
    p.done("anna", c.ConfigureTable(settings=TableSettings(patience=60)))
    assert p.table.settings.patience == 60
    p.check_rows()


def test_the_host_pauses_resumes_and_ends_and_then_the_seed_is_revealed() -> None:
    p = TableHarness(options={"first": 0}).sit("anna", "ben").start()
    assert p.refused("ben", c.PauseGame()) == "not-host"
    p.done("anna", c.PauseGame())
    assert p.screen("anna").now["turns"] == []
    assert p.refused("anna", p.move(0, "attack")) == "paused"
    p.done("anna", c.ResumeGame())
    p.play(0, "attack")
    assert p.table.summary.revealed is None
    effects = p.done("anna", c.EndTable())
    assert p.table.phase == "over"
    assert effects.summary is not None
    assert effects.summary.revealed == SEED.hex()
    assert parse(p.table.journal_file())[1] == SEED
    assert p.screen("ben").table["why"] == "host"
    assert p.refused("anna", p.move(1, "attack")) in ("over", "not-your-seat")
    p.check_rows()
    p.check_end()


def test_a_host_who_gives_up_hands_the_table_over_and_can_hand_it_over_before() -> None:
    p = TableHarness(seats=3).sit("anna", "ben", "cleo").start()
    assert p.refused("ben", c.HandOverHost(seat=1)) == "not-host"
    p.done("anna", c.HandOverHost(seat=1))
    assert p.table.host == "ben"
    p.done("ben", c.GiveUpSeat(seat=1))
    assert p.table.host == "anna"
    assert p.table.occupants[1] == Empty()
    p.check_rows()


def test_opponents_may_not_take_a_seat_emptied_during_the_game() -> None:
    p = TableHarness(seats=3).sit("anna", "ben", "cleo").start()
    p.done("cleo", c.GiveUpSeat(seat=2))
    assert p.refused("ben", c.ClaimSeat(seat=2)) == "already-seated"
    p.done("dan", c.ClaimSeat(seat=2))
    p.done("dan", c.GiveUpSeat(seat=2))
    p.done("anna", c.ClaimSeat(seat=2))
    assert p.table.seats_of("anna") == (0, 2)


def test_a_removed_person_may_not_watch_without_spectators() -> None:
    p = TableHarness(settings=TableSettings(spectators=False)).sit("anna", "ben").start()
    assert not p.enter("zoe").inbox
    effects = p.done("anna", c.EmptySeat(seat=1))
    assert effects.disconnect == [2]
    assert [screen.device for screen in p.screens.values()] == ["anna"]


def test_seating_a_bot_during_the_game_makes_a_stand_in() -> None:
    p = TableHarness().sit("anna", "ben").start()
    p.done("anna", c.SeatBot(seat=1, character="strong"))
    place = p.table.occupants[1]
    assert isinstance(place, StandIn)
    assert (place.character, place.person.device) == ("strong", "ben")
    assert p.refused("anna", c.SeatBot(seat=1, character="fierce")) == "no-such-character"
    p.done("ben", c.ReclaimSeat(seat=1))
    assert isinstance(p.table.occupants[1], Person)


def test_a_rematch_rotates_the_seats_and_there_is_one_only() -> None:
    p = TableHarness(seats=3).sit("anna", "ben")
    p.done("anna", c.SeatBot(seat=2, character="gentle"))
    p.start()
    assert p.refused("anna", c.Rematch("nest-2", b"x" * 32)) == "not-over"
    p.done("anna", c.EndTable())
    assert p.refused("zoe", c.Rematch("nest-2", b"x" * 32)) == "not-your-seat"
    effects = p.done("ben", c.Rematch("nest-2", b"x" * 32))
    assert effects.new_table is not None
    table = Table.load(HOUSE, effects.new_table.rows, 0.0)
    assert [getattr(place, "device", place) for place in table.occupants] == ["ben", BotSeat("gentle"), "anna"]
    assert (table.host, table.phase) == ("anna", "open")
    assert p.screen("anna").table["next"] == "nest-2"
    again = p.done("anna", c.Rematch("nest-3", b"y" * 32))
    assert again.new_table is None
    assert isinstance(again.answer, Ack)
    assert again.answer.table == "nest-2"
    assert effects.new_table.summary == table.summary


def test_no_bots_can_be_seated_if_the_game_has_none() -> None:
    p = TableHarness(catalogue=Catalogue(game=lambda name: GAME))
    assert p.refused("anna", c.SeatBot(seat=1, character="gentle")) == "no-such-character"


def test_a_bot_removes_the_random_bytes_of_the_seat() -> None:
    p = TableHarness()
    p.done("anna", c.ClaimSeat(seat=0, added="01" * 16))
    p.done("anna", c.SeatBot(seat=0, character="strong"))
    assert p.table.added_bytes == {}
    p.check_rows()


def test_seats_cannot_be_given_up_after_the_game() -> None:
    p = TableHarness().sit("anna", "ben").start()
    p.done("anna", c.EndTable())
    assert p.refused("ben", c.GiveUpSeat(seat=1)) == "over"


def test_after_the_end_nobody_leaves_a_seat_or_is_invited() -> None:
    p = TableHarness().sit("anna", "ben").start()
    p.done("anna", c.EndTable())
    rows = len(p.rows)
    for command in (c.LeaveSeat(seat=0), c.SetInvitation(1, "0" * 64)):
        assert p.refused("anna", command) == p.refused("anna", c.GiveUpSeat(seat=0))
    assert len(p.rows) == rows


def test_only_seats_of_the_table_have_invitations() -> None:
    p = TableHarness().sit("anna")
    assert p.refused("anna", c.SetInvitation(2, "0" * 64)) == "no-such-seat"
    p.done("anna", c.SetInvitation(1, "0" * 64))
