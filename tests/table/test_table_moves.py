"""Moves: questions, resent and stale moves, undo, phrases."""

from __future__ import annotations

import msgspec
import pytest

from kit.table_harness import TableHarness
from mulot.core.game import Ask
from mulot.table import Table, updates
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection
from mulot.table.records import UndoRequested

PLAIN = {"first": 0, "charms": False}


def test_a_move_is_appended_before_updates_and_acknowledged_with_its_row() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    effects = p.play(0, "attack")
    assert len(effects.rows) == 1
    assert effects.answer == Ack("move-000001", effects.rows[0].line)
    assert p.screen("ben").now["events"][0]["type"] == "thrown"
    assert effects.rows[0].action == "move-000001"


def test_a_resent_move_gets_its_first_answer_even_after_a_restart() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    move = p.move(0, "attack")
    first = p.done("anna", move).answer
    p.play(1, "attack")
    again = p.send("anna", move)
    assert (again.answer, again.rows, again.deliveries) == (first, [], [])
    p.table = type(p.table).load(p.catalogue, p.rows, p.now)
    assert p.table.handle(move, p.now, "anna").answer == first


def test_a_resent_refused_move_gets_the_same_refusal() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    move = p.move(0, "put-back")
    first = p.send("anna", move).answer
    assert isinstance(first, Rejection)
    assert (first.no, first.key, first.rule) == ("other-question", "skirmish-no-other-question", "K-001")
    p.play(0, "attack")
    assert p.send("anna", move).answer == first


def test_a_stale_move_is_refused_with_a_fresh_view() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.play(0, "peek")
    effects = p.send("anna", p.move(0, "put-back", question=0))
    assert isinstance(effects.answer, Rejection)
    assert effects.answer.no == "stale"
    assert [updates.viewers for updates in effects.deliveries] == [(1,)]
    assert p.screen("anna").now["own"]["seat"] == 0
    p.play(0, "put-back")


def test_a_double_tap_is_refused_if_the_same_question_recurs() -> None:
    p = TableHarness(seats=2, options=PLAIN).sit("anna", "ben").start()
    question = p.table.questions[0]
    p.play(0, "blow")  # an optional action: seat 0 is still asked, and no longer has the horn
    assert p.table.questions[0] > question
    assert p.refused("anna", p.move(0, "attack", question=question)) == "stale"


def test_simultaneous_moves_do_not_make_each_other_stale() -> None:
    p = TableHarness(seats=3, options={"first": 0}).sit("anna", "ben", "cleo").start()
    p.play(0, "attack")
    assert isinstance(p.table.waiting, Ask)
    assert p.table.waiting.must == (0, 1, 2)
    moves = [p.move(seat, "pass") for seat in (2, 0, 1)]  # all sent before any has arrived
    for device, move in zip(("cleo", "anna", "ben"), moves, strict=True):
        p.done(device, move)
    assert p.table.waiting.must == (1,)
    p.check_rows()


def test_an_optional_move_of_another_seat_keeps_the_question() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    move = p.move(0, "attack")
    p.play(1, "blow")
    p.done("anna", move)


def test_moves_for_other_seats_and_unreadable_moves_are_refused() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    assert p.refused("ben", p.move(0, "attack")) == "not-your-seat"
    assert p.refused("zoe", p.move(0, "attack")) == "not-your-seat"
    assert p.refused(None, p.move(0, "attack")) == "not-your-seat"
    assert p.refused("anna", p.move(0, "fly")) == "unreadable"
    assert p.refused("ben", p.move(1, "attack")) == "other-question"
    for nonsense in (b"{}", b"[1,2]", b"null", b'{"type":"attack","x":1' + b"}", b"[" * 5000, b'{"type":7}', b"1e999"):
        p.ids += 1
        wish = c.PlayMove(f"nonsense-{p.ids}", 0, p.table.questions[0], msgspec.Raw(nonsense))
        answer = p.send("anna", wish).answer
        if nonsense.startswith(b'{"type":"attack"'):
            continue  # unknown fields are up to the game's own types, not to the table
        assert isinstance(answer, Rejection)
        assert answer.no == "unreadable"


