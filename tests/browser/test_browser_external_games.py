"""Games that did not exist when the client was built, on the plain board and on a board from their package."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.accessibility_checks import check
from browser.app_page import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, AppPage, at_random, play_to_the_end, retell
from browser.browser_test_server import open_house
from browser.device_pool import Devices
from browser.keyboard_play import play_by_keyboard
from kit.document_commands import named_files
from kit.sampled_cases import sample

PLAIN, OWN, BROKEN = "pebbles", "crumbs", "shards"
"""Games without a board, with the board from the document, and with a board for another version of the contract."""
NAMES = re.compile(r"\b\d+ (?:takes|prend|neemt)\b")


def _write(name: str, folder: Path) -> Path:
    """Write the package in a separate process, because this one must not import the game."""
    subprocess.run(
        [sys.executable, "-c", "import sys; from mulot.cli.new_game import main; main(sys.argv[1:])", name],
        cwd=folder,
        check=True,
        timeout=300,
    )
    return folder / name / "src" / name


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("elsewhere")
    places = {name: _write(name, folder) for name in (PLAIN, OWN, BROKEN)}
    ((_, board),) = named_files("add-a-game.md").items()
    for name, text in ((OWN, board), (BROKEN, board.replace("contract: 1", "contract: 9"))):
        (places[name] / "web").mkdir()
        (places[name] / "web" / "board.js").write_text(text, encoding="utf-8")
    with open_house(folder, more_games=",".join(map(str, places.values()))) as address:
        yield address


@pytest.fixture(scope="module")
def devices(browser: Browser, house: str) -> Iterator[Devices]:
    kept = Devices(browser, house)
    yield kept
    kept.close()


@pytest.fixture
def device(devices: Devices) -> Iterator[Callable[..., AppPage]]:
    """A device on which only the broken board may have errors."""
    lent = []

    def lend(**how: object) -> AppPage:
        lent.append(devices.lend(**how))  # type: ignore[arg-type]
        return lent[-1].screen

    yield lend
    foreign = [url for one in lent for url in one.screen.foreign]
    complaints = [text for one in lent for text in one.screen.complaints]
    for one in lent:
        devices.take_back(one)
    assert foreign == []
    assert [text for text in complaints if "web/board.js: contract 9, and not 1" not in text] == []


def sit_down(one: AppPage, game: str, who: list[str]) -> None:
    one.open_box(game, len(who), who)
    one.begin()
    expect(one.page.locator(".table[data-busy=false] .board")).to_be_visible()


def drawn(one: AppPage) -> str:
    return one.page.locator(".centre .position pre").inner_text()


@pytest.mark.parametrize("size", sample([PHONE_ON_ITS_SIDE, PHONE, DESKTOP], 1), ids=str)
def test_on_the_plain_board_the_position_is_shown_and_everybody_has_a_name(
    device: Callable[..., AppPage], size: tuple[int, int]
) -> None:
    one = device(size=size)
    sit_down(one, PLAIN, ["here", "here"])
    page = one.page
    expect(page.locator(".centre .position pre")).to_contain_text("15   >")
    assert drawn(one).count("◣") == 15
    legend = [text.split() for text in page.locator(".sheet li").all_inner_texts()]
    assert [row[0] for row in legend] == ["0", "1"]
    assert all(row[1].isalpha() for row in legend)
    # Large enough to be read, and completely visible.
    fits = page.evaluate("""() => {
      const place = document.querySelector(".position"), text = place.querySelector("pre");
      return [parseFloat(getComputedStyle(text).fontSize), place.scrollWidth - place.clientWidth,
              place.scrollHeight - place.clientHeight];
    }""")
    assert fits[0] >= 14
    assert fits[1] <= 1
    assert fits[2] <= 1
    names = page.evaluate("[...document.querySelectorAll('.board [data-touch]')].map((one) => one.dataset.touch)")
    assert names == ["take-count-1", "take-count-2", "take-count-3"]
    heights = page.evaluate("[...document.querySelectorAll('.board [data-touch]')].map((one) => one.clientHeight)")
    assert min(heights) >= 44
    check(one, "the plain board")
    page.locator("[data-touch=take-count-3]").tap()
    expect(page.locator(".centre .position pre")).to_contain_text("12   >")
    play_to_the_end([one], at_random(4))
    expect(page.locator(".centre .position pre")).to_contain_text("0   *")


@pytest.mark.parametrize(("game", "language"), sample([(PLAIN, "fr"), (OWN, "nl")], 1))
def test_every_move_is_told_by_name_in_the_readers_language(
    device: Callable[..., AppPage], game: str, language: str
) -> None:
    one = device(settings={"language": language, "voice": True})
    sit_down(one, game, ["here", "bot"])
    play_to_the_end([one], at_random(5))
    said = [text for _, text in one.page.evaluate("window.spoken")]
    verb = {"fr": "prend", "nl": "neemt"}[language]
    taken = [text for text in said if f" {verb} " in text]
    assert len(taken) >= 5
    assert not [text for text in said if NAMES.search(text) or game in text]


@pytest.mark.parametrize("game", sample([PLAIN, OWN], 1))
def test_it_is_played_by_keyboard_alone(device: Callable[..., AppPage], game: str) -> None:
    one = device()
    sit_down(one, game, ["here", "bot"])
    assert play_by_keyboard(one, at_random(6)) >= 2
    assert one.page.locator("#ending").inner_text()


def test_a_board_from_elsewhere_is_played_to_the_end_and_after_it(device: Callable[..., AppPage]) -> None:
    one, page = (first := device(size=PHONE)), first.page
    sit_down(one, OWN, ["here", "here"])
    expect(page.locator(".board svg path")).to_have_count(15)
    check(one, "a board from elsewhere")
    page.locator("[data-touch=take-3]").tap()
    expect(page.locator(".board svg path")).to_have_count(12)
    play_to_the_end([one], at_random(7))
    retell(one)
    check(one, "the end")
    page.get_by_role("link", name="See it again").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    expect(page.locator(".board svg path")).to_have_count(15)
    check(one, "replay")


def test_what_is_not_legal_on_it_is_refused_in_words(device: Callable[..., AppPage]) -> None:
    one = device()
    sit_down(one, OWN, ["here", "here"])
    for left in (12, 9, 6, 3, 1):
        one.page.locator(f"[data-touch=take-{2 if left == 1 else 3}]").tap()
        expect(one.page.locator(".board svg path")).to_have_count(left)
        expect(one.page.locator(".table[data-busy=false]")).to_be_visible()
    three = one.page.locator("[data-touch=take-3]")
    assert three.get_attribute("aria-disabled") == "true"
    three.tap(force=True)
    expect(one.page.locator(".prompt.refused [data-prompt]")).to_have_text("There aren’t that many cheeses: 1 left.")


def test_a_replay_on_the_plain_board_shows_every_position(device: Callable[..., AppPage]) -> None:
    one, page = (first := device()), first.page
    sit_down(one, PLAIN, ["here", "here"])
    play_to_the_end([one], lambda touches: len(touches) - 1)
    retell(one)
    expect(page.locator(".centre .position pre")).to_contain_text("◣")
    page.get_by_role("link", name="See it again").click()
    expect(page.locator(".centre .position pre")).to_contain_text("15   >")
    page.locator("input[type=range]").press("End")
    expect(page.locator(".centre .position pre")).to_contain_text("0   *")


def test_its_box_and_its_rulebook_are_there_in_every_language(device: Callable[..., AppPage]) -> None:
    one, page = (first := device()), first.page
    one.goto("/")
    own, plain = (page.locator("li", has=page.locator(f'a[href="/box/{game}"]')) for game in (OWN, PLAIN))
    expect(own).to_contain_text("Crumbs")
    expect(own).to_contain_text("5+")
    expect(own.locator(".cover path").first).to_be_attached()
    expect(plain).to_contain_text("Pebbles")
    assert "+" not in plain.inner_text(), "the package gives no age"
    check(one, "the shelf")
    one.goto(f"/rules/{OWN}")
    expect(page.locator("h2")).to_have_text(["The heap", "Your turn", "The end"])
    for language, first_heading in (("fr", "Le tas"), ("nl", "De stapel")):
        page.evaluate("(to) => localStorage.setItem('mulot.settings', JSON.stringify({ language: to }))", language)
        one.goto(f"/rules/{OWN}")
        expect(page.locator("h2").first).to_have_text(first_heading)


def test_a_board_that_cannot_be_used_is_no_reason_not_to_play(device: Callable[..., AppPage]) -> None:
    one = device()
    sit_down(one, BROKEN, ["here", "bot"])
    expect(one.page.locator(".centre .position pre")).to_contain_text("◣")
    play_to_the_end([one], at_random(8))
