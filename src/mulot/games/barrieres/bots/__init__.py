"""Who plays, from gentle to master, with the rungs between, to which characters that adapt come: `BOTS`.

`characters` says how each of them chooses. What they think with: `ahead` (looking ahead in plain Python), `endgame`
(the last race, solved), `compiled` and `pocket/` (search and exact ends, as WebAssembly), `kernel/` (what that is made
of, on arrays, which numba compiles for studies), `turns` and `laying` (what both have in common), `minds` (what kind of
players the others at a table of four are). What else comes of their thinking:
`analysis` (what a position is worth), `chances` (how likely everybody is to win, for the course of a game: `judge`) and
`qtp` (the master as an engine for referees, with `clocks`).
"""

from mulot.bots.bot import Bot
from mulot.games.barrieres.bots.characters import (
    RUNGS,
    gentle,
    gentle_1,
    gentle_2,
    good_move,
    hint,
    master,
    sensible,
    strong,
)
from mulot.games.barrieres.bots.evaluator import evaluator

BOTS: tuple[Bot, ...] = (gentle, gentle_1, gentle_2, sensible, strong, *RUNGS, master)

__all__ = ["BOTS", "good_move", "hint", "evaluator"]
