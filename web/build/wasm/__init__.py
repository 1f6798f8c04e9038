"""Compiles a game's engine, written in Python, to WebAssembly: numba infers its types, and LLVM generates the code. The
result, called the kernel, runs in browsers and elsewhere.

`ir_recorder` records the LLVM code that numba generates for the kernel's functions, before it is optimised for this
machine. `linker` combines it with exported functions and a small runtime, and has LLVM write an object file for
WebAssembly. `module` turns that into a module for browsers and wasmtime. `kernel` does all of this for a game. Only
numba is needed (the extra `research`), because its LLVM supports WebAssembly.

Numba assumes 64-bit addresses, as on the machine it runs on. This is harmless: its code refers to members of structures
by index, and LLVM then lays the structures out for 32 bits. Numpy records have a fixed layout and contain no addresses.
"""
