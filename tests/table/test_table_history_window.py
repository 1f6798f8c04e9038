"""A table keeps only the history in memory that undo and reconnects need, and reads the rest on demand."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.json import decode

from kit.table_harness import TableHarness, assert_same_table
from mulot.core.errors import BrokenJournal
from mulot.core.game import Ask
from mulot.core.tail_list import NotInMemory, first_index
from mulot.table import Table, history_window, snapshots, updates
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection
from prove import table_state_machine


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make tables drop their history after a few lines."""
    for name, value in ((history_window, "MIN_LINES"), (snapshots, "MIN_LINES")):
        monkeypatch.setattr(name, value, 6)
    monkeypatch.setattr(history_window, "LINES_BETWEEN_DROPS", 3)
    monkeypatch.setattr(updates, "MAX_MISSED_LINES", 4)


def seated() -> TableHarness:
    return TableHarness(options={"first": 0, "rats": 4}).sit("anna", "ben").start()


def go_on(p: TableHarness, moves: int, rng: Random) -> list[c.PlayMove]:
    """Play this many moves and return them."""
    sent = []
    for _ in range(moves):
        assert isinstance(p.table.waiting, Ask)
        seat = p.table.waiting.must[0]
        wish = p.move(seat, p.table.game.write(rng.choice(p.table.legal_actions(seat))))
        p.done(p.device(seat), wish)
        sent.append(wish)
    return sent


def known(p: TableHarness) -> int:
    assert p.table.match is not None
    return first_index(p.table.match.journal.lines)


@pytest.mark.usefixtures("short")
def test_invariants_hold_when_history_is_dropped() -> None:
    assert table_state_machine.prove(40, chance=False) >= 40


def test_dropping_history_changes_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_window, "LINES_BETWEEN_DROPS", 2)
    whole, short = seated(), seated()
    rng, first = Random(3), list[c.PlayMove]()

    def both(device: str, wish: c.Command) -> None:
        answers = []
        for p, kept in ((whole, 10_000), (short, 6)):
            monkeypatch.setattr(history_window, "MIN_LINES", kept)
            answers.append(p.send(device, wish))
        one, two = answers
        assert (one.answer, one.rows, one.deliveries, one.wake_at) == (
            two.answer,
            two.rows,
            two.deliveries,
            two.wake_at,
        )

    for _ in range(24):
        assert isinstance(whole.table.waiting, Ask)
        seat = whole.table.waiting.must[0]
        wish = whole.move(seat, whole.table.game.write(rng.choice(whole.table.legal_actions(seat))))
        both(whole.device(seat), wish)
        first.append(wish)
    assert known(short) > 10
    assert known(whole) == 0
    for device in ("anna", "ben"):
        both(device, c.AskUndo())
        both(device, c.AnswerUndo(seat=1, agree=True))
        both(device, c.GetHistory())
    old = first[0]
    both(whole.device(old.seat), old)
    both("anna", c.AskRewind(to=3))
    both("ben", c.AnswerUndo(seat=1, agree=True))
    both("anna", c.GetHistory())
    both("anna", c.EndTable())
    both("anna", c.ExportJournal())
    assert short.remembered >= 1
    assert_same_table(whole.table, short.table)


@pytest.mark.usefixtures("short")
def test_memory_and_snapshot_size_are_bounded() -> None:
    p, rng = seated(), Random(3)
    sizes = []
    for _ in range(4):
        go_on(p, 6, rng)
        table = p.table
        assert table.match is not None
        for things in (
            table.match.results,
            table.match.journal.lines,
            table.match.journal.written,
            table.rows_of_lines,
        ):
            assert len(things) - first_index(things) <= 6 + 3
        assert len(table.rows_of_moves) <= 6 + 3
        snapshot = table.snapshot()
        assert snapshot is not None
        kept = snapshots.read_snapshot(snapshot)
        assert kept is not None
        sizes.append(len(kept.told))
        since = Table.first_row_needed(snapshot)
        assert since is not None
        assert_same_table(table, Table.load(p.catalogue, p.rows[since:], 0.0, snapshot))
    assert max(sizes) <= 6
    assert p.remembered == 0


