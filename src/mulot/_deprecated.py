"""Old names of the library, which keep working with a DeprecationWarning for one release."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from importlib import import_module
from typing import Any
from warnings import warn


def deprecated_names(module: str, names: Mapping[str, tuple[str, str]]) -> Callable[[str], Any]:
    """Return a `__getattr__` for `module`. `names` maps each old name to where it is now: (new module, new name)."""

    def find(old: str) -> Any:
        if old not in names:
            raise AttributeError(f"module {module!r} has no attribute {old!r}")
        place, new = names[old]
        warn(f"{module}.{old} is now {place}.{new}", DeprecationWarning, stacklevel=2)
        return getattr(import_module(place), new)

    return find


class _OldName:
    """A descriptor that forwards an old name to another attribute, on the class and on its instances."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def __get__(self, instance: object, owner: type) -> Any:
        warn(f"{owner.__name__}.{self.old} is now called {self.new}", DeprecationWarning, stacklevel=2)
        return getattr(owner if instance is None else instance, self.new)


def deprecated_attribute(old: str, new: str) -> Any:
    """Return a read-only descriptor that forwards the old name to the attribute or method `new`."""
    return _OldName(old, new)


def deprecated_attributes(cls: type, names: Mapping[str, str]) -> None:
    """Make a class accept old names of its attributes and methods (old → new). Type checkers do not see them."""
    for old, new in names.items():
        setattr(cls, old, _OldName(old, new))


def accept_old_arguments(function: Callable[..., Any], names: Mapping[str, str]) -> Callable[..., Any]:
    """Wrap a function so that it also accepts the old names (old → new) of its keyword arguments."""

    @wraps(function)
    def call(*args: Any, **arguments: Any) -> Any:
        for old in names.keys() & arguments.keys():
            warn(f"the argument {old} is now called {names[old]}", DeprecationWarning, stacklevel=2)
            arguments[names[old]] = arguments.pop(old)
        return function(*args, **arguments)

    return call
