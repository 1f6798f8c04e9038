"""Takes the screenshots: one method for each screen, which is photographed in every wanted language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import mulot
from browser.app_page import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage, Pick, at_random, new_context
from browser.app_page import play_to_the_end as play
from browser.bots_take_seats import let_bots_play
from browser.layout_checks import layout_faults
from browser.sticker_album import stick_in

SIZES = {
    "phone": PHONE,
    "phone-lying": PHONE_ON_ITS_SIDE,
    "tablet": TABLET,
    "tablet-lying": (TABLET[1], TABLET[0]),
    "desktop": DESKTOP,
}
FOLDER = Path(__file__).parents[2] / "pictures"
LIVELY = {"calm": False, "quick": True}
SEATS = {"trio": 4, "souriciere": 3}
"""The number of seats, if two are not enough to show the game."""
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage["mulot.settings"]);
  localStorage["mulot.settings"] = JSON.stringify({ ...kept, language });
}"""

WHOLE = """() => [...document.querySelectorAll("[data-whole]")].every(part => part.dataset.whole === "true")"""
"""Tables and replays are drawn part by part, which takes a long time on a busy machine."""


class Photographer:
    """Photographs a screen of one size in several languages, and collects the faults of its layout."""

    def __init__(self, browser: Browser, address: str, size: str, languages: list[str]) -> None:
        self.faults: list[str] = []
        self.browser = browser
        self.size = size
        self.languages = languages
        settings = LIVELY | {"language": languages[0]}
        self.screen = AppPage(new_context(browser, SIZES[size], settings, halos=True), address)
        self.guest = AppPage(new_context(browser, SIZES[size], settings, halos=True), address)

    @property
    def page(self) -> Page:
        return self.screen.page

    def snap(
        self,
        name: str,
        ready: str,
        prepare: Callable[[Page], None] | None = None,
        screen: AppPage | None = None,
    ) -> None:
        """Photograph the page, reloaded in each language; `prepare` brings it back to the wanted state."""
        page = (screen or self.screen).page
        for language in self.languages:
            page.evaluate(SPEAK, language)
            page.reload()
            page.wait_for_selector(ready)
            page.wait_for_function(WHOLE)
            if prepare:
                prepare(page)
            page.wait_for_timeout(400)
            page.wait_for_function(WHOLE)
            self.faults += [f"{name}, {self.size}, {language}: {fault}" for fault in layout_faults(page)]
            page.screenshot(path=FOLDER / f"{name}-{self.size}-{language}.png")

    # ---------------------------------------------------------------- without a table

    def house(self) -> None:
        for name, path, ready in (
            ("shelf", "/", ".shelf li:nth-child(5) .cover svg"),
            ("about", "/about", ".card"),
            ("kept", "/kept", ".card"),
            ("lost", "/cellar", "h1"),
            ("no-such-table", "/t/0000000000000000000000", "h1"),
            *((f"box-{game}", f"/box/{game}", ".chairs li") for game in mulot.shelf()),
            *((f"rules-{game}", f"/rules/{game}", "section") for game in mulot.shelf()),
        ):
            self.screen.goto(path)
            self.snap(name, ready)
        for game in mulot.shelf():
            stick_in(self.screen, game, some=2)
            self.screen.goto(f"/album/{game}")
            self.snap(f"album-{game}", ".page")
        self.snap("album-large", ".page", opening(".page button.won"))
        self.screen.goto("/mice")
        self.page.locator("main button").first.click()
        self.snap("mice", ".large")

    def options(self, game: str) -> None:
        """Photograph the lower half of an open box."""
        self.screen.goto(f"/box/{game}")
        self.snap(f"options-{game}", ".chairs li", unfold)

    def lobby(self) -> None:
        """Photograph the lobby on both sides while it waits for a friend, and the used-up link."""
        self.screen.open_box("souriciere", 3, ["here", "friend", "bot"])
        self.screen.begin()
        link = self.screen.invitation()
        self.snap("lobby", ".code svg")
        self.guest.page.goto(self.screen.invitation())
        self.guest.page.wait_for_selector(".soon")
        self.snap("lobby-guest", ".soon", screen=self.guest)
        self.snap("lobby-all-here", ".go .big:enabled")
        other = AppPage(new_context(self.browser, SIZES[self.size]), self.screen.address)
        other.page.goto(link)
        other.page.wait_for_selector("h1")
        other.page.wait_for_timeout(400)
        other.page.screenshot(path=FOLDER / f"link-used-{self.size}.png")
        other.context.close()

    # ---------------------------------------------------------------- at a table

    def game(self, game: str, pick: Pick) -> None:
        """Photograph a table from the first touch to the end."""
        seats = SEATS.get(game, 2)
        self.screen.open_box(game, seats, ["here"] * seats)
        self.screen.begin()
        self.page.wait_for_selector(".table")
        self.page.wait_for_timeout(400)
        self.snap(f"table-{game}-begins", ".table", lift)
        if game == "souriciere":
            self.sheets()
            self.page.reload()  # closes the last sheet
        play([self.screen], pick, most=12)
        self.snap(f"table-{game}-middle", ".table", lift)
        if game == "mystiques":
            self.leaves()
        self.finish(seats)
        self.snap(f"end-{game}", "#ending", story)
        self.snap(f"table-{game}-over", "#ending", lambda page: page.locator("button.shut").click())
        if game == "souriciere":
            self.snap("proof", "#ending", prove)
        self.screen.goto(f"/t/{self.screen.table}/replay#8")
        self.snap(f"replay-{game}", "input[type=range]")

    def finish(self, seats: int) -> None:
        """Let bots play the rest of the game."""
        table = self.screen.table
        games = self.page.evaluate("fetch('/api/games').then((a) => a.json())")
        character = next(game["characters"] for game in games if game["id"] == self.found(table)["game"])[-1]
        let_bots_play(self.screen, table, range(seats), character)
        for _ in range(600):
            if self.found(table)["phase"] == "over":
                return
            self.page.wait_for_timeout(200)
        raise AssertionError("the bots have found no end")

    def found(self, table: str) -> dict[str, Any]:
        """Return a table as the server shows it."""
        shown: dict[str, Any] = self.page.evaluate("(t) => fetch(`/api/tables/${t}`).then((a) => a.json())", table)[
            "table"
        ]
        return shown

    def leaves(self) -> None:
        """Photograph what a touch opens in Les Mystiques: the story, the map, a hero, an enemy."""
        for name in ("book", "map", "hero", "card-rat"):
            self.snap(f"mystiques-{name}", f"[data-touch={name}]", opening(f"[data-touch={name}]"))

    def campaign(self) -> None:
        """Photograph the book of a campaign after its first chapter."""
        self.screen.open_box("mystiques", 2, ["here", "here"])
        self.screen.more_ways()
        self.page.locator("fieldset").last.locator(".tiles button").last.tap()
        self.screen.begin()
        self.page.wait_for_selector(".table")
        self.finish(2)
        self.snap("campaign-end", "#ending", story)
        self.screen.goto(f"/t/{self.screen.table}/book")
        self.snap("campaign-book", "ol li")

    def sheets(self) -> None:
        for number, name in enumerate(("say", "log", "menu")):
            self.snap(f"sheet-{name}", ".table", opening("header .tools button", number))
        self.snap("sheet-possible", ".prompt [data-possible]", opening(".prompt [data-possible]"))

    def barriers(self) -> None:
        """Photograph the shortest paths, a barrier on its way into a narrow groove, and one that is not allowed."""
        self.screen.open_box("barrieres", 4, ["here"] * 4)
        self.screen.more_ways()
        self.page.locator("fieldset").first.locator(".tiles button").nth(3).tap()
        self.screen.begin()
        self.page.wait_for_selector("[data-touch=stock]")
        self.snap("barrieres-ways", "[data-touch=ways]", lambda page: touch(page, "ways"))
        self.snap("barrieres-building", "[data-touch=stock]", lambda page: touch(page, "stock", "crossing-e5"))
        self.snap("barrieres-refused", "[data-touch=square-c3]", lambda page: touch(page, "square-c3"))

    def with_bots(self) -> None:
        """Photograph a full table of bots in the great forest."""
        self.screen.open_box("clan", 5, ["here", *["bot"] * 4])
        self.screen.more_ways()
        self.page.locator("fieldset").first.locator(".tiles button").nth(1).tap()
        self.screen.begin()
        self.page.wait_for_selector(".table")
        play([self.screen], at_random(3), most=8)
        self.snap("clan-five", ".table", lift)

    def lesson(self, game: str) -> None:
        self.screen.goto(f"/box/{game}").page.wait_for_selector(".chairs li")
        if self.page.locator(f'a[href="/learn/{game}"]').count():
            self.screen.goto(f"/learn/{game}")
            self.snap(f"lesson-{game}", ".teacher")


def opening(what: str, nth: int = 0) -> Callable[[Page], None]:
    """Return a function that opens this on the page it is given, even if something lies over it."""
    return lambda page: page.locator(what).nth(nth).dispatch_event("click")


def unfold(page: Page) -> None:
    """Show all options."""
    page.locator("details.door > summary").click()
    page.locator("details.more-ways > summary").click()
    page.locator("fieldset").first.scroll_into_view_if_needed()


def lift(page: Page) -> None:
    """Lift all curtains, one after another."""
    for _ in range(6):
        page.wait_for_timeout(250)
        if not page.locator(".curtain .big").count():
            return
        page.locator(".curtain .big").tap()


def story(page: Page) -> None:
    page.wait_for_selector(".story .run:enabled")
    page.wait_for_timeout(500)


def prove(page: Page) -> None:
    page.locator(".end .first .round").click()
    page.locator(".end .more .soft").first.click()
    page.wait_for_timeout(900)


def touch(page: Page, *names: str) -> None:
    for name in names:
        box = page.locator(f'[data-touch="{name}"]').bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(300)
