"""The offline version loses nothing that it has acknowledged when the browser is killed during play."""

from __future__ import annotations

import fcntl
import time
from pathlib import Path

import pytest

from browser.killed_chromium import BARE, GAME, PLAY, TOO_SOON, Chromium, Evening, worker_of
from browser.static_site import BELOW, web_space
from kit.sampled_cases import WHOLE

SILENCE = """async () => {
  const failed = { kind: "failed", key: "again", why: "silence" };
  (await theHouse).dispatchEvent(new MessageEvent("message", { data: failed }));
}"""
OPENS = """(name) => new Promise((done) => {
  const request = indexedDB.open(name);
  request.onsuccess = () => done("opens");
  request.onerror = () => done(request.error.name);
})"""


def test_a_browser_that_is_killed_has_lost_nothing(tmp_path: Path) -> None:
    """The browser is killed twice; `make prove` does so hundreds of times."""
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
    """While another process still holds the database's files, the game must not continue in memory only."""
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
                time.sleep(3)  # it has tried once, and keeps trying
                fcntl.lockf(held, fcntl.LOCK_UN)
                while not any("kept" in one for one in browser.heard):
                    browser.hear()
                assert [one["kept"] for one in browser.heard if "kept" in one] == ["kept"]
            finally:
                browser.close()


@pytest.mark.whole
def test_play_goes_on_when_the_page_has_restarted_its_worker(tmp_path: Path) -> None:
    with web_space(tmp_path) as site, Evening(site, 1) as evening:
        browser = Chromium(evening.profile)
        try:
            browser.goto(f"{site}?/box/{GAME}")
            browser.wait("() => 'theHouse' in window && document.readyState !== 'loading'")
            browser.run(PLAY, [GAME, None, None, 1])
            browser.listen(3)
            browser.run(SILENCE)
            browser.listen(len(browser.acks()) + 5)
            assert [one for one in browser.heard if "restarted" in one or "no" in one] == [{"restarted": True}]
            assert len({one["ack"] for one in browser.acks()}) == len(browser.acks())
        finally:
            browser.close()
