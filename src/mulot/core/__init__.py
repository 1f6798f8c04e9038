"""The words all games share. No input or output (but `Match.save` and `load`), no clock, no randomness of its own.

Read in this order: `game` (what a game is), `flow` (procedures that can stop in the middle), `luck` (dice and
draws), `journal` (what happened, line by line), `match` (a game in progress), `text` (the keys of words), `errors`.
"""
