"""Puts a fault into a function, in this process and in those that the tests start.

`tests/kit/prefork_server.py` calls `begin` in each house that it starts while a mutation run is at work, and every other
Python that a test starts runs `begin_anew` (`site/sitecustomize.py`): they have the fault then, too, or note in a file
which functions are called in them.
"""

from __future__ import annotations

import gc
import marshal
import os
import pickle
import sys
import threading
from collections.abc import Collection, Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

FAULT, CALLS = "MULOT_TEST_MUTANT", "MULOT_TEST_CALLS"
"""Variables of the environment that name a file with a fault, and one for the names of the functions that are called
(its name with `.files` behind it has the files whose functions count)."""
HANDED_ON = (FAULT, CALLS)
SITE = str(Path(__file__).parent / "site")
"""Its `sitecustomize` is run by every Python that is started with it in its path."""


def begin() -> None:
    """Do what the environment asks for, where everything is loaded already."""
    if FAULT in os.environ:
        module, function, _, code = _fault()
        plant(code, import_module(module), function)
    if CALLS in os.environ:
        calls = Path(os.environ[CALLS])
        files = calls.with_suffix(".files").read_text(encoding="utf-8").split("\n")
        note_calls(files, os.open(calls, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600))


def begin_anew() -> None:
    """The same where nothing is loaded yet: the module is loaded with its fault, also as the main one."""
    if FAULT in os.environ:
        _, _, file, code = _fault()
        honest = SourceFileLoader.get_code

        def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
            return code if self.path == file else honest(self, name)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
    elif CALLS in os.environ:
        begin()


def ask_others(variable: str, file: Path) -> None:
    """From now on the processes that this one starts do the same."""
    os.environ[variable] = str(file)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (SITE, os.environ.get("PYTHONPATH"))))


def write_fault(file: Path, code: CodeType, module: str, function: str) -> None:
    """For the processes that are started from now on."""
    file.write_bytes(pickle.dumps((module, function, code.co_filename, marshal.dumps(code))))


def _fault() -> tuple[str, str, str, CodeType]:
    module, function, file, code = pickle.loads(Path(os.environ[FAULT]).read_bytes())
    return module, function, file, marshal.loads(code)


def note_calls(files: Collection[str], out: int) -> None:
    """From now on write down each function of these files when it is first called, in whatever thread."""
    wanted, seen = frozenset(files), set[int]()

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename in wanted and id(code) not in seen:
            seen.add(id(code))
            # Code inside a function (a comprehension, a lambda) belongs to it.
            os.write(out, f"{code.co_filename} {code.co_qualname.partition('.<locals>')[0]}\n".encode())

    threading.setprofile(note)
    sys.setprofile(note)


def plant(code: CodeType, module: ModuleType, function: str) -> None:
    """Swap the code of one function for that of the faulty module."""
    live = find_function(module, function)
    live.__code__ = find_code(code, function)
    for wrapper in gc.get_objects():
        # What is known by heart may be known from the rules as they were; a game's content knows no rules.
        if isinstance(wrapper, _lru_cache_wrapper) and ".content" not in wrapper.__module__:
            wrapper.cache_clear()


def find_function(module: ModuleType, name: str) -> FunctionType:
    """The live function of this qualified name, without what decorates it."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    for inner in ("__func__", "fget", "func", "fn"):  # a class's method, a property, one that is kept, a route
        found = getattr(found, inner, None) or found
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, FunctionType), f"{name} is no function"
    return found


def find_code(code: CodeType, name: str) -> CodeType:
    """The code of the function of this qualified name in a compiled module."""
    for part in _nested(code):
        if part.co_qualname == name:
            return part
    raise LookupError(name)


def _nested(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _nested(constant)
