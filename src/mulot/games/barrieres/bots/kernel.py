"""The engine (`engine/kernel.wasm`), loaded when it is first used."""

from __future__ import annotations

from mulot.bots.engine_loader import EngineLoader

KERNEL = EngineLoader("mulot.games.barrieres.bots.engine.search")
