"""Le Clan: a cooperative game of memory, silent help and villains.

Its modules: `model` (options, actions, events, state, view), `content` (board, tiles, villains), `rules` (the
procedures), `view` (what each seat sees, and sampling of possible worlds), `notation` (actions and board as text),
`bots` (the three characters), `scenes` (positions set up by hand).
"""

from mulot.core.game import assemble_game, with_old_versions
from mulot.games.clan import encoding, explanations, model, notation, rules, view
from mulot.games.clan.content.board import EDGES
from mulot.games.clan.content.forest import ANIMALS, TILES, TROPHIES
from mulot.games.clan.rules.night import Procedure

GAME = with_old_versions(
    assemble_game(
        (model, rules, view, notation, encoding, explanations),
        id="clan",
        seats=(2, 3, 4, 5),
        state=model.State[Procedure],
        rule_prefixes=("C", "CR"),
        secrets=True,
        things=(*TILES, *ANIMALS, *TROPHIES, *EDGES),
    )
)
