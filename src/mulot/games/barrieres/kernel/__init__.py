"""The compiled part: the same rules on arrays and bits, for search, counting and simulation.

Needs the extra `fast`; nothing outside this folder imports it when a module is loaded. `wake` tells whether it is there.
Read in this order: `layout` (how a position lies in memory), `bits`, `ways` (paths), `plies` (what can be done, and
doing it), `chance` (random games), `counting` (perft), `tree` (Monte Carlo tree search), `deep` (alpha-beta),
`endgame` (exact solutions), `warm` (compiled without anybody waiting).
"""
