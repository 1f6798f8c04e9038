"""Builds the client into the package, when something it is made of has changed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "web"))
NODE_FILES = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "icons.ts")


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs for wheels and for editable installs alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make `src/mulot/server/static/`."""
        from npm import digest, fresh, packages, run

        static = ROOT / "src" / "mulot" / "server" / "static"
        wanted = digest(_sources())
        if fresh(static / ".stamp", wanted):
            return
        packages()
        run("run", "build")
        (static / ".stamp").write_text(wanted, encoding="utf-8")


def _sources() -> Iterator[Path]:
    yield from (ROOT / name for name in NODE_FILES)
    games = ROOT / "src" / "mulot" / "games"
    folders = [ROOT / "web", ROOT / "src" / "mulot" / "text"]
    folders += [part for name in ("web", "text", "rulebook") for part in games.glob(f"*/{name}")]
    for folder in folders:
        yield from (f for f in folder.rglob("*") if f.is_file() and "__pycache__" not in f.parts)
