"""Leaving, stand-ins, returning; the clock; bots."""

from __future__ import annotations

import pickle

import pytest

from kit.table_harness import HOUSE, TableHarness
from mulot.core.game import Ask
from mulot.table import BotRequest, Table, TableSettings, timers
from mulot.table import commands as c
from mulot.table.command_context import CommandContext
from mulot.table.seats import BotSeat, Person, StandIn
from mulot.table.table_state import TableState
from mulot.table.timers import BOT_TIMEOUT_S
from prove import table_state_machine

PLAIN = {"first": 0, "charms": False}


def offered(p: TableHarness, device: str = "ben") -> list[int]:
    return [seat["seat"] for seat in p.screen(device).table["seats"] if seat.get("stand_in_offered")]


def test_a_stand_in_is_offered_after_the_patience() -> None:
    p = TableHarness(options=PLAIN, settings=TableSettings(patience=60)).sit("anna", "ben").start()
    effects = p.exit(1)
    assert not p.screen("ben").table["seats"][0].get("here")
    assert effects.wake_at == p.now + 60
    p.wait(59)
    assert offered(p) == []
    assert p.refused("ben", c.AskStandIn(seat=0)) == "no-stand-in-offered"
    p.wait(1)
    assert offered(p) == [0]
    assert p.refused("zoe", c.AskStandIn(seat=0)) == "not-your-seat"
    effects = p.done("ben", c.AskStandIn(seat=0, character="strong"))
    assert effects.bot_requests == [BotRequest(0, p.table.questions[0], "strong", True)]
    assert offered(p) == []
    p.check_rows()


def test_a_returning_person_gets_the_seat_back() -> None:
    p = TableHarness(options=PLAIN, settings=TableSettings(patience=60)).sit("anna", "ben").start()
    p.exit(1)
    p.wait(60)
    thought = p.done("ben", c.AskStandIn(seat=0)).bot_requests[0]
    assert isinstance(p.table.occupants[0], StandIn)
    p.enter("anna")
    assert isinstance(p.table.occupants[0], Person)
    assert p.refused(None, c.BotMove(0, thought.question, "attack")) == "stale"
    p.play(0, "attack")


def test_a_person_cannot_play_while_a_stand_in_does() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", c.SeatBot(seat=0, character="gentle"))
    assert p.refused("anna", p.move(0, "attack")) == "stale"
    assert p.screen("anna").now["turns"] == []
    p.done("anna", c.ReclaimSeat(seat=0))
    p.play(0, "attack")


def test_leaving_keeps_the_seat_and_offers_a_stand_in_at_once() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", c.LeaveSeat(seat=0))
    assert offered(p) == [0]
    p.done("ben", c.AskStandIn(seat=0))
    place = p.table.occupants[0]
    assert isinstance(place, StandIn)
    assert place.person.left
    p.enter("anna")
    assert p.table.occupants[0] == Person("anna", place.person.name)


def test_a_stand_in_on_an_empty_seat_is_permanent() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", c.GiveUpSeat(seat=0))
    assert p.table.host == "ben"
    p.done("ben", c.AskStandIn(seat=0))
    assert p.table.occupants[0] == BotSeat("gentle")


def test_the_clock_only_offers_a_stand_in() -> None:
    p = TableHarness(options=PLAIN, settings=TableSettings(clock=30)).sit("anna", "ben").start()
    p.wait(29)
    assert offered(p) == []
    p.wait(1)
    assert offered(p) == [0]
    assert p.screen("ben").table["seats"][0]["late"]
    p.play(0, "attack")
    assert offered(p) == []
    assert "late" not in p.screen("ben").table["seats"][0]


def test_pauses_and_downtime_stop_the_clock() -> None:
    p = TableHarness(options=PLAIN, settings=TableSettings(clock=30)).sit("anna", "ben").start()
    p.wait(20)
    p.done("anna", c.PauseGame())
    assert p.wait(100).wake_at is None
    p.done("anna", c.ResumeGame())
    p.wait(29)
    assert offered(p) == []
    again = Table.load(HOUSE, p.rows, 5000.0)
    assert again.initial_effects(5000.0).wake_at == 5030.0


