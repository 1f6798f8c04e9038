"""Every screen to be looked at, in five sizes and three languages: `make pictures` writes them into `pictures/`, which
git ignores. Sizes, languages, games and parts (see PARTS) can be named to take fewer:
`make pictures PICTURES="phone fr clan"`.
`PICTURES=readme` takes those that the README shows, into `docs/pictures/`."""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import mulot
from browser import chromium, staged
from browser.house import open_house
from browser.moments import Denied, moments_of
from browser.puppet import Puppet
from browser.screen import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Pick, Screen, at_random, new_context
from browser.screen import play_to_the_end as play
from browser.standing_in import let_bots_play
from mulot.core.errors import Refused
from mulot.core.game import Ask
from mulot.core.text import LANGUAGES
from mulot.table.messages import No, UndoShown

SIZES = {
    "phone": PHONE,
    "phone-lying": PHONE_ON_ITS_SIDE,
    "tablet": TABLET,
    "tablet-lying": (TABLET[1], TABLET[0]),
    "desktop": DESKTOP,
}
FOLDER = Path(__file__).parents[2] / "pictures"
LIVELY = {"calm": False, "quick": True}
README = FOLDER.parent / "docs" / "pictures"
SEATS = {"trio": 4, "souriciere": 3}
UNDER_WAY = {"barrieres": 22, "souriciere": 12}
"""Touches until a table is worth a picture."""
REFUSED = {"barrieres": "closes-way", "clan": "face-up", "trio": "top-card-only"}
"""A refusal of each game that shows something."""
STAGED = {"crossroads": "decide", "keep": "keep"}
"""Questions of Les Mystiques that come late in an evening, and what is answered to them."""
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage["mulot.settings"]);
  localStorage["mulot.settings"] = JSON.stringify({ ...kept, language });
}"""


class Photographer:
    """A screen of one size that is photographed in some languages."""

    def __init__(self, browser: Browser, address: str, size: str, languages: list[str]) -> None:
        self.size = size
        self.languages = languages
        settings = LIVELY | {"language": languages[0]}
        self.screen = Screen(new_context(browser, SIZES[size], settings, halos=True), address)
        self.guest = Screen(new_context(browser, SIZES[size], settings, halos=True), address)

    @property
    def page(self) -> Page:
        return self.screen.page

    def snap(
        self,
        name: str,
        ready: str,
        prepare: Callable[[Page], None] | None = None,
        screen: Screen | None = None,
    ) -> None:
        """The page as it is, loaded anew in each language and brought to where it was by `prepare`."""
        page = (screen or self.screen).page
        for language in self.languages:
            page.evaluate(SPEAK, language)
            page.reload()
            page.wait_for_selector(ready)
            if prepare:
                prepare(page)
            page.wait_for_timeout(400)
            page.screenshot(path=FOLDER / f"{name}-{self.size}-{language}.png")

    # ---------------------------------------------------------------- without a table

    def house(self) -> None:
        for name, path, ready in (
            ("shelf", "/", ".shelf li"),
            ("about", "/about", ".card"),
            ("lost", "/cellar", "h1"),
            ("no-such-table", "/t/0000000000000000000000", "h1"),
            *((f"box-{game}", f"/box/{game}", ".seats li") for game in mulot.shelf()),
            *((f"rules-{game}", f"/rules/{game}", "section") for game in mulot.shelf()),
        ):
            self.screen.goto(path)
            self.snap(name, ready)

    def options(self, game: str) -> None:
        """The lower half of an open box."""
        self.screen.goto(f"/box/{game}")
        self.snap(
            f"options-{game}", ".seats li", lambda page: page.locator("fieldset").first.scroll_into_view_if_needed()
        )

    def lobby(self) -> None:
        """Waiting for a friend, on both sides; and the link that has been used up."""
        self.screen.open_box("souriciere", 3, ["here", "friend", "bot"])
        self.screen.begin()
        link = self.screen.invitation()
        self.snap("lobby", ".code svg")
        self.guest.page.goto(self.screen.invitation())
        self.guest.page.wait_for_selector(".soon")
        self.snap("lobby-guest", ".soon", screen=self.guest)
        self.snap("lobby-all-here", ".go .big:enabled")
        other = Screen(self.guest.context.browser.new_context(viewport=self.page.viewport_size), self.screen.address)  # type: ignore[union-attr]
        other.page.goto(link)
        other.page.wait_for_selector("h1")
        other.page.wait_for_timeout(400)
        other.page.screenshot(path=FOLDER / f"link-used-{self.size}.png")
        other.context.close()

    # ---------------------------------------------------------------- at a table

    def game(self, game: str, pick: Pick) -> None:
        """A table from the first touch to the end."""
        seats = SEATS.get(game, 2)
        self.screen.open_box(game, seats, ["here"] * seats)
        self.screen.begin()
        self.page.wait_for_selector(".table")
        self.page.wait_for_timeout(400)
        self.snap(f"table-{game}-begins", ".table", lift)
        if game == "souriciere":
            self.sheets()
            self.page.reload()  # puts the last sheet away
        play([self.screen], pick, most=12)
        self.snap(f"table-{game}-middle", ".table", lift)
        if game == "mystiques":
            self.leaves()
        self.finish(seats)
        self.snap(f"end-{game}", "#ending", strip)
        self.snap(f"table-{game}-over", "#ending", lambda page: page.locator("button.shut").click())
        if game == "souriciere":
            self.snap("proof", "#ending", prove)
        self.screen.goto(f"/t/{self.screen.table}/replay#8")
        self.snap(f"replay-{game}", "input[type=range]")

    def finish(self, seats: int) -> None:
        """Bots play what is left of the game."""
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
        """A table as the house shows it."""
        shown: dict[str, Any] = self.page.evaluate("(t) => fetch(`/api/tables/${t}`).then((a) => a.json())", table)[
            "table"
        ]
        return shown

    def leaves(self) -> None:
        """What a touch opens in Les Mystiques: the story, the map, a hero, an enemy."""
        for name in ("book", "map", "hero", "card-rat"):
            self.snap(
                f"mystiques-{name}",
                f"[data-touch={name}]",
                lambda page, n=name: page.locator(f"[data-touch={n}]").dispatch_event("click"),  # type: ignore[misc]
            )

    # ---------------------------------------------------------------- what is staged

    def staged(self) -> None:
        """Questions that come late, a table that rests, and refusals that show something."""
        game = mulot.load("mystiques")
        for name, kind in STAGED.items():
            scenes = staged.scenes(game)
            s, seats, seat = next(
                (s, n, seat) for s, n, seat, action, _ in scenes if game.write(action).startswith(kind)
            )
            puppet = Puppet(self.screen, "mystiques", seats)
            view, own = game.look(s, None), game.look(s, seat).own
            legal = {seat: game.legal(s, seat)}
            puppet.open(puppet.now(view, game.waiting(s), eye=seat, own=own, legal=legal))
            self.snap(f"mystiques-{name}", ".panel", past_the_story)
        for s, seats, seat, action, _ in staged.scenes(game):
            reason, waiting = game.why_not(s, seat, action), game.waiting(s)
            if reason is not None and reason.show and isinstance(waiting, Ask):
                view, own = game.look(s, None), game.look(s, seat).own
                self.refusal("mystiques", Denied(seats, seat, view, own, waiting, action, reason))
                break
        self.rests()
        for title, no in REFUSED.items():
            self.refusal(title, moments_of(title).refusals[no])

    def rests(self) -> None:
        """A rest for the host, for a guest, and for a guest whose host has vanished, also before the game; and what a
        table asks meanwhile: may a move be taken back, shall a mouse of the house play for somebody who is away, and
        whose turn it is to look at a shared screen."""
        game = mulot.load("trio")
        s = next(itertools.islice(staged._positions(game, 3, 1, 9), 8, None))
        away = Puppet(self.screen, "trio", 3).shown().seats
        away = (replace(away[0], here=False, stand_in_offered=True), *away[1:])
        abouts: dict[str, tuple[str, dict[str, Any]]] = {
            "rests": (".paused", {"paused": True}),
            "rests-guest": (".paused", {"paused": True}),
            "rests-host-away": (".paused", {"paused": True, "host_offered": True}),
            "lobby-host-away": (".soon", {"phase": "open", "host_offered": True}),
            "notice-undo": (".notice", {"undo": UndoShown(0, 3, (1,))}),
            "notice-away": (".notice", {"seats": away}),
            "curtain": (".curtain", {}),
        }
        for name, (ready, about) in abouts.items():
            puppet, hosting = Puppet(self.screen, "trio", 3), name == "rests"
            puppet.about = about
            view, own = game.look(s, None), game.look(s, 1).own
            curtain = 1 if name == "curtain" else None
            puppet.open(puppet.now(view, game.waiting(s), eye=1, own=own, hosting=hosting, curtain=curtain))
            self.snap(name, ready)

    def refusal(self, title: str, case: Denied) -> None:
        puppet = Puppet(self.screen, title, case.seats)
        reason = case.reason
        key = Refused(reason, title).key
        puppet.answer = lambda wish: No(wish["id"], reason.no, key, reason.rule, reason.args, reason.show)
        legal: dict[int, list[Any]] = {case.seat: [case.action]}
        puppet.open(puppet.now(case.view, case.waiting, eye=case.seat, own=case.own, legal=legal))
        self.snap(f"refused-{title}", ".prompt .tools button", try_it)

    def campaign(self) -> None:
        """The book of a campaign after its first night."""
        self.screen.open_box("mystiques", 2, ["here", "here"])
        self.page.locator("fieldset").last.locator(".tiles button").last.tap()
        self.screen.begin()
        self.page.wait_for_selector(".table")
        self.finish(2)
        self.snap("campaign-end", "#ending", strip)
        self.screen.goto(f"/t/{self.screen.table}/book")
        self.snap("campaign-book", "ol li")

    def sheets(self) -> None:
        for number, name in enumerate(("say", "log", "menu")):
            self.snap(
                f"sheet-{name}", ".table", lambda page, n=number: page.locator("header .tools button").nth(n).click()
            )  # type: ignore[misc]
        self.snap(
            "sheet-possible", ".prompt .tools button", lambda page: page.locator(".prompt .tools button").first.click()
        )

    def barriers(self) -> None:
        """The shortest ways, a barrier on its way into a narrow groove, and one that may not stand."""
        self.screen.open_box("barrieres", 4, ["here"] * 4)
        self.page.locator("fieldset").first.locator(".tiles button").nth(3).tap()
        self.screen.begin()
        self.page.wait_for_selector("[data-touch=stock]")
        self.snap("barrieres-ways", "[data-touch=ways]", lambda page: touch(page, "ways"))
        self.snap("barrieres-building", "[data-touch=stock]", lambda page: touch(page, "stock", "crossing-e5"))
        self.snap("barrieres-refused", "[data-touch=square-c3]", lambda page: touch(page, "square-c3"))

    def with_bots(self) -> None:
        """A full table of characters, in the great forest."""
        self.screen.open_box("clan", 5, ["here", *["bot"] * 4])
        self.page.locator("fieldset").first.locator(".tiles button").nth(1).tap()
        self.screen.begin()
        self.page.wait_for_selector(".table")
        play([self.screen], at_random(3), most=8)
        self.snap("clan-five", ".table", lift)

    def lesson(self, game: str) -> None:
        self.screen.goto(f"/box/{game}").page.wait_for_selector(".seats li")
        if self.page.locator(f'a[href="/learn/{game}"]').count():
            self.screen.goto(f"/learn/{game}")
            self.snap(f"lesson-{game}", ".teacher")


PARTS: dict[str, Callable[[Photographer], None]] = {
    "house": Photographer.house,
    "lobby": Photographer.lobby,
    "barriers": Photographer.barriers,
    "full": Photographer.with_bots,
    "staged": Photographer.staged,
    "campaign": Photographer.campaign,
}


def ahead(seed: int, barriers: float = 0.3) -> Pick:
    """Mostly a step forward, now and then a barrier."""
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


def lift(page: Page) -> None:
    """All curtains, one after the other."""
    for _ in range(6):
        page.wait_for_timeout(250)
        if not page.locator(".curtain .big").count():
            return
        page.locator(".curtain .big").tap()


def strip(page: Page) -> None:
    page.wait_for_selector(".strip li")
    page.wait_for_timeout(500)


def past_the_story(page: Page) -> None:
    if page.locator("[data-touch=close]").count():
        page.locator("[data-touch=close]").tap()


def try_it(page: Page) -> None:
    """The only thing in the list of what can be done."""
    page.locator(".prompt .tools button").first.click()
    page.locator("dialog li button").first.click()
    page.wait_for_selector(".prompt.refused")


def prove(page: Page) -> None:
    page.locator("button", has=page.locator("svg")).filter(has_text="?").first.click()
    page.wait_for_timeout(900)


def touch(page: Page, *names: str) -> None:
    for name in names:
        box = page.locator(f'[data-touch="{name}"]').bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(300)


def for_the_readme(browser: Browser, address: str, games: list[str]) -> None:
    """The shelf, and a table of each of these games when it is well under way."""
    screen = Screen(new_context(browser, (1280, 800), LIVELY | {"language": "fr"}, halos=True), address)

    def take(name: str) -> None:
        screen.page.wait_for_timeout(900)
        screen.page.screenshot(path=README / f"{name}.jpg", type="jpeg", quality=84)

    screen.goto("/").page.wait_for_selector(".shelf li")
    take("shelf")
    for game in games:
        seats = SEATS.get(game, 2)
        screen.open_box(game, seats, ["here", *["bot"] * (seats - 2), "here"])
        if game == "clan":
            screen.page.locator("fieldset").first.locator(".tiles button").nth(1).tap()
        screen.begin()
        screen.page.wait_for_selector(".table")
        play([screen], ahead(5, 0.6) if game == "barrieres" else at_random(5), most=UNDER_WAY.get(game, 9))
        lift(screen.page)
        for half_done in ("back", "close"):  # a barrier on its way, an open sheet
            if screen.page.locator(f"[data-touch={half_done}]").count():
                touch(screen.page, half_done)
        take(game)


def main(only: list[str]) -> None:
    """Take them all, or those that are named."""
    path = chromium.find()
    assert path is not None, "Chromium is missing"
    FOLDER.mkdir(exist_ok=True)
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
            print(f"{size}: done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
