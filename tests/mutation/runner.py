"""Runs a game's own tests against its rules with one fault at a time. Used by `mutate.py`, inside pytest.

The tests run once as they are, and it is noted which functions of the rules each of them calls. Then, for each mutant,
a forked child swaps the code of one function and runs the tests that call it, the quickest first, until one fails. So
nothing is imported again, and a mutant costs little more than its tests.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import _lru_cache_wrapper
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from mutation.operators import Mutant

KILLED, ALIVE, LATE, UNREACHED = "killed", "alive", "late", "unreached"
PATIENCE = 20.0
"""A mutant that makes its tests take so many times as long as before (and 5 s more) never ends: it counts as killed."""


class Learnt:
    """Which test calls which function, and how long it takes."""

    def __init__(self, files: Iterable[str]) -> None:
        self._files = frozenset(files)
        self.seconds: dict[str, float] = {}
        self.tests: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._called: set[tuple[str, str]] = set()

    def run(self, item: pytest.Item) -> bool:
        """Run a test as it is; whether it passed."""
        self._called = set()
        began = time.process_time()
        sys.setprofile(self._note)
        try:
            passed = _passes(item)
        finally:
            sys.setprofile(None)
        self.seconds[item.nodeid] = time.process_time() - began
        for function in self._called:
            self.tests[function].append(item.nodeid)
        return passed

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename in self._files:
            # Code inside a function (a comprehension, a lambda) belongs to it.
            self._called.add((frame.f_code.co_filename, frame.f_code.co_qualname.partition(".<locals>")[0]))

    def select(self, file: str, function: str) -> list[str]:
        """The tests that call a function, the quickest first."""
        return sorted(self.tests[file, function], key=self.seconds.__getitem__)


def _passes(item: pytest.Item) -> bool:
    reports: list[pytest.TestReport] = []
    from _pytest.runner import runtestprotocol

    item.config.pluginmanager.hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.passed or report.skipped for report in reports)


def try_mutant(code: CodeType, mutant: Mutant, module: ModuleType, items: list[pytest.Item], seconds: float) -> str:
    """Run the tests in a child that has the fault; what became of it."""
    if not items:
        return UNREACHED
    child = os.fork()
    if child == 0:
        os._exit(_in_child(code, mutant, module, items))
    deadline = time.monotonic() + 5 + PATIENCE * seconds
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return ALIVE if os.waitstatus_to_exitcode(status) == 0 else KILLED
        if time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return LATE
        time.sleep(0.002)


def _in_child(code: CodeType, mutant: Mutant, module: ModuleType, items: list[pytest.Item]) -> int:
    """0: all tests passed."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    try:
        live = find_function(module, mutant.function)
        live.__code__ = find_code(code, mutant.function)
        for wrapper in gc.get_objects():
            if isinstance(wrapper, _lru_cache_wrapper):
                wrapper.cache_clear()
        return 0 if all(_passes(item) for item in items) else 1
    except BaseException:
        return 2


def find_function(module: ModuleType, name: str) -> FunctionType:
    """The live function of this qualified name, without what decorates it."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    found = getattr(found, "__func__", found)
    found = getattr(found, "fget", found) or found
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


Progress = Callable[[str], None]
