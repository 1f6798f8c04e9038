"""La Souricière: a race from the mouse house to the cheese, over holes, through rooms, past the trap.

model      options, the one action, events, the state, the view
content    the board
rules      throwing the die, moving, rooms, the trap
view       what a seat sees and hears, which is everything
notation   the action and the board as text
bots       no characters, because there is nothing to choose
generated  the board for the client
scenes     positions set up by hand
"""

from mulot.core.game import assemble_game
from mulot.games.souriciere import content, encoding, explanations, model, notation, rules, view

GAME = assemble_game(
    (model, rules, view, notation, encoding, explanations),
    id="souriciere",
    rule_prefixes=("S", "SR"),
    things=content.ROOMS,
)
