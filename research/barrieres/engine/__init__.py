"""The source of the engine, compiled by numba (extra `research`). It uses the array rules in
`mulot.games.barrieres.arrays`.

`make generate` compiles it to `kernel.wasm`, which the bots run (`mulot.games.barrieres.bots.engine`). Studies,
training and tests call it directly. Read in this order: `abi` (exported functions), `perft`, `random_move`, `math`, the
terms of the evaluation (`economy`, `danger`, `prospects`), `policy` and `policy_net` (prior probabilities of actions),
`evaluate`, `opponent_model`, `search`, `multiplayer_search`, `tree_reuse`, `endgame_solver`. `numba_machine` runs the
same functions as machine code, with the module's interface.

Some short names are used throughout: `g` is the geometry record, `t` the position record, and `x` the scratch record
(`evaluate.SCRATCH`).
"""
