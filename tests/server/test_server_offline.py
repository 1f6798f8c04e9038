"""The house inside a browser, offered by a served one: its files, its policy, and nothing of it anywhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from kit.running_house import RunningHouse

WASM = "'wasm-unsafe-eval'"


@pytest.fixture(scope="module")
def house() -> Iterator[RunningHouse]:
    with RunningHouse() as running:
        yield running


def test_it_is_the_site_in_a_folder_of_its_own(house: RunningHouse) -> None:
    assert httpx.get(f"{house.url}/offline").headers["location"] == "/offline/"
    page = httpx.get(f"{house.url}/offline/?/box/clan")
    assert page.status_code == 200
    assert 'data-house="pocket"' in page.text
    listed = httpx.get(f"{house.url}/offline/pocket/files.json").json()["files"]
    assert {"index.html", "manifest.webmanifest", "pocket/edition.json", "pocket/shown.json"} <= set(listed)
    for name in [*listed, "service-worker.js"]:
        answer = httpx.get(f"{house.url}/offline/{name}")
        assert (name, answer.status_code) == (name, 200)
        fixed = re.match(r"assets/|pocket/(python|rules)-", name) is not None
        assert ("immutable" in answer.headers["cache-control"]) is fixed, name
    assert httpx.get(f"{house.url}/offline/nowhere").status_code == 404
    assert httpx.get(f"{house.url}/offline/../api/house", follow_redirects=False).status_code in (200, 404)


def test_only_the_workers_with_python_may_make_webassembly(house: RunningHouse) -> None:
    listed = httpx.get(f"{house.url}/offline/pocket/files.json").json()["files"]
    open_to_it = {
        name for name in listed if WASM in httpx.get(f"{house.url}/offline/{name}").headers["content-security-policy"]
    }
    assert {re.sub(r"-[^/]*", "", name) for name in open_to_it} == {"assets/worker", "assets/helper"}
    for path in ("/", "/offline/", "/api/house", *(f"/{name}" for name in open_to_it)):
        policy = httpx.get(house.url + path).headers["content-security-policy"]
        assert "unsafe-eval" not in policy, path
        assert "script-src 'self';" in policy


def test_a_served_page_names_nothing_of_it(house: RunningHouse) -> None:
    assert "pocket" not in httpx.get(house.url).text
