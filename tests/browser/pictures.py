"""Every screen in three sizes, to be looked at: `make pictures` writes them into `pictures/`, which git ignores."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import mulot
from browser import chromium
from browser.house import open_house
from browser.screen import DESKTOP, PHONE, TABLET, Pick, Screen, at_random, highest, new_context, play_to_the_end

SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
LANGUAGES = {"phone": "nl", "tablet": "fr", "desktop": "en"}
FOLDER = Path(__file__).parents[2] / "pictures"
LIVELY = {"calm": False, "quick": True}


class Photographer:
    """A screen of one size that is photographed."""

    def __init__(self, browser: Browser, address: str, size: str) -> None:
        self.size = size
        settings = LIVELY | {"language": LANGUAGES[size]}
        self.screen = Screen(new_context(browser, SIZES[size], settings, halos=True), address)
        self.guest = Screen(new_context(browser, PHONE, settings, halos=True), address)

    def snap(self, name: str, screen: Screen | None = None) -> None:
        page = (screen or self.screen).page
        page.wait_for_timeout(450)
        page.screenshot(path=FOLDER / f"{name}-{self.size}.png")

    def house(self) -> None:
        """The rooms without a table."""
        for name, path, ready in (
            ("shelf", "/", ".shelf li"),
            ("about", "/about", ".card"),
            ("lost", "/cellar", "h1"),
            *((f"box-{game}", f"/box/{game}", ".seats li") for game in mulot.shelf()),
            *((f"rules-{game}", f"/rules/{game}", "section") for game in mulot.shelf()),
        ):
            self.screen.goto(path).page.wait_for_selector(ready)
            self.snap(name)

    def lobby(self) -> None:
        """Waiting for a friend, on both sides."""
        self.screen.open_box("souriciere", 3, ["here", "friend", "bot"])
        self.screen.begin()
        self.guest.page.goto(self.screen.invitation())
        self.guest.page.wait_for_selector(".soon")
        self.snap("lobby")
        self.snap("lobby-guest", self.guest)

    def game(self, game: str, pick: Pick) -> None:
        """A table from the first touch to the end."""
        seats = {"trio": 4}.get(game, 2)
        self.screen.open_box(game, seats, ["here"] * seats)
        self.screen.begin()
        page = self.screen.page
        page.wait_for_selector(".table")
        page.wait_for_timeout(400)
        if page.locator(".curtain .big").count():
            self.snap(f"curtain-{game}")
            page.locator(".curtain .big").tap()
        self.snap(f"table-{game}-begins")
        if game == "souriciere":
            for number, name in enumerate(("say", "log", "menu")):
                page.locator("header .tools button").nth(number).click()
                self.snap(f"sheet-{name}")
                page.keyboard.press("Escape")
        play_to_the_end([self.screen], pick, most=10)
        self.snap(f"table-{game}")
        play_to_the_end([self.screen], pick)
        page.wait_for_selector("#ending")
        page.wait_for_timeout(900)
        self.snap(f"end-{game}")
        self.screen.goto(f"/t/{self.screen.table}/replay#8")
        page.wait_for_selector("input[type=range]")
        self.snap(f"replay-{game}")

    def lesson(self, game: str) -> None:
        self.screen.goto(f"/box/{game}").page.wait_for_selector(".seats li")
        if self.screen.page.locator(f'a[href="/learn/{game}"]').count():
            self.screen.goto(f"/learn/{game}").page.wait_for_selector(".teacher")
            self.snap(f"lesson-{game}")


def main(only: list[str]) -> None:
    """Take them all; sizes or games can be named to take fewer."""
    path = chromium.find()
    assert path is not None, "Chromium is missing"
    FOLDER.mkdir(exist_ok=True)
    games = [game for game in mulot.shelf() if game != "mystiques" and (not only or game in only or only[0] in SIZES)]
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=chromium.FLAGS)
        for size in [size for size in SIZES if not set(only) & set(SIZES) or size in only]:
            photographer = Photographer(browser, address, size)
            if not set(only) - set(SIZES):
                photographer.house()
                photographer.lobby()
            for game in games:
                photographer.game(game, highest if game == "barrieres" else at_random(9))
                photographer.lesson(game)
            print(f"{size}: done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
