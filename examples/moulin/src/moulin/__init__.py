"""Le Moulin: nine men's morris with mice, as an external game in its own package.

Read `content` (points, beams, mills), `model`, `rules`, `view`, `notation`, then `bots`.
"""

from moulin import content, model, notation, rules, view
from mulot.core.game import assemble_game

GAME = assemble_game(
    (model, rules, view, notation), id="moulin", seats=(2,), rule_prefixes=("N", "NR"), things=content.POINTS
)
