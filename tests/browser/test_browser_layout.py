"""The layout of every screen in every size: nothing is cut off or covered, no plates overlap, and the names of the
players have one size. `screenshots.py` checks more screens: every one of which it takes a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

import mulot
from browser.app_page import PHONE_ON_ITS_SIDE, AppPage
from browser.layout_checks import layout_faults
from browser.play_by_messages import play_by_wire
from browser.screenshot_taker import SIZES
from browser.scripted_server import Puppet
from kit.sampled_cases import WHOLE, sample
from mulot.core.match import Match
from mulot.core.text import LANGUAGES

Make = Callable[..., AppPage]
EVENING = "clan"
"""The game that is always tested: it has the largest tables, and two of its seats may be asked at once."""
GAMES = [EVENING, *sample([game for game in mulot.shelf() if game != EVENING], 4 if WHOLE else 0)]
PLANTED = {
    "overlap": ".plates .plate { width: calc(100% + 3rem) }",
    "cut off": ".plates { height: 3.4rem; overflow: hidden }",
    "covered": ".prompt .tools { position: absolute; inset: 0; background: #fff }",
    "names of different sizes": ".seats li:first-child .name { font-size: 3px }",
    "texts overlap": ".plates .name { position: fixed; top: 2rem; left: 2rem }",
    "…": ".prompt { height: 1.2rem !important }",
}
"""For each kind of fault, style rules that cause it."""
PLANT = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
DIG_UP = "document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)"


def faults(one: AppPage, where: str) -> Iterator[str]:
    """Yield the faults of a page in every size."""
    for size, (width, height) in SIZES.items():
        one.page.set_viewport_size({"width": width, "height": height})
        yield from (f"{where}, {size}: {fault}" for fault in layout_faults(one.page))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_nothing_overlaps_at_a_table_at_its_end_and_in_its_replay(screen: Make, game: str, language: str) -> None:
    one = screen(settings={"language": language})
    one.sit_down(game, ["here", *["bot"] * (max(mulot.load(game).seats) - 1)])
    one.lift()
    expect(one.page.locator(".table[data-busy=false]")).to_be_attached()
    found = [*faults(one, "table")]
    one.page.locator("header .tools button").last.click()
    found += faults(one, "menu")
    one.page.keyboard.press("Escape")
    play_by_wire(one, 1000)
    expect(one.page.locator(".end[data-kept]")).to_be_attached()
    expect(one.page.locator(".story .run")).to_be_enabled()
    found += faults(one, "end")
    one.goto(f"/t/{one.table}/replay")
    expect(one.page.locator(".replay[data-whole=true]")).to_be_attached()
    found += faults(one, "replay")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_nothing_overlaps_before_a_game(screen: Make, language: str) -> None:
    one = screen(settings={"language": language})
    found: list[str] = []
    for path, ready in [
        ("/", ".shelf li:nth-child(5) .cover svg"),
        ("/mice", ".choice-tile"),
        *((f"/box/{game}", ".chairs li") for game in GAMES),
        *((f"/rules/{game}", "section") for game in GAMES),
        *((f"/learn/{game}", ".teacher") for game in GAMES),
    ]:
        one.goto(path)
        expect(one.page.locator(ready).first).to_be_visible()
        found += faults(one, path)
    assert not found, "\n".join(found)


def test_a_notice_covers_nothing(screen: Make) -> None:
    one = screen(puppet=True, settings={"language": "fr"})
    game, puppet = mulot.load("mystiques"), Puppet(one, "mystiques", 2)
    match = Match(game, 2, 0)
    away, other = puppet.shown().seats
    puppet.about = {"seats": (replace(away, here=False, stand_in_offered=True), other)}
    puppet.open(puppet.now(match.look(None), match.waiting, eye=1, own=match.look(1).own))
    expect(one.page.locator(".notice")).to_be_visible()
    found = [*faults(one, "notice")]
    assert not found, "\n".join(found)


def test_planted_faults_of_the_layout_are_found(screen: Make) -> None:
    one = screen(settings={"language": "fr"})
    one.sit_down("trio", ["here"] * 4)
    expect(one.page.locator(".table[data-busy=false]")).to_be_attached()
    assert layout_faults(one.page) == []
    for kind, rules in PLANTED.items():
        one.page.evaluate(PLANT, rules)
        assert [fault for fault in layout_faults(one.page) if kind in fault], kind
        one.page.evaluate(DIG_UP)
    assert layout_faults(one.page) == []


LONG_HINT = """() => {
  const said = document.querySelector("[data-prompt]");
  said.firstChild.data = `${said.firstChild.data.trim()} ${said.firstChild.data}`;
}"""


def test_a_long_hint_is_whole_on_a_phone_on_its_side(screen: Make) -> None:
    """A hint twice as long as usual takes room from the seats, not from its own words."""
    one = screen(size=PHONE_ON_ITS_SIDE, settings={"language": "fr"})
    one.sit_down("trio", ["here", "bot"], variant="pro", first=0)
    one.page.get_by_role("button", name="Que ferais-tu").click()
    expect(one.page.locator("[data-prompt]")).to_contain_text("Pose cette carte")
    one.page.evaluate(LONG_HINT)
    assert layout_faults(one.page) == []
