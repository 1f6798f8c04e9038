"""The engine of the strong bots: `kernel.wasm`, a WebAssembly module, with its data in `kernel.json`.

`search_memory` manages the module's memory (positions, weights, the search tree), `records` packs and reads its
records, `search` chooses a move, `endgame_solver` solves positions with at most two barriers in hand.
"""
