"""The house inside a browser loses nothing it has acknowledged when the browser is killed in the middle of play."""

from __future__ import annotations

import fcntl
import time
from pathlib import Path

import pytest

from browser.killed_chromium import BARE, TOO_SOON, Chromium, Evening, worker_of
from browser.static_site import BELOW, web_space
from kit.case_sample import WHOLE

OPENS = """(name) => new Promise((done) => {
  const request = indexedDB.open(name);
  request.onsuccess = () => done("opens");
  request.onerror = () => done(request.error.name);
})"""


def test_a_browser_that_is_killed_has_lost_nothing(tmp_path: Path) -> None:
    """Twice; `make prove` does it hundreds of times."""
    kills = 5 if WHOLE else 2
    with web_space(tmp_path) as site, Evening(site, 1, bare=True) as evening:
        done = evening.kill(kills)
    assert done.broken == []
    assert done.kills == kills
    assert done.acked >= 2 * kills


@pytest.mark.whole
def test_a_house_that_answers_before_it_has_written_is_noticed(tmp_path: Path) -> None:
    with web_space(tmp_path, planted=TOO_SOON) as site, Evening(site, 1, bare=True) as evening:
        done = evening.kill(1)
    assert done.broken
    assert all(each.startswith("lost: ") for each in done.broken)


@pytest.mark.whole
def test_a_database_that_a_killed_browser_still_holds_is_waited_for(tmp_path: Path) -> None:
    """Its files are held by somebody else for a while: what is played must not go into memory meanwhile."""
    with web_space(tmp_path) as site, Evening(site, 1, bare=True) as evening:
        assert evening.kill(1).broken == []
        (lock,) = evening.profile.rglob("*.indexeddb.leveldb/LOCK")
        with lock.open("r+") as held:
            fcntl.lockf(held, fcntl.LOCK_EX)
            browser = Chromium(evening.profile)
            try:
                browser.goto(f"{site}pocket/licences.txt")
                assert browser.run(OPENS, f"mulot /{BELOW}/") == "UnknownError"
                browser.run(BARE, worker_of(site))
                time.sleep(3)  # it has tried, and goes on trying
                fcntl.lockf(held, fcntl.LOCK_UN)
                while not any("kept" in one for one in browser.heard):
                    browser.hear()
                assert [one["kept"] for one in browser.heard if "kept" in one] == ["kept"]
            finally:
                browser.close()
