"""What is released: built, installed in a clean environment without the repository, and played from there."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import mulot
from kit.clean_environment import ROOT, build, new_environment


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


def test_the_library_alone_is_small_and_plays(wheel: Path, tmp_path: Path) -> None:
    """Rules, terminal and bots; the server says which extra brings it."""
    python = new_environment(tmp_path / "env", wheel)

    def ran(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([str(python), "-m", "mulot", *args], cwd=tmp_path, capture_output=True, text=True)

    assert ran("--version").stdout == f"mulot {mulot.__version__}\n"
    told = ran("simulate", "trio", "--bots", "gentle", "--games", "4", "--jobs", "1", "--lang", "en")
    assert told.returncode == 0, told.stderr
    refused = ran("serve")
    assert refused.returncode == 2
    assert "mulot[server]" in refused.stderr
    installed = {path.name.partition("-")[0].lower() for path in (tmp_path / "env").rglob("*.dist-info")}
    assert not installed & {"litestar", "apsw", "asyncpg", "numba", "numpy", "uvicorn"}


def test_the_wheel_holds_the_built_client_and_what_games_need(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "mulot/server/static/index.html" in names
    assert "mulot/py.typed" in names
    assert "mulot/testing/laws.py" in names
    for game in mulot.shelf():
        assert f"mulot/games/{game}/RULES.md" in names
        assert {f"mulot/games/{game}/text/{language}.ftl" for language in ("fr", "nl", "en")} <= set(names)
    assert not [name for name in names if "/games/" in name and ("/tests/" in name or "/web/" in name)]
    assert f"mulot-{mulot.__version__}-" in wheel.name


def test_the_sdist_holds_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    archive = build(ROOT, tmp_path, "--sdist")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    wanted = {"pyproject.toml", "hatch_build.py", "package-lock.json", "web/main.ts", "vite.config.ts", "LICENSE"}
    assert wanted <= names
    assert not [name for name in names if name.startswith((".venv", "node_modules", ".tools", "site/"))]
