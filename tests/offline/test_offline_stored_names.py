"""The names under which a browser stores people's data never change: a changed name would hide all their games."""

from __future__ import annotations

import re

import pytest

from mulot.browser.static_site import STATIC

SCRIPTS = {file: file.read_text(encoding="utf-8") for file in sorted((STATIC / "assets").glob("*.js"))}
STRINGS = (
    "mulot.album", "mulot.days", "mulot.fingers", "mulot.lessons", "mulot.mice", "mulot.pocket-asked",
    "mulot.pocket-days", "mulot.pocket-kept", "mulot.pocket-tables ", "mulot.puzzles", "mulot.settings", "mulot.shares",
    "mulot.tables", "mulot.visit",
)  # fmt: skip
"""The keys in localStorage. `mulot.pocket-tables ` is followed by the path of the site."""
PLACE = "`mulot ${new URL(`../`,self.location.href).pathname}`"
"""The name of database, locks and channel: `mulot` and the path of the folder above that of the worker's script."""


def test_the_name_of_the_database_is_made_in_the_worker_one_folder_below_the_site() -> None:
    (worker,) = (file for file, text in SCRIPTS.items() if PLACE in text)
    assert worker.name.startswith("worker-")
    assert worker.parent == STATIC / "assets", "a worker in another folder would open another database, which is empty"
    text = SCRIPTS[worker]
    assert text.count(PLACE) == 1
    (name,) = re.findall(rf"(\w+)={re.escape(PLACE)}", text)
    assert f"new BroadcastChannel({name})" in text
    assert f"navigator.locks.request(`${{{name}}} ${{" in text
    assert ".createObjectStore(`rows`,{keyPath:[`table`,`line`]})" in text
    assert ".createObjectStore(`tables`,{keyPath:`table`})" in text


def test_the_cupboard_is_a_database_with_its_shelves() -> None:
    (text,) = (text for text in SCRIPTS.values() if "games:{keyPath:`table`},films:{},album:{keyPath:`key`}" in text)
    (name,) = re.findall(r"indexedDB\.open\((\w+),2\)", text)
    assert re.search(rf"\b{name}=`mulot`", text)


@pytest.mark.parametrize("name", STRINGS)
def test_a_string_is_stored_under_the_same_key(name: str) -> None:
    assert any(f"`{name}`" in text or f"`{name}$" in text for text in SCRIPTS.values())
