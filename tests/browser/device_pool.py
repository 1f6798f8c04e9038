"""Devices that are lent to one test after the other.

A new device costs more than most tests: a process, and all scripts read anew. So a device that comes back is wiped and
lent again. Some must be new (`new=True`): where a test looks at the history or the memory of the page, or meddles with
its wires. A puppet's wires end in the test, and stay so: those devices are lent to puppets only.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

from browser.app_page import TABLET, AppPage, new_context


@dataclass(frozen=True)
class Lent:
    """A device, and what was wanted of it; one that is lent for the last time is of no kind."""

    screen: AppPage
    kind: str | None


class Devices:
    """What lies in the drawer, by its kind: what cannot be changed later."""

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
        """One of this kind, wiped or new."""
        wanted = settings or {}
        kind = repr((wanted.get("language"), puppet, sorted(more.items())))
        if not new and self.drawer[kind]:
            screen = self.drawer[kind].pop()
            screen.set_up(size, wanted)
            return Lent(screen, kind)
        context = new_context(self.browser, size=size, settings=settings, **more)
        return Lent(AppPage(context, self.house), None if new else kind)

    def take_back(self, lent: Lent) -> None:
        """Wiped into the drawer, or away for good."""
        if lent.kind is None:
            lent.screen.context.close()
        else:
            lent.screen.wipe()
            self.drawer[lent.kind].append(lent.screen)

    def close(self) -> None:
        """Everything away."""
        for screens in self.drawer.values():
            for screen in screens:
                screen.context.close()
