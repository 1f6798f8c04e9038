"""Injects a mutant into a function, in this process and in those that the tests start.

During a mutation run, `tests/kit/prefork_server.py` calls `start` in each server that it forks, and every other Python
process that a test starts calls `start_before_imports` (`site/sitecustomize.py`). These processes then have the mutant
too, or record in a file which functions are called in them.
"""

from __future__ import annotations

import gc
import marshal
import os
import pickle
import sys
import threading
from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass
from functools import _lru_cache_wrapper
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from mutation.operators import TABLES

FAULT, CALLS = "MULOT_TEST_MUTANT", "MULOT_TEST_CALLS"
"""Environment variables with the path to a pickled mutant, and of a file to which the called functions are written (the
file of the same name that ends in `.files` lists the source files to record)."""
INHERITED = (FAULT, CALLS)
SITE = str(Path(__file__).parent / "site")
"""A folder for PYTHONPATH: every Python process runs its `sitecustomize` first."""


def start() -> None:
    """Inject the mutant or record calls, as the environment says, when the modules are already imported."""
    if FAULT in os.environ:
        module, function, _, code = _read_fault()
        inject(code, import_module(module), function)
    if CALLS in os.environ:
        calls = Path(os.environ[CALLS])
        files = calls.with_suffix(".files").read_text(encoding="utf-8").split("\n")
        record_calls(files, os.open(calls, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600))


def start_before_imports() -> None:
    """Do the same before anything is imported: the module is then loaded with its mutant, even as `__main__`."""
    if FAULT in os.environ:
        _, _, file, code = _read_fault()
        original = SourceFileLoader.get_code

        def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
            return code if self.path == file else original(self, name)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
    elif CALLS in os.environ:
        start()


def start_in_children(variable: str, file: Path) -> None:
    """Make the processes that this one starts do the same from now on."""
    os.environ[variable] = str(file)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (SITE, os.environ.get("PYTHONPATH"))))


def write_fault(file: Path, code: CodeType, module: str, function: str) -> None:
    """Write a mutant to a file that processes read when they start."""
    file.write_bytes(pickle.dumps((module, function, code.co_filename, marshal.dumps(code))))


def _read_fault() -> tuple[str, str, str, CodeType]:
    module, function, file, code = pickle.loads(Path(os.environ[FAULT]).read_bytes())
    return module, function, file, marshal.loads(code)


def record_calls(files: Collection[str], out: int) -> None:
    """Write the name of each function of these files to `out` when it is first called, in any thread."""
    wanted, seen = frozenset(files), set[int]()

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename in wanted and id(code) not in seen:
            seen.add(id(code))
            # Code inside a function (a comprehension, a lambda) belongs to it.
            os.write(out, f"{code.co_filename} {code.co_qualname.partition('.<locals>')[0]}\n".encode())

    threading.setprofile(note)
    sys.setprofile(note)


def inject(code: CodeType, module: ModuleType, function: str) -> None:
    """Replace the code and the default arguments of one function with those of the mutated module, or replace its
    tables."""
    mutated = ModuleType(module.__name__)
    mutated.__dict__.update(__file__=code.co_filename, __package__=module.__package__)
    if function == TABLES:
        exec(code, mutated.__dict__)
        for name, value in vars(mutated).items():
            if not isinstance(value, type | FunctionType | ModuleType):
                change_table(module, name, value)
    else:
        live = find_function(module, function)
        live.__code__ = find_code(code, function)
        if live.__defaults__ or live.__kwdefaults__:
            exec(code, mutated.__dict__)
            changed = find_function(mutated, function)
            live.__defaults__, live.__kwdefaults__ = changed.__defaults__, changed.__kwdefaults__
    for wrapper in gc.get_objects():
        # Cached results may come from the original code; those of a game's content modules depend on no rule.
        # `isinstance` would ask a dead weak reference for its class.
        if type(wrapper) is _lru_cache_wrapper and ".content" not in wrapper.__module__:
            wrapper.cache_clear()


def change_table(module: ModuleType, name: str, new: Any) -> None:
    """Make a table equal to its mutated copy, in place, because other modules have imported it. A value that cannot be
    changed in place is replaced under its name in all modules of the package."""
    old = vars(module).get(name)
    if old == new or change_in_place(old, new):
        return
    package = module.__name__.partition(".content")[0]
    for other in [one for key, one in sys.modules.items() if key.startswith(package)]:
        if name in vars(other):
            setattr(other, name, new)


def change_in_place(old: Any, new: Any) -> bool:
    """Change the parts of `old` into those of `new`: dictionaries, lists, dataclasses and structs, including frozen
    ones. Return False if `old` has no such parts, so that its owner has to replace it."""
    if isinstance(old, dict):
        for key in old.keys() - new.keys():
            del old[key]
        for key in new:
            if key not in old or not change_in_place(old[key], new[key]):
                old[key] = new[key]
    elif isinstance(old, list):
        old[:] = new
    elif isinstance(old, Struct) or is_dataclass(old):
        set_field = force_setattr if isinstance(old, Struct) else object.__setattr__
        for name in old.__struct_fields__ if isinstance(old, Struct) else [field.name for field in fields(old)]:
            before, after = getattr(old, name), getattr(new, name)
            if before != after and not change_in_place(before, after):
                set_field(old, name, after)
    elif isinstance(old, tuple) and len(old) == len(new) and any(isinstance(x, Struct) or is_dataclass(x) for x in old):
        for before, after in zip(old, new, strict=True):
            change_in_place(before, after)
    else:
        return False
    return True


def find_function(module: ModuleType, name: str) -> FunctionType:
    """Return the imported function of this qualified name, without its decorators."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    for inner in ("__func__", "fget", "func", "fn"):  # class method, property, cached property, route handler
        found = getattr(found, inner, None) or found
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, FunctionType), f"{name} is no function"
    return found


def find_code(code: CodeType, name: str) -> CodeType:
    """Return the code of the function of this qualified name in a compiled module."""
    for part in _nested(code):
        if part.co_qualname == name:
            return part
    raise LookupError(name)


def _nested(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _nested(constant)
