"""Old names of the library, which keep working with a DeprecationWarning for one release."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any
from warnings import warn


def deprecated_names(module: str, names: Mapping[str, tuple[str, str]]) -> Callable[[str], Any]:
    """Return a `__getattr__` for `module` that finds each old name at its new place: (new module, new name)."""

    def find(old: str) -> Any:
        if old not in names:
            raise AttributeError(f"module {module!r} has no attribute {old!r}")
        place, new = names[old]
        warn(f"{module}.{old} is now {place}.{new}", DeprecationWarning, stacklevel=2)
        return getattr(import_module(place), new)

    return find


def deprecated_attribute(old: str, new: str) -> Any:
    """Return a read-only property that is the old name of the attribute `new`."""

    def get(self: object) -> Any:
        warn(f"{type(self).__name__}.{old} is now called {new}", DeprecationWarning, stacklevel=2)
        return getattr(self, new)

    return property(get)
