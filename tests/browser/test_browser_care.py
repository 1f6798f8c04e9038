"""Everybody can use it: axe, keyboard, targets, motion, sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import mulot
from browser.screen import PHONE, PHONE_ON_ITS_SIDE, TABLET, Screen, at_random, highest, play_to_the_end

SMALLEST = 44
RACE = "souriciere"
BOARDS = [game for game in mulot.shelf() if game != "mystiques"]


def findings(one: Screen) -> list[str]:
    """What axe complains of, shortly."""
    found = Axe().run(one.page).response["violations"]
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:160]}" for rule in found]


def small(one: Screen) -> list[str]:
    """Buttons and links that are too small for a finger (a link in the middle of a text excepted)."""
    result: list[str] = one.page.evaluate(
        """(least) => [...document.querySelectorAll('button, a[href], input, select, [role=button]')]
          .filter((one) => one.checkVisibility({ checkOpacity: true, visibilityProperty: true }))
          .filter((one) => !one.closest('[inert], p, .board'))
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
          .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`)""",
        SMALLEST,
    )
    return result


def check(one: Screen, where: str) -> None:
    assert findings(one) == [], where
    assert small(one) == [], where
    wide = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where}: {wide} pixels stick out"


@pytest.mark.parametrize("size", [PHONE, PHONE_ON_ITS_SIDE, TABLET])
def test_every_screen_before_a_game(screen: Callable[..., Screen], size: tuple[int, int]) -> None:
    one = screen(size=size)
    one.goto("/")
    expect(one.page.locator(".shelf li").first).to_be_visible()
    check(one, "shelf")
    for path, ready in (
        ("/about", ".card"),
        (f"/rules/{RACE}", "section"),
        ("/cellar", "h1"),
        *((f"/box/{game}", ".seats li") for game in mulot.shelf()),
    ):
        one.goto(path)
        expect(one.page.locator(ready).first).to_be_visible()
        check(one, path)
    one.open_box(RACE, 2, ["here", "friend"])
    one.begin()
    expect(one.page.locator(".code svg")).to_be_visible()
    check(one, "lobby")


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_its_sheets_and_its_end(screen: Callable[..., Screen], game: str) -> None:
    one = screen(size=PHONE)
    seats = 6 if game == "trio" else 2
    one.open_box(game, seats, ["here"] * seats)
    one.begin()
    while one.page.locator(".curtain .big").count():
        check(one, "curtain")
        one.page.locator(".curtain .big").tap()
        one.page.wait_for_timeout(100)
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    assert findings(one) == []
    for name in ("Say something", "What happened", "More", "What can I do?"):
        one.page.get_by_role("button", name=name, exact=True).click()
        expect(one.page.locator("dialog")).to_be_visible()
        check(one, name)
        one.page.keyboard.press("Escape")
    play_to_the_end([one], highest if game == "barrieres" else at_random(4))
    expect(one.page.locator(".strip li").first).to_be_visible()
    check(one, "the end")
    one.page.get_by_role("link", name="See it again").click()
    expect(one.page.locator("input[type=range]")).to_be_visible()
    check(one, "replay")


def test_the_focus_goes_round_in_the_order_in_which_things_stand(screen: Callable[..., Screen]) -> None:
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


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_game_by_keyboard_alone(screen: Callable[..., Screen], game: str) -> None:
    """Tab, arrows, Enter, from the shelf to the end."""
    one = screen()
    page = one.page
    one.goto("/")
    page.locator(f'a[href="/box/{game}"]').focus()
    page.keyboard.press("Enter")
    page.locator(".begin .big").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    tried = idle = 0
    while not one.over:
        if page.locator(".curtain .big").count():
            page.locator(".curtain .big").press("Enter")
            continue
        if page.locator(".table[data-busy=true]").count() or not one.glowing():
            idle += 1
            assert idle < 2000, page.locator("[data-prompt]").inner_text()
            page.wait_for_timeout(10)
            continue
        idle = 0
        stop = page.evaluate(
            """() => { document.activeElement?.blur();
                       const at = document.querySelector('.board [data-touch][tabindex="0"]');
                       at?.focus(); return at?.classList.contains('can') }"""
        )
        assert stop, "the Tab key comes to something that cannot be used"
        for _ in range(tried % 4):
            page.keyboard.press(("ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft")[tried % 3])
        page.keyboard.press("Enter")
        tried += 1
        assert tried < 900
    expect(page.locator("#ending")).to_be_focused()


def test_nothing_moves_where_calm_is_wanted(screen: Callable[..., Screen]) -> None:
    one = screen(settings={"calm": True, "quick": False})
    one.open_box(RACE, 2, ["here", "here"])
    one.begin()
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    one.move(at_random(1))
    one.page.wait_for_timeout(60)
    assert one.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_a_device_that_asks_for_reduced_motion_is_calm_without_being_told(screen: Callable[..., Screen]) -> None:
    one = screen(reduced_motion="reduce", settings={"calm": None})
    one.goto("/")
    expect(one.page.locator(".house.calm")).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_touches_on_a_board_are_large_enough_on_a_phone(screen: Callable[..., Screen], game: str) -> None:
    """What glows can be hit with a finger: 44 pixels; on a dense board less, with nothing else near (WCAG 2.5.8)."""
    one = screen(size=PHONE)
    one.open_box(game, 2, ["here", "here"])
    one.begin()
    while one.page.locator(".curtain .big").count():
        one.page.locator(".curtain .big").tap()
        one.page.wait_for_timeout(100)
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    boxes = one.page.evaluate(
        """() => [...document.querySelectorAll('.board [data-touch].can')].map((touch) => {
             const { left, top, width, height } = touch.getBoundingClientRect();
             return [touch.dataset.touch, left + width / 2, top + height / 2, width, height]; })"""
    )
    for name, x, y, width, height in boxes:
        near = [other for other, ox, oy, _, _ in boxes if other != name and abs(ox - x) < 24 and abs(oy - y) < 24]
        assert min(width, height) >= SMALLEST - 0.5 or (min(width, height) >= 20 and not near), (
            name,
            width,
            height,
            near,
        )
