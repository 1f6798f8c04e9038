"""Everything that can be under way in a night. A saved state is read back as one of these."""

from __future__ import annotations

from typing import TypeAlias

from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.night import Night
from mulot.games.clan.rules.reveal import Revealing
from mulot.games.clan.rules.trophies import GoldenTooth

Procedure: TypeAlias = Night | Revealing | LoseMoon | GoldenTooth
