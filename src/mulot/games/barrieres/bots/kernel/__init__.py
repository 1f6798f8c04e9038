"""The compiled part: the same rules on arrays and bits, for search, counting and simulation.

Needs the extra `research`: studies and tests use it, and players have what `doors` names of it as WebAssembly.
Read in this order: `jit` (how it is compiled and kept), `layout` (how a position lies in memory), `bits`, `ways`
(paths), `plies` (what can be done, and doing it), `chance` (random actions), `counting` (perft), `powers`, `economy`,
`danger`, `judging`, `rivals` and `search` (the strong player's), `endgame` and `solving` (exact solutions), `thinking`
(a turn), `warm`. `doors` says what of it is compiled for players. `many` plays at many tables at once, for learners.
"""
