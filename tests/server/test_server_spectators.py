"""Many spectators of one table, and one client with many refusals: neither delays others."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from kit.clients import Browser, run_story
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game
from mulot.actor.spectator_batcher import BATCH_FROM_VIEWERS, SpectatorBatcher
from mulot.server.config import Config
from mulot.server.live.viewer_connection import THROTTLE_S, ViewerConnection


class RecordingSocket:
    """A direct socket that records what is written to it."""

    def __init__(self) -> None:
        self.on_text = self.on_writable = None
        self.writable = asyncio.Event()
        self.writable.set()
        self.close_sent = False
        self.transport: Any = self
        self.frames: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, frame: bytes) -> None:
        self.frames.append(frame[4 if frame[1] == 126 else 2 :])


def batched_spectators(count: int) -> tuple[SpectatorBatcher, dict[int, ViewerConnection], list[RecordingSocket]]:
    sockets = [RecordingSocket() for _ in range(count)]

    async def send(message: Any) -> None:
        raise AssertionError("the long way is not taken")

    screens = {n: ViewerConnection(n, f"device {n}", send, Config(), socket) for n, socket in enumerate(sockets)}  # type: ignore[arg-type]
    return SpectatorBatcher(screens), screens, sockets


def test_first_spectator_update_is_sent_at_once_and_later_ones_batched_in_order() -> None:
    async def story() -> None:
        gallery, _, sockets = batched_spectators(3)
        to = (0, 1, 2)
        for number in range(10):
            gallery.send(to, b"%d" % number)
        assert all(socket.frames == [b"0"] for socket in sockets)
        while len(sockets[2].frames) < 2:
            await asyncio.sleep(0.01)
        assert all(socket.frames == [b"0", b"1\n2\n3\n4\n5\n6\n7\n8\n9"] for socket in sockets)
        gallery.close()

    asyncio.run(story())


def test_batched_messages_are_sent_before_individual_ones() -> None:
    async def story() -> None:
        gallery, screens, sockets = batched_spectators(3)
        to = (0, 1, 2)
        gallery.send(to, b"a")
        gallery.send(to, b"b")
        gallery.flush_for(1)
        screens[1].send(b"alone")
        assert [socket.frames for socket in sockets] == [[b"a", b"b"], [b"a", b"b", b"alone"], [b"a", b"b"]]
        gallery.send(to, b"c")
        gallery.send((0, 1), b"d")
        assert sockets[2].frames == [b"a", b"b", b"c"], (
            "a player who leaves the spectators' batch gets all earlier updates first"
        )
        gallery.flush_for(2)
        assert sockets[0].frames == [b"a", b"b", b"c"], "messages for others are not delayed"
        gallery.close()

    asyncio.run(story())


def test_slow_spectator_gets_all_batches_later() -> None:
    async def story() -> None:
        gallery, screens, sockets = batched_spectators(2)
        sockets[0].writable.clear()
        gallery.send((0, 1), b"a")
        gallery.flush_for(0)
        screens[0].send(b"b")
        assert sockets[0].frames == []
        sockets[0].writable.set()
        screens[0].send()
        assert sockets[0].frames == [b"a\nb"]
        gallery.close()

    asyncio.run(story())


def test_all_spectators_get_every_move() -> None:
    async def story() -> None:
        with RunningServer() as house:
            table, ana, bo = await two_player_game(house)
            players = [await who.watch(table) for who in (ana, bo)]
            watching = [await Browser(house.url).watch(table) for _ in range(BATCH_FROM_VIEWERS)]
            for _ in range(5):
                turn, player = await whose_turn(players)
                # Without fights the game cannot end early.
                done = await player.done(do="play", seat=turn["seat"], question=turn["question"], action="dig")
                last = done["rev"]
                for one in players:
                    await one.rev(last)  # do not answer a question that is over
            for screen in watching:
                await screen.rev(last)
                now = [message for message in screen.messages if message["kind"] == "now"]
                assert [one["since"] for one in now[1:]] == [one["rev"] for one in now[:-1]], "something is missing"

    async def whose_turn(players: list[Any]) -> tuple[dict[str, Any], Any]:
        while True:
            for player in players:
                for turn in player.now.get("turns", []):
                    if {"type": "dig"} in turn["legal"]:
                        return turn, player
            await asyncio.sleep(0.01)

    run_story(story)


def test_client_with_many_refusals_is_throttled_but_answered() -> None:
    async def story() -> None:
        with RunningServer(refusal_burst=5) as house:
            table, ana, bo = await two_player_game(house)
            noisy, other = await ana.watch(table), await bo.watch(table)
            seen, began = len(noisy.messages), time.monotonic()
            many = 15
            for number in range(many):
                await noisy.send({"do": "why-not", "id": f"noise-{number:03d}", "seat": 1, "action": "dig"})
            await noisy.send({"do": "ping"})
            await other.done(do="rename", seat=1, name="clover")
            for number in range(many):
                assert (await noisy.answer_to(f"noise-{number:03d}", seen))["kind"] == "no"
            assert time.monotonic() - began > (many - 5 - 1) * THROTTLE_S * 0.9
            assert (await noisy.answer({"do": "rename", "id": "heard-at-last", "seat": 0, "name": "hazel"}))[
                "kind"
            ] == "ack"

    run_story(story)
