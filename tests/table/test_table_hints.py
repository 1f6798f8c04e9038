"""Hints: who may ask, what the bot knows, who gets the answer, and how they are counted."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from kit.table_harness import TableHarness
from mulot.core.game import Ask, Explanation
from mulot.games import default_shelf
from mulot.table import BotRequest, Catalogue, Table, TableSettings
from mulot.table import commands as c
from mulot.table.timers import BOT_TIMEOUT_S

PLAIN = {"first": 0, "charms": False}
SHELF = Catalogue(default_shelf().load, lambda game: tuple(default_shelf().bots(game.id)))


def _ask(p: TableHarness, seat: int) -> c.AskHint:
    return c.AskHint(seat=seat, question=p.table.questions[seat])


def _says(p: TableHarness, seat: int, action: str | None) -> c.HintReady:
    match = p.table.match
    assert match is not None
    return c.HintReady(seat, p.table.questions[seat], None if action is None else match.game.read(action))


def _advice(p: TableHarness, who: str) -> list[dict[str, Any]]:
    return [message for message in p.screen(who).inbox if message["kind"] == "advice"]


def test_the_strongest_bot_answers_only_the_viewer_that_asked() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.enter("zoe")
    effects = p.done("anna", _ask(p, 0))
    assert effects.bot_requests == [BotRequest(0, p.table.questions[0], "strong", False, is_hint=True)]
    assert effects.rows == []
    p.done(None, _says(p, 0, "attack"))
    assert [advice["action"] for advice in _advice(p, "anna")] == [{"type": "attack"}]
    assert _advice(p, "ben") == []
    assert _advice(p, "zoe") == []


def test_a_hint_plays_nothing() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    lines = len(p.table.rows_of_lines)
    p.done("anna", _ask(p, 0))
    p.done(None, _says(p, 0, "attack"))
    assert len(p.table.rows_of_lines) == lines
    p.play(0, "dig")


def test_asking_again_repeats_the_same_hint() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", _ask(p, 0))
    assert p.done("anna", _ask(p, 0)).bot_requests == [], "the hint is being computed"
    p.done(None, _says(p, 0, "attack"))
    again = p.done("anna", _ask(p, 0))
    assert again.bot_requests == []
    assert again.rows == []
    assert len(_advice(p, "anna")) == 2
    assert p.table.hint_counts == {0: 1}


def test_a_quiet_hint_is_the_same_and_counts_only_once_somebody_asks() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    quiet = c.AskHint(seat=0, question=p.table.questions[0], quiet=True)
    assert len(p.done("anna", quiet).bot_requests) == 1
    p.done(None, _says(p, 0, "attack"))
    assert p.done("anna", quiet).rows == []
    assert p.table.hint_counts == {}
    asked = p.done("anna", _ask(p, 0))
    assert asked.bot_requests == []
    assert p.table.hint_counts == {0: 1}
    assert p.done("anna", quiet).rows == p.done("anna", _ask(p, 0)).rows == []
    assert [advice["action"]["type"] for advice in _advice(p, "anna")] == ["attack"] * 5


def test_a_hint_counts_if_somebody_asks_while_a_quiet_one_is_being_thought_about() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", c.AskHint(seat=0, question=p.table.questions[0], quiet=True))
    assert p.done("anna", _ask(p, 0)).bot_requests == []
    p.done(None, _says(p, 0, "attack"))
    assert p.table.hint_counts == {0: 1}


def test_a_hint_that_times_out_is_requested_again() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", _ask(p, 0))
    p.now += 31
    assert [think.is_hint for think in p.done("anna", _ask(p, 0)).bot_requests] == [True]


def test_an_empty_hint_is_sent_but_not_counted() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", _ask(p, 0))
    p.done(None, _says(p, 0, None))
    assert "action" not in _advice(p, "anna")[0]
    assert p.table.hint_counts == {}
    assert p.done("anna", _ask(p, 0)).bot_requests != []


def test_an_illegal_hint_is_never_sent() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", _ask(p, 0))
    p.done(None, _says(p, 0, "put-back"))
    assert "action" not in _advice(p, "anna")[0]


def test_a_late_hint_is_dropped() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", _ask(p, 0))
    late = _says(p, 0, "attack")
    p.play(0, "dig")
    assert p.refused(None, late) == "stale"
    assert _advice(p, "anna") == []
    assert p.table.hint_counts == {}


@pytest.mark.parametrize("who", ["ben", "zoe"])
def test_hints_are_only_for_the_senders_own_seat(who: str) -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.enter("zoe")
    assert p.refused(who, _ask(p, 0)) == "not-your-seat"


def test_hints_are_only_for_the_current_question() -> None:
    p = (
        TableHarness(game=default_shelf().load("barrieres"), catalogue=SHELF, options={"first": 0})
        .sit("anna", "ben")
        .start()
    )
    assert p.refused("ben", _ask(p, 1)) == "not-your-turn"
    old = _ask(p, 0)
    p.play(0, "d2")
    assert p.refused("anna", old) == "not-your-turn"
    p.play(1, "d6")
    assert p.refused("anna", old) == "stale"


def test_no_hints_before_the_start_or_in_a_pause() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben")
    assert p.refused("anna", c.AskHint(seat=0, question=0)) == "not-playing"
    p.start()
    p.done("anna", c.PauseGame())
    assert p.refused("anna", _ask(p, 0)) == "paused"


def test_the_host_can_disable_hints_at_any_time() -> None:
    p = TableHarness(options=PLAIN, settings=TableSettings(friend=False)).sit("anna", "ben").start()
    assert p.refused("anna", _ask(p, 0)) == "no-friend"
    p.done("anna", c.ConfigureTable(settings=TableSettings(friend=True)))
    p.done("anna", _ask(p, 0))
    assert p.refused("ben", c.ConfigureTable(settings=TableSettings(friend=False))) == "not-host"


def test_no_hints_for_a_bot_seat() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.done("anna", c.SeatBot(seat=0, character="gentle"))
    assert p.refused("anna", _ask(p, 0)) == "stale"


def test_on_a_shared_device_hints_need_the_lifted_curtain() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "anna").start()
    assert p.screen("anna").eye is None
    assert p.refused("anna", _ask(p, 0)) == "behind-curtain"
    p.done("anna", c.LiftCurtain(seat=0))
    p.done("anna", _ask(p, 0))
    p.done(None, _says(p, 0, "attack"))
    assert len(_advice(p, "anna")) == 1


def test_a_hint_is_not_sent_once_the_curtain_has_fallen() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "anna").start()
    p.done("anna", c.LiftCurtain(seat=0))
    p.done("anna", _ask(p, 0))
    p.done("anna", c.LowerCurtain())
    p.done(None, _says(p, 0, "attack"))
    assert _advice(p, "anna") == []


def test_hints_are_counted_and_shown_after_the_game() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    for _ in range(2):
        p.done("anna", _ask(p, 0))
        p.done(None, _says(p, 0, "attack"))
        p.play(0, "dig")
        while p.table.waiting != p.table.match.waiting or 0 not in p.table.waiting.must:  # type: ignore[union-attr]
            seat = p.on_turn
            p.play(seat, p.table.match.game.write(p.table.legal_actions(seat)[0]))  # type: ignore[union-attr]
    p.check_rows()
    assert all("advised" not in seat for seat in p.screen("ben").table["seats"])
    p.done("anna", c.EndTable())
    assert [seat.get("advised", 0) for seat in p.screen("ben").table["seats"]] == [2, 0]


def _worlds(game: str, seed: int) -> tuple[Table, int, Any, Any] | None:
    """Return a table in a random position, a seat that must act, its state, and another state that looks the same
    to it."""
    rng = Random(seed)
    table = Table(SHELF, 0.0)
    seats = rng.choice([n for n in default_shelf().load(game).seats if n > 1])
    options = {"variant": "pro"} if game == "trio" else {}
    table.handle(c.OpenTable(table="t", seed=rng.randbytes(32), game=game, seats=seats, options=options), 0.0, "d0")
    for seat in range(seats):
        table.handle(c.ClaimSeat(seat=seat), 0.0, f"d{seat}")
        table.handle(c.ConnectViewer(), 0.0, f"d{seat}", seat)
    table.handle(c.StartGame(), 0.0, "d0")
    match = table.match
    assert match is not None
    for number in range(rng.randrange(30)):
        if not isinstance(match.waiting, Ask):
            return None
        seat = rng.choice(match.waiting.must)
        action = msgspec.Raw(msgspec.json.encode(rng.choice(match.legal(seat))))
        table.handle(c.PlayMove(f"move-{number:05}", seat, table.questions[seat], action), 0.0, f"d{seat}")
    if not isinstance(match.waiting, Ask):
        return None
    eye = rng.choice(match.waiting.must)
    return table, eye, match.state, match.game.imagine(match.look(eye), match.events_for(eye), rng)


@pytest.mark.parametrize("game", ["clan", "trio"])
def test_hints_do_not_depend_on_unknown_secrets(game: str) -> None:
    """The bot's input is the same, byte for byte, and so is the hint sent for every action."""
    differing = 0
    for seed in range(40):
        made = _worlds(game, seed)
        if made is None:
            continue
        table, eye, *worlds = made
        differing += worlds[0] != worlds[1]
        match = table.match
        assert match is not None
        given, said = list[bytes](), list[list[bytes]]()
        for world in worlds:
            match.state = world
            table.current_view_cache = None
            table.hints.clear()
            given.append(pickle.dumps(table.bot_input(eye, "strong")))
            told = []
            for action in table.legal_actions(eye)[:8]:
                table.hints.clear()
                wish = c.AskHint(seat=eye, question=table.questions[eye])
                assert table.handle(wish, 0.0, f"d{eye}", eye).bot_requests
                effects = table.handle(c.HintReady(eye, table.questions[eye], action), 0.0)
                told += [one.message for one in effects.deliveries if b'"advice"' in one.message]
            said.append(told)
        assert given[0] == given[1]
        assert said[0] == said[1]
        assert said[0]
    assert differing > 5, "the worlds are equal, so the test showed nothing"