@pytest.mark.usefixtures("short")
def test_resending_an_old_move_repeats_its_answer() -> None:
    p, rng = seated(), Random(5)
    sent = go_on(p, 20, rng)
    before = p.table.rev
    assert known(p) > sent[2].question
    assert isinstance(p.done(p.device(sent[2].seat), sent[2]).answer, Ack)
    other = c.PlayMove("never-played", sent[2].seat, sent[2].question, sent[2].action)
    assert p.refused(p.device(other.seat), other) == "stale"
    assert (p.table.rev, p.remembered) == (before, 1), "the history is read once, and nothing is played"


@pytest.mark.usefixtures("short")
def test_after_a_long_absence_only_the_current_view_is_sent() -> None:
    p = seated()
    go_on(p, 20, Random(5))
    assert p.enter("zoe", since=4).last.get("since") is None
    late = p.enter("yves", since=p.table.rev - 2).last
    assert late["since"] == p.table.rev - 2
    assert p.remembered == 0


@pytest.mark.usefixtures("short")
def test_tables_with_bots_keep_all_history() -> None:
    p = TableHarness(options={"first": 0, "rats": 4})
    p.done("anna", c.ClaimSeat(seat=0))
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    p.enter("anna")
    p.start()
    rng = Random(5)
    for _ in range(20):
        assert isinstance(p.table.waiting, Ask)
        seat = p.table.waiting.must[0]
        action = rng.choice(p.table.legal_actions(seat))
        bot = c.BotMove(seat, p.table.questions[seat], action)
        p.done("anna", p.move(seat, p.table.game.write(action))) if seat == 0 else p.done(None, bot)
    assert known(p) == 0
    snapshot = p.table.snapshot()
    again = Table.load(p.catalogue, p.rows, 0.0, snapshot)
    assert again.bot_input(1, "gentle") == p.table.bot_input(1, "gentle")


@pytest.mark.usefixtures("short")
def test_a_bot_seated_late_gets_all_events_of_its_seat() -> None:
    p = seated()
    go_on(p, 20, Random(5))
    story = p.enter("ben", viewer=9)
    p.send("ben", c.GetHistory(), viewer=9)
    heard = story.last["lines"]
    go_on(p, 4, Random(6))
    p.done("anna", c.SeatBot(seat=1, character="gentle"))
    said = p.table.bot_input(1, "gentle").events
    assert len(said) == len(heard) + 4
    assert known(p) == first_index(p.table.rows_of_lines) == 0


@pytest.mark.usefixtures("short")
def test_history_of_another_journal_is_rejected() -> None:
    p, other = seated(), TableHarness(options={"first": 1, "rats": 4}).sit("anna", "ben").start()
    go_on(p, 20, Random(5))
    with pytest.raises(NotInMemory):
        p.table.handle(c.GetHistory(), p.now, "anna", 1)
    with pytest.raises(BrokenJournal):
        p.table.restore_history(other.rows)
    assert not isinstance(p.done("anna", c.GetHistory()).answer, Rejection)
    assert decode(p.rows[-1].body)["kind"] == "move"


@pytest.mark.parametrize("count", [6, 7])
def test_lines_that_a_viewer_still_needs_are_kept(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    p = seated()
    go_on(p, 12, Random(5))
    table = p.table
    assert table.match is not None
    lines = len(table.match.journal.lines)
    monkeypatch.setattr(history_window, "MIN_LINES", count)
    history_window.drop_old_lines(table, lines - count - 2)
    assert known(p) == first_index(table.rows_of_lines) == lines - count - 2
    history_window.drop_old_lines(table, lines - 1)
    assert known(p) == first_index(table.rows_of_lines) == lines - count
    history_window.drop_old_lines(table)
    assert known(p) == lines - count


@pytest.mark.usefixtures("short")
def test_restored_history_still_says_that_the_luck_is_known() -> None:
    p = seated()
    go_on(p, 20, Random(5))
    p.table.seed_known_since = 4
    assert known(p) > 0
    history_window.restore_history(p.table, p.rows)
    assert p.table.match is not None
    assert known(p) == 0
    assert p.table.match.journal.open_since == 4
