"""Reading aloud: offered on the first visit, on every page and for every button, only with the device's voices."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import mulot
from browser.accessibility_checks import check, check_size
from browser.app_page import PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage, keep
from browser.spoken_sentences import ask, finger_down, hear, heard, middle
from kit.sampled_cases import sample
from kit.spoken_text import COORDINATE

FAR_AWAY = """{
  const { getVoices } = window.speechSynthesis;
  window.speechSynthesis.getVoices = () => getVoices().map((voice) => ({ ...voice, localService: false }));
}"""
"""Only online voices, which send texts over the internet."""
SHY = """{
  let touched = false;
  addEventListener("pointerup", () => (touched = true), true);
  const { speak } = window.speechSynthesis;
  window.speechSynthesis.speak = (utterance) =>
    touched ? speak(utterance) : setTimeout(() => utterance.onerror({ error: "not-allowed" }));
}"""
"""A browser that says nothing before the page is touched."""
NOTES = """{
  window.notes = 0;
  const { createBufferSource } = AudioContext.prototype;
  AudioContext.prototype.createBufferSource = function () { window.notes++; return createBufferSource.call(this); };
}"""
LAST = """(wanted) => window.spoken.slice(-wanted.length).map(([, text]) => text).join() === wanted.join()"""
SPOKEN = "([from, words]) => window.spoken.slice(from).some(([, text]) => words.includes(text))"
ALOUD = {"voice": True}


def new_here(screen: Callable[..., AppPage], *scripts: str, **how: Any) -> AppPage:
    """Return a device on its first visit, which has not yet answered whether to read aloud."""
    one = screen(new=True, **how)
    for script in scripts:
        one.context.add_init_script(script)
    one.goto("/health")
    one.page.evaluate(keep({"language": "en", "sound": True, "calm": True, "quick": True}))
    return one.goto("/")


def kept(one: AppPage) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(one.page.evaluate("localStorage.getItem('mulot.settings')"))
    return found


def test_the_first_visit_asks_with_a_picture_a_sound_and_a_voice(screen: Callable[..., AppPage]) -> None:
    one = new_here(screen, NOTES, size=PHONE)
    dialog = one.page.get_by_role("dialog", name="Shall I read to you?")
    expect(dialog.locator("svg").first).to_be_visible()
    assert hear(one, 0) == ["Shall I read to you?"]
    check(one, "the first visit")
    for width, height in (TABLET, PHONE_ON_ITS_SIDE):
        one.page.set_viewport_size({"width": width, "height": height})
        check_size(one, f"the first visit at {width}")
        expect(dialog.locator(".answer").last).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Say it again").tap()
    one.page.wait_for_function("() => window.notes >= 1")
    assert heard(one) == ["Shall I read to you?"] * 2
    dialog.get_by_role("button", name="Yes, read to me!").tap()
    expect(dialog).to_have_count(0)
    one.page.wait_for_function("() => window.spoken.length >= 4")
    assert heard(one)[2:4] == ["Hello! I’ll read to you.", SHELF]
    assert kept(one)["voice"] is True
    one.page.reload()
    assert hear(one, 0) == [SHELF]
    assert one.page.get_by_role("dialog").count() == 0


SHELF = "Which game shall we play? Touch a box. Hold your finger on a picture, and I’ll tell you what it is."


def test_whoever_wants_it_quiet_is_not_asked_again(screen: Callable[..., AppPage]) -> None:
    one = new_here(screen)
    one.page.get_by_role("button", name="No, quiet please").tap()
    expect(one.page.get_by_role("dialog")).to_have_count(0)
    one.page.reload()
    expect(one.page.locator(".shelf")).to_be_visible()
    one.page.locator("a.box").first.tap()
    expect(one.page.locator(".begin")).to_be_visible()
    assert kept(one)["asked"] is True
    assert heard(one) == []


def test_whoever_was_here_before_is_not_asked(screen: Callable[..., AppPage]) -> None:
    one = screen().goto("/")
    expect(one.page.locator(".shelf")).to_be_visible()
    assert one.page.get_by_role("dialog").count() == 0


def test_a_voice_from_elsewhere_is_never_used_and_that_is_said(screen: Callable[..., AppPage]) -> None:
    one = new_here(screen, FAR_AWAY, size=PHONE)
    dialog = one.page.get_by_role("dialog", name="No voice here")
    expect(dialog.locator("svg").first).to_be_visible()
    check(one, "no voice on the first visit")
    dialog.get_by_role("button", name="All right!").tap()
    one.page.get_by_role("button", name="No voice here").tap()
    expect(one.page.get_by_role("dialog").locator(".pictures")).to_be_visible()
    check(one, "no voice")
    one.page.get_by_role("button", name="Close").tap()
    one.goto("/health").page.evaluate(keep({"language": "en", "voice": True}))
    one.sit_down("souriciere", ["here", "bot"])
    expect(one.page.locator(".prompt.asked")).to_be_visible()
    assert one.page.get_by_role("button", name="Say it again").count() == 0
    assert heard(one) == []


def test_what_a_browser_would_not_say_yet_is_said_at_the_first_touch(screen: Callable[..., AppPage]) -> None:
    one = screen(new=True, settings=ALOUD)
    one.context.add_init_script(SHY)
    one.goto("/")
    expect(one.page.locator(".shelf")).to_be_visible()
    one.page.wait_for_timeout(0)
    assert heard(one) == []
    one.page.locator("h2#tonight").tap()
    assert hear(one, 0) == [SHELF]


def test_every_page_speaks_and_says_it_again(screen: Callable[..., AppPage]) -> None:
    one = screen(settings=ALOUD)
    again = one.page.get_by_role("button", name="Say it again")

    def speaks(*wanted: str) -> None:
        one.page.wait_for_function(LAST, arg=list(wanted))
        before = len(heard(one))
        again.first.tap()
        assert hear(one, before)[: len(wanted)] == list(wanted)

    one.goto("/")
    speaks(SHELF)
    box = [
        "Barrières",
        one.page.evaluate("document.querySelector('a.box[href$=barrieres]').dataset.say.split('. ')[1]"),
    ]
    one.goto("/box/barrieres")
    speaks(*box, "Touch the big yellow button, and the game begins.")
    one.open_box("barrieres", 2, ["here", "friend"])
    one.begin()
    speaks("Barrières", "We’re waiting for the others…", "Scan this with a phone or tablet")
    one.goto("/rules/barrieres")
    assert hear(one, 0)[0] == "Barrières"
    again.tap()
    assert hear(one, 1)[-1] == heard(one)[-1]
    one.goto("/learn/barrieres")
    expect(again).to_be_visible()
    first = hear(one, 0)[:1]
    again.tap()
    assert hear(one, 1)[:1] == first
    one.goto("/album/barrieres")
    large = "Touch a sticker to see it large."
    speaks("Sticker album", "Barrières", f"{large} The pale ones are still to come: you win them by playing.")
    one.goto("/nowhere")
    speaks("Oh! We can’t find that room.")


def test_a_press_that_lasts_says_the_word_and_does_nothing(screen: Callable[..., AppPage]) -> None:
    one = screen(settings=ALOUD, size=PHONE)
    one.goto("/")
    box = one.page.locator("a.box[href='/box/souriciere']")
    expect(box).to_be_visible()
    assert ask(one, box).startswith("La Souricière. ")
    assert ask(one, one.page.get_by_role("button", name="Sounds")) == "Sounds"
    assert ask(one, one.page.locator(".people button").nth(1)) == "2 people"
    assert one.page.locator(".people .comes").count() == 0
    assert ask(one, one.page.locator(".tag li").first) == "from age 4"
    assert one.page.url.endswith("/"), "the box stays closed"
    # The same with a mouse, whose click still arrives.
    before = len(heard(one))
    one.page.mouse.move(*middle(box))
    one.page.mouse.down()
    assert hear(one, before)[-1].startswith("La Souricière. ")
    one.page.mouse.up()
    assert one.page.url.endswith("/")
    box.tap()
    one.page.wait_for_url("**/box/souriciere")


def test_what_cannot_be_used_says_its_word_too(screen: Callable[..., AppPage]) -> None:
    one = screen(settings=ALOUD)
    one.open_box("souriciere", 2, ["here", "friend"])
    one.begin()
    start = one.page.locator(".go .big")
    expect(start).to_be_disabled()
    assert ask(one, start) == "Play!"


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_what_lies_on_a_board_says_its_word_without_a_coordinate(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(settings=ALOUD)
    # In an adventure a bot may act at any time.
    one.sit_down(game, ["here", "here" if game == "mystiques" else "bot"])
    can = one.page.locator(".table[data-busy=false] .board [data-touch].can")
    expect(can.first).to_be_visible()
    said = one.page.evaluate(
        "[...document.querySelectorAll('.board [data-touch]')].map((one) => one.dataset.say ?? one.innerText)"
    )
    assert said
    assert [word for word in said if not word or COORDINATE.search(word)] == []
    before = one.page.locator("[data-prompt]").inner_text()
    # A bot's action may be announced first.
    with finger_down(one, *middle(can.first)):
        one.page.wait_for_function(SPOKEN, arg=[len(heard(one)), said])
    assert one.page.locator("[data-prompt]").inner_text() == before, "nothing was played"
