"""The strong player's engine, on the rules of `mulot.games.barrieres.arrays` and compiled by numba (extra `research`).

`make generate` makes `kernel.wasm` of it, which players run (`mulot.games.barrieres.bots.engine`); studies, training
and the tests that compare the bits call it as it is. Read in this order: `abi` (the functions that the module exports),
`perft`, `random_move`, `math`, the terms of the evaluation (`economy`, `danger`, `prospects`), `policy` and
`policy_net` (which actions get attention), `evaluate`, `opponent_model`, `search`, `multiplayer_search`, `tree_reuse`,
`endgame_solver`. `numba_machine` runs the same functions as machine code, behind the module's interface.
"""
