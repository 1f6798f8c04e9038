"""Attempts over WebSockets to take over seats and tables without permission."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kit.clients import Browser, TableSocket, run_story
from kit.running_server import RunningServer


async def start_trio(house: RunningServer, **more: Any) -> tuple[str, Browser, Browser]:
    """Start a game of Le Trio with hidden hands. Return its table, host and guest."""
    ana, bo = Browser(house.url), Browser(house.url)
    table = await ana.open_table("trio", seats=2, options={"variant": "pro"}, **more)
    await bo.take(table, 1)
    await ana.post(f"/api/tables/{table}/start")
    return table, ana, bo


def private_messages(screen: TableSocket, seat: int) -> list[dict[str, Any]]:
    """Return the messages that show this seat's private view."""
    return [m for m in screen.messages if m.get("own") is not None and m.get("eye") == seat]


@pytest.mark.parametrize("second_device", [False, True])
def test_host_does_not_see_a_removed_guests_hand(second_device: bool) -> None:
    async def story() -> None:
        with RunningServer() as house:
            table, ana, bo = await start_trio(house)
            guest, host = await bo.watch(table), await ana.watch(table)
            hand = json.dumps(guest.now["own"])
            await host.done(do="remove", seat=1)
            spy = Browser(house.url) if second_device else ana
            screen = await spy.watch(table) if second_device else host
            answer = await spy.ask("POST", f"/api/tables/{table}/seats/1/take", {})
            assert (answer.status_code, answer.json()["no"]) == (409, "kept")
            for wish in ({"do": "take", "seat": 1}, {"do": "lift", "seat": 1}, {"do": "come-back", "seat": 1}):
                assert (await screen.answer(wish))["kind"] == "no"
            secret = (await ana.post(f"/api/tables/{table}/seats/1/invitation"))["secret"]
            assert (await screen.answer({"do": "take", "seat": 1, "secret": secret}))["no"] == "kept"
            await host.done(do="replace", seat=1, character="gentle")
            await host.done(do="remove", seat=1)
            assert (await screen.answer({"do": "take", "seat": 1, "secret": secret}))["no"] == "kept"
            house.stop()
            house.start()
            screen = await spy.watch(table)
            assert (await screen.answer({"do": "take", "seat": 1}))["no"] == "kept"
            for one in (host, screen):
                assert private_messages(one, 1) == []
                assert hand not in "".join(one.frames)
            await bo.take(table, 1)
            back = await bo.watch(table)
            assert json.dumps(back.now["own"]) == hand

    run_story(story)


def test_seat_of_a_consenting_or_absent_guest_can_be_taken_over() -> None:
    async def story() -> None:
        with RunningServer(fault="long-away") as house:
            for agrees in (True, False):
                table, ana, bo = await start_trio(house)
                guest, host = await bo.watch(table), await ana.watch(table)
                if agrees:
                    await guest.done(do="give-up", seat=1)
                else:
                    await guest.close()
                    await host.until(
                        lambda m: m["kind"] == "now" and "table" in m and not m["table"]["seats"][1].get("here")
                    )
                    await host.done(do="remove", seat=1)
                cleo = Browser(house.url)
                await cleo.take(table, 1)
                assert (await cleo.watch(table)).now["own"] is not None

    run_story(story)


def test_briefly_absent_host_keeps_the_table() -> None:
    async def story() -> None:
        with RunningServer(fault="long-away") as house:
            table, ana, bo = await start_trio(house)
            host, guest = await ana.watch(table), await bo.watch(table)
            await host.close()
            await guest.until(lambda m: bool(m.get("table", {}).get("host_offered")))
            await guest.done(do="become-host")
            for wish in (
                {"do": "remove", "seat": 0},
                {"do": "end"},
            ):
                assert (await guest.answer(wish))["no"] == "stopgap"
            deleted = await bo.ask("POST", f"/api/tables/{table}/delete", {})
            assert (deleted.status_code, deleted.json()["no"]) == (409, "stopgap")
            host = await ana.watch(table)
            assert host.now["may_host"]
            assert not guest.now.get("may_host")
            assert (await guest.answer({"do": "replace", "seat": 0, "character": "gentle"}))["no"] == "stopgap"
            await host.done(do="become-host")
            assert host.now["hosting"]
            assert (await guest.answer({"do": "pause"}))["no"] == "not-host"
            await host.done(do="pause")

    run_story(story)
