"""The compiled part of the strong player, wherever it plays: the functions of `kernel`, as WebAssembly.

`kernel.wasm` and `kernel.json` are made of the folder `kernel` (`make generate`; a test says when they are stale), so
that search, judgement and solved ends have one source. A browser runs them itself, elsewhere wasmtime does
(`mulot.bots.machine`). What is left is what numpy does for the laboratory: `records` (what lies in the machine's
memory), `desk` (where everything lies, and the tree), `solving` and `thinking` (a turn).
"""
