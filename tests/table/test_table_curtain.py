"""Several seats on one device, spectators, reconnecting: who sees and hears what."""

from __future__ import annotations

from kit.table_harness import TableHarness
from mulot.table import commands as c

PLAIN = {"first": 0, "charms": False}


def test_a_single_seat_needs_no_curtain() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    p.play(0, "peek")
    anna = p.screen("anna").now
    assert (anna["eye"], anna.get("curtain")) == (0, None)
    assert anna["own"]["seat"] == 0
    assert [event["type"] for event in anna["events"]] == ["looked", "saw"]
    ben = p.screen("ben").now
    assert "own" not in ben
    assert [event["type"] for event in ben["events"]] == ["looked"]


def test_a_spectator_sees_only_public_information() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    zoe = p.enter("zoe")
    p.play(0, "peek")
    assert zoe.now["turns"] == []
    assert ("eye" not in zoe.now, "own" not in zoe.now) == (True, True)
    assert [event["type"] for event in zoe.now["events"]] == ["looked"]
    p.done("zoe", c.GetHistory())
    assert "saw" not in str(zoe.last)
    p.done("anna", c.GetHistory())
    assert "saw" in str(p.screen("anna").last)


def test_games_without_secrets_have_no_curtain() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "anna").start()
    screen = p.screen("anna")
    assert (screen.now.get("eye"), screen.now.get("curtain")) == (None, None)
    assert screen.turn(0)["legal"] == [{"type": t} for t in ("attack", "peek", "dig", "blow")]
    assert screen.turn(1)["legal"] == [{"type": "blow"}]  # an optional action, not behind the curtain
    p.play(0, "attack")
    assert (screen.now.get("eye"), screen.now.get("curtain")) == (None, None)
    assert len(screen.turn(1)["legal"]) > 1


def test_the_curtain_falls_for_a_seat_with_secrets_until_lifted() -> None:
    p = TableHarness(seats=3, options=PLAIN).sit("anna", "anna", "ben").start()
    screen = p.screen("anna")
    p.play(0, "peek")  # whoever touched the screen, it is passed to seat 0 first
    assert (screen.now.get("eye"), screen.now["curtain"]) == (None, 0)
    assert "own" not in screen.now
    assert [event["type"] for event in screen.now["events"]] == ["looked"]
    p.done("anna", c.LiftCurtain(seat=0))
    assert screen.now["own"]["seat"] == 0
    assert [event["type"] for event in screen.now["events"]] == ["saw"], "sent now, to the seat that it is for"
    p.done("anna", c.LowerCurtain())
    p.done("anna", c.LiftCurtain(seat=0))
    assert screen.now["events"] == [], "and told once"
    again = p.enter("anna")  # a second page of the same device cannot know who looks at it
    assert (again.now.get("eye"), again.now["curtain"]) == (None, 0)
    assert "own" not in again.now
    assert [turn["seat"] for turn in again.now["turns"]] == [1]
    number = max(p.screens)
    lifted = p.send("anna", c.LiftCurtain(seat=0), viewer=number)
    assert [telling.viewers for telling in lifted.deliveries] == [(number,)]
    assert again.now["own"]["seat"] == 0
    assert [turn["seat"] for turn in again.now["turns"]] == [0, 1]
    p.send("anna", c.LowerCurtain(), viewer=number)
    assert (again.now.get("eye"), again.now["curtain"]) == (None, 0)
    assert p.refused("anna", c.LiftCurtain(seat=2)) == "not-your-seat"


def test_the_curtain_can_be_lifted_again_for_the_previous_seat() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "anna").start()
    screen = p.screen("anna")
    p.done("anna", c.LiftCurtain(seat=1))  # seat 0 is asked
    for _ in range(2):
        p.done("anna", c.LowerCurtain())
        assert (screen.now.get("eye"), screen.now.get("curtain")) == (None, 1)


