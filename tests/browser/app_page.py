"""A page that a test operates as a player would: it opens boxes, takes seats and touches what glows. It knows no
rules."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser import fixed_luck_server
from kit.sampled_cases import WHOLE
from mulot.games import bots

PHONE = (390, 844)
PHONE_ON_ITS_SIDE = (844, 390)
TABLET = (820, 1180)
LAPTOP = (1280, 800)
DESKTOP = (1440, 900)
CAN = ".board [data-touch].can"
PATIENCE = 120_000
"""Timeout in milliseconds: on a busy machine tests are slow but pass."""
STEPS = 900
"""More touches than any game in the tests needs."""

QUICK = {"language": "en", "voice": False, "sound": False, "calm": True, "quick": True}
SPEECH = """
window.spoken = [];
class Utterance { constructor(text) { this.text = text; } }
Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => ["fr-FR", "nl-NL", "en-GB"].map((lang) => ({ lang, name: lang, localService: true })),
  speak: (utterance) => window.spoken.push([utterance.lang, utterance.text]),
  cancel: () => undefined, addEventListener: () => undefined,
} });
"""

GLANCE = """async ([can, patience]) => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  // What lies under an open sheet glows, but no finger gets at it. In a picture a touch need not fill its frame.
  const reached = (touch) => {
    const hit = document.elementFromPoint(...middle(touch));
    return touch.contains(hit) || (hit?.closest("svg") ?? 0) === touch.ownerSVGElement;
  };
  const until = performance.now() + patience;
  for (;;) {
    const table = document.querySelector(".table"), lift = document.querySelector(".curtain .big");
    const over = table?.dataset.phase === "over", busy = table?.dataset.busy !== "false";
    // Who may touch what is worked out only where somebody may touch: it is most of the work.
    const free = over || lift || busy ? [] : [...document.querySelectorAll(can)].filter(reached);
    if (over || lift || free.length || performance.now() >= until) {
      const touches = free.map((touch) => [touch.dataset.touch, ...middle(touch)]);
      return { over, busy, curtain: lift && middle(lift), touches };
    }
    await new Promise((then) => setTimeout(then, 4));
  }
}"""

NO_FILTERS = """addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { filter: none !important } .top > svg { display: none !important }");
  document.adoptedStyleSheets = [sheet];
})"""
"""Shadows, halos and the table-top are most of the work of a browser without a graphics card; the tests touch, they do
not look."""

Pick = Callable[[list[tuple[str, float, float]]], int]
"""Returns the index of the target to touch, given the name, x and y of each."""


def at_random(seed: int) -> Pick:
    """Return a function that picks at random."""
    rng = Random(seed)
    return lambda touches: rng.randrange(len(touches))


def highest(touches: list[tuple[str, float, float]]) -> int:
    """Pick the target farthest up the board. Boards are turned so that each player moves upwards."""
    return min(range(len(touches)), key=lambda i: touches[i][2])


def keep(settings: dict[str, Any]) -> str:
    """Return the script that stores these settings on the device."""
    return f"localStorage.setItem('mulot.settings', {json.dumps(json.dumps(settings))})"


def new_context(
    browser: Browser,
    size: tuple[int, int] = TABLET,
    settings: dict[str, Any] | None = None,
    halos: bool = False,
    **more: Any,
) -> BrowserContext:
    """Create a device with its own cookies and settings."""
    wanted = QUICK | (settings or {})
    context = browser.new_context(**device_options(size, wanted["language"]), **more)
    prepare(context, wanted, halos)
    return context


def device_options(size: tuple[int, int], language: str) -> dict[str, Any]:
    """Return Playwright's options for a device with a touchscreen of this size."""
    width, height = size
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "locale": language}


def prepare(context: BrowserContext, settings: dict[str, Any], halos: bool = False) -> None:
    """Give a new device its settings, a voice that can be read, and luck that is the same in every run."""
    context.add_init_script(f"localStorage.getItem('mulot.settings') ?? {keep(settings)}")
    context.add_init_script(SPEECH)
    if not WHOLE:
        context.add_init_script(fixed_luck_server.BROWSER)
    if not halos:
        context.add_init_script(NO_FILTERS)
    context.set_default_timeout(PATIENCE)


