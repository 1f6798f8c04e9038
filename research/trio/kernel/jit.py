"""How this folder is compiled."""

from __future__ import annotations

from pathlib import Path

from mulot.bots.compiling import compiler

compiled = compiler(Path(__file__).parent, "trio-design")