def test_an_undo_needs_agreement_and_is_recorded() -> None:
    p = TableHarness(seats=3, options=PLAIN).sit("anna", "ben", "cleo").start()
    p.play(1, "blow")
    before = p.table.match
    assert before is not None
    effects = p.done("ben", c.AskUndo())
    assert p.screen("anna").table["undo"] == {"seat": 1, "to": 0, "missing": [0, 2]}
    assert len(effects.rows) == 1
    p.done("anna", c.AnswerUndo(seat=0, agree=True))
    assert p.screen("anna").table["undo"]["missing"] == [2]
    p.check_rows()
    p.done("cleo", c.AnswerUndo(seat=2, agree=True))
    assert p.table.match is not None
    assert p.table.match.journal.lines[-1].to == 0  # type: ignore[union-attr]
    assert "undo" not in p.screen("anna").table
    assert p.screen("anna").now["back"]
    p.play(1, "blow")
    p.check_rows()


def test_one_rejection_or_a_move_ends_the_undo_request() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    assert p.refused("ben", c.AskUndo()) == "nothing-to-undo"
    assert p.refused("ben", c.AnswerUndo(seat=1, agree=True)) == "no-undo-asked"
    p.play(1, "blow")
    p.done("ben", c.AskUndo())
    p.done("anna", c.AnswerUndo(seat=0, agree=False))
    assert p.table.undo_request is None
    p.done("ben", c.AskUndo())
    p.play(0, "attack")
    assert p.table.undo_request is None
    assert "undo" not in p.screen("ben").table
    assert p.refused("anna", c.AnswerUndo(seat=0, agree=True)) == "no-undo-asked"
    p.check_rows()


def test_undo_is_impossible_across_luck_and_revelation() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.play(0, "blow")
    p.play(0, "peek")
    assert p.refused("anna", c.AskUndo()) == "cannot-undo"
    p.play(0, "put-back")
    assert p.refused("anna", c.AskUndo()) == "seen-or-told", "no second look"
    assert "own" not in p.screen("anna").now


def test_an_old_undo_request_across_a_reveal_cannot_be_agreed_to() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.play(0, "peek")
    p.play(0, "put-back")
    for number in list(p.screens):
        p.exit(number)
    p.rows.append(p.table.write_record(UndoRequested(0, 1)))
    assert p.refused("ben", c.AnswerUndo(seat=1, agree=True)) == "seen-or-told"
    p.done("ben", c.AnswerUndo(seat=1, agree=False))
    assert p.table.undo_request is None


def test_an_old_undo_across_a_reveal_still_loads() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.play(0, "peek")
    p.play(0, "put-back")
    p.rows.append(p.table.undo_to(1))
    again = Table.load(p.catalogue, p.rows, 0.0)
    assert again.match is not None
    assert again.match.look(0).own is not None


def test_why_not_returns_the_reason_and_plays_nothing() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.play(1, "blow")

    def why_not(device: str, seat: int, action: str) -> object:
        rev, told = p.table.rev, len(p.screen("anna").inbox)
        answer = p.send(device, c.WhyNot(id="why-00001", seat=seat, action=msgspec.Raw(f'"{action}"'.encode()))).answer
        assert (p.table.rev, len(p.screen("anna").inbox)) == (rev, told), "nothing has happened"
        return answer

    assert why_not("anna", 0, "dig") == Ack("why-00001", p.table.rev)
    assert why_not("ben", 1, "dig") == Rejection("why-00001", "not-your-turn", "house-no-not-your-turn")
    refused = why_not("anna", 0, "put-back")
    assert isinstance(refused, Rejection)
    assert refused.key.startswith("skirmish-no-")
    assert refused.rule
    assert isinstance(nonsense := why_not("anna", 0, "fly"), Rejection)
    assert nonsense.no == "unreadable"
    assert isinstance(foreign := why_not("ben", 0, "dig"), Rejection)
    assert foreign.no == "not-your-seat"
    p.play(0, "dig")


