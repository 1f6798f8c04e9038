"""The laws that every game must obey, checked for this game."""

from __future__ import annotations

from mulot.testing.contract import Contract


class TestMoulin(Contract):
    game = "moulin"
