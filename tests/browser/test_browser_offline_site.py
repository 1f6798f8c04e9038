"""The offline version from a folder of static files: without network, and with a worker that dies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.app_page import PATIENCE
from browser.offline_page import until
from browser.read_indexeddb import ROWS, replayed, rows_kept
from browser.static_site import BELOW, SETTLED, web_space
from mulot.core.match import Match
from mulot.games import load

WAKE = 2 * PATIENCE
"""Python starts in seconds, or on a busy machine in minutes."""
CACHED = """async () => {
  const names = await caches.keys();
  for (const name of names) {
    const cache = await caches.open(name);
    if (await cache.match(new URL("pocket/files.json", document.baseURI))) return (await cache.keys()).length;
  }
  return 0;
}"""

ASKED_FIRST = "**/pocket/edition.json"
"""The first file of Python that the worker requests."""
MOVES = """(calm) => {
  const waking = document.querySelector(".waking");
  waking.classList.toggle("calm", calm);
  return [...waking.querySelectorAll("svg > *")].filter((part) => part.getAnimations().length)
    .map((part) => part.classList[0]);
}"""
"""The parts of the picture that move."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with web_space(tmp_path_factory.mktemp("web-space")) as address:
        yield address


def see_the_mouse_get_up(page: Page, box: str) -> None:
    """Start a game before Python has loaded: a waking mouse is shown until the table is there."""
    held: list[Route] = []
    page.route(ASKED_FIRST, lambda route: route.continue_() if held else held.append(route))
    page.goto(box)
    page.locator("button.big").first.click()
    waking = page.get_by_role("status").filter(has_text="The mice are getting up")
    expect(waking.locator(".mouse [data-mouse], .mouse .mouse").first).to_be_visible()
    expect(waking.locator(".blanket").first).to_be_visible()
    assert page.evaluate(MOVES, False) == ["mouse", "blanket", "blanket", "sleep"]
    assert page.evaluate(MOVES, True) == []  # with reduced motion
    for _ in range(WAKE // 50):
        if held:
            break
        page.wait_for_timeout(50)
    held[0].continue_()
    expect(waking).to_have_count(0, timeout=WAKE)
    arrive(page)


def sit_down(page: Page, game: str = "souriciere", alone: bool = True) -> None:
    """Open a box, take the first two seats (or leave one to a bot) and start."""
    if not alone:
        page.locator(".chairs > li").nth(1).get_by_role("button").click()
    page.locator("button.big").first.click()
    arrive(page)


def arrive(page: Page) -> None:
    """Wait until there is a table and something can be touched."""
    page.wait_for_url(lambda url: "/t/" in url, timeout=WAKE)
    expect(page.locator(".touch.can").first).to_be_visible(timeout=WAKE)


def roll(page: Page, times: int) -> None:
    for _ in range(times):
        page.locator(".touch.can").first.click(timeout=WAKE)
        page.wait_for_timeout(0)


def test_a_folder_on_any_web_space_plays_on_without_the_net_and_can_be_installed(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    asked: list[str] = []
    complaints: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.add_init_script(SETTLED)
    page = context.new_page()
    see_the_mouse_get_up(page, f"{site}?/box/souriciere")
    roll(page, 2)
    # All files are cached while the game goes on.
    until(page, CACHED)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=WAKE)
    errors = context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    log = page.locator("html").get_attribute("data-house")
    assert log == "pocket"
    context.set_offline(True)
    table = page.url
    page.reload()
    expect(page.locator(".touch.can").first).to_be_visible(timeout=WAKE)
    assert page.url == table
    roll(page, 1)
    # A link to another page, opened on its own, also works without a network.
    page.goto(f"{site}?/rules/clan")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{site}?/print/trio")
    expect(page.locator("[data-paper=whole]")).to_be_visible(timeout=WAKE)
    assert {urlsplit(url).netloc for url in asked if url.startswith("http")} == {urlsplit(site).netloc}
    assert complaints == []
    context.close()


def test_a_running_game_of_the_library_is_brought_sat_down_to_and_played_on(browser: Browser, site: str) -> None:
    """A table that was imported from a file has empty seats, so the page asks who plays in each."""
    match = Match(load("souriciere"), 3, 4, {"first": 0})
    for _ in range(4):
        seat = match.waiting.seats[0]
        match.play(seat, match.legal(seat)[0])
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    context.add_init_script(SETTLED)
    page = context.new_page()
    page.goto(site)
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": match.dump()}
    page.locator("input[type=file]").first.set_input_files(file)
    page.wait_for_url(lambda url: "/t/" in url, timeout=WAKE)
    notice = page.locator(".notice[role=status]")
    for mouse, who in (("Hazel", "Sit here"), ("Clover", "Sit here"), ("Bramble", "Let a house mouse play")):
        expect(notice).to_contain_text(f"Nobody is sitting in {mouse}’s seat")
        notice.get_by_role("button", name=who).click()
    expect(notice).to_have_count(0)
    roll(page, 1)
    table = re.sub(r".*/t/", "", page.url)
    played = f"(rows) => rows.filter(([of, , , , action]) => of === '{table}' && action).length >= 1"
    until(page, f"async () => ({played})(await ({ROWS})('mulot /{BELOW}/'))")
    assert replayed(rows_kept(page, f"mulot /{BELOW}/")[table]).phase == "playing"
    context.close()


@pytest.mark.whole
def test_a_worker_that_dies_begins_anew_from_the_rows_and_the_game_goes_on(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    context.add_init_script(SETTLED)
    page = context.new_page()
    page.goto(f"{site}?/box/souriciere")
    sit_down(page, alone=False)
    roll(page, 1)
    house = next(worker for worker in page.workers if "/worker-" in worker.url)
    with page.expect_worker(lambda worker: "/worker-" in worker.url, timeout=WAKE):
        house.evaluate("() => { setTimeout(() => { throw new Error('planted') }) }")
    assert house not in page.workers
    roll(page, 3)
    table = re.sub(r".*/t/", "", page.url)
    kept = rows_kept(page, f"mulot /{BELOW}/")[table]
    assert replayed(kept).phase == "playing"
    context.close()
