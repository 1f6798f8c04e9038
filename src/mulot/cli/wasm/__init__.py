"""A compiled kernel for browsers, from the same source: numba types it, LLVM writes WebAssembly.

`recording` takes down what numba makes of a kernel's functions before LLVM works on it; `linking` puts that together
with doors for the outside and a little of a runtime, and has LLVM write an object file for WebAssembly; `module` makes
a module of it that a browser takes. `kernel` does all of that for a game. Nothing is needed but numba (the extra
`fast`): its LLVM knows WebAssembly.

Numba believes that addresses have 64 bits, as on the machine that it runs on. That does no harm: what it writes names
parts of structures by their number, and LLVM lays them out for 32 bits afterwards. Records of numpy have fixed places
for everything, and hold no addresses.
"""