def test_a_bot_is_asked_once_per_question_and_again_after_a_timeout() -> None:
    p = TableHarness(options=PLAIN).sit("anna")
    p.done("anna", c.SeatBot(seat=1, character="strong"))
    p.start()
    p.done(None, c.BotMove(1, p.table.questions[1], "blow"))  # an optional action that it may take without being asked
    effects = p.play(0, "attack")
    assert effects.bot_requests == [BotRequest(1, p.table.questions[1], "strong", True)]
    assert p.done("anna", c.SayPhrase(seat=0, what="hello")).bot_requests == []
    assert p.wait(BOT_TIMEOUT_S).bot_requests == effects.bot_requests
    p.done(None, c.BotMove(1, p.table.questions[1], "attack"))
    assert p.refused(None, c.BotMove(1, effects.bot_requests[0].question, "attack")) == "stale"
    p.check_rows()


def test_a_failed_or_illegal_bot_move_becomes_the_first_legal_action() -> None:
    for action in (None, "put-back", "fly"):
        p = TableHarness(options=PLAIN).sit("anna")
        p.done("anna", c.SeatBot(seat=1, character="strong"))
        p.start().play(0, "attack")
        effects = p.done(None, c.BotMove(1, p.table.questions[1], action))
        assert b'"play":"attack"' in effects.rows[0].body


def test_an_optional_bot_move_may_be_none() -> None:
    p = TableHarness(options=PLAIN).sit("anna")
    p.done("anna", c.SeatBot(seat=1, character="strong"))
    effects = p.done("anna", c.StartGame())
    assert effects.bot_requests == [BotRequest(1, 0, "strong", False)]
    assert p.done(None, c.BotMove(1, 0, None)).rows == []


def test_a_bot_knows_only_what_its_seat_knows() -> None:
    p = TableHarness(options=PLAIN).sit("anna")
    p.done("anna", c.SeatBot(seat=1, character="strong"))
    p.start().play(0, "peek")
    p.play(0, "put-back")
    p.done(None, c.BotMove(1, p.table.questions[1], "peek"))
    mind = p.table.bot_input(1, "random")
    assert (mind.seat, mind.view.own.seat, mind.question) == (1, 1, p.table.questions[1])
    assert [[type(event).__name__ for event in line] for line in mind.events] == [[], ["Looked"], [], ["Looked", "Saw"]]
    assert pickle.loads(pickle.dumps(mind)) == mind
    assert mind.legal == tuple(p.table.legal_actions(1))


def test_another_node_runs_bots_only_after_a_timeout() -> None:
    p = TableHarness(options=PLAIN).sit("anna")
    p.done("anna", c.SeatBot(seat=1, character="strong"))
    other = Table.load(HOUSE, p.rows, 0.0)
    other.handle(c.ConnectViewer(), 0.0, "zoe", 9)
    known = len(p.rows)
    p.start().play(0, "attack")
    effects = other.catch_up(p.rows[known:], 10.0)
    assert (effects.rows, effects.bot_requests) == ([], [])
    assert [telling.viewers for telling in effects.deliveries] == [(9,)]
    assert effects.wake_at == 10.0 + BOT_TIMEOUT_S
    assert isinstance(other.waiting, Ask)
    assert [think.seat for think in other.handle(c.Tick(), 10.0 + BOT_TIMEOUT_S).bot_requests] == [1]


def test_a_device_on_another_node_is_connected() -> None:
    p = TableHarness(options=PLAIN, settings=TableSettings(patience=60)).sit("anna", "ben").start()
    p.exit(1)
    p.done(None, c.RemotePresence("anna", here=True))
    assert p.screen("ben").table["seats"][0]["here"]
    assert p.wait(100).wake_at is None
    p.done(None, c.RemotePresence("anna", here=False))
    p.wait(60)
    assert offered(p) == [0]


def test_skipped_timer_updates_would_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    keep, times = timers.update_timers, list[float]()

    def both(t: TableState, p: CommandContext, think: bool) -> None:
        if t.no_timers and isinstance(t.waiting, Ask):
            t.no_timers, plain = False, CommandContext(p.device, p.viewer, p.now)
            keep(t, plain, think)
            assert t.no_timers
            assert plain.effects.wake_at is None
            assert not plain.effects.bot_requests
            assert not plain.table_changed
            times.append(p.now)
        keep(t, p, think)

    monkeypatch.setattr(timers, "update_timers", both)
    assert table_state_machine.prove(40, chance=False) >= 40
    p = TableHarness(options={"first": 0}).sit("anna", "ben").start()
    for _ in range(3):
        p.play(0, p.table.game.write(p.table.legal_actions(0)[0]))
    assert p.table.no_timers
    p.exit(1)
    assert not p.table.no_timers
    assert len(times) > 40
