"""A screen in somebody's hands: opens boxes, sits down, touches what glows. It knows no game's rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

PHONE = (390, 844)
PHONE_ON_ITS_SIDE = (844, 390)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
CAN = ".board [data-touch].can"
STEPS = 900
"""More touches than any game of the tests needs."""

QUICK = {"language": "en", "voice": False, "sound": False, "calm": True, "quick": True}
SPEECH = """
window.spoken = [];
class Utterance { constructor(text) { this.text = text; } }
Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => ["fr-FR", "nl-NL", "en-GB"].map((lang) => ({ lang, name: lang })),
  speak: (utterance) => window.spoken.push([utterance.lang, utterance.text]),
  cancel: () => undefined, addEventListener: () => undefined,
} });
"""

Pick = Callable[[list[tuple[str, float, float]]], int]
"""Chooses among what glows: (name, x, y) of each."""


def at_random(seed: int) -> Pick:
    """Anything that glows."""
    rng = Random(seed)
    return lambda touches: rng.randrange(len(touches))


def highest(touches: list[tuple[str, float, float]]) -> int:
    """What lies farthest away from the player: boards are turned so that one plays upwards."""
    return min(range(len(touches)), key=lambda i: touches[i][2])


def new_context(
    browser: Browser, size: tuple[int, int] = TABLET, settings: dict[str, Any] | None = None, **more: Any
) -> BrowserContext:
    """A device: its own cookies, its own settings."""
    wanted = QUICK | (settings or {})
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, locale=wanted["language"], **more
    )
    kept = json.dumps(json.dumps(wanted))
    context.add_init_script(f"localStorage.getItem('mulot.settings') ?? localStorage.setItem('mulot.settings', {kept})")
    context.add_init_script(SPEECH)
    context.set_default_timeout(15_000)
    return context


class Screen:
    """A page of a device, and what was seen going over its wires."""

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
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)

    def _note(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.foreign.append(request.url)

    def goto(self, path: str) -> Screen:
        self.page.goto(self.address + path)
        return self

    # ---------------------------------------------------------------- before the game

    def open_box(self, game: str, seats: int, who: list[str]) -> None:
        """From the shelf into a box; `who` is `here`, `friend` or `bot`, a seat."""
        self.goto("/")
        self.page.locator(f'a[href="/box/{game}"]').tap()
        counts = self.page.locator(".counts button", has_text=str(seats))
        if counts.count():
            counts.first.tap()
        place = {"here": 0, "friend": 1, "bot": 2}
        for seat, one in enumerate(who):
            self.page.locator(".seats > li").nth(seat).locator(".ways button").nth(place[one]).tap()

    def choose_option(self, label: str) -> None:
        self.page.locator(".tiles button", has_text=label).first.tap()

    def begin(self) -> None:
        self.page.locator(".begin .big").tap()
        self.page.wait_for_url("**/t/*")

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1]

    def invitation(self) -> str:
        link = self.page.locator(".link input")
        expect(link).to_be_visible()
        return link.input_value()

    # ---------------------------------------------------------------- playing

    @property
    def over(self) -> bool:
        return self.page.locator(".table[data-phase=over]").count() > 0

    def glowing(self) -> list[tuple[str, float, float]]:
        """Everything that glows: name and where."""
        found: list[tuple[str, float, float]] = self.page.evaluate(
            """(can) => [...document.querySelectorAll(can)].map((touch) => {
                 const { left, top, width, height } = touch.getBoundingClientRect();
                 return [touch.dataset.touch, left + width / 2, top + height / 2];
               })""",
            CAN,
        )
        return found

    def touch(self, name: str) -> None:
        """Touch something by its name."""
        self.page.locator(f".board [data-touch='{name}']").first.tap(force=True)

    def move(self, pick: Pick) -> bool:
        """Lift the curtain or touch something that glows, if there is anything to do here now."""
        lift = self.page.locator(".curtain .big")
        if lift.count():
            lift.tap()
            return True
        if self.page.locator(".table[data-busy=true]").count():
            return False
        touches = self.glowing()
        if not touches:
            return False
        _, x, y = touches[pick(touches)]
        self.page.touchscreen.tap(x, y)
        return True


def play_to_the_end(screens: list[Screen], pick: Pick, each: Callable[[int], None] | None = None) -> int:
    """Everybody plays until all screens say that it is over; returns how many touches it took."""
    touches = idle = 0
    while not all(screen.over for screen in screens):
        moved = [screen.move(pick) for screen in screens if not screen.over]
        touches += sum(moved)
        idle = 0 if any(moved) else idle + 1
        if not any(moved):
            screens[0].page.wait_for_timeout(15)
        assert idle < 1000, f"nothing happens: {prompts(screens)}"
        assert touches < STEPS, f"no end: {prompts(screens)}"
        if each:
            each(touches)
    return touches


def prompts(screens: list[Screen]) -> list[str]:
    return [screen.page.locator("[data-prompt]").first.inner_text() for screen in screens]


def log_of(screen: Screen) -> list[str]:
    """The story so far, oldest first."""
    page = screen.page
    page.get_by_role("button", name="What happened").click()
    lines: Locator = page.locator("dialog ol li > span")
    found = lines.all_inner_texts()
    page.keyboard.press("Escape")
    return found[::-1]
