"""The actor of a table whose old history is not in memory: commands that need the history wait until it is read."""

from __future__ import annotations

import pytest
from msgspec import Raw
from msgspec.json import decode, encode

from actor.manual_driver import ManualDriver
from kit.table_harness import HOUSE
from mulot.actor import Failure, NoSuchTable, RemoteWrite, StoreDown
from mulot.actor.inputs_outputs import HistoryRead, LoadTable, ReadHistory, ReadRows, RowsRead, TableGone, WriteRows
from mulot.core.game import Ask
from mulot.table import InspectResult, Row, Table, history_window, updates
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection
from mulot.table.records import OccupantChanged
from mulot.table.records import encode as encode_record
from mulot.table.seats import BotSeat


def forget_lines(driver: ManualDriver, monkeypatch: pytest.MonkeyPatch) -> ManualDriver:
    """Return a table that has dropped its first lines from memory; Anna is watching."""
    monkeypatch.setattr(history_window, "MIN_LINES", 2)
    monkeypatch.setattr(history_window, "LINES_BETWEEN_DROPS", 1)
    monkeypatch.setattr(updates, "MAX_MISSED_LINES", 1)
    assert driver.actor.table is not None
    driver.actor.table.drop_lines_at = 0
    driver.send_and_write(c.ClaimSeat(seat=1), "ben")
    driver.send_and_write(c.StartGame())
    driver.send_and_write(c.ConnectViewer(), viewer=1)
    for number in range(6):
        table = driver.actor.table
        assert table is not None
        assert isinstance(table.waiting, Ask)
        seat = table.waiting.must[0]
        action = Raw(encode(table.game.write(table.legal_actions(seat)[-1])))
        driver.send_and_write(
            c.PlayMove(f"move-{number:04}", seat, table.questions[seat], action), "anna" if seat == 0 else "ben"
        )
    assert all(isinstance(answer, Ack | InspectResult) for answer in driver.answers)
    driver.answers.clear()
    return driver


def test_missing_history_is_read_before_the_command_is_handled(
    driver: ManualDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(driver, monkeypatch)
    assert driver.send(c.GetHistory(), viewer=1) == [ReadHistory()]
    assert driver.actor.is_busy
    assert driver.send(c.PauseGame()) == [], "others wait"
    assert driver.answers == []
    driver.messages.clear()
    (write,) = driver.carry_out(driver.actor.receive(HistoryRead(driver.rows), 0.0))
    assert isinstance(write, WriteRows), "the history includes what was written after it"
    driver.write_done()
    assert [type(answer) for answer in driver.answers] == [Ack, Ack]
    assert [line for line, _ in decode(driver.messages[0])["lines"]] == list(range(7))


def test_earlier_commands_are_written_before_history_is_read(
    driver: ManualDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(driver, monkeypatch)
    (first,) = driver.send(c.PauseGame())
    assert isinstance(first, WriteRows)
    assert driver.send(c.ResumeGame()) == []
    assert driver.send(c.GetHistory(), viewer=1) == []
    (second,) = driver.write_done()
    assert isinstance(second, WriteRows), "only the resuming: the history needs more than is in memory"
    assert driver.write_done() == [ReadHistory()]
    assert [type(answer) for answer in driver.answers] == [Ack, Ack]


@pytest.mark.parametrize(
    ("error", "no"), [(StoreDown("away"), "store-down"), (None, "error")], ids=["store away", "other rows"]
)
def test_a_command_is_refused_if_history_cannot_be_read(
    driver: ManualDriver, monkeypatch: pytest.MonkeyPatch, error: Exception | None, no: str
) -> None:
    forget_lines(driver, monkeypatch)
    assert driver.send(c.GetHistory(), viewer=1) == [ReadHistory()]
    (trouble,) = driver.carry_out(driver.actor.receive(HistoryRead(driver.rows[:3], error), 0.0))
    assert isinstance(trouble, Failure)
    (refused,) = driver.answers
    assert isinstance(refused, Rejection)
    assert refused.no == no
    driver.send_and_write(c.PauseGame())
    assert not driver.actor.is_busy


def test_a_table_deleted_while_its_history_is_read_is_gone(
    driver: ManualDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(driver, monkeypatch)
    assert driver.send(c.GetHistory(), viewer=1) == [ReadHistory()]
    assert driver.carry_out(driver.actor.receive(HistoryRead(error=NoSuchTable("nest")), 0.0)) == [TableGone("deleted")]


def test_a_bot_seated_by_another_node_makes_the_table_read_its_history(
    driver: ManualDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(driver, monkeypatch)
    assert driver.actor.table is not None
    sits = Row(driver.actor.table.rev + 1, encode_record(OccupantChanged(1, BotSeat("gentle"))))
    assert driver.send(c.Inspect(lambda table: table.rev)) == []
    driver.actor.receive(RemoteWrite(sits.line), 0.0)
    driver.rows.append(sits)
    driver.actor.receive(RowsRead([sits]), 0.0)
    assert driver.send(c.Tick(), None) == [ReadHistory()]
    driver.carry_out(driver.actor.receive(HistoryRead(driver.rows), 0.0))
    assert len(driver.actor.table.bot_input(1, "gentle").events) == 7


def test_a_remote_undo_beyond_memory_reloads_the_table(driver: ManualDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_lines(driver, monkeypatch)
    elsewhere = Table.load(HOUSE, driver.rows, 0.0)
    elsewhere.drop_lines_at = 99
    asked = elsewhere.handle(c.AskRewind(to=1), 0.0, "anna")
    agreed = elsewhere.handle(c.AnswerUndo(seat=1, agree=True), 0.0, "ben")
    news = [*asked.rows, *agreed.rows]
    assert news[-1].body.startswith(b'{"kind":"undo",')
    assert driver.carry_out(driver.actor.receive(RemoteWrite(news[-1].line), 0.0)) == [ReadRows(len(driver.rows) - 1)]
    driver.rows += news
    trouble, load = driver.carry_out(driver.actor.receive(RowsRead(news), 0.0))
    assert trouble == Failure("rows undo lines that are no longer in memory", None, "past"), "the rows are valid"
    assert load == LoadTable()
    driver.messages.clear()
    driver.carry_out(driver.actor.receive(driver.reload(), 0.0))
    assert decode(driver.messages[-1])["rev"] == news[-1].line
