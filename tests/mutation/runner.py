"""Runs a game's own tests against its rules with one fault at a time. Used by `mutate.py`, inside pytest.

The tests run once as they are, and it is noted which functions of the rules each of them calls. Then, for each mutant,
a forked child swaps the code of one function and runs the tests that call it, the quickest first, until one fails. So
nothing is imported again, and a mutant costs little more than its tests. Slow tests (whole games between bots) are left
out like the golden stories: they notice much and explain nothing.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from mutation.operators import Mutant

KILLED, ALIVE, LATE, UNREACHED = "killed", "alive", "late", "unreached"
SLOW = 0.5
"""A test that takes so many processor seconds, while it is watched, is left out (and broken off)."""
ENOUGH = 8.0
"""A mutant that is alive after tests of so many seconds is alive."""
PATIENCE = 10.0
"""A mutant that makes a test take so many times as long as before (and a second more) never ends: it counts as killed.
Processor seconds, so that a busy machine kills nothing."""
MEMORY = 2 << 30
"""Nor may a fault that goes round and round fill the machine."""
SILENT = 120.0
"""A child that does nothing at all for so long is given up."""


class Learnt:
    """Which test calls which functions of the rules, and how long it takes. Kept in a file until rules or test change:
    test → [what the rules and its file were, seconds, functions]."""

    def __init__(self, rules: Iterable[Path], kept: Path) -> None:
        self._files = {str(file): file for file in rules}
        self._kept = kept
        self._rules = digest(self._files.values())
        self._known: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
        self._called: set[str] = set()

    def learn(self, items: Iterable[pytest.Item]) -> list[str]:
        """Run the tests as they are where it is not known what they do; the names of those that fail."""
        fails: list[str] = []
        known, stamps = self._known, {}
        self._known = {}
        for number, item in enumerate(items):
            if item.path not in stamps:
                stamps[item.path] = digest([item.path, *item.path.parent.glob("conftest.py")]) + self._rules
            found = known.get(item.nodeid)
            if found is None or found[0] != stamps[item.path]:
                seconds, passed = self._run(item)
                found = [stamps[item.path], seconds, sorted(self._called)]
                if not passed:
                    fails.append(item.nodeid)
            self._known[item.nodeid] = found
            if number % 50 == 49:
                self._keep({**known, **self._known}, fails)
        self._keep(self._known, fails)
        return fails

    def _keep(self, known: dict[str, Any], fails: list[str]) -> None:
        self._kept.parent.mkdir(exist_ok=True)
        self._kept.write_text(json.dumps({k: v for k, v in known.items() if k not in fails}), encoding="utf-8")

    def _run(self, item: pytest.Item) -> tuple[float, bool]:
        """In a child that is ended when it takes too long. Which functions were called is in `_called` then."""
        hear, tell = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(hear)
            os._exit(self._watch(item, tell))
        os.close(tell)
        with os.fdopen(hear) as heard:
            told = heard.read()
        _, status = os.waitpid(child, 0)
        seconds, called = json.loads(told) if told else (SLOW, [])
        self._called = set(called)
        return seconds, os.waitstatus_to_exitcode(status) in (0, -signal.SIGPROF)

    def _watch(self, item: pytest.Item, tell: int) -> int:
        _say_nothing()
        self._called = set()
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, SLOW)
        began = time.process_time()
        sys.setprofile(self._note)
        try:
            passed = _passes(item)
        except BaseException:
            passed = False
        sys.setprofile(None)
        seconds = time.process_time() - began
        signal.setitimer(signal.ITIMER_PROF, 0)
        with os.fdopen(tell, "w") as out:
            json.dump([seconds, sorted(self._called)], out)
        return 0 if passed else 1

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename in self._files:
            # Code inside a function (a comprehension, a lambda) belongs to it.
            self._called.add(f"{frame.f_code.co_filename} {frame.f_code.co_qualname.partition('.<locals>')[0]}")

    def select(self, file: Path, function: str, kills: Counter[str]) -> list[tuple[str, float]]:
        """The tests that call a function with their seconds: first those that noticed other faults in it, then the
        quickest."""
        name = f"{file} {function}"
        tests = [(test, seconds) for test, (_, seconds, called) in self._known.items() if name in called]
        quick = [(test, seconds) for test, seconds in tests if seconds < SLOW]
        found, spent = [], 0.0
        for test, seconds in sorted(quick, key=lambda one: (-kills[one[0]], one[1])):
            if spent < ENOUGH:
                found.append((test, seconds))
                spent += seconds
        return found


def digest(files: Iterable[Path]) -> str:
    """Changes when one of the files does."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


def text_of_test(item: pytest.Item) -> str:
    """A short digest of the test as it is written; a kill counts for as long as its test stays what it was."""
    tree = ast.parse(item.path.read_text(encoding="utf-8"))
    name = getattr(item, "originalname", item.name)
    texts = [ast.dump(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
    return hashlib.sha256("".join(texts).encode()).hexdigest()[:12]


def _passes(item: pytest.Item) -> bool:
    from _pytest.runner import runtestprotocol

    item.config.pluginmanager.hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.passed or report.skipped for report in reports)


def try_mutant(
    code: CodeType, mutant: Mutant, module: ModuleType, tests: list[tuple[pytest.Item, float]]
) -> tuple[str, str]:
    """Run the tests in a child that has the fault; what became of it, and the test that noticed."""
    if not tests:
        return UNREACHED, ""
    hear, tell = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(hear)
        os._exit(_in_child(code, mutant, module, tests, tell))
    os.close(tell)
    deadline = time.monotonic() + SILENT + PATIENCE * sum(seconds for _, seconds in tests)
    done, status = os.waitpid(child, os.WNOHANG)
    while not done:
        time.sleep(0.002)
        if time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
        done, status = os.waitpid(child, os.WNOHANG)
    with os.fdopen(hear) as heard:
        begun = heard.read().split()
    ended = os.waitstatus_to_exitcode(status)
    if ended == 0:
        return ALIVE, ""
    by = tests[int(begun[-1]) if begun else 0][0].nodeid
    return LATE if ended in (-signal.SIGPROF, -signal.SIGKILL) else KILLED, by


def _in_child(
    code: CodeType, mutant: Mutant, module: ModuleType, tests: list[tuple[pytest.Item, float]], tell: int
) -> int:
    """0: all tests passed. Each test's number is told before it runs, so the last one told did not pass."""
    _say_nothing()
    resource.setrlimit(resource.RLIMIT_AS, (_size() + MEMORY, resource.RLIM_INFINITY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    try:
        live = find_function(module, mutant.function)
        live.__code__ = find_code(code, mutant.function)
        for wrapper in gc.get_objects():
            # What is known by heart may be known from the rules as they were; a game's content knows no rules.
            if isinstance(wrapper, _lru_cache_wrapper) and ".content" not in wrapper.__module__:
                wrapper.cache_clear()
        for number, (item, seconds) in enumerate(tests):
            os.write(tell, f"{number}\n".encode())
            signal.setitimer(signal.ITIMER_PROF, 1 + PATIENCE * seconds)
            if not _passes(item):
                return 1
        return 0
    except BaseException:
        return 2


def _say_nothing() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def _size() -> int:
    """How much room this process takes by now."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()


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
