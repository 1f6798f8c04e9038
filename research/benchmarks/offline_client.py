"""Measures games that run in a browser without a server: start-up, moves and bot moves.

    python -m research benchmarks offline-client GAME…

It builds the site, serves it from this machine and opens it in Chromium: a first visit, then fresh tabs with
everything cached. CPU time (`in_browser/processor_time.py`) is reported next to clock time.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Request, sync_playwright

from browser import chromium
from browser.killed_chromium import LISTENING
from browser.static_site import SETTLED, web_space
from research import module_parser
from research.benchmarks.in_browser.bot_answers import measure_answers
from research.benchmarks.in_browser.game_start import (
    AT_THE_BOX_MS,
    WAIT,
    measure_start,
    measure_starts,
    wait_until_cached,
)
from research.benchmarks.in_browser.move_latency import MEASURE, measure_moves
from research.benchmarks.in_browser.move_stages import STAMPS_OF_THE_PAGE, STAMPS_OF_THE_WORKER

FIRST_MOVE_LIMIT_S, FROM_PLAY_LIMIT_S = 6.0, 0.5
"""Targets in seconds: from opening the address to the first move with everything cached, and from “Play” until the
table is drawn."""
TOUCH_LIMIT_MS = {"mystiques": 200}
"""Targets for slow games, in milliseconds from a touch until its result is drawn."""
DEFAULT_TOUCH_LIMIT_MS = 100
"""The target for all other games."""


def measure(browser: Browser, site: str, game: str, chosen: argparse.Namespace) -> None:
    """Measure one game and print the results."""
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844}, has_touch=True)
    context.add_init_script(
        f"{SETTLED};{LISTENING};window.tell = () => (window.houseIsUp = true);{MEASURE};{STAMPS_OF_THE_PAGE}"
    )
    context.set_default_timeout(WAIT)
    asked: list[Request] = []
    context.on("requestfinished", lambda request: asked.append(request))
    address = f"{site}?/box/{game}"
    first = measure_start(context, address, 0)
    wait_until_cached(context.pages[-1])
    got = sum(request.sizes()["responseBodySize"] for request in asked) / 1e6
    print(f"{game}: first visit {first.arrived}, {got:.1f} MB from a web server without compression")
    if chosen.starts:
        for one in measure_starts(context, address, 0, 1):
            print(
                f"{game}: first move, everything cached, {one.arrived} (limit {FIRST_MOVE_LIMIT_S}): {one.arrived.most}"
            )
        found = measure_starts(context, address, AT_THE_BOX_MS, chosen.starts)
        for one in found:
            print(f"{game}: from Play, five seconds at the box, {one.picture:.2f} s, {one.pressed}: {one.pressed.most}")
        pictures = [one.picture for one in found]
        middle = statistics.median(pictures)
        print(
            f"{game}: from Play {middle:.2f} s, longest {max(pictures):.2f} s (limit {FROM_PLAY_LIMIT_S})", flush=True
        )
    page = context.pages[-1]
    if chosen.moves:
        page.goto(address)
        page.wait_for_function("() => window.houseIsUp", timeout=WAIT)
        measure_moves(page, address, game, chosen.moves, TOUCH_LIMIT_MS.get(game, DEFAULT_TOUCH_LIMIT_MS))
    for character in filter(None, chosen.characters.split(",")):
        measure_answers(page, game, character, chosen.answers)
    context.close()


def main(argv: list[str]) -> None:
    """Measure the given games, or La Souricière."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("games", nargs="*", default=["souriciere"])
    parser.add_argument("--starts", type=int, default=3, help="number of starts to measure")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--characters", default="", help="characters whose answers are measured, separated by commas")
    parser.add_argument("--answers", type=int, default=20)
    chosen = parser.parse_args(argv)
    flags = [flag for flag in chromium.FLAGS if "single-threaded" not in flag]  # as on people's devices
    with (
        tempfile.TemporaryDirectory() as folder,
        web_space(Path(folder), STAMPS_OF_THE_WORKER) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=flags)
        for game in chosen.games:
            measure(browser, site, game, chosen)
        browser.close()
