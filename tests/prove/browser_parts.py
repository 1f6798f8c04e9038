"""Mulot inside a browser: kills of the browser during play, and its Python compared with this machine's."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import mulot
from browser.killed_chromium import TOO_SOON, Evening
from browser.static_site import web_space
from mulot.games import Shelf
from offline.run_in_both_pythons import both
from prove.round_types import Round

STORIES = sum(len([*(Shelf().folder(game) / "tests" / "stories").glob("*.jsonl")]) for game in mulot.shelf())
OTHER_RANDOM = "import random; random.Random.choice = lambda self, given: given[0]"
"""An injected fault: a Python whose `random` gives other results."""


async def kill_browser(seed: int, small: bool, fault: str = "") -> Round:
    """Kill all processes of a browser during play, open it again with its profile, and look for every acknowledged
    move."""
    return await asyncio.to_thread(_kill_browser, seed, 1 if small else 10, fault)


def _kill_browser(seed: int, times: int, fault: str) -> Round:
    done = Round()
    with (
        tempfile.TemporaryDirectory() as folder,
        web_space(Path(folder), fault) as site,
        Evening(site, seed % 1_000_000) as evening,
    ):
        found = evening.kill(times)
    done.count("kills of a browser", found.kills)
    done.count("moves acknowledged", found.acked)
    done.count("moves sent again", found.again)
    done.count("games proved", found.games)
    done.count("restarts of a silent worker", found.restarts)
    done.broken += found.broken
    return done


async def acknowledge_before_write(seed: int) -> Round:
    """Run a round against an injected fault: a move is acknowledged before it is stored."""
    return await kill_browser(seed, True, TOO_SOON)


async def compare_pythons(seed: int, small: bool, fault: str = "") -> Round:
    """Compare golden stories, random walks under the laws, and journals in this machine's Python and in a browser's."""
    return await asyncio.to_thread(_compare_pythons, seed % 1_000_000, small, fault)


def _compare_pythons(seed: int, small: bool, fault: str) -> Round:
    done = Round()
    stories, seeds = (1, 1) if small else (STORIES, 6)
    with tempfile.TemporaryDirectory() as folder:
        here, there = both(Path(folder), stories, range(seed, seed + seeds), fault)
    done.broken += [f"not alike: {what}" for what in here if here[what] != there.get(what)]
    games = len(mulot.shelf())
    done.count("walks under the laws", games * seeds)
    done.count("journals alike to the byte", games * seeds)
    done.count("golden stories", len(here) - 2 * games * seeds)
    return done
