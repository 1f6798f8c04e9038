"""The compiled part of the strong player, which is started when it is first asked for."""

from __future__ import annotations

from mulot.bots.engine_loader import EngineLoader

KERNEL = EngineLoader("mulot.games.barrieres.bots.engine.search")
