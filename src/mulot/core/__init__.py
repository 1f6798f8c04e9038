"""What all games share. Pure Python without input or output (except `Match.save` and `Match.load`), clocks or global
randomness.

Read in this order: `game` (what a game is), `flow` (procedures that can pause for input), `luck` (dice and draws),
`journal` (the record of a match), `match` (a match in progress), `text` (message keys), `errors`.
"""
