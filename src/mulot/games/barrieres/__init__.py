"""Barrières: a race across the board; each turn is a step or a barrier.

Read in this order: `content` (squares, grooves, how many barriers), `model` (options, state, actions, events, view),
`rules`, `view`, `notation`. `bots` contains the bots, and `scenes` sets up positions by hand.
"""

from mulot.core.game import assemble_game
from mulot.games.barrieres import encoding, explanations, model, notation, rules, view

GAME = assemble_game(
    (model, rules, view, notation, encoding, explanations),
    id="barrieres",
    seats=(2, 4),
    rule_prefixes=("B", "BR"),
    luck_in_play=False,
    queries={"routes": view.routes},
)
