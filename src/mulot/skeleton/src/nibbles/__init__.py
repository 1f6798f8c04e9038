"""Nibbles: take one to three cheeses from the heap, and try to get the last one.

- `model`: options, state, action, events and view
- `content`: the heap sizes, and checks of them (`faults`)
- `rules`: taking cheeses, and the end of the game
- `view`: what players see and hear, which is everything
- `notation`: an action as a number, and the heap as text
- `bots`: one character
- `encoding`: actions and views for machine learning
- `scenes`: positions set up by hand
"""

from mulot.core.game import assemble_game

from . import encoding, model, notation, rules, view

GAME = assemble_game((model, rules, view, notation, encoding), id="nibbles", rule_prefixes=("N", "NR"))
"""The game: the types, functions and constants of these modules."""
