"""The house inside a browser loses nothing it has acknowledged when the browser is killed in the middle of play."""

from __future__ import annotations

from pathlib import Path

from browser.killed import TOO_SOON, Evening
from browser.site import web_space


def test_a_browser_that_is_killed_five_times_has_lost_nothing(tmp_path: Path) -> None:
    with web_space(tmp_path) as site, Evening(site, 1, bare=True) as evening:
        done = evening.kill(5)
    assert done.broken == []
    assert done.kills == 5
    assert done.acked >= 10


def test_a_house_that_answers_before_it_has_written_is_noticed(tmp_path: Path) -> None:
    with web_space(tmp_path, planted=TOO_SOON) as site, Evening(site, 1, bare=True) as evening:
        done = evening.kill(1)
    assert done.broken
    assert all(each.startswith("lost: ") for each in done.broken)
