"""The toy game with canaries: the item under the stone is a random token of 62 bits."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import overload

import toy_game.rules as rules
from mulot.bots.baselines import random_bot


class CanaryTokens(Sequence[str]):
    """All tokens as a sequence, from which luck draws one."""

    def __len__(self) -> int:
        return 1 << 62

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        assert isinstance(index, int)
        return f"canary{index:016x}"


rules.STONES = CanaryTokens()  # type: ignore[assignment]
GAME = dataclasses.replace(rules.GAME, id="canary")
BOTS = (random_bot,)
