"""The compiled part of the strong player inside a browser: the functions of `kernel`, as WebAssembly.

`kernel.wasm` and `kernel.json` are made of the folder `kernel` (`make wasm`; a test says when they are stale), so that
search, judgement and solved ends have one source. What is left is what numpy does elsewhere: `machine` (the module and
its memory), `records` (what lies in it), `desk` (where everything lies, and the tree), `solving` and `thinking` (a turn
as in the kernel).
"""
