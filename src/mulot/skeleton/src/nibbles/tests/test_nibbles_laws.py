"""The laws of the house, on this game."""

from __future__ import annotations

from mulot.testing.contract import Contract


class TestNibbles(Contract):
    game = "nibbles"
