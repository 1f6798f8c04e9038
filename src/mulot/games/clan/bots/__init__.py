"""The bots of Le Clan, from gentle to strong.

`characters` decides, `memory` remembers, `forgetting` is the forgetting curve, `reading` estimates where the wanted
animal is, `helping` chooses clues, and `pointing` is the pointing code.
"""

from mulot.bots import Bot
from mulot.games.clan.bots.characters import gentle, sensible, strong

BOTS: tuple[Bot, ...] = (gentle, sensible, strong)
