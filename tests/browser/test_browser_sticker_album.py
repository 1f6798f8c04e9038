"""The sticker album: stickers are pale at first and put in at the end of a game, each once; old games count too."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from browser.accessibility_checks import check, check_size
from browser.app_page import LAPTOP, PATIENCE, PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage
from browser.offline_page import until
from browser.play_by_messages import play_by_wire
from browser.sticker_album import stickers, stored, won
from kit.sampled_cases import sample

Make = Callable[..., AppPage]
GAME = "souriciere"

AS_BEFORE = """() => new Promise((done, failed) => {
  localStorage.removeItem("mulot.album");
  const opening = indexedDB.open("mulot");
  opening.onsuccess = () => {
    const old = opening.result, reading = old.transaction(["games", "films"]);
    const games = reading.objectStore("games").getAll(), films = reading.objectStore("films").getAll();
    reading.oncomplete = async () => {
      const inMemory = async (film) => new Blob([await film.arrayBuffer()], { type: film.type });
      const reels = await Promise.all(films.result.map(inMemory)).catch(failed);
      old.close();
      indexedDB.deleteDatabase("mulot").onsuccess = () => {
        const making = indexedDB.open("mulot", 1);
        making.onupgradeneeded = () => {
          const kept = making.result.createObjectStore("games", { keyPath: "table" });
          const shelf = making.result.createObjectStore("films");
          games.result.forEach(({ judged, ...game }, i) => { kept.put(game); shelf.put(reels[i], game.table); });
        };
        making.onsuccess = () => { making.result.close(); done(); };
        making.onerror = () => failed(making.error);
      };
    };
  };
})"""
"""The cupboard as it was before there was an album: its first version, with the same games in it. Films are taken into
memory first: what a browser hands out of a cupboard may lie in a file that goes with it."""


IN_THE_ALBUM = """() => new Promise((done) => {
  const opening = indexedDB.open("mulot", 2);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done(false);
  opening.onsuccess = () => {
    const counting = opening.result.transaction("album").objectStore("album").count();
    counting.onsuccess = () => { opening.result.close(); done(counting.result > 0); };
  };
})"""


def to_the_end(one: AppPage) -> None:
    one.sit_down(GAME, ["here", "here"])
    expect(one.page.locator(".table")).to_be_visible()
    play_by_wire(one, 1000)
    expect(one.page.locator(".end[data-kept]")).to_be_attached()


def test_a_sticker_is_won_at_the_end_of_a_game_and_once(screen: Make) -> None:
    one = screen(size=PHONE, settings={"voice": True})
    one.goto(f"/box/{GAME}").page.get_by_role("link", name="Stickers").tap()
    places = one.page.locator(".page button")
    expect(places).to_have_count(len(stickers(GAME)))
    expect(one.page.locator(".page button.won")).to_have_count(0)
    places.first.press("Enter")
    expect(one.page.locator("dialog")).to_contain_text("Run a whole race")
    check(one, "a sticker that is still to be won")
    one.page.keyboard.press("Escape")
    expect(places.first).to_be_focused()

    to_the_end(one)
    new = one.page.locator(".end .new .won[data-sticker]")
    expect(new.first).to_be_visible()
    first, album = won(one), stored(one, "album")
    assert {"first-race", "cheese"} <= set(first)
    assert {str(sticker.get_attribute("data-sticker")) for sticker in new.all()} <= set(first)
    expect(new).to_have_count(2)
    expect(one.page.locator(".end .stickers")).to_contain_text(f"And {len(first) - 2} more in your album.")
    said = one.page.evaluate("window.spoken.map(([, text]) => text).filter((text) => text.includes('Off we go!'))")
    assert len(said) == 1
    check_size(one, "stickers at the end")

    # Nothing is won again after a reload, in another tab, or after the replay has been deleted.
    one.page.reload()
    expect(one.page.locator(".end[data-kept]")).to_be_attached()
    expect(one.page.locator(".end .won[data-sticker]")).to_have_count(2)
    expect(one.page.locator(".end .new")).to_have_count(0)
    other = one.context.new_page()
    other.goto(one.page.url)
    expect(other.locator(".end .won[data-sticker]")).to_have_count(2)
    expect(other.locator(".end .new")).to_have_count(0)
    one.goto("/ours").open_door()
    one.page.get_by_role("button", name="Forget this game here").tap()
    one.page.get_by_role("button", name="Yes").tap()
    expect(one.page.locator(".game")).to_have_count(0)
    one.page.go_back()
    expect(one.page.locator(".end[data-kept]")).to_be_attached()
    expect(one.page.locator(".end .won[data-sticker]")).to_have_count(2)
    expect(one.page.locator(".end .new")).to_have_count(0)
    assert stored(one, "album") == album

    one.page.locator(".end .won[data-sticker]").first.tap()
    one.page.wait_for_url(f"**/album/{GAME}")
    expect(one.page.locator(".page button.won")).to_have_count(len(first))
    one.page.get_by_role("button", name="Off we go!: in your album").tap()
    expect(one.page.locator("dialog")).to_contain_text(re.compile(r"We ran a whole race.*Won on \w", re.S))
    check(one, "a sticker that was won")


@pytest.mark.parametrize("size", sample([PHONE_ON_ITS_SIDE, PHONE, TABLET, LAPTOP], 2))
def test_play_again_stays_where_it_is_when_stickers_come(screen: Make, size: tuple[int, int]) -> None:
    one = screen(size=size)
    one.sit_down(GAME, ["here", "here"])
    expect(one.page.locator(".table")).to_be_visible()
    held: list[Route] = []
    one.page.route(re.compile(r"/film$"), lambda route: held.append(route))
    with one.page.expect_request(re.compile(r"/film$")):
        play_by_wire(one, 1000)
    again = one.page.get_by_role("button", name="Play again!")
    expect(again).to_be_visible()
    before = again.bounding_box()
    for route in held:
        route.continue_()
    one.page.unroute_all()
    expect(one.page.locator(".end[data-kept]")).to_be_attached()
    expect(one.page.locator(".end .won[data-sticker]")).to_have_count(2)
    assert again.bounding_box() == before


@pytest.mark.whole
def test_games_of_before_the_album_bring_their_stickers_and_forgetting_takes_them(screen: Make) -> None:
    one = screen()
    to_the_end(one)
    first = won(one)
    (game,) = stored(one, "games")
    one.goto("/about").page.evaluate(AS_BEFORE)
    one.goto("/").page.get_by_role("link", name="Sticker album").tap()
    expect(one.page.locator(".page button.won")).to_have_count(len(first))
    assert won(one) == first
    assert {place["when"] for place in stored(one, "album") if place["when"]} == {game["when"]}
    assert [kept["judged"] for kept in stored(one, "games")] == [True]
    one.goto("/kept").page.get_by_role("button", name="Forget this device").tap()
    one.page.get_by_role("button", name="Yes").tap()
    one.page.wait_for_url(one.address + "/")
    one.goto(f"/album/{GAME}")
    expect(one.page.locator(".page button")).to_have_count(len(stickers(GAME)))
    expect(one.page.locator(".page button.won")).to_have_count(0)


@pytest.mark.parametrize("afterwards", ["/", pytest.param(f"/album/{GAME}", marks=pytest.mark.whole)])
def test_who_leaves_the_end_before_the_film_is_made_gets_the_stickers_all_the_same(
    screen: Make, afterwards: str
) -> None:
    one = screen()
    films: list[Route] = []
    one.page.route("**/film", lambda route: films.append(route))  # the server is making it
    one.sit_down(GAME, ["here", "here"])
    expect(one.page.locator(".table")).to_be_visible()
    play_by_wire(one, 1000)
    expect(one.page.locator(".end")).to_be_visible()
    for _ in range(PATIENCE // 50):
        if films:
            break
        one.page.wait_for_timeout(50)
    assert stored(one, "album") == []
    one.goto("/about")
    for film in films:
        film.abort()
    one.page.unroute("**/film")
    one.goto(afterwards)
    until(one.page, IN_THE_ALBUM)
    assert {"first-race", "cheese"} <= set(won(one))
    until(one.page, "async () => localStorage['mulot.tables'].includes('putAway')")

    # This is done once, not each time the shelf is opened.
    one.page.route("**/film", lambda route: films.append(route))
    asked = len(films)
    with one.page.expect_response("**/api/tables/*"):
        one.goto("/")
    expect(one.page.locator(".shelf li").last).to_be_visible()
    assert len(films) == asked


@pytest.mark.whole
def test_whoever_watches_wins_nothing_and_there_is_a_word_for_a_game_that_is_not_there(screen: Make) -> None:
    one = screen()
    one.goto("/album/chess")
    expect(one.page.get_by_text("We can’t find that game")).to_be_visible()
    to_the_end(one)
    other = screen()
    other.goto(f"/t/{one.table}")
    expect(other.page.locator(".end")).to_be_visible()
    expect(other.page.locator(".end[data-kept]")).to_be_attached()
    assert stored(other, "album") == []
