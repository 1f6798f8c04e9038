"""A room whose table has forgotten what came long before: what needs it waits until it is read."""

from __future__ import annotations

import pytest
from msgspec import Raw
from msgspec.json import decode, encode

from actor.manual_driver import Desk
from kit.checked_table import HOUSE
from mulot.actor import (
    Failure,
    HistoryRead,
    LoadTable,
    NoSuchTable,
    ReadHistory,
    ReadRows,
    RemoteWrite,
    RowsRead,
    StoreDown,
    TableGone,
    WriteRows,
)
from mulot.core.game import Ask
from mulot.table import InspectResult, Row, Table, history_window, updates
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection
from mulot.table.records import OccupantChanged
from mulot.table.records import encode as encode_record
from mulot.table.seats import BotSeat


def forget_lines(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A table that has forgotten its first lines; anna watches."""
    monkeypatch.setattr(history_window, "MIN_LINES", 2)
    monkeypatch.setattr(history_window, "LINES_BETWEEN_DROPS", 1)
    monkeypatch.setattr(updates, "MAX_MISSED_LINES", 1)
    assert desk.room.table is not None
    desk.room.table.drop_lines_at = 0
    desk.done(c.ClaimSeat(seat=1), "ben")
    desk.done(c.StartGame())
    desk.done(c.ConnectViewer(), viewer=1)
    for number in range(6):
        table = desk.room.table
        assert table is not None
        assert isinstance(table.waiting, Ask)
        seat = table.waiting.must[0]
        action = Raw(encode(table.game.write(table.legal_actions(seat)[-1])))
        desk.done(c.PlayMove(f"move-{number:04}", seat, table.questions[seat], action), "anna" if seat == 0 else "ben")
    assert all(isinstance(answer, Ack | InspectResult) for answer in desk.answers)
    desk.answers.clear()
    return desk


def test_what_is_not_in_memory_any_more_is_read_and_then_the_command_is_handled(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(desk, monkeypatch)
    assert desk.ask(c.GetHistory(), viewer=1) == [ReadHistory()]
    assert desk.room.is_busy
    assert desk.ask(c.PauseGame()) == [], "others wait"
    assert desk.answers == []
    desk.told.clear()
    (write,) = desk.do(desk.room.receive(HistoryRead(desk.rows), 0.0))
    assert isinstance(write, WriteRows), "the story is told with what is written after it"
    desk.written()
    assert [type(answer) for answer in desk.answers] == [Ack, Ack]
    assert [line for line, _ in decode(desk.told[0])["lines"]] == list(range(7))


def test_what_was_handled_before_is_written_before_the_past_is_read(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(desk, monkeypatch)
    (first,) = desk.ask(c.PauseGame())
    assert isinstance(first, WriteRows)
    assert desk.ask(c.ResumeGame()) == []
    assert desk.ask(c.GetHistory(), viewer=1) == []
    (second,) = desk.written()
    assert isinstance(second, WriteRows), "the resuming alone: the story needs more than is in memory"
    assert desk.written() == [ReadHistory()]
    assert [type(answer) for answer in desk.answers] == [Ack, Ack]


@pytest.mark.parametrize(
    ("error", "no"), [(StoreDown("away"), "store-down"), (None, "error")], ids=["store away", "other rows"]
)
def test_a_past_that_cannot_be_read_is_refused_and_the_game_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, error: Exception | None, no: str
) -> None:
    forget_lines(desk, monkeypatch)
    assert desk.ask(c.GetHistory(), viewer=1) == [ReadHistory()]
    (trouble,) = desk.do(desk.room.receive(HistoryRead(desk.rows[:3], error), 0.0))
    assert isinstance(trouble, Failure)
    (refused,) = desk.answers
    assert isinstance(refused, Rejection)
    assert refused.no == no
    desk.done(c.PauseGame())
    assert not desk.room.is_busy


def test_a_past_that_was_deleted_meanwhile_is_no_trouble(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_lines(desk, monkeypatch)
    assert desk.ask(c.GetHistory(), viewer=1) == [ReadHistory()]
    assert desk.do(desk.room.receive(HistoryRead(error=NoSuchTable("nest")), 0.0)) == [TableGone("deleted")]


def test_a_character_that_another_node_seats_where_much_is_forgotten_makes_the_table_remember(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(desk, monkeypatch)
    assert desk.room.table is not None
    sits = Row(desk.room.table.rev + 1, encode_record(OccupantChanged(1, BotSeat("gentle"))))
    assert desk.ask(c.Inspect(lambda table: table.rev)) == []
    desk.room.receive(RemoteWrite(sits.line), 0.0)
    desk.rows.append(sits)
    desk.room.receive(RowsRead([sits]), 0.0)
    assert desk.ask(c.Tick(), None) == [ReadHistory()]
    desk.do(desk.room.receive(HistoryRead(desk.rows), 0.0))
    assert len(desk.room.table.bot_input(1, "gentle").events) == 7


def test_where_others_go_back_further_than_is_known_the_table_is_loaded_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_lines(desk, monkeypatch)
    elsewhere = Table.load(HOUSE, desk.rows, 0.0)
    elsewhere.drop_lines_at = 99
    asked = elsewhere.handle(c.AskRewind(to=1), 0.0, "anna")
    agreed = elsewhere.handle(c.AnswerUndo(seat=1, agree=True), 0.0, "ben")
    news = [*asked.rows, *agreed.rows]
    assert news[-1].body.startswith(b'{"kind":"undo",')
    assert desk.do(desk.room.receive(RemoteWrite(news[-1].line), 0.0)) == [ReadRows(len(desk.rows) - 1)]
    desk.rows += news
    trouble, load = desk.do(desk.room.receive(RowsRead(news), 0.0))
    assert trouble == Failure("rows undo lines that are no longer in memory", None, "past"), (
        "nothing is wrong with the rows"
    )
    assert load == LoadTable()
    desk.told.clear()
    desk.do(desk.room.receive(desk.again(), 0.0))
    assert decode(desk.told[-1])["rev"] == news[-1].line
