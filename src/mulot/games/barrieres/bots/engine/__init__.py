"""The engine that players run: `kernel.wasm`, a WebAssembly module, with its data in `kernel.json`.

`search_memory` holds the module's memory (positions, weights, the search tree), `records` packs and reads its records,
`search` chooses a move, `endgame_solver` solves positions with at most two barriers in hand.
"""
