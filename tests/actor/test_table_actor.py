"""The loop of a table, without a store and without a clock: what happens goes in, what is to be done comes out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from actor.manual_driver import OPEN, Desk
from kit.checked_table import HOUSE, SEED
from mulot.actor import (
    Answer,
    Conflict,
    Failure,
    LoadTable,
    NoSuchTable,
    Quarantined,
    ReadRows,
    RemoteWrite,
    RetryLater,
    RowsRead,
    RowsRewritten,
    StoreDown,
    TableDeleted,
    TableGone,
    TableLoaded,
    WriteRows,
    direct,
)
from mulot.actor.table_actor import MAX_ATTEMPTS, MAX_BATCH
from mulot.store.sqlite import SqliteStore
from mulot.table import InspectResult, Row, Table
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection


def no(answer: Answer) -> str:
    assert isinstance(answer, Rejection)
    return answer.no


def test_nobody_hears_of_a_command_before_its_rows_are_durable(desk: Desk) -> None:
    desk.done(c.ConnectViewer(), viewer=1)
    desk.told.clear()
    (step,) = desk.ask(c.ClaimSeat(seat=1), "ben")
    assert isinstance(step, WriteRows)
    assert [row.line for row in step.appends[0].rows] == [2]
    assert desk.answers == desk.told == []
    assert desk.written() == []
    assert desk.answers == [Ack(None, 2)]
    assert len(desk.told) == 1


def test_what_comes_while_rows_are_written_waits_and_is_written_together(desk: Desk) -> None:
    assert len(desk.ask(c.ClaimSeat(seat=1), "ben")) == 1
    for name in ("hazel", "clover") * MAX_BATCH:
        assert desk.ask(c.RenamePerson(seat=0, name=name)) == []
    (step,) = desk.written()
    assert isinstance(step, WriteRows)
    assert len(step.appends[0].rows) == MAX_BATCH
    (rest,) = desk.written()
    assert isinstance(rest, WriteRows)
    assert len(rest.appends[0].rows) == MAX_BATCH
    assert desk.written() == []
    assert len(desk.answers) == 1 + 2 * MAX_BATCH
    assert not desk.room.is_busy


def test_what_writes_nothing_is_answered_at_once(desk: Desk) -> None:
    assert desk.ask(c.StartGame()) == []
    assert no(desk.answers[0]) == "seats-empty"


def test_who_reads_sees_what_is_durable(desk: Desk) -> None:
    assert len(desk.ask(c.ClaimSeat(seat=1), "ben")) == 1
    assert desk.ask(c.Inspect(lambda table: table.rev)) == []
    assert desk.answers == []
    desk.written()
    assert desk.answers == [Ack(None, 2), InspectResult(2)]


def test_a_table_that_is_refused_was_never_there() -> None:
    desk = Desk()
    bad = c.OpenTable(
        table="nest", seed=SEED, game="skirmish", seats=2, take=[c.ClaimSeat(seat=0), c.ClaimSeat(seat=7)]
    )
    assert desk.ask(bad) == []
    assert no(desk.answers[0]) == "no-such-seat"
    assert desk.room.table is None
    desk = Desk()
    assert desk.ask(c.OpenTable(table="nest", seed=SEED, game="skirmish", seats=9)) == []
    assert no(desk.answers[0]) == "bad-options"


def test_after_a_conflict_the_table_is_loaded_and_all_is_handled_anew(desk: Desk) -> None:
    desk.done(c.ConnectViewer(), viewer=1)
    desk.told.clear()
    desk.ask(c.RenamePerson(seat=0, name="hazel"))
    # Another node was faster: Ben sits there now.
    elsewhere = Table.load(HOUSE, desk.rows, 0.0)
    desk.rows += elsewhere.handle(c.ClaimSeat(seat=1), 0.0, "ben").rows
    trouble, load = desk.written(Conflict("nest", 2))
    assert isinstance(trouble, Failure)
    assert (trouble.reload_reason, load) == ("conflict", LoadTable())
    (write,) = desk.do(desk.room.receive(desk.again(), 0.0))
    assert isinstance(write, WriteRows)
    assert [row.line for row in write.appends[0].rows] == [3]
    assert desk.answers == []
    desk.written()
    assert desk.answers == [Ack(None, 3)]
    assert b'"since"' not in desk.told[0], "whoever watches has entered again and is told everything"


def test_a_command_that_others_always_forestall_is_refused(desk: Desk) -> None:
    desk.ask(c.RenamePerson(seat=0, name="hazel"))
    for _ in range(MAX_ATTEMPTS - 1):
        assert desk.written(Conflict("nest", 2))[-1] == LoadTable()
        assert len(desk.do(desk.room.receive(desk.again(), 0.0))) == 1
    desk.written(Conflict("nest", 2))
    assert no(desk.answers[0]) == "conflict"


def test_what_others_have_forestalled_twice_is_written_alone(desk: Desk) -> None:
    desk.ask(c.ClaimSeat(seat=1), "ben")
    for name in ("hazel", "clover"):
        desk.ask(c.RenamePerson(seat=0, name=name))
    desk.rows += Table.load(HOUSE, desk.rows, 0.0).handle(c.ClaimSeat(seat=1), 0.0, "ben").rows
    (write,) = desk.written()
    for together in (2, 1):
        assert desk.written(Conflict("nest", 3))[-1] == LoadTable()
        (write,) = desk.do(desk.room.receive(desk.again(), 0.0))
        assert isinstance(write, WriteRows)
        assert len(write.appends[0].rows) == together


def test_whoever_comes_while_the_table_is_loaded_is_shown_it_once(desk: Desk) -> None:
    assert desk.do(desk.room.receive(RowsRewritten(), 0.0)) == [LoadTable()]
    assert desk.ask(c.ConnectViewer(), viewer=1) == []
    assert desk.do(desk.room.receive(desk.again(), 0.0)) == []
    assert len(desk.told) == 1


def test_whoever_is_nobody_is_not_shown_the_table_when_it_is_loaded_again(desk: Desk) -> None:
    assert desk.ask(c.ConnectViewer(), None, viewer=1) == []
    assert no(desk.answers[0]) == "no-spectators"
    assert desk.do(desk.room.receive(RowsRewritten(), 0.0)) == [LoadTable()]
    desk.do(desk.room.receive(desk.again(), 0.0))
    assert desk.room.viewers == {}


def test_a_conflict_says_where_it_was() -> None:
    assert Conflict("nest", 2).args_ == {"table": "nest", "line": 2}


def test_whoever_has_gone_is_shown_nothing_when_the_table_is_loaded_again(desk: Desk) -> None:
    desk.done(c.ConnectViewer(), viewer=1)
    desk.done(c.DisconnectViewer(), viewer=1)
    desk.told.clear()
    assert desk.do(desk.room.receive(RowsRewritten(), 0.0)) == [LoadTable()]
    assert desk.do(desk.room.receive(desk.again(), 0.0)) == []
    assert desk.told == []


def test_a_store_that_is_away_refuses_everything_and_is_tried_again(desk: Desk) -> None:
    desk.ask(c.RenamePerson(seat=0, name="hazel"))
    assert desk.ask(c.RenamePerson(seat=0, name="clover")) == []
    trouble, load = desk.written(StoreDown("full"))
    assert isinstance(trouble, Failure)
    assert (trouble.reload_reason, load) == ("store", LoadTable())
    assert [no(answer) for answer in desk.answers] == ["store-down"]
    assert desk.do(desk.room.receive(TableLoaded(error=StoreDown("full")), 0.0)) == [RetryLater()]
    assert [no(answer) for answer in desk.answers] == ["store-down"] * 2
    assert desk.ask(c.Tick()) == [LoadTable()]
    assert desk.do(desk.room.receive(desk.again(), 0.0)) == []


@pytest.mark.parametrize(
    ("error", "told", "why"),
    [
        (Quarantined("nest", "secret"), "put-aside", "put-aside"),
        (NoSuchTable("nest"), "such-table", "deleted"),
        (ValueError("?"), "error", "no-such-table"),
    ],
)
def test_a_table_that_cannot_be_loaded_is_gone(desk: Desk, error: Exception, told: str, why: str) -> None:
    desk.ask(c.RenamePerson(seat=0, name="hazel"))
    desk.written(Conflict("nest", 2))
    *_, last = desk.do(desk.room.receive(TableLoaded(error=error), 0.0))
    assert last == TableGone(why)
    assert no(desk.answers[0]) == told


def test_a_deleted_table_refuses_what_waits_and_whatever_comes_later(desk: Desk) -> None:
    desk.ask(c.RenamePerson(seat=0, name="hazel"))
    desk.ask(c.RenamePerson(seat=0, name="clover"))
    assert desk.do(desk.room.receive(TableDeleted(), 0.0)) == [TableGone("deleted")]
    assert [no(answer) for answer in desk.answers] == ["such-table"]
    desk.written(Conflict("nest", 2))
    assert desk.ask(c.Inspect(lambda table: table.seed)) == []
    assert [no(answer) for answer in desk.answers] == ["such-table"] * 3
    assert desk.room.table is None


def test_what_was_read_before_the_table_was_deleted_is_not_shown(desk: Desk) -> None:
    desk.ask(c.RenamePerson(seat=0, name="hazel"))
    desk.written(Conflict("nest", 2))
    assert desk.do(desk.room.receive(TableDeleted(), 0.0)) == [TableGone("deleted")]
    assert desk.do(desk.room.receive(desk.again(), 0.0)) == []
    assert desk.room.table is None
    assert no(desk.answers[0]) == "such-table"


def test_a_table_whose_rows_were_changed_is_loaded_again_before_anything_else(desk: Desk) -> None:
    desk.done(c.ConnectViewer(), viewer=1)
    (write,) = desk.ask(c.RenamePerson(seat=0, name="hazel"))
    assert isinstance(write, WriteRows)
    assert desk.do(desk.room.receive(RowsRewritten(), 0.0)) == [], "what is under way is finished first"
    desk.rows += write.appends[0].rows
    assert desk.written() == [LoadTable()]
    assert desk.do(desk.room.receive(RowsRewritten(), 0.0)) == []
    assert desk.do(desk.room.receive(desk.again(), 0.0)) == [LoadTable()], "it may have been read before"
    desk.told.clear()
    assert desk.do(desk.room.receive(desk.again(), 0.0)) == []
    assert desk.told, "whoever watches is shown it anew"
    assert not desk.room.is_busy


def test_a_node_that_looks_and_finds_nothing_knows_that_the_table_is_deleted(desk: Desk) -> None:
    assert desk.room.table is not None
    assert desk.do(desk.room.receive(RemoteWrite(99), 0.0)) == [ReadRows(desk.room.table.rev)]
    assert desk.do(desk.room.receive(RowsRead(error=NoSuchTable("nest")), 0.0)) == [TableGone("deleted")]
    assert not desk.room.is_busy


def test_a_command_that_fails_is_refused_alone(desk: Desk) -> None:
    def fail(table: Any) -> None:
        raise RuntimeError("a bug")

    desk.ask(c.ClaimSeat(seat=1), "ben")
    desk.ask(c.RenamePerson(seat=0, name="hazel"))
    desk.ask(c.Inspect(fail))
    desk.rows += Table.load(HOUSE, desk.rows, 0.0).handle(c.ClaimSeat(seat=1), 0.0, "ben").rows
    trouble, load = desk.written()
    assert isinstance(trouble, Failure)
    assert (trouble.message, trouble.command, load) == ("command failed", "Inspect", LoadTable())
    assert [type(answer) for answer in desk.answers] == [Ack, Rejection]
    (write,) = desk.do(desk.room.receive(desk.again(), 0.0))
    assert isinstance(write, WriteRows)
    desk.written()
    assert desk.answers[-1] == Ack(None, 3)


class TestSharedStore:
    """Other nodes write to the same store."""

    @pytest.fixture
    def desk(self) -> Desk:
        made = Desk(shared=True)
        made.done(OPEN)
        made.done(c.ClaimSeat(seat=0))
        made.answers.clear()
        return made

    def others(self, desk: Desk, command: c.Command, device: str) -> list[Row]:
        rows = Table.load(HOUSE, desk.rows, 0.0).handle(command, 0.0, device).rows
        desk.rows += rows
        return rows

    def test_before_it_refuses_it_looks_what_the_others_wrote(self, desk: Desk) -> None:
        rows = self.others(desk, c.ClaimSeat(seat=1), "ben")
        assert desk.ask(c.StartGame()) == [ReadRows(1)]
        assert desk.answers == []
        (write,) = desk.do(desk.room.receive(RowsRead(rows), 0.0))
        assert isinstance(write, WriteRows)
        desk.written()
        assert isinstance(desk.answers[0], Ack)

    def test_a_move_that_was_refused_before_it_looked_is_tried_anew(self, desk: Desk) -> None:
        desk.done(c.ClaimSeat(seat=1), "ben")
        rows = self.others(desk, c.StartGame(), "anna")
        move = c.PlayMove("move-0001", 0, 0, Raw(b'"attack"'))
        assert desk.ask(move) == [ReadRows(rows[0].line - 1)]
        desk.answers.clear()
        (write,) = desk.do(desk.room.receive(RowsRead(rows), 0.0))
        assert isinstance(write, WriteRows)
        desk.written()
        assert [type(answer) for answer in desk.answers] == [Ack]

    def test_a_refusal_that_stays_one_is_told_once(self, desk: Desk) -> None:
        assert desk.ask(c.StartGame()) == [ReadRows(1)]
        assert desk.do(desk.room.receive(RowsRead(), 0.0)) == []
        assert [no(answer) for answer in desk.answers] == ["seats-empty"]

    def test_a_store_that_is_away_keeps_nobody_from_an_answer(self, desk: Desk) -> None:
        desk.ask(c.StartGame())
        assert desk.do(desk.room.receive(RowsRead(error=StoreDown("away")), 0.0)) == []
        assert [no(answer) for answer in desk.answers] == ["seats-empty"]

    def test_who_comes_and_who_reads_is_shown_what_is_in_the_store(self, desk: Desk) -> None:
        rows = self.others(desk, c.ClaimSeat(seat=1), "ben")
        assert desk.ask(c.Inspect(lambda table: table.seats_of("ben"))) == [ReadRows(1)]
        desk.do(desk.room.receive(RowsRead(rows), 0.0))
        assert desk.answers == [InspectResult((1,))]
        assert desk.ask(c.ConnectViewer(), "ben", 1) == [ReadRows(2)]

    def test_what_another_node_tells_of_is_read(self, desk: Desk) -> None:
        rows = self.others(desk, c.ClaimSeat(seat=1), "ben")
        assert desk.do(desk.room.receive(RemoteWrite(2), 0.0)) == [ReadRows(1)]
        assert desk.do(desk.room.receive(RowsRead(rows), 0.0)) == []
        assert desk.do(desk.room.receive(RemoteWrite(2), 0.0)) == []
        assert desk.room.table is not None
        assert desk.room.table.rev == 2

    def test_rows_that_do_not_fit_make_it_load_the_table_again(self, desk: Desk) -> None:
        desk.do(desk.room.receive(RemoteWrite(9), 0.0))
        trouble, load = desk.do(desk.room.receive(RowsRead([Row(7, b"{}")]), 0.0))
        assert isinstance(trouble, Failure)
        assert load == LoadTable()

    def test_who_is_elsewhere_is_known_after_loading_again(self, desk: Desk) -> None:
        desk.done(c.RemotePresence("anna", True), None)
        desk.ask(c.RenamePerson(seat=0, name="hazel"))
        desk.written(Conflict("nest", 2))
        desk.do(desk.room.receive(desk.again(), 0.0))
        assert desk.room.table is not None
        assert desk.room.table.is_connected("anna")


def test_a_table_can_be_asked_where_no_server_runs(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        with pytest.raises(NoSuchTable):
            await direct.run_command(store, HOUSE, "nest", c.EndAbandoned(), 0.0)
        assert await direct.run_command(store, HOUSE, "nest", OPEN, 0.0, "anna") == Ack(None, 0, "nest")
        assert no(await direct.run_command(store, HOUSE, "nest", OPEN, 0.0, "anna")) == "not-open"
        assert await direct.run_command(store, HOUSE, "nest", c.EndAbandoned(), 0.0) == Ack(None, 1)
        assert await direct.run_command(store, HOUSE, "nest", c.Inspect(lambda t: t.phase), 0.0) == InspectResult(
            "over"
        )
        await store.close()

    asyncio.run(story())
