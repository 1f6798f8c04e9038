"""Phones nearby play together without a server, each a browser of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Playwright, expect

import mulot
from browser.app_page import play_to_the_end
from browser.camera_video import CameraVideo
from browser.offline_page import PocketScreen, until
from browser.phones_nearby import open_together, phone, servers_asked
from browser.read_indexeddb import replayed, rows_kept
from browser.static_site import BELOW, web_space
from browser.test_browser_offline_games import CALL
from browser.test_browser_table_menu import menu
from browser.touch_choosers import SEATS, way_to_play
from mulot.core.match import Match
from prove.protocol_fuzz import malformed_command


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with web_space(tmp_path_factory.mktemp("nearby")) as address:
        yield address


class Family:
    """Phones in one test. Afterwards none may have had an error, or asked another host for anything."""

    def __init__(self, playwright: Playwright, folder: Path, site: str) -> None:
        self._playwright, self._folder, self._site = playwright, folder, site
        self._stack = ExitStack()
        self.phones: list[PocketScreen] = []

    def phone(self, **how: Any) -> PocketScreen:
        profile = self._folder / f"phone-{len(self.phones)}"
        self.phones.append(self._stack.enter_context(phone(self._playwright, profile, self._site, **how)))
        return self.phones[-1]

    def close(self) -> None:
        complaints = [text for one in self.phones for text in one.complaints]
        foreign = [url for one in self.phones for url in one.foreign]
        asked = [server for one in self.phones for server in servers_asked(one)]
        self._stack.close()
        assert (complaints, foreign, asked) == ([], [], [])


@pytest.fixture
def family(playwright: Playwright, tmp_path: Path, site: str) -> Iterator[Family]:
    made = Family(playwright, tmp_path, site)
    yield made
    made.close()


def test_a_game_on_two_phones_which_met_by_camera(family: Family, tmp_path: Path) -> None:
    video = CameraVideo(tmp_path / "camera.y4m")
    host, guest = family.phone(camera=str(video.path)), family.phone()
    host.open_box("souriciere", 2, ["here", "friend"])
    host.begin()
    host.page.get_by_role("button", name="Invite another phone").tap()
    guest.page.goto(host.page.get_by_label("Link for a friend", exact=True).input_value())
    video.hold(guest.page.get_by_role("img", name="Code"))
    guest.page.wait_for_url("**/t/*")
    host.page.get_by_role("button", name="Play!").tap()
    host.arrive()
    guest.arrive()
    # Either page may be loaded again: nobody scans anything a second time.
    for one, other in ((guest, host), (host, guest)):
        play_to_the_end([host, guest], way_to_play("souriciere", 3), most=3)
        one.page.reload()
        one.arrive()
        expect(other.page.locator(".table")).to_be_visible()
    play_to_the_end([host, guest], way_to_play("souriciere", 3))
    for one in (host, guest):
        expect(one.page.locator("#ending")).not_to_be_empty()
    # Both keep the replay; the guest's comes from the host.
    guest.page.get_by_role("link", name="See it again").click()
    expect(guest.page.locator(".replay")).to_have_attribute("data-at", "0")


SEND = """async ([frames, table]) => {
  // What a page that keeps to no rules could send over the connection of the real one.
  const { channel } = wire, before = wire.received.length;
  const screen = 1_000_000 + before;
  const say = (message) => channel.readyState === "open" && channel.send("." + JSON.stringify(message));
  say({ kind: "enter", screen, table, since: null });
  const wait = async (holds) => {
    while (!holds() && channel.readyState === "open") await new Promise((then) => setTimeout(then, 20));
  };
  await wait(() => wire.received.slice(before).join("").includes(`"screen":${screen}`));
  for (const packet of frames) say({ kind: "hear", screen, packet });
  const refused = () => wire.received.slice(before).join("").split('\\\\"kind\\\\":\\\\"no\\\\"').length - 1;
  await wait(() => refused() >= frames.length);
  say({ kind: "exit", screen });
}"""
"""Sends frames to the host, and waits until each is refused."""
RAW = "(texts) => { for (const text of texts) if (wire.channel.readyState === 'open') wire.channel.send(text); }"
FORBIDDEN = [
    {"do": "play", "seat": 0, "question": 2, "action": {"type": "roll"}},
    {"do": "undo", "seat": 0}, {"do": "start"}, {"do": "end"}, {"do": "pause"}, {"do": "resume"},
    {"do": "leave", "seat": 0}, {"do": "give-up", "seat": 0}, {"do": "remove", "seat": 0},
    {"do": "replace", "seat": 0, "character": "random"}, {"do": "hand-over", "seat": 1}, {"do": "become-host"},
    {"do": "rename", "seat": 0, "name": "hazel"}, {"do": "configure", "seats": 3},
    {"do": "say", "seat": 0, "what": "hello"},
]  # fmt: skip
"""Commands of a guest on seat 1 that must be refused."""


def state(host: PocketScreen) -> Any:
    """Return what is stored, and who is said to be here."""
    seats = host.page.evaluate(CALL, f"tables/{host.table}")["table"]["seats"]
    return rows_kept(host.page, f"mulot /{BELOW}/"), [seat.get("here", False) for seat in seats]


def test_a_hostile_guest_changes_nothing_and_is_put_out(family: Family) -> None:
    host, guest = family.phone(), family.phone()
    open_together(host, [guest], "souriciere")
    play_to_the_end([host, guest], way_to_play("souriciere", 5), most=2)
    before = state(host)
    assert before[1] == [True, True]
    rng = Random(11)
    for batch in range(3):
        frames = [malformed_command(rng) for _ in range(15)]
        frames += [json.dumps({"id": f"forbidden-{batch}-{n}", **one}) for n, one in enumerate(FORBIDDEN[batch::3])]
        guest.page.evaluate(SEND, [frames, host.table])
        assert state(host) == before
    # Paths that are none of a guest's business, and the name of another device.
    paths = ["everything/file", "files", "forget", f"tables/{host.table}/file"]
    calls = [{"kind": "call", "id": 900 + n, "device": "pocket", "method": "POST", "path": path, "body": "{}"}
             for n, path in enumerate(paths)]  # fmt: skip
    told = len(received(guest))
    guest.page.evaluate(RAW, ["." + json.dumps(call) for call in calls])
    guest.page.wait_for_function("(many) => wire.received.length >= many", arg=told + len(calls))
    assert [json.loads(text[1:])["status"] for text in received(guest)[told:][: len(calls)]] == [404] * len(calls)
    assert state(host) == before
    # What no client sends ends the connection, and the phone is not let in again.
    guest.page.evaluate(RAW, ["+" + "x" * 12_000] * 9)
    until(host.page, f"() => ({CALL})('tables/{host.table}').then(({{ table }}) => !table.seats[1].here)")
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="The house isn’t answering")).to_be_visible()
    assert state(host) == (before[0], [True, False])
    # The host's page works as before.
    menu(host, "Pause")
    expect(host.page.get_by_role("button", name="Keep playing")).to_be_visible()


def received(one: PocketScreen) -> list[str]:
    found: list[str] = one.page.evaluate("wire.received")
    return found


@pytest.mark.whole
@pytest.mark.parametrize(("game", "phones"), [*((game, 2) for game in mulot.shelf()), ("clan", 4)])
def test_a_whole_game_of_which_every_guest_is_told_only_what_its_seat_may_know(
    family: Family, tmp_path: Path, game: str, phones: int
) -> None:
    host, *guests = [family.phone() for _ in range(phones)]
    open_together(host, guests, game, max(phones, SEATS.get(game, 2)))
    play_to_the_end([host, *guests], way_to_play(game, 7))
    endings = {one.page.locator("#ending").inner_text() for one in (host, *guests)}
    assert len(endings) == 1
    assert "" not in endings
    (tmp_path / "game.jsonl").write_bytes(replayed(state(host)[0][host.table]).journal_file())
    match = Match.load(tmp_path / "game.jsonl")
    for seat, guest in enumerate(guests, start=1):
        assert leaks(match, seat, updates(guest)) == []
    if game == "clan":  # one of the games with secrets: a phone that was told what another seat knows is found out
        assert leaks(match, 0, updates(guests[0])) != []


def updates(guest: PocketScreen) -> list[dict[str, Any]]:
    """Return all updates of tables that a guest's phone was told."""
    texts = "".join(piece[1:] + ("\0" if piece[0] == "." else "") for piece in received(guest)).split("\0")[:-1]
    packets = [message["packet"] for message in map(json.loads, texts) if message["kind"] == "told"]
    messages = [json.loads(line) for packet in packets for line in packet.split("\n")]
    return [message for message in messages if message["kind"] == "now"]


def leaks(match: Match, seat: int, told: list[dict[str, Any]]) -> list[Any]:
    """Return what a seat was told that it could not know at any moment of the match. It was told something."""
    moments = list(match.replay())
    owns = {plain(moment.look(seat).own) for moment in moments}
    events = {
        plain(heard)
        for moment in moments
        for event in moment.events
        if (heard := match.game.hear(event, seat)) is not None
    }
    assert sum(len(message.get("events", [])) for message in told) > 0
    return [
        *(message["eye"] for message in told if message.get("eye") not in (None, seat)),
        *(own for message in told if (own := message.get("own")) is not None and plain(own) not in owns),
        *(event for message in told for event in message.get("events", []) if plain(event) not in events),
    ]


def plain(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True), sort_keys=True)
