"""The host rewinds a table if all seated players agree: by several moves, and past random draws."""

from __future__ import annotations

import pytest

from kit.table_harness import TableHarness
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.games import default_shelf
from mulot.table import Catalogue
from mulot.table import commands as c
from mulot.table.seats import StandIn

SHELF = Catalogue(default_shelf().load, lambda game: tuple(default_shelf().bots(game.id)))


def race(*devices: str) -> TableHarness:
    """Return a game of La Souricière, in which every move draws luck, so that a plain undo is never possible."""
    p = TableHarness(seats=len(devices), game=default_shelf().load("souriciere"), catalogue=SHELF, options={"first": 0})
    return p.sit(*devices).start()


def throw(p: TableHarness, moves: int) -> None:
    for _ in range(moves):
        assert p.table.match is not None
        p.play(p.table.match.state.turn, "roll")


def test_an_agreed_rewind_crosses_luck() -> None:
    p = race("anna", "ben", "cleo")
    throw(p, 1)
    match = p.table.match
    assert match is not None
    then = match.game.copy(match.state)
    throw(p, 3)
    p.done("anna", c.AskRewind(to=1))
    assert p.screen("ben").table["undo"] == {"seat": 0, "to": 1, "missing": [1, 2], "rewind": 3}
    p.done("ben", c.AnswerUndo(seat=1, agree=True))
    assert match.state != then, "one person has not answered yet"
    p.done("cleo", c.AnswerUndo(seat=2, agree=True))
    assert match.state == then
    assert p.screen("ben").now["back"]
    throw(p, 3)
    p.check_rows()
    p.done("anna", c.EndTable())
    p.check_end()


def test_a_rewind_is_recorded_and_draws_new_luck() -> None:
    p = race("anna", "anna")
    throw(p, 4)
    p.done("anna", c.AskRewind(to=0))  # nobody else has to be asked
    throw(p, 4)
    match = p.table.match
    assert match is not None
    assert [type(line).__name__ for line in match.journal.lines] == ["Deal", *["Move"] * 4, "Undo", *["Move"] * 4]
    assert b'"rewind":true' in match.journal.written[6]
    assert verify(match.journal, match.seed, match.game).lines == 10
    assert Match.from_journal(match.journal, match.seed, match.game).state == match.state


@pytest.mark.parametrize("agree", [True, False])
def test_one_rejection_ends_the_rewind_request(agree: bool) -> None:
    p = race("anna", "ben", "cleo")
    throw(p, 3)
    p.done("anna", c.AskRewind(to=0))
    p.done("ben", c.AnswerUndo(seat=1, agree=agree))
    if agree:
        p.done("cleo", c.AnswerUndo(seat=2, agree=False))
    assert p.table.undo_request is None
    assert p.table.match is not None
    assert len(p.table.match.results) == 4


def test_a_stand_in_does_not_agree_for_its_person() -> None:
    """A host once saw the secrets, let a character stand in for the guest, and took everything back alone."""
    p = race("anna", "ben")
    throw(p, 3)
    assert p.table.match is not None
    p.done("anna", c.SeatBot(seat=1, character="random"))
    assert isinstance(p.table.occupants[1], StandIn)
    p.done("anna", c.AskRewind(to=0))
    assert len(p.table.match.results) == 4
    assert p.screen("anna").table["undo"] == {"seat": 0, "to": 0, "missing": [1], "rewind": 3}
    p.done("ben", c.AnswerUndo(seat=1, agree=True))
    assert len(p.table.match.results) == 1


def test_only_the_host_may_request_a_rewind() -> None:
    p = race("anna", "ben")
    p.enter("zoe")
    throw(p, 3)
    for who in ("ben", "zoe", None):
        assert p.refused(who, c.AskRewind(to=0)) == "not-host"
    p.done("anna", c.AskRewind(to=0))
    assert p.refused("anna", c.AnswerUndo(seat=1, agree=True)) == "not-your-seat"
    assert p.refused("zoe", c.AnswerUndo(seat=1, agree=True)) == "not-your-seat"
    p.done("anna", c.AnswerUndo(seat=0, agree=True))
    assert p.table.match is not None
    assert len(p.table.match.results) == 4


@pytest.mark.parametrize("to", [-1, 3, 4, 99])
def test_a_rewind_needs_an_earlier_line(to: int) -> None:
    p = race("anna", "ben")
    throw(p, 3)
    assert p.refused("anna", c.AskRewind(to=to)) == "nothing-to-undo"


def test_a_rewind_request_lapses_with_a_move_and_bots_agree() -> None:
    p = race("anna", "ben")
    throw(p, 3)
    p.done("anna", c.AskRewind(to=0))
    throw(p, 1)
    assert p.table.undo_request is None
    assert p.refused("ben", c.AnswerUndo(seat=1, agree=True)) == "no-undo-asked"
    p.done("ben", c.GiveUpSeat(seat=1))
    p.done("anna", c.SeatBot(seat=1, character="random"))
    p.done("anna", c.AskRewind(to=1))
    assert p.table.match is not None
    assert len(p.table.match.results) == 2


def test_a_host_without_a_seat_asks_all_players() -> None:
    p = TableHarness(seats=2, game=default_shelf().load("souriciere"), catalogue=SHELF, options={"first": 0})
    p.enter("anna")
    for seat, who in enumerate(("ben", "cleo")):
        p.done(who, c.ClaimSeat(seat=seat))
        p.enter(who)
    p.start()
    throw(p, 2)
    p.done("anna", c.AskRewind(to=0))
    assert p.screen("ben").table["undo"] == {"seat": None, "to": 0, "missing": [0, 1], "rewind": 2}
    for seat, who in enumerate(("ben", "cleo")):
        p.done(who, c.AnswerUndo(seat=seat, agree=True))
    assert p.table.match is not None
    assert len(p.table.match.results) == 1


def test_an_agreed_undo_still_stops_at_luck() -> None:
    p = race("anna", "ben")
    throw(p, 2)
    assert p.refused("anna", c.AskUndo()) == "cannot-undo"
