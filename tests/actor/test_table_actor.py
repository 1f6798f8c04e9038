"""The actor of a table, tested without a store or a clock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from actor.manual_driver import OPEN, ManualDriver
from kit.table_harness import HOUSE, SEED
from mulot.actor import (
    Answer,
    Conflict,
    Failure,
    NoSuchTable,
    Quarantined,
    RemoteWrite,
    RowsRewritten,
    StoreDown,
    TableDeleted,
    TableLoaded,
    single_command,
)
from mulot.actor.inputs_outputs import LoadTable, ReadRows, RetryLater, RowsRead, TableGone, WriteRows
from mulot.actor.table_actor import MAX_ATTEMPTS, MAX_BATCH
from mulot.store.sqlite import SqliteStore
from mulot.table import InspectResult, Row, Table
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection


def no(answer: Answer) -> str:
    assert isinstance(answer, Rejection)
    return answer.no


def test_effects_are_released_only_after_the_write(driver: ManualDriver) -> None:
    driver.send_and_write(c.ConnectViewer(), viewer=1)
    driver.messages.clear()
    (step,) = driver.send(c.ClaimSeat(seat=1), "ben")
    assert isinstance(step, WriteRows)
    assert [row.line for row in step.appends[0].rows] == [2]
    assert driver.answers == driver.messages == []
    assert driver.write_done() == []
    assert driver.answers == [Ack(None, 2)]
    assert len(driver.messages) == 1


def test_commands_arriving_during_a_write_form_one_batch(driver: ManualDriver) -> None:
    assert len(driver.send(c.ClaimSeat(seat=1), "ben")) == 1
    for name in ("hazel", "clover") * MAX_BATCH:
        assert driver.send(c.RenamePerson(seat=0, name=name)) == []
    (step,) = driver.write_done()
    assert isinstance(step, WriteRows)
    assert len(step.appends[0].rows) == MAX_BATCH
    (rest,) = driver.write_done()
    assert isinstance(rest, WriteRows)
    assert len(rest.appends[0].rows) == MAX_BATCH
    assert driver.write_done() == []
    assert len(driver.answers) == 1 + 2 * MAX_BATCH
    assert not driver.actor.is_busy


def test_a_command_without_rows_is_answered_at_once(driver: ManualDriver) -> None:
    assert driver.send(c.StartGame()) == []
    assert no(driver.answers[0]) == "seats-empty"


def test_inspect_sees_only_durable_state(driver: ManualDriver) -> None:
    assert len(driver.send(c.ClaimSeat(seat=1), "ben")) == 1
    assert driver.send(c.Inspect(lambda table: table.rev)) == []
    assert driver.answers == []
    driver.write_done()
    assert driver.answers == [Ack(None, 2), InspectResult(2)]


def test_a_refused_opening_creates_no_table() -> None:
    driver = ManualDriver()
    bad = c.OpenTable(
        table="nest", seed=SEED, game="skirmish", seats=2, take=[c.ClaimSeat(seat=0), c.ClaimSeat(seat=7)]
    )
    assert driver.send(bad) == []
    assert no(driver.answers[0]) == "no-such-seat"
    assert driver.actor.table is None
    driver = ManualDriver()
    assert driver.send(c.OpenTable(table="nest", seed=SEED, game="skirmish", seats=9)) == []
    assert no(driver.answers[0]) == "bad-options"


def test_after_a_conflict_the_table_is_reloaded_and_commands_are_retried(driver: ManualDriver) -> None:
    driver.send_and_write(c.ConnectViewer(), viewer=1)
    driver.messages.clear()
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    # Another node was faster, so Ben sits there now.
    elsewhere = Table.load(HOUSE, driver.rows, 0.0)
    driver.rows += elsewhere.handle(c.ClaimSeat(seat=1), 0.0, "ben").rows
    assert driver.write_done(Conflict("nest", 2)) == [Failure("append failed", None, "conflict"), LoadTable()]
    (write,) = driver.carry_out(driver.actor.receive(driver.reload(), 0.0))
    assert isinstance(write, WriteRows)
    assert [row.line for row in write.appends[0].rows] == [3]
    assert driver.answers == []
    driver.write_done()
    assert driver.answers == [Ack(None, 3)]
    assert b'"since"' not in driver.messages[0], "viewers have connected again and get the full view"


def test_a_command_is_refused_after_too_many_conflicts(driver: ManualDriver) -> None:
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    for _ in range(MAX_ATTEMPTS - 1):
        assert driver.write_done(Conflict("nest", 2))[-1] == LoadTable()
        assert len(driver.carry_out(driver.actor.receive(driver.reload(), 0.0))) == 1
    driver.write_done(Conflict("nest", 2))
    assert no(driver.answers[0]) == "conflict"


def test_after_two_conflicts_a_command_is_written_alone(driver: ManualDriver) -> None:
    driver.send(c.ClaimSeat(seat=1), "ben")
    for name in ("hazel", "clover"):
        driver.send(c.RenamePerson(seat=0, name=name))
    driver.rows += Table.load(HOUSE, driver.rows, 0.0).handle(c.ClaimSeat(seat=1), 0.0, "ben").rows
    (write,) = driver.write_done()
    for together in (2, 1):
        assert driver.write_done(Conflict("nest", 3))[-1] == LoadTable()
        (write,) = driver.carry_out(driver.actor.receive(driver.reload(), 0.0))
        assert isinstance(write, WriteRows)
        assert len(write.appends[0].rows) == together


def test_a_viewer_that_connects_during_loading_gets_one_update(driver: ManualDriver) -> None:
    assert driver.carry_out(driver.actor.receive(RowsRewritten(), 0.0)) == [LoadTable()]
    assert driver.send(c.ConnectViewer(), viewer=1) == []
    assert driver.carry_out(driver.actor.receive(driver.reload(), 0.0)) == []
    assert len(driver.messages) == 1


def test_a_viewer_without_device_gets_nothing_after_a_reload(driver: ManualDriver) -> None:
    assert driver.send(c.ConnectViewer(), None, viewer=1) == []
    assert no(driver.answers[0]) == "no-spectators"
    assert driver.carry_out(driver.actor.receive(RowsRewritten(), 0.0)) == [LoadTable()]
    driver.carry_out(driver.actor.receive(driver.reload(), 0.0))
    assert driver.actor.viewers == {}


def test_an_unforeseen_error_while_writing_is_reported(driver: ManualDriver) -> None:
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    error = ValueError("?")
    assert driver.write_done(error)[0] == Failure("append failed", error, "store")
    assert no(driver.answers[0]) == "store-down"


def test_a_branch_is_written_as_a_table_of_its_own(driver: ManualDriver) -> None:
    for command in (c.ClaimSeat(seat=1, name="hazel"), c.StartGame(), c.EndTable()):
        driver.send_and_write(command)
    (write,) = driver.send(c.BranchOff(table="branch", seed=SEED, line=0))
    assert isinstance(write, WriteRows)
    assert [append.table for append in write.appends] == ["branch"]
    assert len(write.appends[0].rows) > 0
    driver.write_done()
    assert isinstance(driver.answers[-1], Ack)


def test_an_error_names_at_most_forty_characters_of_a_table() -> None:
    assert str(NoSuchTable("x" * 41)) == str(NoSuchTable("x" * 40))
    assert str(NoSuchTable("nest")) != str(NoSuchTable("mouse"))
    assert "nest" in str(NoSuchTable("nest"))


def test_a_conflict_names_table_and_row() -> None:
    assert Conflict("nest", 2).args_ == {"table": "nest", "line": 2}


def test_a_disconnected_viewer_gets_nothing_after_a_reload(driver: ManualDriver) -> None:
    driver.send_and_write(c.ConnectViewer(), viewer=1)
    driver.send_and_write(c.DisconnectViewer(), viewer=1)
    driver.messages.clear()
    assert driver.carry_out(driver.actor.receive(RowsRewritten(), 0.0)) == [LoadTable()]
    assert driver.carry_out(driver.actor.receive(driver.reload(), 0.0)) == []
    assert driver.messages == []


def test_an_unavailable_store_refuses_everything_and_is_retried(driver: ManualDriver) -> None:
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    assert driver.send(c.RenamePerson(seat=0, name="clover")) == []
    assert driver.write_done(StoreDown("full")) == [Failure("append failed", None, "store"), LoadTable()]
    assert [no(answer) for answer in driver.answers] == ["store-down"]
    assert driver.carry_out(driver.actor.receive(TableLoaded(error=StoreDown("full")), 0.0)) == [RetryLater()]
    assert [no(answer) for answer in driver.answers] == ["store-down"] * 2
    assert driver.send(c.Tick()) == [LoadTable()]
    assert driver.carry_out(driver.actor.receive(driver.reload(), 0.0)) == []


@pytest.mark.parametrize(
    ("error", "told", "why"),
    [
        (Quarantined("nest", "secret"), "put-aside", "put-aside"),
        (NoSuchTable("nest"), "such-table", "deleted"),
        (ValueError("?"), "error", "no-such-table"),
    ],
)
def test_a_table_that_cannot_be_loaded_closes_the_actor(
    driver: ManualDriver, error: Exception, told: str, why: str
) -> None:
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    driver.write_done(Conflict("nest", 2))
    steps = driver.carry_out(driver.actor.receive(TableLoaded(error=error), 0.0))
    failures = [] if why == "deleted" else [Failure("table cannot be loaded", error)]
    assert steps == [*failures, TableGone(why)]
    assert no(driver.answers[0]) == told


def test_a_deleted_table_refuses_all_commands(driver: ManualDriver) -> None:
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    driver.send(c.RenamePerson(seat=0, name="clover"))
    assert driver.carry_out(driver.actor.receive(TableDeleted(), 0.0)) == [TableGone("deleted")]
    assert [no(answer) for answer in driver.answers] == ["such-table"]
    driver.write_done(Conflict("nest", 2))
    assert driver.send(c.Inspect(lambda table: table.seed)) == []
    assert [no(answer) for answer in driver.answers] == ["such-table"] * 3
    assert driver.actor.table is None


def test_rows_read_before_the_deletion_are_ignored(driver: ManualDriver) -> None:
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    driver.write_done(Conflict("nest", 2))
    assert driver.carry_out(driver.actor.receive(TableDeleted(), 0.0)) == [TableGone("deleted")]
    assert driver.carry_out(driver.actor.receive(driver.reload(), 0.0)) == []
    assert driver.actor.table is None
    assert no(driver.answers[0]) == "such-table"


def test_rewritten_rows_reload_the_table_first(driver: ManualDriver) -> None:
    driver.send_and_write(c.ConnectViewer(), viewer=1)
    (write,) = driver.send(c.RenamePerson(seat=0, name="hazel"))
    assert isinstance(write, WriteRows)
    assert driver.carry_out(driver.actor.receive(RowsRewritten(), 0.0)) == [], "work in progress is finished first"
    driver.rows += write.appends[0].rows
    assert driver.write_done() == [LoadTable()]
    assert driver.carry_out(driver.actor.receive(RowsRewritten(), 0.0)) == []
    assert driver.carry_out(driver.actor.receive(driver.reload(), 0.0)) == [LoadTable()], (
        "they may have been read before"
    )
    driver.messages.clear()
    assert driver.carry_out(driver.actor.receive(driver.reload(), 0.0)) == []
    assert driver.messages, "viewers get a new view"
    assert not driver.actor.is_busy


def test_reading_no_rows_means_that_the_table_was_deleted(driver: ManualDriver) -> None:
    assert driver.actor.table is not None
    assert driver.carry_out(driver.actor.receive(RemoteWrite(99), 0.0)) == [ReadRows(driver.actor.table.rev)]
    assert driver.carry_out(driver.actor.receive(RowsRead(error=NoSuchTable("nest")), 0.0)) == [TableGone("deleted")]
    assert not driver.actor.is_busy


def test_only_the_command_that_failed_is_refused(driver: ManualDriver) -> None:
    def fail(table: Any) -> None:
        raise RuntimeError("a bug")

    driver.send(c.ClaimSeat(seat=1), "ben")
    driver.send(c.RenamePerson(seat=0, name="hazel"))
    driver.send(c.Inspect(fail))
    driver.rows += Table.load(HOUSE, driver.rows, 0.0).handle(c.ClaimSeat(seat=1), 0.0, "ben").rows
    trouble, load = driver.write_done()
    assert isinstance(trouble, Failure)
    assert (trouble.message, trouble.command, load) == ("command failed", "Inspect", LoadTable())
    assert [type(answer) for answer in driver.answers] == [Ack, Rejection]
    (write,) = driver.carry_out(driver.actor.receive(driver.reload(), 0.0))
    assert isinstance(write, WriteRows)
    driver.write_done()
    assert driver.answers[-1] == Ack(None, 3)


class TestSharedStore:
    """Other nodes write to the same store."""

    @pytest.fixture
    def driver(self) -> ManualDriver:
        made = ManualDriver(shared=True)
        made.send_and_write(OPEN)
        made.send_and_write(c.ClaimSeat(seat=0))
        made.answers.clear()
        return made

    def others(self, driver: ManualDriver, command: c.Command, device: str) -> list[Row]:
        rows = Table.load(HOUSE, driver.rows, 0.0).handle(command, 0.0, device).rows
        driver.rows += rows
        return rows

    def test_remote_rows_are_read_before_a_refusal(self, driver: ManualDriver) -> None:
        rows = self.others(driver, c.ClaimSeat(seat=1), "ben")
        assert driver.send(c.StartGame()) == [ReadRows(1)]
        assert driver.answers == []
        (write,) = driver.carry_out(driver.actor.receive(RowsRead(rows), 0.0))
        assert isinstance(write, WriteRows)
        driver.write_done()
        assert isinstance(driver.answers[0], Ack)

    def test_a_move_refused_without_remote_rows_is_retried(self, driver: ManualDriver) -> None:
        driver.send_and_write(c.ClaimSeat(seat=1), "ben")
        rows = self.others(driver, c.StartGame(), "anna")
        move = c.PlayMove("move-0001", 0, 0, Raw(b'"attack"'))
        assert driver.send(move) == [ReadRows(rows[0].line - 1)]
        driver.answers.clear()
        (write,) = driver.carry_out(driver.actor.receive(RowsRead(rows), 0.0))
        assert isinstance(write, WriteRows)
        driver.write_done()
        assert [type(answer) for answer in driver.answers] == [Ack]

    def test_a_confirmed_refusal_is_sent_once(self, driver: ManualDriver) -> None:
        assert driver.send(c.StartGame()) == [ReadRows(1)]
        assert driver.carry_out(driver.actor.receive(RowsRead(), 0.0)) == []
        assert [no(answer) for answer in driver.answers] == ["seats-empty"]

    def test_an_unavailable_store_does_not_block_answers(self, driver: ManualDriver) -> None:
        driver.send(c.StartGame())
        assert driver.carry_out(driver.actor.receive(RowsRead(error=StoreDown("away")), 0.0)) == []
        assert [no(answer) for answer in driver.answers] == ["seats-empty"]

    def test_connecting_and_inspecting_read_the_store_first(self, driver: ManualDriver) -> None:
        rows = self.others(driver, c.ClaimSeat(seat=1), "ben")
        assert driver.send(c.Inspect(lambda table: table.seats_of("ben"))) == [ReadRows(1)]
        driver.carry_out(driver.actor.receive(RowsRead(rows), 0.0))
        assert driver.answers == [InspectResult((1,))]
        assert driver.send(c.ConnectViewer(), "ben", 1) == [ReadRows(2)]

    def test_rows_reported_by_another_node_are_read(self, driver: ManualDriver) -> None:
        rows = self.others(driver, c.ClaimSeat(seat=1), "ben")
        assert driver.carry_out(driver.actor.receive(RemoteWrite(2), 0.0)) == [ReadRows(1)]
        assert driver.carry_out(driver.actor.receive(RowsRead(rows), 0.0)) == []
        assert driver.carry_out(driver.actor.receive(RemoteWrite(2), 0.0)) == []
        assert driver.actor.table is not None
        assert driver.actor.table.rev == 2

    def test_rows_that_cannot_be_applied_reload_the_table(self, driver: ManualDriver) -> None:
        driver.carry_out(driver.actor.receive(RemoteWrite(9), 0.0))
        trouble, load = driver.carry_out(driver.actor.receive(RowsRead([Row(7, b"{}")]), 0.0))
        assert isinstance(trouble, Failure)
        assert load == LoadTable()

    def test_remote_devices_are_known_after_a_reload(self, driver: ManualDriver) -> None:
        driver.send_and_write(c.RemotePresence("anna", True), None)
        driver.send(c.RenamePerson(seat=0, name="hazel"))
        driver.write_done(Conflict("nest", 2))
        driver.carry_out(driver.actor.receive(driver.reload(), 0.0))
        assert driver.actor.table is not None
        assert driver.actor.table.is_connected("anna")


def test_a_command_can_run_without_a_server(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        with pytest.raises(NoSuchTable):
            await single_command.run_command(store, HOUSE, "nest", c.EndAbandoned(), 0.0)
        assert await single_command.run_command(store, HOUSE, "nest", OPEN, 0.0, "anna") == Ack(None, 0, "nest")
        assert no(await single_command.run_command(store, HOUSE, "nest", OPEN, 0.0, "anna")) == "not-open"
        assert await single_command.run_command(store, HOUSE, "nest", c.EndAbandoned(), 0.0) == Ack(None, 1)
        assert await single_command.run_command(
            store, HOUSE, "nest", c.Inspect(lambda t: t.phase), 0.0
        ) == InspectResult("over")
        await store.close()

    asyncio.run(story())
