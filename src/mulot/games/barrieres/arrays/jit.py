"""The numba decorator that this package uses."""

from __future__ import annotations

from pathlib import Path

from mulot.bots.numba_cache import cached_njit

compiled = cached_njit(Path(__file__).parent, "barrieres")
