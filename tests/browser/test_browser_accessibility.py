"""Accessibility: axe, keyboard, target sizes, reduced motion, screen sizes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import mulot
from browser.accessibility_checks import SMALLEST, check, check_size
from browser.app_page import LAPTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage, at_random, unpainted
from browser.keyboard_play import play_by_keyboard
from browser.scripted_server import Puppet
from browser.touch_choosers import SEATS, SHORT, way_to_play
from contract.games_under_test import folder
from kit.sampled_cases import WHOLE, sample
from mulot.cli.i18n import Translator
from mulot.core.match import Match
from mulot.core.text import LANGUAGES
from mulot.games import bots
from mulot.table.messages import SeatView
from mulot.table.phrases import NAMES

RACE = "souriciere"
OF_THE_GAME = ("Why?", "What can I do?")
"""Sheets with texts of the game. The others are the same at every table, so they are checked in one game."""
LESSONS = [game for game in mulot.shelf() if (folder(game) / "web" / "tutorial.json").is_file()]


BEFORE = {
    "house": [("/", ".shelf li"), ("/about", ".card"), ("/kept", ".card"), ("/cellar", "h1"), ("/album", ".page")],
    **{
        game: [
            (f"/rules/{game}", "section"),
            (f"/box/{game}", ".chairs li"),
            (f"/print/{game}", "[data-paper=whole]"),
            (f"/album/{game}", ".page"),
            *([(f"/learn/{game}", "main.learn .board [data-touch]")] if game in LESSONS else []),
        ]
        for game in mulot.shelf()
    },
}


@pytest.mark.parametrize("room", ["house", *sample(mulot.shelf(), 1)])
def test_every_screen_before_a_game(screen: Callable[..., AppPage], room: str) -> None:
    one = screen(size=PHONE)
    for path, ready in BEFORE[room]:
        one.goto(path)
        expect(one.page.locator(ready).first).to_be_visible()
        check_sizes(one, path)


def check_sizes(one: AppPage, where: str) -> None:
    """Run all checks on a phone, and those that depend on the size on a phone on its side, a tablet and a laptop."""
    check(one, where)
    for width, height in (PHONE_ON_ITS_SIDE, TABLET, LAPTOP, PHONE):
        one.page.set_viewport_size({"width": width, "height": height})
        check_size(one, f"{where} at {width}x{height}")


def test_the_lobby(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    one.open_box(RACE, 2, ["here", "friend"])
    one.begin()
    expect(one.page.locator(".code svg")).to_be_visible()
    check_sizes(one, "lobby")


@pytest.mark.parametrize("game", [RACE, *sample([game for game in mulot.shelf() if game != RACE], 1)])
def test_a_table_and_its_sheets(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(size=PHONE)
    seats = SEATS.get(game, 2)
    one.sit_down(game, ["here", "here"] + ["bot"] * (seats - 2))
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    check(one, "the first move")
    one.move(at_random(4))
    expect(one.page.locator("[data-said] p").first).to_be_attached()
    expect(one.page.locator(".table[data-busy=false]")).to_be_visible()
    for name in ("Say something", "What happened", "More", "Why?", "What can I do?"):
        opener = one.page.get_by_role("button", name=name, exact=True)
        for close in ("Escape", "Enter"):
            opener.focus()
            one.page.keyboard.press("Enter")
            expect(one.page.locator("dialog")).to_be_visible()
            if close == "Enter":
                if WHOLE or game == RACE or name in OF_THE_GAME:
                    check(one, name)
                # Rule numbers are only for people who ask for them.
                assert not re.search(r"\b[A-Z]{1,2}-\d{2,3}\b", one.page.locator("dialog").inner_text())
                one.page.locator("dialog").get_by_role("button", name="Close", exact=True).focus()
            one.page.keyboard.press(close)
            expect(one.page.locator("dialog")).to_have_count(0)
            expect(opener).to_be_focused()


def test_the_focus_goes_round_in_the_order_in_which_things_stand(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.goto("/")
    expect(one.page.locator(".shelf li").first).to_be_visible()
    seen: list[tuple[float, float]] = []
    for _ in range(14):
        one.page.keyboard.press("Tab")
        box = one.page.evaluate("(({ top, left }) => [top, left])(document.activeElement.getBoundingClientRect())")
        seen.append(tuple(box))
    rows = [round(top / 120) for top, _ in seen]
    assert rows == sorted(rows)


def test_the_curtain(screen: Callable[..., AppPage]) -> None:
    """The curtain falls in games with private hands. The focus is on its only button, and is not lost afterwards."""
    one = screen(size=PHONE)
    one.open_box("trio", 3, ["here"] * 3)
    one.choose_option("Expert")
    one.begin()
    lift = one.page.locator(".curtain .big")
    expect(lift).to_be_focused()
    check(one, "curtain")
    one.page.keyboard.press("Enter")
    expect(lift).to_have_count(0)
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    assert one.page.evaluate("document.activeElement !== document.body")
    check(one, "a private hand")


def test_the_focus_at_a_table_goes_from_the_head_over_the_board_to_the_question(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.sit_down(RACE, ["here", "here"])
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    expect(one.page.locator("h1")).to_be_focused()
    places = []
    for _ in range(7):
        one.page.keyboard.press("Tab")
        places.append(
            one.page.evaluate(
                "['header', '.board', '.prompt'].find((place) => document.activeElement.closest(place)) ?? 'elsewhere'"
            )
        )
    assert places == ["header"] * 4 + [".board"] + [".prompt"] * 2


@pytest.mark.parametrize("game", sample(SHORT, 1))
def test_a_whole_game_by_keyboard_alone(screen: Callable[..., AppPage], game: str) -> None:
    """Tab, arrow keys and Enter are enough from the shelf to the end."""
    one = screen()
    page = one.page
    one.goto("/")
    page.locator(f'a[href="/box/{game}"]').focus()
    page.keyboard.press("Enter")
    if game in SEATS:
        for chairs in range(page.locator(".chairs > li").count(), SEATS[game]):
            page.get_by_role("button", name="One more chair").press("Enter")
            expect(page.locator(".chairs > li")).to_have_count(chairs + 1)
    page.locator(".begin .big").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play_by_keyboard(one, way_to_play(game, 5)) > 0
    expect(page.locator("#ending")).to_be_focused()


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_nothing_moves_where_the_device_asks_for_calm(screen: Callable[..., AppPage], game: str) -> None:
    """No setting of ours is needed: pieces, halos and sheets do not move before, during or after a move."""
    one = screen(reduced_motion="reduce", settings={"calm": None, "quick": False}, halos=True)
    one.goto("/")
    expect(one.page.locator(".house.calm")).to_be_visible()
    one.sit_down(game, ["here", "here"])
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert one.page.evaluate(moving) == 0
    one.move(at_random(1))
    for _ in range(6):
        assert one.page.evaluate(moving) == 0
        one.page.wait_for_timeout(40)
    one.lift()
    one.page.get_by_role("button", name="More", exact=True).click()
    assert one.page.evaluate(moving) == 0


def test_things_move_where_nobody_asks_for_calm(screen: Callable[..., AppPage]) -> None:
    """With animations on, the checks for motion find some, so they work."""
    one = screen(settings={"calm": False, "quick": False}, halos=True)
    one.sit_down(RACE, ["here", "here"])
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    assert one.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") > 0


@pytest.mark.parametrize("game", sample(mulot.shelf(), 3))
def test_what_glows_on_a_board_can_be_hit_with_a_finger(screen: Callable[..., AppPage], game: str) -> None:
    """At the beginning and later, on screens of every size: targets are 44 pixels wide and high, and nothing covers
    their middle."""
    one = screen()
    one.sit_down(game, ["here", "here"])
    pick, wrong = way_to_play(game, 9), list[str]()
    for moves in (0, 4):
        for _ in range(moves):
            if one.look(patience=15_000)["over"]:
                break
            one.move(pick)
        one.lift()
        if one.look(patience=15_000)["over"]:  # a short game
            break
        for width, height in (PHONE, PHONE_ON_ITS_SIDE, TABLET, LAPTOP):
            one.page.set_viewport_size({"width": width, "height": height})
            expect(one.page.locator(".table[data-busy=false] .board [data-touch].can").first).to_be_visible()
            one.page.wait_for_timeout(60)
            touches = one.page.evaluate(TOUCHES)
            assert touches
            assert one.page.evaluate(FLASHES) == []
            wrong += [f"{width}x{height} {letters}" for letters in one.page.evaluate(LETTERS, SMALLEST_LETTERS)]
            for name, wide, high, hit in touches:
                if min(wide, high) < SMALLEST - 0.5 or not hit:
                    wrong.append(f"{width}x{height} {name}: {wide:.0f}x{high:.0f}{'' if hit else ', covered'}")
    assert wrong == []


TOUCHES = """() => [...document.querySelectorAll(".board [data-touch].can:not([aria-pressed=true])")].map((touch) => {
  const { left, top, width, height } = touch.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return [touch.dataset.touch, width, height, touch.contains(hit)];
})"""

SMALLEST_LETTERS = 12
"""The smallest font size in pixels of text that must be read, on any board and screen."""
LETTERS = """async (least) => {
  // Boards that lay themselves out by their size have done so after a few frames.
  for (let frame = 0; frame < 3; frame++) await new Promise((then) => requestAnimationFrame(then));
  const small = new Map();
  const walk = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const of = node.parentElement, text = node.data.trim();
    // What is drawn to look like letters (snoring, a torn page) is marked as such.
    if (!text || of.closest(".told, .hidden, [data-drawn]") || !of.checkVisibility({ checkOpacity: true })) continue;
    const { width, height } = of.getBoundingClientRect();
    if (!width || !height) continue;
    const matrix = of.ownerSVGElement && of.getScreenCTM();
    const drawn = height / (of.offsetHeight || height), plain = Math.abs(drawn - 1) < 0.06;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : plain ? 1 : drawn;
    const size = parseFloat(getComputedStyle(of).fontSize) * scale;
    if (size < least - 0.05) small.set(text.slice(0, 24), size);
  }
  return [...small].map(([text, size]) => `“${text}” has ${size.toFixed(1)} pixels`);
}"""
FLASHES = """() => [...document.querySelectorAll("[data-touch], .board, .board svg, button, a")]
  .map((one) => getComputedStyle(one).webkitTapHighlightColor).filter((colour) => colour !== "rgba(0, 0, 0, 0)")"""
"""Finds elements over which the browser paints a grey box when they are touched."""


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_the_longest_names_are_whole_on_every_screen(screen: Callable[..., AppPage], language: str) -> None:
    """Long names are shown whole at the largest tables, with people, and with bots that share a name and have
    numbers."""
    one = screen(puppet=True, settings={"language": language})
    cut: list[str] = []
    for game in sample(mulot.shelf(), 2):
        rules = mulot.load(game)
        words, seats = Translator(language, rules), range(max(rules.seats))
        people = sorted(NAMES, key=lambda name: -len(words.house_text(f"name-{name}")))
        bot = max(bots(game), key=lambda name: len(words.game_text(f"bot-{name}")))
        persons = tuple(SeatView(i, "person", name=people[i], here=True) for i in seats)
        mice = tuple(SeatView(i, "bot", character=bot, here=True) for i in seats)
        puppet, match = Puppet(one, game, len(seats)), Match(rules, len(seats), 0)
        for places in (persons, mice):
            puppet.about = {"seats": places}
            now = puppet.now(match.look(None), match.waiting, seats=len(seats), eye=0)
            if puppet.wire is None:
                puppet.open(now)
            else:
                puppet.tell(now)
            expect(one.page.locator(".seats .sign")).to_have_count(len(seats) if places is mice else 0)
            expect(one.page.locator(".seats .name")).to_have_count(len(seats))
            cut += cut_names(one)
    assert cut == []


def cut_names(one: AppPage) -> list[str]:
    """Return the names that do not fit."""
    cut: list[str] = []
    with unpainted([one]):
        for width, height in (PHONE, PHONE_ON_ITS_SIDE, TABLET, LAPTOP):
            one.page.set_viewport_size({"width": width, "height": height})
            cut += [f"{width}x{height}: {name}" for name in one.page.evaluate(CUT_NAMES)]
    return cut


CUT_NAMES = """() => [...document.querySelectorAll(".seats .name")]
  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2)
  .map((name) => `${name.textContent} ${getComputedStyle(name).fontSize}`)"""


NAMES_WITHOUT_THEIR_WORDS = """() => [...document.querySelectorAll("button[aria-label], a[aria-label]")]
  .map((one) => [one.getAttribute("aria-label").toLowerCase(), one.innerText.trim().toLowerCase()])
  .filter(([name, written]) => /\\p{L}|\\d/u.test(written) && !name.includes(written))"""
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""
"""The text spacing of WCAG 1.4.12."""
CUT = """() => [...document.querySelectorAll("button, a, h1, h2, p, label, summary")].filter((one) =>
  one.checkVisibility() && !one.closest(".board, .bubble, .hidden, svg") &&
  (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== "visible" && one.clientWidth > 1))
  .map((one) => one.outerHTML.slice(0, 100))"""
SMALL = (320, 640)
"""1280 px at 400 %; this is also as narrow as a phone with text twice as large."""


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_larger_letters_and_wider_spaces_cut_nothing_off(screen: Callable[..., AppPage], language: str) -> None:
    one = screen(size=SMALL, settings={"language": language})
    for path, ready in BEFORE["house"] + BEFORE["trio"]:
        one.goto(path)
        expect(one.page.locator(ready).first).to_be_visible()
        one.page.evaluate(
            "(rules) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules);"
            " document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }",
            SPACED,
        )
        wide = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path}: {wide} pixels overflow"
        assert one.page.evaluate(CUT) == [], path


def test_every_page_has_its_title_and_names_hold_what_is_written(screen: Callable[..., AppPage]) -> None:
    one = screen()
    titles = []
    for path, ready in BEFORE["house"][:3] + BEFORE["trio"]:
        one.goto(path)
        expect(one.page.locator(ready).first).to_be_visible()
        titles.append(one.page.title())
        assert one.page.evaluate(NAMES_WITHOUT_THEIR_WORDS) == [], path
    assert titles == [
        "Mulot",
        "About Mulot – Mulot",
        "What is kept about us – Mulot",
        "Rulebook – Le Trio – Mulot",
        "Le Trio – Mulot",
        "Print this game – Le Trio – Mulot",
        "Sticker album – Le Trio – Mulot",
        "Learn it – Le Trio – Mulot",
    ]
