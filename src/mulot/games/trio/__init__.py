"""Le Trio: cards with holes are stacked in a cheese; three visible mice are good, three visible cats are bad.

model      options, actions, events, the state, the view
content    the 24 cards of each version, and their validation
rules      setting the table, legal actions, playing a card
view       what a seat sees and hears, and sampling of states that fit
notation   actions and board as text
bots       the three characters
generated  the cards for the client
scenes     positions set up by hand
"""

from mulot.core.game import assemble_game, with_old_versions
from mulot.games.trio import encoding, explanations, model, notation, rules, view

GAME = with_old_versions(
    assemble_game(
        (model, rules, view, notation, encoding, explanations),
        id="trio",
        seats=(2, 3, 4, 5, 6),
        rule_prefixes=("T", "TR"),
        secrets=True,
        things=model.SIDES,
    )
)
