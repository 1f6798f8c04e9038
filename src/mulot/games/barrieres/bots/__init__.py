"""The bots of Barrières (`BOTS`), from gentle to master, and the levels in between for the adaptive characters.

`characters` defines how each bot chooses. They use `lookahead` (a depth-limited search in plain Python), `race_solver`
(races without barriers, solved exactly), `kernel` and `engine/` (tree search and exact endgames, as WebAssembly),
`memory_layout` and `search_result` (shared by both), and `opponent_beliefs` (what kinds of player sit at a table of
four).

Built on them are `analysis` (the value of a position), `evaluator` (winning chances for the game review) and `qtp` (the
master as an engine for the Quoridor Text Protocol, with `timed_search`, `time_management` and `input_reader`).
"""

from mulot.bots.bot import Bot
from mulot.games.barrieres.bots.characters import (
    STRONG_LEVELS,
    choose_good_move,
    gentle,
    gentle_1,
    gentle_2,
    hint,
    master,
    playful,
    sensible,
    strong,
)
from mulot.games.barrieres.bots.evaluator import evaluator

BOTS: tuple[Bot, ...] = (gentle, gentle_1, gentle_2, playful, sensible, strong, *STRONG_LEVELS, master)

__all__ = ["BOTS", "choose_good_move", "evaluator", "hint"]
