"""The server is killed during play, again and again. No acknowledged move is ever lost."""

from __future__ import annotations

import pytest

from kit.clients import run_story
from kit.crash_load import CrashCounts, play_through_crashes
from kit.running_server import RunningServer
from kit.sampled_cases import sample


@pytest.mark.parametrize("part", sample([1, 2], 1))
def test_no_acknowledged_move_is_lost_in_25_crashes(part: int) -> None:
    async def story() -> None:
        with RunningServer() as house:
            kills = await play_through_crashes(house, tables=6, kills=25, seed=part)
            assert kills.verdict.broken == []
            assert kills.kills == 25
            assert kills.verdict.acked >= 200
            assert kills.reconnections > 25 * 6
            assert "Traceback" not in house.log

    run_story(story, 300)


def test_without_crashes_nobody_reconnects() -> None:
    """Without crashes, the counted number of reconnections is 0."""

    async def story() -> None:
        with RunningServer() as house:
            quiet: CrashCounts = await play_through_crashes(house, tables=1, kills=0, seed=3)
            assert quiet.verdict.broken == []
            assert quiet.reconnections == 0

    run_story(story)
