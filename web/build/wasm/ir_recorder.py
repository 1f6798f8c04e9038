"""Records the LLVM code that numba generates for a kernel's functions, before it is optimised for this machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import caching, codegen, config
from numba.core.dispatcher import Dispatcher

FOR_PYTHON = ("cfunc.", "_ZN7cpython")
"""Prefixes of the names of functions that are only called from Python."""
RUNTIME = "nrt"
"""Numba's own memory management; the module has a different one."""


@contextmanager
def recording(packages: tuple[str, ...]) -> Iterator[list[str]]:
    """Return a context manager that yields a list. Within the context, these packages' functions are compiled anew,
    without a cache and without optimisation, and the LLVM code is added to the list as text."""
    noted: list[str] = []
    library: Any = codegen.CPUCodeLibrary
    plain, kept = library.add_ir_module, {}
    settings: Any = config
    level = settings.OPT

    def add_ir_module(self: Any, module: Any) -> Any:
        if self.name != RUNTIME and not any(_is_for_python(function) for function in module.functions):
            noted.append(str(module))
        return plain(self, module)

    for function in _functions(packages):
        if function.overloads:
            raise RuntimeError(f"{function.__name__} is compiled already: take it down in a process of its own")
        kept[function] = function._cache
        function._cache = caching.NullCache()
    library.add_ir_module, settings.OPT = add_ir_module, settings._OptLevel(0)
    try:
        yield noted
    finally:
        library.add_ir_module, settings.OPT = plain, level
        for function, cache in kept.items():
            function._cache = cache


def _is_for_python(function: Any) -> bool:
    return not function.is_declaration and function.name.startswith(FOR_PYTHON)


def _functions(packages: tuple[str, ...]) -> set[Any]:
    """Return every compiled function in the imported modules of these packages."""
    modules = [module for name, module in sys.modules.items() if name.startswith(packages)]
    return {value for module in modules for value in vars(module).values() if isinstance(value, Dispatcher)}
