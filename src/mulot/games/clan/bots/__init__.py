"""The clan's own players, from gentle to strong.

`characters` says what they do, `memory` what they remember, `reading` what they make of the table, `pointing` the code.
"""

from mulot.bots import Bot
from mulot.games.clan.bots.characters import gentle, sensible, strong

BOTS: tuple[Bot, ...] = (gentle, sensible, strong)
