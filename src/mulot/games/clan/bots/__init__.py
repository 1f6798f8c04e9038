"""The bots of Le Clan, from gentle to strong.

`characters` chooses actions, `memory` stores what a bot has seen, `forgetting_curve` determines for how long,
`forest_estimate` estimates where the wanted animal is, `clues` chooses clues, and `pointing_code` is the pointing code.
"""

from mulot.bots import Bot
from mulot.games.clan.bots.characters import gentle, sensible, strong

BOTS: tuple[Bot, ...] = (gentle, sensible, strong)
