"""Plays in a browser other than the one that the tests use: the shelf, a whole game, the curtain, a replay, and an
offline game that continues without a network.

    python tests/other_browsers/play_in_other_browsers.py [firefox] [webkit]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser.app_page import CAN, GLANCE, QUICK, STEPS, keep
from browser.browser_test_server import open_house
from browser.static_site import BELOW, web_space
from kit.system_programs import PROGRAMS, bring
from other_browsers import firefox_driver, webkit_driver
from other_browsers.browser_driver import Driven, tap, wait

TABLET = (820, 1100)
PICTURES = Path("pictures/browsers")
BROWSERS: dict[str, Callable[[], Driven]] = {
    "firefox": lambda: firefox_driver.Firefox(TABLET),
    "webkit": lambda: webkit_driver.WebKit(TABLET),
}
DRAWN = (
    "(selector) => [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width).length"
)
MISSING = """() => Object.entries({
  "a voice of the device": !window.speechSynthesis?.getVoices().some(({ localService }) => localService),
  "sound": typeof AudioContext === "undefined",
  "vibration": !navigator.vibrate,
  "a screen that stays awake": !navigator.wakeLock,
  "installing": !("serviceWorker" in navigator),
  "notifications": typeof Notification === "undefined",
}).filter(([, missing]) => missing).map(([what]) => what)"""


WRITTEN = """(place) => new Promise((done) => {
  const request = indexedDB.open(place);
  request.onsuccess = () => {
    const counted = request.result.transaction("rows").objectStore("rows").count();
    counted.onsuccess = () => { request.result.close(); done(counted.result); };
  };
})"""
"""Returns how many rows the offline version has stored."""
GO_TO = """(moment) => {
  const bar = document.querySelector("input[type=range]");
  bar.value = moment;
  bar.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def count(browser: Driven, selector: str, least: int = 1) -> None:
    """Wait until at least this many elements are drawn."""
    wait(browser, f"(selector, least) => ({DRAWN})(selector) >= least", selector, least)


def play(browser: Driven, rng: Random, lifts: int | None = None) -> int:
    """Touch what glows until the game is over, or until the curtain has been lifted `lifts` times. Return how often
    it fell."""
    fell = 0
    for _ in range(STEPS):
        seen = browser.run(GLANCE, [CAN, 20_000])
        if seen["over"] or fell == lifts:
            return fell
        if seen["curtain"]:
            fell += 1
            browser.tap(*seen["curtain"])
            wait(browser, "() => !document.querySelector('.curtain')")
        elif seen["touches"]:
            _, x, y = rng.choice(seen["touches"])
            browser.tap(x, y)
    raise AssertionError(f"{browser.name}: no end")


def spend(browser: Driven, house: str, pictures: Path) -> None:
    """Visit the shelf, a whole game, the curtain and a replay on a server, and take a picture of each."""
    browser.goto(f"{house}/licences.txt")  # a page of the server that is not part of the client
    browser.run(f"() => {keep(QUICK)}")
    browser.goto(f"{house}/")
    count(browser, ".shelf a.box", 5)
    count(browser, ".shelf .cover svg", 5)
    browser.picture(pictures / "shelf.png")
    print(f"{browser.name}: the shelf", flush=True)

    tap(browser, "a.box[href='/box/souriciere']")
    tap(browser, ".begin .big")
    count(browser, ".board svg [data-touch].can")
    browser.picture(pictures / "table.png")
    play(browser, Random(3))
    count(browser, "#ending")
    count(browser, "svg.podium")
    browser.picture(pictures / "end.png")
    print(f"{browser.name}: La Souricière to its end", flush=True)

    tap(browser, "a[href*='/replay']")
    count(browser, "input[type=range]")
    browser.run(GO_TO, 3)
    wait(browser, "() => document.querySelector('.count').textContent.trim().startsWith('3 /')")
    count(browser, ".board svg")
    browser.picture(pictures / "replay.png")
    print(f"{browser.name}: its replay", flush=True)

    browser.goto(f"{house}/box/clan")
    count(browser, ".chairs > li", 2)
    tap(browser, ".chairs > li:nth-child(2) button")
    tap(browser, ".begin .big")
    count(browser, ".board svg")
    fell = play(browser, Random(5), lifts=1)
    assert fell == 1, f"{browser.name}: the curtain did not fall"
    browser.picture(pictures / "curtain.png")
    print(f"{browser.name}: Le Clan on one screen, with the curtain", flush=True)


def stay_in(browser: Driven, folder: Path, pictures: Path) -> None:
    """Start a game in the offline version, and continue it from the stored rows. If the browser has a service worker,
    the site is stopped first, so that the cached files are used."""
    with web_space(folder) as site:
        browser.goto(f"{site}pocket/icon-192.png")
        browser.run(f"() => {keep(QUICK)}")
        browser.goto(f"{site}?/box/souriciere")
        tap(browser, ".begin .big")
        count(browser, ".board svg [data-touch].can")
        before = browser.run(WRITTEN, f"mulot /{BELOW}/")
        for _ in range(3):
            seen = browser.run(GLANCE, [CAN, 20_000])
            browser.tap(*seen["touches"][0][1:])
        wait(browser, f"async (place, before) => await ({WRITTEN})(place) > before", f"mulot /{BELOW}/", before)
        kept = browser.run("() => 'serviceWorker' in navigator")
        if kept:
            wait(browser, "() => navigator.serviceWorker.controller !== null")
        table = browser.run("() => location.href")
        browser.picture(pictures / "pocket.png")
        print(f"{browser.name}: a game with the house inside the browser", flush=True)
        if not kept:
            browser.goto(table)
            count(browser, ".board svg [data-touch].can")
    if kept:
        browser.goto(table)
        count(browser, ".board svg [data-touch].can")
    print(f"{browser.name}: it goes on {'without the net' if kept else 'after the page was loaded again'}", flush=True)


def main(names: list[str]) -> int:
    """Play in the named browsers, or in all."""
    wanted = names or list(BROWSERS)
    there = [name for name in wanted if bring(PROGRAMS[name])]
    for name in there:
        with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as house:
            pictures = PICTURES / name
            pictures.mkdir(parents=True, exist_ok=True)
            browser = BROWSERS[name]()
            try:
                spend(browser, house, pictures)
                with tempfile.TemporaryDirectory() as space:
                    stay_in(browser, Path(space), pictures)
                print(f"{browser.name} {browser.version} has not: {', '.join(browser.run(MISSING)) or 'nothing'}")
                print(f"{browser.name} complains: {browser.complaints or 'of nothing'}", flush=True)
                assert not browser.complaints, browser.complaints
            finally:
                browser.close()
    return 0 if there == wanted else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
