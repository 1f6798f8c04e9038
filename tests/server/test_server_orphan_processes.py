"""A server that is killed leaves no process behind, whatever its processes are doing."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from kit.clients import Browser, run_story
from kit.processes import children, cpu_seconds, wait_until_gone
from kit.running_server import RunningServer


@pytest.mark.parametrize(
    ("game", "options", "character", "says"),
    [
        ("sleepy", {"charms": False}, "asleep", "it falls asleep"),
        ("sleepy", {"charms": False}, "brooding", "it broods"),
        ("barrieres", {}, "master", None),
    ],
)
def test_thinking_bot_process_ends_when_the_server_is_killed(
    game: str, options: dict[str, Any], character: str, says: str | None
) -> None:
    async def story() -> None:
        with RunningServer(more_games="kit.misbehaving_bots", bot_seconds=600) as house:
            ana = Browser(house.url)
            table = await ana.open_table(game, options={"first": 1, **options}, characters={"1": character})
            await ana.post(f"/api/tables/{table}/start")
            await ana.watch(table)
            deadline = time.monotonic() + 300
            # The master uses all of its time; a process that has run for this long is computing a move.
            while not (says in house.log if says else any(cpu_seconds(child) > 3 for child in children(house.pid))):
                assert time.monotonic() < deadline, house.log
                await asyncio.sleep(0.05)
            minds = children(house.pid)
            assert minds
            house.kill()
            assert wait_until_gone(minds, 60), "a bot process keeps computing for nobody"

    run_story(story)
