"""How this folder is compiled."""

from __future__ import annotations

from pathlib import Path

from mulot.bots.numba_cache import compiler

compiled = compiler(Path(__file__).parent, "barrieres")
