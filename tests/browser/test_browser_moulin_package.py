"""Le Moulin, a game in its own package, installed from its wheel alongside Mulot's wheel, without the repository.

It runs once with its own board and once on the plain board. If this needs a changed line in Mulot, Mulot is wrong.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.accessibility_checks import check
from browser.app_page import PHONE, AppPage, Pick, new_context, play_to_the_end
from browser.browser_test_server import open_house
from kit.clean_environment import ROOT, build, copy_without, playing_environment
from kit.sampled_cases import sample

MOULIN = ROOT / "examples" / "moulin"


def what_is_new(seed: int) -> Pick:
    """Pick what has just begun to glow: the points to which the lifted sack can go."""
    rng, before = Random(seed), set[str]()

    def pick(touches: list[tuple[str, float, float]]) -> int:
        names = {name for name, _, _ in touches}
        new = [i for i, (name, _, _) in enumerate(touches) if name not in before] or list(range(len(touches)))
        before.clear()
        before.update(names)
        return rng.choice(new)

    return pick


@pytest.fixture(scope="module")
def house_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module", params=sample(["its own board", "the plain board"], 1))
def environment(
    request: pytest.FixtureRequest, house_wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    folder = tmp_path_factory.mktemp("moulin")
    project = MOULIN if request.param == "its own board" else copy_without(MOULIN, "web", folder / "plain")
    return request.param, playing_environment(folder / "env", house_wheel, build(project, folder / "wheel"))


@pytest.fixture(scope="module")
def address(environment: tuple[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_house(tmp_path_factory.mktemp("open"), python=environment[1]) as found:
        yield found


@pytest.mark.whole
def test_it_keeps_the_laws_where_it_is_installed(environment: tuple[str, Path], tmp_path: Path) -> None:
    command = [str(environment[1]), "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "moulin.tests"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert "passed" in ran.stdout


@pytest.mark.whole
def test_it_stands_on_the_shelf_and_is_played_to_the_end(
    environment: tuple[str, Path], address: str, browser: Browser
) -> None:
    context = new_context(browser, size=PHONE)
    screen = AppPage(context, address)
    try:
        screen.goto("/")
        expect(screen.page.locator("a[href='/box/moulin']").first).to_be_visible()
        screen.goto("/box/moulin")
        expect(screen.page.locator(".chairs > li").first).to_be_visible()
        table = screen._ask("/api/tables", game="moulin", seats=2, take=[{"seat": 0}], characters={"1": "miller"})[
            "table"
        ]
        screen._ask(f"/api/tables/{table}/start")
        screen.goto(f"/t/{table}")  # against the miller, who wins quickly
        expect(screen.page.locator(".board [data-touch].can").first).to_be_visible(timeout=120_000)
        own = screen.page.locator(".board svg.moulin").count() == 1
        assert own == (environment[0] == "its own board")
        check(screen, environment[0])
        touches = play_to_the_end([screen], what_is_new(1))
        assert touches > 9, "each mouse places nine sacks"
        assert screen.foreign == []
        assert [text for text in screen.complaints if "status of 4" not in text] == []
    finally:
        context.close()
