"""What a table offers besides moves, by touch: undo, pause, leaving, coming back, phrases, and what follows the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import PATIENCE, PHONE, AppPage, highest, play_to_the_end
from mulot.cli.i18n import Translator
from mulot.cli.player_commands import verify
from mulot.core.errors import MulotError

Make = Callable[..., AppPage]


def menu(one: AppPage, name: str | re.Pattern[str]) -> None:
    """Touch an entry in the “More” menu."""
    one.page.get_by_role("button", name="More", exact=True).tap()
    one.page.locator("dialog").get_by_role("button", name=name).tap()


def together(screen: Make, game: str) -> tuple[AppPage, AppPage]:
    """Return two people on two devices; the first is the one whose turn it is."""
    host, guest = screen(), screen(size=PHONE)
    host.sit_down(game, ["here", "friend"])
    guest.page.goto(host.invitation())
    host.page.locator(".go .big:enabled").tap()
    for one in (host, guest):
        expect(one.page.locator(".table")).to_be_visible()
        one.page.locator(".prompt .bubble").wait_for()
    for _ in range(200):
        for one, other in ((host, guest), (guest, host)):
            if one.page.locator(".prompt.asked").count():
                return one, other
        host.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def step(mover: AppPage, other: AppPage) -> None:
    """Make a move as the person whose turn it is, and wait until both pages show it."""
    expect(mover.page.locator(".prompt.asked")).to_be_visible()
    expect(mover.page.locator(".board [data-touch^=square].can").first).to_be_visible()
    touches = [touch for touch in mover.glowing(PATIENCE) if touch[0].startswith("square")]
    _, x, y = touches[highest(touches)]
    mover.page.touchscreen.tap(x, y)
    expect(other.page.locator(".prompt.asked")).to_be_visible()
    expect(mover.page.locator(".prompt.asked")).to_have_count(0)


def mice(one: AppPage) -> list[str]:
    """Return where the mice stand, as the board tells screen readers."""
    return one.page.locator(".board [data-touch].can").evaluate_all("(all) => all.map((one) => one.dataset.touch)")


def test_a_move_is_taken_back_when_the_other_agrees(screen: Make) -> None:
    mover, other = together(screen, "barrieres")
    before = sorted(mice(mover))
    step(mover, other)
    menu(mover, "Take it back")
    expect(mover.page.locator(".notice")).to_have_text("We’re asking the others…")
    question = other.page.get_by_role("alertdialog")
    check(mover, "undo is asked for")
    check(other, "undo is asked")
    expect(question).to_contain_text("would like to take the last move back")
    question.get_by_role("button", name="Yes").tap()
    expect(question).to_have_count(0)
    expect(mover.page.locator(".prompt.asked")).to_be_visible()
    expect(other.page.locator(".prompt.asked")).to_have_count(0)
    assert sorted(mice(mover)) == before
    assert mover.page.locator(".prompt.refused").count() == 0
    step(mover, other)  # and it goes on


@pytest.mark.whole
def test_a_move_stays_when_the_other_does_not_agree(screen: Make) -> None:
    mover, other = together(screen, "barrieres")
    step(mover, other)
    menu(mover, "Take it back")
    other.page.get_by_role("alertdialog").get_by_role("button", name="No").tap()
    expect(mover.page.locator(".prompt.refused [data-prompt]")).to_have_text(
        "The others would rather leave the move as it is."
    )
    expect(mover.page.locator(".notice")).to_have_count(0)
    expect(other.page.locator(".prompt.asked")).to_be_visible()
    step(other, mover)


def test_a_die_cannot_be_taken_back_and_it_is_said_why(screen: Make) -> None:
    mover, other = together(screen, "souriciere")
    expect(mover.page.locator(".board [data-touch=die].can")).to_be_visible()
    _, x, y = mover.glowing(PATIENCE)[0]
    mover.page.touchscreen.tap(x, y)
    expect(mover.page.locator("[data-said] p").first).to_be_attached()
    expect(mover.page.locator(".table[data-busy=false]")).to_be_visible()
    menu(mover, "Take it back")
    expect(mover.page.locator(".prompt.refused [data-prompt]")).to_have_text(
        Translator("en").house_text("no-cannot-undo")
    )
    assert other.page.get_by_role("alertdialog").count() == 0


def test_the_host_lets_the_game_rest_and_go_on(screen: Make) -> None:
    one, two = together(screen, "barrieres")
    host, guest = (one, two) if one.page.viewport_size != {"width": PHONE[0], "height": PHONE[1]} else (two, one)
    menu(host, "Pause")
    for page in (host.page, guest.page):
        expect(page.get_by_role("dialog", name="The game is resting.")).to_be_visible()
    check(host, "a rest")
    # A guest can only hear it again; only the host can resume the game.
    for page, names in ((host.page, ["Say it again", "Keep playing"]), (guest.page, ["Say it again"])):
        buttons = page.locator(".paused button")
        assert [button.get_attribute("aria-label") or button.inner_text() for button in buttons.all()] == names
    guest.page.reload()  # a pause survives a reload
    expect(guest.page.get_by_role("dialog", name="The game is resting.")).to_be_visible()
    host.page.locator(".paused .big").tap()
    for page in (host.page, guest.page):
        expect(page.locator(".paused")).to_have_count(0)
    step(one, two)


@pytest.mark.whole
def test_a_mouse_of_the_house_plays_for_somebody_who_left_until_he_is_back(screen: Make) -> None:
    mover, other = together(screen, "barrieres")
    address = mover.page.url
    leaver = mover.page.locator(".seats li.mine .name").inner_text()
    menu(mover, re.compile("Back to the shelf"))
    expect(mover.page.locator(".shelf li").first).to_be_visible()
    offer = other.page.locator(".notice", has_text=leaver)
    offer.get_by_role("button", name="Let a house mouse play").tap()
    expect(other.page.locator(".prompt.asked")).to_be_visible()  # the bot has moved
    expect(other.page.locator(".seats li", has_text=leaver)).to_contain_text("away")
    mover.page.locator(".going a").first.tap()
    expect(mover.page).to_have_url(address)
    expect(mover.page.locator(".table")).to_be_visible()
    expect(other.page.locator(".seats li", has_text=leaver)).not_to_contain_text("away")
    step(other, mover)
    step(mover, other)  # the seat is his own again


def test_a_seat_that_was_given_up_is_played_by_a_mouse_of_the_house(screen: Make) -> None:
    mover, other = together(screen, "barrieres")
    menu(mover, "Give up my seat")
    mover.page.locator("dialog").get_by_role("button", name="Yes").tap()
    expect(mover.page.locator(".shelf li").first).to_be_visible()
    assert mover.page.locator(".going a").count() == 0
    other.page.locator(".notice").get_by_role("button", name="Let a house mouse play").tap()
    expect(other.page.locator(".prompt.asked")).to_be_visible()


def test_a_refusal_stays_until_something_is_touched(screen: Make) -> None:
    """What happens meanwhile does not hide it."""
    mover, other = together(screen, "souriciere")
    refused = other.page.locator(".prompt.refused")
    menu(other, "Take it back")
    expect(refused).to_be_visible()
    _, x, y = mover.glowing(PATIENCE)[0]
    mover.page.touchscreen.tap(x, y)
    expect(other.page.locator("[data-said] p").first).to_be_attached()
    expect(refused).to_be_visible()
    other.page.locator("[data-prompt]").tap()
    expect(refused).to_have_count(0)


def test_what_cannot_be_undone_is_apart_and_states_are_switches(screen: Make) -> None:
    one = screen(size=PHONE)
    one.sit_down("souriciere", ["here", "bot"])
    one.page.get_by_role("button", name="More", exact=True).tap()
    sheet = one.page.locator("dialog")
    danger = sheet.get_by_role("region", name="These can’t be undone")
    assert danger.get_by_role("button").all_inner_texts() == ["Give up my seat", "Delete this table for good"]
    assert sheet.locator(".danger ~ *").count() == 0
    # A state is a switch or one of several steps; everything else does something at once.
    for button in sheet.locator("[aria-pressed]").all():
        assert button.evaluate("(one) => one.matches('.toggle, .steps *, .languages *')"), button.inner_text()
    expect(sheet.get_by_role("button", name=re.compile("sound", re.I))).to_have_count(1)
    check(one, "the menu")


def test_pictures_and_kind_words_are_seen_by_the_others(screen: Make) -> None:
    mover, other = together(screen, "souriciere")
    name = mover.page.locator(".seats li.mine .name").inner_text()
    for label, seen in (("Well played!", "Well played!"), ("a heart", "a heart")):
        mover.page.get_by_role("button", name="Say something", exact=True).tap()
        mover.page.locator("dialog").get_by_role("button", name=re.compile(label, re.I)).tap()
        plate = other.page.locator(".seats li", has=other.page.locator(".name", has_text=name))
        expect(plate.locator(".said")).to_contain_text(re.compile(seen, re.I))
        expect(mover.page.locator("dialog")).to_have_count(0)
    expect(plate.locator(".said svg")).to_be_visible()


def test_after_the_end_the_game_can_be_kept_seen_again_and_played_once_more(screen: Make, tmp_path: Path) -> None:
    one, two = together(screen, "souriciere")
    play_to_the_end([one, two], lambda touches: 0)
    names = one.page.locator(".seats .name").all_inner_texts()
    _keep(one, tmp_path)
    _prove(one)
    _see_again(one)
    one.page.get_by_role("button", name="Play again!").tap()
    one.page.wait_for_url("**/t/*")
    expect(one.page.locator(".lobby")).to_be_visible()
    two.page.get_by_role("button", name="Play again!").tap()
    expect(two.page.locator(".lobby")).to_be_visible()
    assert one.page.url == two.page.url
    host = one if one.page.locator(".go .big:enabled").count() else two
    host.page.locator(".go .big:enabled").tap()
    for screen_ in (one, two):
        expect(screen_.page.locator(".table[data-phase=playing]")).to_be_visible()
        expect(screen_.page.locator(".seats .name")).to_have_text(names[1:] + names[:1])


def _keep(one: AppPage, folder: Path) -> None:
    """The saved file can be verified; with one changed throw it cannot."""
    one.page.locator(".end").get_by_role("button", name="More", exact=True).tap()
    with one.page.expect_download() as waited:
        one.page.get_by_role("button", name="Save the game as a file").tap()
    kept = folder / waited.value.suggested_filename
    assert re.fullmatch(r"mulot-souriciere-[\w-]{6}\.jsonl", kept.name)
    waited.value.save_as(kept)
    verify([str(kept)])
    changed = folder / "changed.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[3] = lines[4]
    changed.write_text("".join(lines), encoding="utf-8")
    with pytest.raises(MulotError):
        verify([str(changed)])


def _prove(one: AppPage) -> None:
    one.page.get_by_role("button", name="Were the dice fair?").tap()
    expect(one.page.locator("p.fair")).to_contain_text("Yes!")


def _see_again(one: AppPage) -> None:
    """The slider goes to any moment, and stepping back and forward shows the same position."""
    address = one.page.url
    one.page.get_by_role("link", name="See it again").tap()
    slider = one.page.get_by_role("slider", name="Moment")
    told = one.page.locator(".panel p")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    expect(told).to_have_text("The table is set.")
    seen = {}
    for at in (last, 3, 7, 3):
        slider.fill(str(at))
        expect(one.page.locator(".replay[data-whole=true]")).to_be_attached()
        now = (told.inner_text(), one.page.locator(".board").inner_html())
        assert seen.setdefault(at, now) == now
    assert len({words for words, _ in seen.values()}) == 3
    one.page.get_by_role("button", name="Play", exact=True).tap()
    expect(slider).not_to_have_value("3")
    one.page.get_by_role("button", name="One step back").tap()
    one.page.get_by_role("link", name="Back").tap()
    expect(one.page).to_have_url(address)
    expect(one.page.locator("#ending")).to_be_visible()
