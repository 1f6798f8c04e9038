"""The numba decorator for this folder. Its cache also depends on the array rules."""

from __future__ import annotations

from pathlib import Path

from mulot.bots.numba_cache import cached_njit
from mulot.games.barrieres import arrays

compiled = cached_njit(Path(__file__).parent, "barrieres-engine", Path(arrays.__file__).parent)
