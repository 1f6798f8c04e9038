"""Lets bots take the seats of a device and play on while it watches, because a chapter takes a whole evening."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from browser.app_page import AppPage
from kit.clients import Browser, run_story


def let_bots_play(one: AppPage, table: str, seats: Iterable[int], character: str) -> None:
    """Let the host ask a character to play for these seats, unless the game is over by then."""
    cookie = next(kept["value"] for kept in one.context.cookies() if kept["name"] == "mulot")

    async def ask() -> None:
        screen = await Browser(one.address, cookie).watch(table)
        for seat in seats:
            answer = await screen.answer({"do": "replace", "seat": seat, "character": character})
            assert answer["kind"] == "ack" or answer["no"] == "over", answer

    with ThreadPoolExecutor(1) as beside:  # the page's event loop runs in this thread
        beside.submit(run_story, ask).result()
