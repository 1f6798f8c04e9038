"""The offline version does the same as a server: games, lessons, hints, and what follows a game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import mulot
from browser.app_page import PATIENCE, PHONE, highest, play_to_the_end, retell
from browser.offline_page import PocketScreen, pocket_screen
from browser.test_browser_beginner_help import learn_on
from browser.test_browser_hints import ASK, FOLLOW, hear
from browser.test_browser_offline_engine import COUNTED, follow_a_friend, open_with_a_master
from browser.test_browser_puzzles import WITH, shown, take_help, wait_until_asked
from browser.test_browser_table_menu import menu
from browser.test_browser_whole_games import FAIR
from browser.touch_choosers import SEATS, way_to_play
from kit.sampled_cases import sample
from mulot.core.campaign import Campaign
from mulot.core.daily import today
from mulot.games import default_shelf
from mulot.service.daily import daily_game
from mulot.service.games import OfferedGames

WITH_PUZZLES = sorted(WITH, key=lambda game: game != "trio")
CALL = """async (path) => {
  const house = await theHouse, id = 3_000_000 + Math.floor(performance.now());
  return new Promise((done) => {
    const hear = ({ data }) => {
      if (data.kind !== "answer" || data.id !== id) return;
      house.removeEventListener("message", hear);
      done(JSON.parse(data.text));
    };
    house.addEventListener("message", hear);
    house.postMessage({ kind: "call", id, method: "GET", path, body: "" });
  });
}"""
"""Sends a request to the offline version inside the page and returns its response."""
GAMES = sorted(mulot.shelf(), key=lambda game: (game == "mystiques", game != "souriciere", game))
"""The game with dice and without a curtain comes first, because the sample takes the first one."""


@pytest.fixture(scope="module")
def one(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PocketScreen]:
    folder, how = tmp_path_factory.mktemp("web-space"), {"size": PHONE, "settings": {"reading": "line"}}
    with pocket_screen(browser, folder, aside=COUNTED % "", **how) as screen:
        yield screen


@pytest.mark.parametrize("game", sample(GAMES, 1))
def test_a_whole_game_its_film_its_proof_its_replay_and_on_from_a_moment(one: PocketScreen, game: str) -> None:
    seats = SEATS.get(game, 2)
    one.open_box(game, seats, ["here"] * seats)
    if game == "mystiques":  # by touch it would take a whole evening; as a campaign it has a book
        one.more_ways()
        one.page.locator("fieldset", has_text="The whole story").get_by_role("button", name="Yes").tap()
        one.begin()
        assert one.play_by_wire_to_the_end(3) > 20
        expect(one.page.locator("#ending")).not_to_be_empty()
        look_at_the_book(one)
    else:
        one.begin()
        play_to_the_end([one], way_to_play(game, 2))
    expect(one.page.locator("#ending")).not_to_be_empty()
    if game != "mystiques":  # any other game played to its end wins at least one sticker
        expect(one.page.locator(".end .new .won[data-sticker]").first).to_be_visible()
    retell(one)
    one.page.locator(".end").get_by_role("button", name="More", exact=True).tap()
    if game in FAIR:
        one.page.locator(".end .more button", has_text=FAIR[game]).click()
        expect(one.page.locator("p.fair")).to_be_visible()
    before = one.table
    one.page.get_by_role("link", name="See it again").click()
    expect(one.page.locator(".replay")).to_have_attribute("data-at", "0")
    one.page.locator("input[type=range]").press("ArrowRight")
    expect(one.page.locator(".replay")).to_have_attribute("data-at", "1")
    one.page.get_by_role("button", name="Keep playing from here").tap()
    one.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    expect(one.page.locator(".table")).to_be_visible()


def look_at_the_book(one: PocketScreen) -> None:
    """Look at a campaign of six chapters, and download it."""
    table = one.table
    one.goto(f"/t/{table}/book")
    expect(one.page.locator("ol li")).to_have_count(6)
    with one.page.expect_download() as kept:
        one.page.get_by_role("button", name="Save the book as a file").tap()
    assert len(Campaign.from_bytes(kept.value.path().read_bytes()).chapters) == 1
    one.goto(f"/t/{table}")


@pytest.mark.whole
def test_a_strong_mouse_says_on_its_card_that_it_thinks_more_slowly_here(one: PocketScreen) -> None:
    one.open_box("trio", 2, ["here", "bot"])
    characters = one.page.locator(".characters")
    characters.get_by_role("button", name="Sage").tap()
    expect(characters.locator("p")).to_contain_text("Takes a bit longer to think here.")
    characters.get_by_role("button", name="Crumb").tap()
    expect(characters.locator("p")).not_to_contain_text("slowly")


def test_a_master_and_a_friend_think_with_the_compiled_kernel(one: PocketScreen) -> None:
    open_with_a_master(one)
    expect(one.page.locator(".characters p")).not_to_contain_text("slowly")
    one.begin()
    by_friend, by_mouse = follow_a_friend(one)
    assert min(by_friend, by_mouse) > 0


def test_a_move_is_taken_back_a_friend_helps_and_a_lesson_goes_on(one: PocketScreen) -> None:
    one.open_box("barrieres", 2, ["here", "bot"])
    one.begin()
    # Hints are computed in the second worker.
    expect(one.page.locator(".prompt.asked")).to_be_visible()
    one.page.get_by_role("button", name=ASK).tap()
    hear(one.page)
    expect(one.page.get_by_role("button", name=FOLLOW)).to_be_visible()
    # With two people on one device, nobody else has to agree.
    one.open_box("barrieres", 2, ["here", "here"])
    one.begin()
    standing = one.page.locator(".board [data-touch^=square].can")
    expect(standing.first).to_be_visible()
    before = sorted(name for name, _, _ in one.glowing(PATIENCE))
    squares = [touch for touch in one.glowing(PATIENCE) if touch[0].startswith("square")]
    _, x, y = squares[highest(squares)]
    one.page.touchscreen.tap(x, y)
    one.page.wait_for_function(
        "(before) => [...document.querySelectorAll('.board [data-touch].can')].map((one) => one.dataset.touch)"
        ".sort().join() !== before",
        arg=",".join(before),
    )
    menu(one, "Take it back")
    one.page.wait_for_function(
        "(before) => [...document.querySelectorAll('.board [data-touch].can')].map((one) => one.dataset.touch)"
        ".sort().join() === before",
        arg=",".join(before),
    )
    one.goto("/learn/souriciere")
    learn_on(one, 3)


@pytest.mark.parametrize("game", sample(WITH_PUZZLES, 1))
def test_puzzles_are_solved_here_too_and_the_star_stays(one: PocketScreen, game: str) -> None:
    one.goto(f"/box/{game}")
    one.page.get_by_role("link", name="Puzzles").tap()
    expect(one.page.locator("main a")).to_have_count(len(shown(game)))
    for number in sample(range(1, len(shown(game)) + 1), 1):
        one.goto(f"/puzzles/{game}/{number}")
        wait_until_asked(one)
        take_help(one)
        one.goto(f"/puzzles/{game}")
        expect(one.page.get_by_role("link", name=f"Puzzle {number}: solved")).to_be_visible()


@pytest.mark.whole
@pytest.mark.parametrize("game", sample([game for game in GAMES if game != "mystiques"], 1))
def test_the_days_game_is_that_of_every_house_and_so_is_what_a_mouse_of_the_house_reached(
    one: PocketScreen, game: str
) -> None:
    one.goto(f"/box/{game}")
    one.page.get_by_role("link", name="Today’s game").tap()
    one.page.get_by_role("button", name="Play!").tap()
    one.page.wait_for_url("**/t/*")
    shown_here = one.page.evaluate(CALL, f"games/{game}/day/{today()}")
    there = daily_game(OfferedGames(default_shelf()), game, today())
    assert shown_here == msgspec.json.decode(msgspec.json.encode(there))
    assert one.page.evaluate(CALL, f"tables/{one.table}")["table"]["commitment"] == there.commitment
    play_to_the_end([one], way_to_play(game, 5))
    result = one.page.get_by_role("list", name="Today’s game")
    expect(result).to_contain_text("A house mouse in your place")
    expect(result).to_contain_text(f"({there.moves} moves)")
