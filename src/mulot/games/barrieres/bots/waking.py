"""The compiled part of the strong player, asleep until it is first asked for."""

from __future__ import annotations

from mulot.bots.kernels import Kernel

KERNEL = Kernel("mulot.games.barrieres.bots.kernel", in_browsers="mulot.games.barrieres.bots.pocket.thinking")