def test_undo_takes_the_last_move_of_any_seat_of_the_device() -> None:
    p = TableHarness(seats=3, options=PLAIN).sit("anna", "ben", "anna").start()
    p.play(2, "blow")
    p.play(1, "blow")
    p.done("anna", c.AskUndo())
    assert p.table.undo_request is not None
    assert (p.table.undo_request.seat, p.table.undo_request.to) == (2, 0)
    assert p.screen("ben").table["undo"] == {"seat": 2, "to": 0, "missing": [1]}
    p.done("ben", c.AnswerUndo(seat=1, agree=True))
    assert [told.line for told in p.table.match.results] == [0]  # type: ignore[union-attr]
    assert p.refused("zoe", c.AskUndo()) == "not-your-seat"
    p.check_rows()


def test_undo_is_immediate_without_other_people() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "anna").start()
    p.play(1, "blow")
    p.done("anna", c.AskUndo())
    assert p.table.match is not None
    assert [told.line for told in p.table.match.results] == [0]


def test_undo_needs_one_answer_per_present_device() -> None:
    p = TableHarness(seats=4, options=PLAIN).sit("anna", "ben", "ben", "dan").start()
    p.done("dan", c.LeaveSeat(seat=3))
    p.play(0, "blow")
    p.done("anna", c.AskUndo())
    p.done("ben", c.AnswerUndo(seat=2, agree=True))
    assert p.table.undo_request is None
    assert len(p.table.match.results) == 1  # type: ignore[union-attr]


def test_phrases_go_to_all_viewers_and_are_not_stored() -> None:
    p = TableHarness().sit("anna", "ben")
    p.enter("zoe")
    rev = p.table.rev
    effects = p.done("anna", c.SayPhrase(seat=0, what="well-played"))
    assert p.screen("zoe").last == {"kind": "said", "seat": 0, "what": "well-played"}
    assert len(effects.phrases) == 1
    assert p.table.rev == rev
    p.done("ben", c.SayPhrase(seat=1, what="cheese"))
    assert p.refused("ben", c.SayPhrase(seat=1, what="you-are-a-rat")) == "no-such-phrase"
    assert p.refused("zoe", c.SayPhrase(seat=1, what="cheese")) == "not-your-seat"


def test_frames_are_bounded_and_unknown_fields_refused() -> None:
    decoder = msgspec.json.Decoder(c.ClientCommand)
    assert decoder.decode(b'{"do":"take","seat":0}') == c.ClaimSeat(seat=0)
    bad = [
        b'{"do":"take","seat":64}', b'{"do":"take","seat":-1}', b'{"do":"take","seat":0,"x":1}',
        b'{"do":"play","id":"short","seat":0,"question":0,"action":"a"}', b'{"do":"say","seat":0,"what":"NO\\u0000"}',
        b'{"do":"play","id":"longenough","seat":0,"question":99999999999,"action":"a"}', b'{"do":"bot-plays","seat":0}',
        b'{"do":"take","seat":0,"added":"zz"}', b'{"do":"rematch"}', b'{"do":"invite","seat":1,"digest":"x"}', b"7",
    ]  # fmt: skip
    for frame in bad:
        try:
            decoder.decode(frame)
        except msgspec.ValidationError:
            continue
        raise AssertionError(f"{frame!r} was decoded")


def test_too_many_missed_lines_are_not_sent_as_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "MAX_MISSED_LINES", 3)
    p = TableHarness(options={"first": 0}).sit("anna", "ben").start()
    before = p.table.rev
    p.play(0, "dig")
    near = p.enter("anna", since=before)
    assert near.last["since"] == before
    for _ in range(4):
        assert isinstance(p.table.waiting, Ask)
        seat = p.table.waiting.must[0]
        p.play(seat, p.table.game.write(p.table.legal_actions(seat)[0]))
    far = p.enter("anna", since=before)
    assert "since" not in far.last
    assert far.last["events"] == []
    assert far.last["view"] == p.screen("anna").now["view"]
