"""The browser, the house, and screens in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser import chromium
from browser.house import open_house
from browser.screen import Screen, new_context


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = chromium.find()
    assert path is not None, "Chromium is missing: `make browser` installs it, or says how"
    return {"executable_path": path, "args": chromium.FLAGS}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("house")
    with open_house(folder) as address:
        yield address


@pytest.fixture
def screen(browser: Browser, house: str) -> Iterator[Callable[..., Screen]]:
    """A new device with a screen; afterwards: nothing went wrong in the page, nothing was asked of other machines."""
    made: list[Screen] = []

    def make(**how: Any) -> Screen:
        made.append(Screen(new_context(browser, **how), house))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
    assert [url for one in made for url in one.foreign] == []
    assert [text for one in made for text in one.complaints if "status of 4" not in text] == []
