"""The union of all procedures of a night: the type used to decode the stack of a saved state."""

from __future__ import annotations

from typing import TypeAlias

from mulot.games.clan.rules.golden_tooth import GoldenTooth
from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.night import Night
from mulot.games.clan.rules.reveal import Revealing

Procedure: TypeAlias = Night | Revealing | LoseMoon | GoldenTooth