def test_a_screen_shows_its_seat_before_the_deal() -> None:
    p = TableHarness(options=PLAIN)
    screen = p.enter("anna")
    assert screen.last.get("eye") is None
    p.done("anna", c.ClaimSeat(seat=1))
    p.done("anna", c.Resync())
    assert screen.last["eye"] == 1
    p.done("anna", c.ClaimSeat(seat=0))
    p.done("anna", c.Resync())
    p.done("anna", c.LiftCurtain(seat=0))
    assert screen.last.get("eye") is None, "two people share it, and there is nothing to see yet"


def test_without_secrets_left_the_screen_shows_no_seat() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "anna").start()
    screen = p.screen("anna")
    p.play(0, "peek")
    p.done("anna", c.LiftCurtain(seat=0))
    p.done("anna", c.GetHistory())
    assert "saw" in str(screen.last)
    p.play(0, "put-back")
    assert (screen.now.get("eye"), "own" in screen.now) == (None, False)
    p.done("anna", c.GetHistory())
    assert "saw" not in str(screen.last)  # nobody knows who looks now


def test_a_second_seat_makes_the_device_shared() -> None:
    p = TableHarness(seats=3, options=PLAIN).sit("anna", "ben", "ben").start()
    p.play(0, "peek")
    assert p.screen("anna").now["own"]["seat"] == 0
    p.done("ben", c.GiveUpSeat(seat=2))
    p.done("anna", c.EmptySeat(seat=2))
    p.done("anna", c.ClaimSeat(seat=2))
    p.done("anna", c.Resync())
    anna = p.screen("anna").now
    assert (anna.get("own"), anna.get("eye"), anna["curtain"]) == (None, None, 0)


def test_reconnecting_sends_missed_events_as_heard_by_the_seat() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    rev = p.table.rev
    p.exit(1)
    p.exit(2)
    p.play(0, "peek")
    p.play(0, "put-back")
    p.play(1, "attack")
    assert [event["type"] for event in p.enter("anna", since=rev).now["events"]][:2] == ["looked", "saw"]
    assert [event["type"] for event in p.enter("ben", since=rev).now["events"]][:2] == ["looked", "thrown"]
    assert p.enter("ben").now["events"] == []
    p.done("ben", c.Resync(since=10_000))
    assert p.screen("ben").now["events"] == []


def test_undone_events_are_not_sent_on_reconnect() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    rev = p.table.rev
    p.play(1, "blow")
    p.done("ben", c.AskUndo())
    p.done("anna", c.AnswerUndo(seat=0, agree=True))
    back = p.enter("zoe", since=rev).now
    assert (back["events"], back["back"]) == ([], True)


def test_common_parts_of_updates_are_identical_bytes() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    for _ in range(5):
        p.enter("zoe")
        p.enter("yann")
    effects = p.play(0, "attack")
    assert sorted(len(telling.viewers) for telling in effects.deliveries) == [1, 1, 10]


def test_only_viewers_can_resync() -> None:
    p = TableHarness(options=PLAIN).sit("anna", "ben").start()
    for wish in (c.Resync(), c.GetHistory(), c.LowerCurtain(), c.LiftCurtain(seat=0)):
        assert p.refused("stranger", wish) == "not-watching"


def test_updates_do_not_depend_on_unknown_secrets() -> None:
    def world(seed: int) -> tuple[str, dict[str, list[bytes]]]:
        p = TableHarness(options=PLAIN, seed=bytes([seed] * 32)).sit("anna", "ben").start()
        p.enter("zoe")
        sent: dict[str, list[bytes]] = {"anna": [], "ben": [], "zoe": []}
        stone = p.table.match.state.stone  # type: ignore[union-attr]
        for action in ("peek", "blow", "put-back"):
            for telling in p.play(0, action).deliveries:
                for number in telling.viewers:
                    sent[p.screens[number].device].append(telling.message)
        return stone, sent

    worlds = [world(seed) for seed in range(12)]
    assert len({stone for stone, _ in worlds}) == 3
    assert len({tuple(sent["anna"]) for _, sent in worlds}) == 3
    for device in ("ben", "zoe"):
        assert len({tuple(sent[device]) for _, sent in worlds}) == 1
