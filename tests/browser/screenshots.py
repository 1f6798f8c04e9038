"""Takes pictures of every screen, in five sizes and three languages, and writes them to `pictures/`, which git ignores.
It prints what is cut off, covered or overlaps on them (`layout_checks.py`).

    python tests/browser/screenshots.py [phone fr clan]

To take fewer, name sizes, languages, games and parts (see PARTS). `readme` takes the pictures of the README and writes
them to `docs/pictures/`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import mulot
from browser import chromium, screenshots_outside_games
from browser import rare_positions as stagings
from browser.app_page import PATIENCE, AppPage, Pick, at_random, new_context
from browser.app_page import play_to_the_end as play
from browser.browser_test_server import open_house
from browser.screenshot_taker import FOLDER, LIVELY, SEATS, SIZES, Photographer, lift, touch
from mulot.core.text import LANGUAGES

README = FOLDER.parent / "docs" / "pictures"
UNDER_WAY = {"barrieres": 22, "souriciere": 12}
"""Touches until a table is worth a picture."""
PARTS: dict[str, Callable[[Photographer], None]] = {
    "house": Photographer.house,
    "lobby": Photographer.lobby,
    "barriers": Photographer.barriers,
    "full": Photographer.with_bots,
    "staged": stagings.all_of_them,
    "campaign": Photographer.campaign,
    "evening": screenshots_outside_games.all_of_them,
}


def ahead(seed: int, barriers: float = 0.3) -> Pick:
    """Pick a step forward most of the time, and a barrier now and then."""
    rng = Random(seed)

    def pick(touches: list[tuple[str, float, float]]) -> int:
        kinds: dict[str, list[int]] = {}
        for i, (name, _, _) in enumerate(touches):
            kinds.setdefault(name.split("-")[0], []).append(i)
        for kind in ("groove", "crossing"):
            if kind in kinds:
                return rng.choice(kinds[kind])
        if "stock" in kinds and ("square" not in kinds or rng.random() < barriers):
            return kinds["stock"][0]
        return min(kinds.get("square", range(len(touches))), key=lambda i: touches[i][2])

    return pick


def for_the_readme(browser: Browser, address: str, games: list[str]) -> None:
    """Take pictures of the shelf, and of a table of each of these games when it is well under way."""
    screen = AppPage(new_context(browser, (1280, 800), LIVELY | {"language": "fr"}, halos=True), address)

    def take(name: str) -> None:
        screen.page.wait_for_timeout(900)
        screen.page.screenshot(path=README / f"{name}.jpg", type="jpeg", quality=84)

    screen.goto("/").page.wait_for_selector(".shelf li")
    take("shelf")
    for game in games:
        seats = SEATS.get(game, 2)
        screen.open_box(game, seats, ["here", *["bot"] * (seats - 2), "here"])
        if game == "clan":
            screen.more_ways()
            screen.page.locator("fieldset").first.locator(".tiles button").nth(1).tap()
        screen.begin()
        screen.page.wait_for_selector(".table")
        play([screen], ahead(5, 0.6) if game == "barrieres" else at_random(5), most=UNDER_WAY.get(game, 9))
        lift(screen.page)
        for half_done in ("back", "close"):  # a barrier being placed, or an open sheet
            if screen.page.locator(f"[data-touch={half_done}]").count():
                touch(screen.page, half_done)
        take(game)


def main(only: list[str]) -> None:
    """Take all pictures, or the named ones."""
    path = chromium.find()
    assert path is not None, "Chromium is missing"
    FOLDER.mkdir(exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    sizes = [size for size in SIZES if size in only] or list(SIZES)
    languages = [language for language in LANGUAGES if language in only] or list(LANGUAGES)
    games = [game for game in mulot.shelf() if game in only]
    parts = [part for part in PARTS if part in only]
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        if "readme" in only:
            for_the_readme(browser, address, games or list(mulot.shelf()))
            return
        for size in sizes:
            photographer = Photographer(browser, address, size, languages)
            for part in parts or ([] if games else PARTS):
                PARTS[part](photographer)
            for game in games or ([] if parts else mulot.shelf()):
                photographer.options(game)
                photographer.lesson(game)
                photographer.game(game, ahead(9) if game == "barrieres" else at_random(9))
            print(f"{size}: done", *photographer.faults, sep="\n  ", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
