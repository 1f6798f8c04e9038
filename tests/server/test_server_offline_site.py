"""The offline site on a server: its files and its content security policy."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import NotFoundException

from kit.external_package import install_package
from kit.running_server import RunningServer
from mulot.browser.static_site import STATIC
from mulot.server.offline_site import OfflineSite

WASM = "'wasm-unsafe-eval'"


@pytest.fixture(scope="module")
def house() -> Iterator[httpx.Client]:
    """A client with a persistent connection."""
    with RunningServer() as running, httpx.Client(base_url=running.url, timeout=600) as client:
        yield client


def test_offline_site_is_served_below_its_path(house: httpx.Client) -> None:
    assert house.get("/offline").headers["location"] == "/offline/"
    page = house.get("/offline/?/box/clan")
    assert page.status_code == 200
    assert 'data-house="pocket"' in page.text
    listed = house.get("/offline/pocket/files.json").json()["files"]
    assert {"index.html", "manifest.webmanifest", "pocket/edition.json", "pocket/shown.json"} <= set(listed)
    for name in [*listed, "service-worker.js"]:
        answer = house.get(f"/offline/{name}")
        assert (name, answer.status_code) == (name, 200)
        head = house.head(f"/offline/{name}")
        assert (head.status_code, head.headers["content-length"], head.content) == (
            200, answer.headers["content-length"], b"",
        )  # fmt: skip
        fixed = re.match(r"assets/|elsewhere/|pocket/(python|rules)-", name) is not None
        assert ("immutable" in answer.headers["cache-control"]) is fixed, name
    assert house.get("/offline/nowhere").status_code == 404
    assert house.get("/offline/../api/house", follow_redirects=False).status_code in (200, 404)


def test_offline_files_stay_consistent_while_the_client_is_rebuilt(tmp_path: Path) -> None:
    """Files change like this during development, or while a wheel is built."""
    static = Path(shutil.copytree(STATIC, tmp_path / "static"))

    async def look() -> None:
        offline = OfflineSite(static)
        listed = json.loads((await offline.respond("pocket/files.json", "")).content)["files"]
        shutil.rmtree(static)
        for name, digest in listed.items():
            assert hashlib.sha256((await offline.respond(name, "")).content).hexdigest()[:16] == digest, name
        with pytest.raises(NotFoundException):
            await OfflineSite(static).respond("pocket/files.json", "")

    asyncio.run(look())


def test_offline_site_includes_external_games_or_logs_why_not(tmp_path: Path) -> None:
    install_package(tmp_path, "fromage")
    install_package(tmp_path, "ouverte", "import numpy")
    more = f"{tmp_path / 'fromage'},{tmp_path / 'ouverte'}"
    with RunningServer(more_games=more) as running, httpx.Client(base_url=running.url, timeout=600) as client:
        assert {"fromage", "ouverte"} <= {game["id"] for game in client.get("/api/games").json()}
        games = {game["id"]: game["elsewhere"] for game in client.get("/offline/pocket/shown.json").json()["games"]}
        assert "ouverte" not in games
        at = f"elsewhere/fromage/{games['fromage']['edition']}"
        board = client.get(f"/offline/{at}/web/board.js")
        assert board.headers["content-type"].startswith("text/javascript")
        assert board.content == client.get(f"/{at}/web/board.js").content
        assert "fromage-title" in client.get(f"/offline/{at}/words/en").text
        (told,) = (line for line in running.log.splitlines() if "left out" in line)
        assert "ouverte" in told
        assert "numpy" in told


def test_only_python_workers_may_compile_webassembly(house: httpx.Client) -> None:
    listed = house.get("/offline/pocket/files.json").json()["files"]
    open_to_it = {name for name in listed if WASM in house.get(f"/offline/{name}").headers["content-security-policy"]}
    assert {re.sub(r"-[^/]*", "", name) for name in open_to_it} == {"assets/worker", "assets/bot_worker_entry"}
    for path in ("/", "/offline/", "/api/house", *(f"/{name}" for name in open_to_it)):
        policy = house.get(path).headers["content-security-policy"]
        assert "unsafe-eval" not in policy, path
        assert "script-src 'self';" in policy


def test_only_the_offline_site_may_use_a_camera(house: httpx.Client) -> None:
    for path, camera in {"/": "()", "/t/table": "()", "/api/house": "()", "/offline/": "(self)"}.items():
        assert f"camera={camera}," in house.get(path).headers["permissions-policy"], path


def test_client_page_does_not_refer_to_the_offline_site(house: httpx.Client) -> None:
    assert "pocket" not in house.get("/").text