def test_a_hint_that_reads_the_state_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that is computed from the state itself (an injected fault) is detected."""
    honest = Table.bot_input

    def peeks(table: Table, seat: int, character: str) -> Any:
        assert table.match is not None
        return msgspec.structs.replace(honest(table, seat, character), view=table.match.state)

    monkeypatch.setattr(Table, "bot_input", peeks)
    with pytest.raises(AssertionError):
        test_hints_do_not_depend_on_unknown_secrets("clan")


def test_a_hint_comes_with_its_explanation() -> None:
    p = (
        TableHarness(game=default_shelf().load("barrieres"), catalogue=SHELF, options={"first": 0})
        .sit("anna", "ben")
        .start()
    )
    p.done("anna", _ask(p, 0))
    p.done(None, _says(p, 0, "d2"))
    ground = msgspec.convert(_advice(p, "anna")[0]["ground"], Explanation)
    assert ground == Explanation("nearer", {"steps": 5})


def test_an_unanswered_hint_is_asked_for_again_only_after_the_timeout() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    requests = []
    for seconds in (0, BOT_TIMEOUT_S - 1, 1, 1, BOT_TIMEOUT_S - 1):
        p.now += seconds
        requests.append(len(p.done("anna", _ask(p, 0)).bot_requests))
    assert requests == [1, 0, 1, 0, 1]
