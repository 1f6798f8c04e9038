"""Phones that play together without a server: each is a Chromium with its own processes and profile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, expect

from browser import chromium
from browser.app_page import PHONE, QUICK, device_options, prepare
from browser.killed_chromium import LISTENING
from browser.offline_page import PocketScreen

FLAGS = [
    *chromium.FLAGS,
    # A browser here has no other address that all others reach too, and leaves this one out by itself.
    "--allow-loopback-in-peer-connection",
    "--disable-features=WebRtcHideLocalIpsWithMdns",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
]
ONLY_LOOPBACK = """{
  // Whatever other addresses this machine has: the phones are told this one only.
  const whole = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, "localDescription").get;
  const stays = (line) => !line.startsWith("a=candidate:") || line.includes(" 127.0.0.1 ");
  Object.defineProperty(RTCPeerConnection.prototype, "localDescription", { get() {
    const found = whole.call(this);
    return found && { type: found.type, sdp: found.sdp.split("\\r\\n").filter(stays).join("\\r\\n") };
  } });
}"""
WIRE = """{
  // Every text that a link carries, as it is sent and received, and every address that a connection is told of.
  window.wire = { sent: [], received: [], servers: [] };
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    wire.sent.push(text);
    wire.channel = this;
    return send.call(this, text);
  };
  const { set } = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, "onmessage");
  Object.defineProperty(RTCDataChannel.prototype, "onmessage", { set(then) {
    set.call(this, then && ((event) => { wire.received.push(event.data); then.call(this, event); }));
  } });
  const Plain = RTCPeerConnection;
  window.RTCPeerConnection = class extends Plain {
    constructor(how) { super(how); wire.servers.push(...(how?.iceServers ?? ["not said"])); }
  };
}"""


@contextmanager
def phone(playwright: Playwright, profile: Path, site: str, camera: str = "", **how: Any) -> Iterator[PocketScreen]:
    """Yield a phone with the page of a site. `camera` is a video file that its camera sees."""
    settings, halos = QUICK | how.pop("settings", {}), how.pop("halos", False)
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=chromium.find(),
        args=[*FLAGS, *([f"--use-file-for-fake-video-capture={camera}"] if camera else [])],
        permissions=["camera"],
        **device_options(how.pop("size", PHONE), settings["language"]),
        **how,
    )
    try:
        prepare(context, settings, halos)
        for script in (ONLY_LOOPBACK, WIRE, LISTENING):
            context.add_init_script(script)
        yield PocketScreen(context, f"{site}?")
    finally:
        context.close()


def let_in(host: PocketScreen, guest: PocketScreen) -> None:
    """Let a phone in by copying both codes as texts, and wait until it shows the table."""
    host.page.get_by_role("button", name="Invite another phone").tap()
    link = host.page.get_by_label("Link for a friend", exact=True).input_value()
    guest.page.goto(link)
    answer = guest.page.get_by_label("Your answer", exact=True).input_value()
    host.page.get_by_role("textbox", name="The other phone’s answer").fill(answer)
    guest.page.wait_for_url("**/t/*")
    guest.arrive()


def open_together(host: PocketScreen, guests: list[PocketScreen], game: str, seats: int | None = None) -> None:
    """Open a box for these phones, with one seat each, and let all guests in. The others are characters."""
    seats = seats or 1 + len(guests)
    host.open_box(game, seats, ["here", *["friend"] * len(guests), *["bot"] * (seats - 1 - len(guests))])
    host.begin()
    for number, guest in enumerate(guests, start=1):
        let_in(host, guest)
        expect(host.page.locator("li.empty")).to_have_count(len(guests) - number)
    host.page.get_by_role("button", name="Play!").tap()
    for one in (host, *guests):
        one.arrive()


def servers_asked(one: PocketScreen) -> list[str]:
    """Return the servers that this page's connections were told to ask for addresses. There are none."""
    found: list[str] = one.page.evaluate("wire.servers")
    return found