class AppPage:
    """A page on a device, with everything that was received over its WebSockets."""

    places = ("here", "friend", "bot")
    """The choices for a seat, in the order of the buttons."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.frames: list[str] = []
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))
        self.page.on("request", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text))

    def wipe(self) -> None:
        """Delete cookies, storage, other pages and records, so that the next test finds a clean device."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.unroute_all()
        self.goto("/health")  # a response that is not a page of the client, so that all connections are closed
        self.context.clear_cookies()
        self.page.evaluate("localStorage.clear(), sessionStorage.clear(), void indexedDB.deleteDatabase('mulot')")
        for noted in (self.frames, self.foreign, self.complaints):
            noted.clear()

    def set_up(self, size: tuple[int, int], settings: dict[str, Any]) -> None:
        """Prepare a wiped device for the next test."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(keep(QUICK | settings))

    def _note(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.foreign.append(request.url)

    def goto(self, path: str) -> AppPage:
        self.page.goto(self.address + path)
        return self

    # ---------------------------------------------------------------- before the game

    def open_box(self, game: str, seats: int, who: list[str]) -> None:
        """Open a box; `who` has `here`, `friend` or `bot` for each seat."""
        self.goto(f"/box/{game}")
        chairs = self.page.locator(".chairs > li")
        expect(chairs.first).to_be_visible()
        while (there := chairs.count()) != seats:
            more, less = (self.page.locator(".row > .round").nth(n) for n in (-1, 0))
            (more if there < seats else less).tap()
        self.open_door()
        for seat, one in enumerate(who):
            self.page.locator(".seats > li").nth(seat).locator(".ways button").nth(self.places.index(one)).tap()

    def open_door(self) -> None:
        """Open the grown-ups' door, unless it is open."""
        door = self.page.locator("details.door")
        if door.get_attribute("open") is None:
            door.locator("summary").first.tap()

    def more_ways(self) -> None:
        """Open the part of the box with the further options, unless it is open."""
        self.open_door()
        ways = self.page.locator("details.more-ways")
        if ways.get_attribute("open") is None:
            ways.locator("summary").tap()

    def choose_option(self, label: str) -> None:
        self.more_ways()
        self.page.locator(".tiles button", has_text=label).first.tap()

    def begin(self) -> None:
        self.page.locator(".begin .big").tap()
        self.page.wait_for_url("**/t/*")
        self.arrive()

    def sit_down(self, game: str, who: list[str], **options: Any) -> None:
        """Open a table without going through its box, for tests that begin at a table."""
        character = next(iter(bots(game)))
        seats = list(enumerate(who))
        opened = self._ask(
            "/api/tables",
            game=game,
            seats=len(who),
            options=options,
            settings={"access": "invited" if "friend" in who else "link"},
            take=[{"seat": seat} for seat, one in seats if one == "here"],
            characters={str(seat): character for seat, one in seats if one == "bot"},
        )
        if "friend" not in who:
            self._ask(f"/api/tables/{opened['table']}/start")
        self.goto(f"/t/{opened['table']}")
        self.arrive()

    def arrive(self) -> None:
        """Wait until all parts of the table's page are there."""
        expect(self.page.locator(".table[data-whole=true], .lobby").first).to_be_attached()

    def _ask(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(self.address + path, data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1]

    def invitation(self) -> str:
        invite = self.page.locator(".invite")
        expect(invite).to_be_visible()
        return invite.get_attribute("data-link") or ""

    # ---------------------------------------------------------------- playing

    def look(self, patience: int = 0) -> dict[str, Any]:
        """Return the state of the page: whether the game is over, the curtain is down or an animation is running, and
        what glows.

        With `patience` (milliseconds), wait until there is something to do.
        """
        found: dict[str, Any] = self.page.evaluate(GLANCE, [CAN, patience])
        return found

    @property
    def over(self) -> bool:
        return bool(self.look()["over"])

    def glowing(self, patience: int = 0) -> list[tuple[str, float, float]]:
        """Return everything that glows, with its name and position. With `patience` (milliseconds), wait until
        something glows."""
        return [(name, x, y) for name, x, y in self.look(patience)["touches"]]

    def move(self, pick: Pick) -> bool:
        """Lift the curtain or touch something that glows, if possible. Return True if anything was touched."""
        return self._move(self.look(), pick)

    def _move(self, seen: dict[str, Any], pick: Pick) -> bool:
        if seen["curtain"]:
            self.page.touchscreen.tap(*seen["curtain"])
            return True
        if seen["busy"] or not seen["touches"]:
            return False
        _, x, y = seen["touches"][pick([(name, x, y) for name, x, y in seen["touches"]])]
        self.page.touchscreen.tap(x, y)
        return True

    def lift(self, patience: int = 15_000) -> None:
        """Lift the curtain if it is down."""
        if (seen := self.look(patience))["curtain"]:
            self.page.touchscreen.tap(*seen["curtain"])
            self.page.wait_for_selector(".curtain", state="detached")

    def play(self, pick: Pick, patience: int = 0) -> tuple[bool, bool]:
        """Make a move if possible. Return whether a move was made, and whether the game is over."""
        seen = self.look(patience)
        return (False, True) if seen["over"] else (self._move(seen, pick), False)


@contextmanager
def unpainted(screens: list[AppPage]) -> Iterator[None]:
    """Make the pages transparent for a while, which saves the time for painting. Everything can still be touched."""
    for screen in screens:
        screen.page.evaluate("document.documentElement.style.opacity = 0")
    yield
    for screen in screens:
        screen.page.evaluate("document.documentElement.style.opacity = ''")


def play_to_the_end(
    screens: list[AppPage], pick: Pick, each: Callable[[int], None] | None = None, most: int | None = None
) -> int:
    """Play on all pages until all show the end, or until `most` touches are made. Return the number of touches."""
    with unpainted(screens):
        return _play(screens, pick, each, most)


def _play(screens: list[AppPage], pick: Pick, each: Callable[[int], None] | None, most: int | None) -> int:
    touches, idle_since = 0, time.monotonic()
    while True:
        done = [screen.play(pick, patience=40 // len(screens) ** 2) for screen in screens]
        if all(over for _, over in done):
            return touches
        moved = sum(moved for moved, _ in done)
        touches += moved
        idle_since = time.monotonic() if moved else idle_since
        assert time.monotonic() - idle_since < PATIENCE / 1000, f"nothing happens: {prompts(screens)}"
        if most is not None and touches >= most:
            return touches
        assert touches < STEPS, f"no end: {prompts(screens)}"
        if each and moved:
            each(touches)


def prompts(screens: list[AppPage]) -> list[str]:
    return [screen.page.locator("[data-prompt]").first.inner_text() for screen in screens]


def retell(one: AppPage) -> None:
    """After the end, step back through the story on the board, from its last moment to its first."""
    expect(one.page.locator(".story .run")).to_be_enabled()
    back = one.page.locator(".story").get_by_role("button", name="One step back")
    for _ in range(7):  # no story has more highlights
        if not back.is_enabled():
            break
        back.tap()
    expect(back).to_be_disabled()
    expect(one.page.locator(".story .dots .on")).to_have_count(1)
