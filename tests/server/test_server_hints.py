"""Hints for a seat over WebSockets, requested by people who may have them and by people who may not."""

from __future__ import annotations

from typing import Any

from kit.clients import Browser, run_story
from kit.running_server import RunningServer


def _turn(screen: Any, seat: int) -> dict[str, Any]:
    return next(turn for turn in screen.now["turns"] if turn["seat"] == seat)


def test_hint_is_only_sent_to_its_seat_and_counted_across_a_restart() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana, bo, spy = Browser(house.url), Browser(house.url), Browser(house.url)
            table = await ana.open_table("trio", seats=2, options={"variant": "pro", "first": 0})
            await bo.take(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            host, guest, other = await ana.watch(table), await bo.watch(table), await spy.watch(table)
            turn = _turn(host, 0)
            ask = {"do": "ask-friend", "seat": 0, "question": turn["question"]}
            for screen in (guest, other):
                assert (await screen.answer(ask))["no"] == "not-your-seat"
                assert (await screen.answer({**ask, "seat": 1}))["no"] in ("not-your-seat", "not-your-turn")
                assert (await screen.answer({**ask, "seat": 63}))["no"] == "no-such-seat"
            assert (await host.answer({**ask, "seat": 1}))["no"] == "not-your-seat"
            assert (await host.answer({**ask, "question": turn["question"] + 1}))["no"] == "stale"
            for no_wish in ({**ask, "character": "gentle"}, {"do": "friend-says", "seat": 0, "question": 0}):
                seen = len(host.messages)
                await host.send(no_wish)
                await host.until(lambda m: m.get("no") == "malformed", seen)
            assert (await guest.answer({"do": "configure", "settings": {"friend": False}}))["no"] == "not-host"
            assert (await host.answer(ask))["kind"] == "ack"
            advice = await host.until(lambda m: m["kind"] == "advice")
            assert advice["action"] in turn["legal"]
            assert advice["ground"]["name"]
            assert (await host.answer(ask))["kind"] == "ack"
            for screen in (guest, other):
                assert (await screen.answer({"do": "look"}))["kind"] == "ack"
                assert not [m for m in screen.messages if m["kind"] == "advice"]
            house.stop()
            house.start()
            host = await ana.watch(table)
            await host.done(do="end")
            shown = (await ana.get(f"/api/tables/{table}"))["table"]
            assert [seat.get("advised", 0) for seat in shown["seats"]] == [1, 0]
            assert (await host.answer(ask))["no"] == "over"

    run_story(story)


def test_no_hints_if_switched_off() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            table = await ana.open_table("barrieres", seats=2, options={"first": 0}, settings={"friend": False})
            await ana.take(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            host = await ana.watch(table)
            ask = {"do": "ask-friend", "seat": 0, "question": _turn(host, 0)["question"]}
            assert (await host.answer(ask))["no"] == "no-friend"

    run_story(story)


def test_rewind_needs_everybodys_consent() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana, bo, spy = Browser(house.url), Browser(house.url), Browser(house.url)
            table = await ana.open_table("souriciere", seats=2, options={"first": 0})
            await bo.take(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            host, guest, other = await ana.watch(table), await bo.watch(table), await spy.watch(table)
            await host.done(do="play", seat=0, question=_turn(host, 0)["question"], action={"type": "roll"})
            for screen in (guest, other):
                assert (await screen.answer({"do": "rewind", "to": 0}))["no"] == "not-host"
            for to in (1, 2, 10_000):
                assert (await host.answer({"do": "rewind", "to": to}))["no"] == "nothing-to-undo"
            assert (await host.answer({"do": "rewind", "to": 0}))["kind"] == "ack"
            for screen in (host, other):
                assert (await screen.answer({"do": "answer-undo", "seat": 1, "agree": True}))["no"] == "not-your-seat"
            assert (await host.answer({"do": "answer-undo", "seat": 0, "agree": True}))["kind"] == "ack"
            shown = (await ana.get(f"/api/tables/{table}"))["table"]
            assert shown["undo"]["missing"] == [1]
            await guest.done(do="answer-undo", seat=1, agree=True)
            back = await other.until(lambda m: m["kind"] == "now" and m.get("back"))
            assert back["view"]["turn"] == 0

    run_story(story)
