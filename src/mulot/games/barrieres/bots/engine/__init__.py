"""The compiled part of the strong player, wherever it plays, as WebAssembly.

`kernel.wasm` and `kernel.json` are made of `research/barrieres/engine` and of the array rules that it builds on (`make
generate`; a test says when they are stale). A browser runs the module itself, elsewhere wasmtime does
(`mulot.bots.wasm_instance`). The Python around it: `records` (what lies in the machine's memory), `desk` (where
everything lies, and the tree), `solving` (exact ends) and `thinking` (a turn).
"""
