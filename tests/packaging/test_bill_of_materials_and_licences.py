"""What is shipped: the bill of materials, the licence texts, the digests of base images, the commands of the image."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mulot.server.static_files import ClientFiles

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "mulot" / "server" / "static"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "shipping" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    done = subprocess.run([sys.executable, "shipping/sbom.py", "image"], cwd=ROOT, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_bill_has_every_package_of_the_locks(bill: dict[str, Any]) -> None:
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["purl"]: part for part in bill["components"]}
    assert len(parts) == len(bill["components"])
    pins = re.findall(r"^([\w.-]+)==([^\s;\\]+)", (ROOT / "requirements" / "image.lock").read_text(), re.M)
    assert len(pins) > 40
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= set(parts)
    for purl in ("pkg:npm/svelte@", "pkg:npm/%40fontsource-variable/nunito@", "pkg:npm/%40iconify-json/game-icons@"):
        assert any(found.startswith(purl) and parts[found]["scope"] == "required" for found in parts), purl
    wheel = re.search(r"sha256:(\w+)", (ROOT / "requirements" / "browser.lock").read_text())
    assert wheel is not None
    inside = [found for found in parts if found.startswith(("pkg:npm/pyodide@", "pkg:pypi/msgspec@"))]
    assert [parts[found]["scope"] for found in inside] == ["required"] * 3
    assert any(digest["content"] == wheel[1] for found in inside for digest in parts[found]["hashes"])
    assert any(found.startswith("pkg:npm/vite@") and parts[found]["scope"] == "excluded" for found in parts)
    assert not any("pytest" in found or "npm/eslint@" in found for found in parts)


def test_every_component_has_its_digests_and_nearly_all_their_licence(bill: dict[str, Any]) -> None:
    sizes = {"SHA-256": 64, "SHA-512": 128}
    for part in bill["components"]:
        assert part["hashes"], part["name"]
        for digest in part["hashes"]:
            assert re.fullmatch(r"[0-9a-f]+", digest["content"])
            assert len(digest["content"]) == sizes[digest["alg"]]
        assert part["bom-ref"] == part["purl"]
    # Packages for other machines are not installed here; their markers tell which they are.
    unnamed = [part["name"] for part in bill["components"] if not part.get("licenses") and "properties" not in part]
    assert unnamed == []


def test_the_same_locks_give_the_same_bill(bill: dict[str, Any]) -> None:
    assert load("sbom").bill_of_materials("image") == bill
    assert load("sbom").bill_of_materials("play")["serialNumber"] != bill["serialNumber"]


def test_the_licence_of_everything_in_the_client_comes_with_it() -> None:
    text = (STATIC / "licences.txt").read_text()
    for words in ("SIL OPEN FONT LICENSE", "Microsoft Corporation", "Attribution 3.0 Unported", "Delapouite",
                  "Apache License", "Copyright (c) 2016-2025 [Svelte", "Mulot", "Frank Wen"):  # fmt: skip
        assert words.lower() in text.lower(), words
    parts = re.split(r"^## ", text, flags=re.M)[1:]
    names = [part.split()[0] for part in parts]
    assert {"mulot", "svelte", "uqr", "@noble/hashes", "@fontsource-variable/fredoka"} <= set(names)
    assert all(len(part) > 700 for part in parts), [part[:40] for part in parts if len(part) <= 700]
    assert "vite" not in names
    assert asyncio.run(ClientFiles().respond_client_file("licences.txt", "")).media_type == "text/plain"


def test_every_python_package_of_the_image_brings_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    module = load("licence_texts")
    text = module.all_licence_texts("image")
    for words in ("## wasmtime ", "## litestar ", "## uvicorn ", "## fluent.runtime ", "## svelte ", "Apache License"):
        assert words in text, words
    assert len(module.installed_packages("image")) > 30
    monkeypatch.setattr(module, "KEPT", {})
    with pytest.raises(module.NoText, match="fluent"):
        module.all_licence_texts("image")


DOCKER = """#!/bin/sh
case "$1" in
  pull) case "$3" in *{missing}*) echo "no such image" >&2; exit 1;; esac;;
  image) echo "$5" | sed 's/:.*//' | tr -d '\\n'; printf '@sha256:%064d\\n' 7;;
esac
"""


def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str) -> Path:
    """Return a folder with the files that name images; `docker` is a script that knows all images but one."""
    program = tmp_path / "bin" / "docker"
    program.parent.mkdir()
    program.write_text(DOCKER.replace("{missing}", missing))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    for name in ("Dockerfile", "compose.yaml"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    return tmp_path


def test_digests_are_written_behind_the_tags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = engine(tmp_path, monkeypatch, "no-image-at-all")
    pin = load("pin_image")
    assert pin.main(root) == 0
    for name, images in (("Dockerfile", 2), ("compose.yaml", 3)):
        assert (root / name).read_text().count(f"@sha256:{7:064}") == images
    once = (root / "compose.yaml").read_text()
    assert pin.main(root) == 0
    assert (root / "compose.yaml").read_text() == once


def test_where_one_image_cannot_be_had_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = engine(tmp_path, monkeypatch, "caddy")
    assert load("pin_image").main(root) == 1
    assert (root / "Dockerfile").read_text() == (ROOT / "Dockerfile").read_text()
    assert "nothing was changed" in capsys.readouterr().err


def test_the_commands_of_the_image_can_be_run_elsewhere(tmp_path: Path) -> None:
    commands = load("run_dockerfile_commands")
    found = commands.dockerfile_commands()
    assert len([line for line in found if "--require-hashes" in line]) == 2
    assert commands.with_local_paths("python -m venv /house", tmp_path) == f"{sys.executable} -m venv {tmp_path}/house"
    commands.copy_build_context(tmp_path / "src")
    assert (tmp_path / "src" / "pyproject.toml").is_file()
    assert not (tmp_path / "src" / "tests").exists()


def test_no_registry_is_named() -> None:
    for name in ("Dockerfile", "compose.yaml", "shipping/pin_image.py"):
        text = (ROOT / name).read_text()
        assert not re.search(r"docker\.io|ghcr|quay|gcr|registry\.\w", text), name


def test_a_client_that_was_built_by_hand_is_not_built_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Building a wheel must not empty the client's folder under running servers."""
    monkeypatch.syspath_prepend(ROOT / "web" / "build")
    npm, python = importlib.import_module("npm"), importlib.import_module("browser_python")
    monkeypatch.setattr(npm, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(python, "write_browser_python", lambda: None)
    assert not npm.is_client_built()
    npm.finish_build()
    assert npm.is_client_built()
