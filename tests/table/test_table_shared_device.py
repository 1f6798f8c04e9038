"""One device with several seats and secrets: it is always passed on first, and what was revealed is never taken
back."""

from __future__ import annotations

import pytest

import mulot
from kit.table_harness import TableHarness, ViewerInbox
from mulot.core.game import Ask
from mulot.table import Catalogue
from mulot.table import commands as c

HOUSE = Catalogue(characters=lambda game: ("gentle",))


def forest(*devices: str, **options: object) -> TableHarness:
    p = TableHarness(len(devices), options={"first": 0, **options}, game=mulot.load("clan"), catalogue=HOUSE)
    return p.sit(*devices).start()


def secret_of(p: TableHarness, place: int) -> str:
    assert p.table.match is not None
    return f'"{p.table.match.state.tiles[place]}"'


def told(screen: ViewerInbox) -> str:
    """Return every message ever sent to a screen."""
    return str(screen.inbox).replace("'", '"')


def test_a_reveal_waits_for_the_curtain() -> None:
    p = forest("anna", "anna")
    anna = p.screen("anna")
    assert anna.now.get("curtain") is None, "the tile may be chosen while everybody is looking"
    p.play(0, "look a1")
    assert (anna.now["curtain"], anna.now.get("eye"), anna.now.get("own")) == (0, None, None)
    assert secret_of(p, 0) not in told(anna)
    p.done("anna", c.LiftCurtain(seat=0))
    assert anna.now["own"]["looking"]["place"] == "a1"
    assert [event["type"] for event in anna.now["events"]] == ["saw"]
    p.play(0, "back")
    assert (anna.now.get("own"), anna.now.get("eye"), anna.now.get("curtain")) == (None, None, None)


def test_simultaneous_seats_look_one_after_the_other() -> None:
    p = forest("anna", "ben", "anna")
    anna = p.screen("anna")
    p.play(2, "look c3")
    assert anna.now["curtain"] == 2, "the seat that chose a tile sees it before another seat on this device is asked"
    p.done("anna", c.LiftCurtain(seat=2))
    p.play(0, "look a1")
    assert (anna.now["curtain"], anna.now.get("own")) == (0, None), "the other's tile is gone from the screen"
    assert secret_of(p, 0) not in told(anna)
    p.done("anna", c.LiftCurtain(seat=0))
    assert anna.now["own"]["looking"]["place"] == "a1"
    p.play(0, "back")
    assert anna.now["curtain"] == 2
    p.done("anna", c.LiftCurtain(seat=2))
    assert anna.now["own"]["looking"]["place"] == "c3"
    assert anna.now["events"] == [], "it was sent when it was first seen"


def test_the_candle_waits_for_the_curtain_too_though_the_same_seat_looked_last() -> None:
    p = forest("anna", "anna", forest="full")
    assert p.table.match is not None
    for seat in (0, 1):
        p.play(seat, "look b2")
        p.done("anna", c.LiftCurtain(seat=seat))
        p.play(seat, "back")
    state = p.table.match.state
    state.up[state.tiles.index("candle")] = True
    p.play(1, "pass")
    hidden = state.tiles.index("shield")
    place = mulot.load("clan").look(state, None).forest[hidden].place
    p.play(0, f"candle {place}")
    anna = p.screen("anna")
    assert (anna.now["curtain"], anna.now.get("own")) == (0, None)
    assert '"shield"' not in str(anna.now.get("events")).replace("'", '"')
    p.done("anna", c.LiftCurtain(seat=0))
    assert anna.now["own"]["looking"]["face"]["tile"] == "shield"


def test_a_missed_reveal_is_sent_behind_the_curtain_on_reconnect() -> None:
    p = forest("anna", "anna")
    rev = p.table.rev
    p.play(0, "look a1")
    p.exit(1)
    anna = p.enter("anna", since=rev)
    assert [event["type"] for event in anna.now["events"]] == ["looked"]
    assert secret_of(p, 0) not in told(anna)
    p.done("anna", c.LiftCurtain(seat=0))
    assert [event["type"] for event in anna.now["events"]] == ["saw"]


def test_a_delivered_private_event_is_not_sent_again() -> None:
    """A page asks for missed events while the person who saw them is still at the screen."""
    p = forest("anna", "anna")
    anna, rev = p.screen("anna"), p.table.rev
    p.play(0, "look a1")
    p.done("anna", c.LiftCurtain(seat=0))
    p.done("anna", c.Resync(since=rev))
    assert anna.eye == 0
    assert [event["type"] for event in anna.now["events"]] == ["looked", "saw"], "all events, in order"
    for look in (c.Resync(since=p.table.rev), c.LiftCurtain(seat=0), c.LowerCurtain(), c.LiftCurtain(seat=0)):
        p.done("anna", look)
        assert anna.now["events"] == [], look


@pytest.mark.parametrize("devices", [("anna", "ben"), ("anna", "anna")])
def test_there_is_no_second_look_and_no_second_clue(devices: tuple[str, ...]) -> None:
    p = forest(*devices)
    for seat in (0, 1):
        p.play(seat, "look a1")
        p.send(devices[seat], c.LiftCurtain(seat=seat))
        assert p.refused(devices[seat], c.AskUndo()) == "cannot-undo"
        p.play(seat, "back")
        if seat == 0:
            assert p.refused(devices[seat], c.AskUndo()) == "seen-or-told"
    p.play(1, "top-a")
    assert p.refused(devices[1], c.AskUndo()) == "seen-or-told"
    assert p.table.undo_request is None


def test_a_clue_that_was_not_given_is_not_given_later() -> None:
    p = forest("anna", "ben", "cleo")
    for seat in range(3):
        p.play(seat, "pass")
    p.play(1, "pass")
    assert p.refused("ben", c.AskUndo()) == "seen-or-told"


def test_a_declined_look_can_be_undone() -> None:
    p = forest("anna", "ben")
    p.play(0, "pass")
    p.done("anna", c.AskUndo())
    p.done("ben", c.AnswerUndo(seat=1, agree=True))
    p.play(0, "look a1")


def test_in_le_trio_the_top_card_is_not_shown_a_second_time() -> None:
    """With free choice of the side, a player who stops after three mice has already seen the next card."""
    game = mulot.load("trio")
    p = (
        TableHarness(2, options={"first": 0, "choose_side": True}, game=game, catalogue=HOUSE)
        .sit("anna", "ben")
        .start()
    )
    stopped = 0
    for _ in range(400):
        assert isinstance(p.table.waiting, Ask)
        seat = p.table.waiting.must[0]
        stops = [a for a in p.table.legal_actions(seat) if game.write(a) == "stop"]
        p.play(seat, "stop" if stops else game.write(p.table.legal_actions(seat)[0]))
        if stops:
            stopped += 1
            assert p.refused(p.device(seat), c.AskUndo()) == "cannot-undo"
        if p.table.phase == "over":
            break
    assert stopped
