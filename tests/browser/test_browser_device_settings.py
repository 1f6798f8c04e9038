"""What a device does for its players: it notifies them of their turn, keeps the screen on, and follows their display
settings."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import PATIENCE, PHONE, AppPage, highest
from kit.sampled_cases import sample

Make = Callable[..., AppPage]

DEVICE = """
window.calls = [];
Object.defineProperty(Navigator.prototype, "setAppBadge", { value: async (n) => void calls.push(["badge", n]) });
Object.defineProperty(Navigator.prototype, "clearAppBadge", { value: async () => void calls.push(["no badge"]) });
Object.defineProperty(Navigator.prototype, "vibrate", { value: (how) => calls.push(["shakes"]) });
Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async () => {
  calls.push(["awake"]);
  return { release: async () => void calls.push(["may sleep"]) };
} } });
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = "granted"); }
  constructor(title, { body }) { calls.push(["notice", title, body]); }
  close() { calls.push(["notice gone"]); }
};
window.hide = (hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""A device that records what it is asked to do."""


def with_device(screen: Make, **how: Any) -> AppPage:
    one = screen(new=True, **how)
    one.context.add_init_script(DEVICE)
    return one


def calls(one: AppPage) -> list[list[Any]]:
    """Return what the device was asked to do since the last call."""
    found: list[list[Any]] = one.page.evaluate("calls.splice(0)")
    return found


def called(one: AppPage, what: str) -> None:
    one.page.wait_for_function("(what) => calls.some(([first]) => first === what)", arg=what)


def step(one: AppPage) -> None:
    expect(one.page.locator(".prompt.asked")).to_be_visible()
    touches = [touch for touch in one.glowing(PATIENCE) if touch[0].startswith("square")]
    _, x, y = touches[highest(touches)]
    one.page.touchscreen.tap(x, y)


def settings(one: AppPage) -> None:
    one.page.get_by_role("button", name="More", exact=True).tap()


def two_devices(screen: Make) -> tuple[AppPage, AppPage]:
    """Return two devices. The one that records its calls has seat 1; the other one moves first."""
    host, guest = screen(), with_device(screen, size=PHONE)
    host.sit_down("barrieres", ["here", "friend"], first=0)
    guest.page.goto(host.invitation())
    host.page.locator(".go .big:enabled").tap()
    expect(guest.page.locator(".prompt .bubble")).to_be_visible()
    return host, guest


def test_whose_turn_it_is_stands_in_the_title_and_on_the_badge_and_is_felt(screen: Make) -> None:
    host, guest = two_devices(screen)
    expect(guest.page).to_have_title("Barrières")
    assert ["shakes"] not in calls(guest)
    step(host)
    called(guest, "shakes")
    expect(guest.page).to_have_title(re.compile(r"^● Your turn, .+ · Barrières$"))
    assert ["badge", 1] in calls(guest)
    settings(guest)
    guest.page.get_by_role("button", name="Buzz", exact=True).tap()
    guest.page.get_by_role("button", name="Close").tap()
    step(guest)
    called(guest, "no badge")
    expect(guest.page).to_have_title("Barrières")
    calls(guest)
    step(host)
    called(guest, "badge")
    assert ["shakes"] not in calls(guest)


def test_a_page_that_is_hidden_calls_only_where_that_was_allowed(screen: Make) -> None:
    host, guest = two_devices(screen)
    guest.page.evaluate("hide(true)")
    step(host)
    called(guest, "badge")
    assert not [call for call in calls(guest) if call[0] == "notice"]
    guest.page.evaluate("hide(false)")
    settings(guest)
    guest.page.get_by_role("button", name="Tell me, even when I’m on another page").tap()
    expect(guest.page.get_by_role("button", name="Tell me, even when I’m on another page")).to_have_attribute(
        "aria-pressed", "true"
    )
    guest.page.get_by_role("button", name="Close").tap()
    step(guest)
    called(guest, "no badge")
    guest.page.evaluate("hide(true)")
    step(host)
    called(guest, "notice")
    [notice] = [call for call in calls(guest) if call[0] == "notice"]
    assert notice[1] == "Barrières"
    assert notice[2].startswith("Your turn, ")
    guest.page.evaluate("hide(false)")
    called(guest, "notice gone")


def test_the_screen_stays_awake_while_a_game_is_played_and_again_when_it_is_looked_at_again(screen: Make) -> None:
    one = with_device(screen)
    one.sit_down("trio", ["here", "bot"])
    called(one, "awake")
    calls(one)
    one.page.evaluate("hide(true)")
    one.page.evaluate("hide(false)")
    called(one, "awake")
    settings(one)
    one.page.get_by_role("button", name="Keep the screen on").tap()
    called(one, "may sleep")
    one.page.get_by_role("button", name="Keep the screen on").tap()
    called(one, "awake")
    one.page.get_by_role("button", name="Close").tap()
    calls(one)
    one.page.get_by_role("button", name="To the shelf").tap()
    called(one, "may sleep")


def test_what_a_device_cannot_do_is_not_offered(screen: Make) -> None:
    one = screen(new=True)
    one.context.add_init_script(
        """for (const what of ["vibrate", "wakeLock", "setAppBadge"]) delete Navigator.prototype[what];
        delete window.Notification;
        Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false });"""
    )
    one.goto("/")
    one.page.get_by_role("button", name="Settings").tap()
    expect(one.page.get_by_role("group", name="Light or dark")).to_be_visible()
    for name in ("Buzz", "Tell me, even when I’m on another page", "Keep the screen on", "Full screen"):
        expect(one.page.get_by_role("button", name=name)).to_have_count(0)


def test_the_whole_screen_and_back(screen: Make) -> None:
    one = screen(new=True)
    one.goto("/")
    one.page.get_by_role("button", name="Settings").tap()
    button = one.page.get_by_role("button", name="Full screen")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert one.page.evaluate("document.fullscreenElement !== null")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_loudness_goes_by_steps_and_is_kept(screen: Make) -> None:
    one = screen(settings={"sound": True})
    one.goto("/")
    one.page.get_by_role("button", name="Settings").tap()
    group = one.page.get_by_role("group", name="How loud?")
    expect(group.locator("[aria-pressed=true]")).to_have_attribute("aria-label", "Medium")
    for name, kept in (("Loud", [True, 3]), ("No sounds", [False, 3]), ("Soft", [True, 1])):
        group.get_by_role("button", name=name, exact=True).tap()
        expect(group.locator("[aria-pressed=true]")).to_have_attribute("aria-label", name)
        one.page.wait_for_function(
            "([sound, loudness]) => { const kept = JSON.parse(localStorage['mulot.settings']);"
            " return kept.sound === sound && kept.loudness === loudness; }",
            arg=kept,
        )


def test_the_voice_is_as_loud_as_the_sounds(screen: Make) -> None:
    one = screen(settings={"voice": True})
    one.goto("/")
    one.page.evaluate(
        "() => { const speech = speechSynthesis, { speak } = speech; window.volumes = [];"
        " speech.speak = (said) => { window.volumes.push(said.volume); speak(said); } }"
    )
    heard = []
    for name in ("Soft", "Medium", "Loud"):
        one.page.get_by_role("button", name="Settings").tap()
        one.page.get_by_role("group", name="How loud?").get_by_role("button", name=name, exact=True).tap()
        one.page.keyboard.press("Escape")
        expect(one.page.locator("dialog[open]")).to_have_count(0)
        one.page.evaluate("window.volumes = []")
        one.page.get_by_role("button", name="Say it again").tap()
        heard.append(one.page.wait_for_function("() => window.volumes[0]").json_value())
    assert heard == [0.4, 0.7, 1]


@pytest.mark.parametrize(
    "path", sample(["/", "/box/trio", "/rules/trio", "/about", "/kept", "/mice", "/album/clan"], 3)
)
def test_the_dark_house_can_be_read(screen: Make, path: str) -> None:
    one = screen(settings={"look": "dark"})
    one.goto(path)
    expect(one.page.locator("h1").first).to_be_attached()
    expect(one.page.locator("html")).to_have_attribute("data-look", "dark")
    check(one, f"dark {path}")


def test_dark_is_a_choice_of_its_own_or_that_of_the_device(screen: Make) -> None:
    one = screen(new=True, color_scheme="dark")
    one.goto("/")
    html = one.page.locator("html")
    expect(html).to_have_attribute("data-look", "dark")
    one.page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-look", "light")
    one.page.get_by_role("button", name="Settings").tap()
    one.page.get_by_role("button", name="Dark", exact=True).tap()
    expect(html).to_have_attribute("data-look", "dark")
    check(one, "the settings in the dark")
    one.page.reload()
    expect(html).to_have_attribute("data-look", "dark")
    one.sit_down("barrieres", ["here", "bot"], first=0)
    expect(one.page.locator(".prompt .bubble")).to_be_visible()
    check(one, "a table in the dark")
