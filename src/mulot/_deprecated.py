"""Old names of the library, which keep working with a DeprecationWarning for one release."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, wraps
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any
from warnings import warn


@cache
def old_names() -> dict[str, str]:
    """Return the new place of every name that was renamed or has moved, both written in full."""
    table = Path(__file__).with_name("old_names.txt").read_text(encoding="utf-8")
    return dict(row.split() for row in table.splitlines())


@cache
def _renamed_modules() -> dict[str, str]:
    """Return the new place of every module that no longer exists."""
    names = old_names().items()
    today = {new.rpartition(".")[0] for _, new in names}
    modules = {old.rpartition(".")[0]: new.rpartition(".")[0] for old, new in names}
    return {old: new for old, new in modules.items() if old not in today}


def deprecated_names(module: str) -> Callable[[str], Any]:
    """Return a `__getattr__` for `module` that finds each of its old names (`old_names.txt`) at its new place."""

    def find(old: str) -> Any:
        new = old_names().get(f"{module}.{old}")
        if new is None:
            raise AttributeError(f"module {module!r} has no attribute {old!r}")
        warn(f"{module}.{old} is now {new}", DeprecationWarning, stacklevel=2)
        place, _, name = new.rpartition(".")
        return getattr(import_module(place), name)

    return find


class OldModuleFinder:
    """An import hook for modules that were renamed. Such a module contains nothing but its old names."""

    @classmethod
    def find_spec(cls, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith("mulot.") and name in _renamed_modules():
            loader: Any = cls()
            return ModuleSpec(name, loader, is_package=True)
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python create the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Import the module's new place, because importing it may register something, and give it its old names."""
        import_module(_renamed_modules()[module.__name__])
        module.__dict__["__getattr__"] = deprecated_names(module.__name__)


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
