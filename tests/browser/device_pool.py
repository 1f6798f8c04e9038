"""Devices that are lent to one test after another.

A new device costs more than most tests: it needs a process, and all scripts are reloaded. So a returned device is
wiped and lent again. A test that looks at the page's history or memory, or changes its connections, asks for a new one
(`new=True`). The connections of a scripted server (`puppet`) end in the test and stay that way, so its devices are only
lent for scripted servers.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

from browser.app_page import TABLET, AppPage, new_context


@dataclass(frozen=True)
class Lent:
    """A lent device and its kind. A device that will not be lent again has no kind."""

    screen: AppPage
    kind: str | None


class Devices:
    """The pool: idle devices by kind, which is everything about a device that cannot be changed later."""

    def __init__(self, browser: Browser, house: str) -> None:
        self.browser = browser
        self.house = house
        self.drawer: defaultdict[str, list[AppPage]] = defaultdict(list)

    def lend(
        self,
        size: tuple[int, int] = TABLET,
        settings: dict[str, Any] | None = None,
        new: bool = False,
        puppet: bool = False,
        **more: Any,
    ) -> Lent:
        """Lend a device of this kind, wiped or new."""
        wanted = settings or {}
        kind = repr((wanted.get("language"), puppet, sorted(more.items())))
        if not new and self.drawer[kind]:
            screen = self.drawer[kind].pop()
            screen.set_up(size, wanted)
            return Lent(screen, kind)
        context = new_context(self.browser, size=size, settings=settings, **more)
        return Lent(AppPage(context, self.house), None if new else kind)

    def take_back(self, lent: Lent) -> None:
        """Wipe a device for the next test, or close it if it will not be lent again."""
        if lent.kind is None:
            lent.screen.context.close()
        else:
            lent.screen.wipe()
            self.drawer[lent.kind].append(lent.screen)

    def close(self) -> None:
        """Close all devices."""
        for screens in self.drawer.values():
            for screen in screens:
                screen.context.close()
