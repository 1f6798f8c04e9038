"""Fixtures: the browser, the server, and devices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser import chromium
from browser.app_page import PATIENCE, AppPage
from browser.browser_test_server import open_house
from browser.device_pool import Devices, Lent

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = chromium.find()
    assert path is not None, "Chromium is missing: `tests/kit/system_programs.py` installs it or says how"
    return {"executable_path": path, "args": chromium.FLAGS}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("house")
    with open_house(folder) as address:
        yield address


@pytest.fixture(scope="session")
def devices(browser: Browser, house: str) -> Iterator[Devices]:
    kept = Devices(browser, house)
    yield kept
    kept.close()


@pytest.fixture
def screen(devices: Devices) -> Iterator[Callable[..., AppPage]]:
    """Lend devices. After the test, no page may have had an error or sent a request to another host."""
    lent: list[Lent] = []

    def lend(**how: Any) -> AppPage:
        lent.append(devices.lend(**how))
        return lent[-1].screen

    yield lend
    foreign = [url for one in lent for url in one.screen.foreign]
    complaints = [text for one in lent for text in one.screen.complaints if "status of 4" not in text]
    for one in lent:
        devices.take_back(one)
    assert foreign == []
    assert complaints == []
