"""A compiled kernel for players, in browsers and elsewhere: numba types its source, LLVM writes WebAssembly.

`recording` takes down what numba makes of a kernel's functions before LLVM works on it; `linking` puts that together
with doors for the outside and a little of a runtime, and has LLVM write an object file for WebAssembly; `module` makes
a module of it that browsers and wasmtime take. `kernel` does all of that for a game. Nothing is needed but numba (the
extra `research`): its LLVM knows WebAssembly.

Numba believes that addresses have 64 bits, as on the machine that it runs on. That does no harm: what it writes names
parts of structures by their number, and LLVM lays them out for 32 bits afterwards. Records of numpy have fixed places
for everything, and hold no addresses.
"""
