"""Runs the tests of a part against it with one fault at a time. Used by `mutate.py`, inside pytest.

The tests run once as they are, and it is noted which functions of the part each of them calls, in houses that it starts
as well. Then, for each mutant,
a forked child swaps the code of one function and runs the tests that call it, the quickest first, until one fails. So
nothing is imported again, and a mutant costs little more than its tests. Slow tests (whole games between bots) are left
out like the golden stories: they notice much and explain nothing. Tests that wait for houses and databases have other
bounds (`Bounds`).
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from mutation.operators import Mutant
from mutation.planted import CALLS, FAULT, ask_others, begin, plant, write_fault

ROOT = Path(__file__).resolve().parents[2]
KILLED, ALIVE, LATE, UNREACHED = "killed", "alive", "late", "unreached"
CANNOT = 3
"""How a child ends that could not put the fault in."""


@dataclass(frozen=True)
class Bounds:
    """How long tests may take, and by which clock."""

    slow: float = 0.5
    """A test that takes so many seconds, while it is watched, is left out (and broken off)."""
    enough: float = 8.0
    """A mutant that is alive after tests of so many seconds is alive."""
    patience: float = 10.0
    """A mutant that makes a test take so many times as long as before (and `more` seconds) never ends: it counts as
    killed."""
    more: float = 1.0
    waits: bool = False
    """The seconds are those of the processor, so that a busy machine kills nothing; for tests that wait for other
    processes they are those of a clock."""

    @property
    def timer(self) -> int:
        """Which of the system's timers ends a test."""
        return signal.ITIMER_REAL if self.waits else signal.ITIMER_PROF

    @property
    def signal(self) -> signal.Signals:
        """What ends it then."""
        return signal.SIGALRM if self.waits else signal.SIGPROF

    def clock(self) -> float:
        """Seconds."""
        return time.monotonic() if self.waits else time.process_time()


MEMORY = 2 << 30
"""Nor may a fault that goes round and round fill the machine."""
SILENT = 120.0
"""A child that does nothing at all for so long is given up."""


class Learnt:
    """Which test calls which functions of the part, and how long it takes. Kept in a file until the part or the test
    changes: test → [what the part and its file were, seconds, functions]."""

    def __init__(self, files: Iterable[Path], kept: Path, bounds: Bounds) -> None:
        self._files = [*files]
        self._kept, self._bounds = kept, bounds
        self._part = digest(self._files)
        self._known: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}

    def learn(self, items: Iterable[pytest.Item]) -> list[str]:
        """Run the tests as they are where it is not known what they do; the names of those that fail."""
        fails: list[str] = []
        known, stamps = self._known, {}
        self._known = {}
        for number, item in enumerate(items):
            if item.path not in stamps:
                stamps[item.path] = digest([item.path, *item.path.parent.glob("conftest.py")]) + self._part
            found = known.get(item.nodeid)
            if found is None or found[0] != stamps[item.path]:
                seconds, passed, called = self._run(item)
                found = [stamps[item.path], seconds, called]
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

    def _run(self, item: pytest.Item) -> tuple[float, bool, list[str]]:
        """In a child that is ended when it takes too long: how long it took, whether it passed, what it called."""
        with tempfile.TemporaryDirectory(prefix="mulot-mutants-", ignore_cleanup_errors=True) as folder:
            calls = Path(folder) / "calls"
            calls.with_suffix(".files").write_text("\n".join(map(str, self._files)), encoding="utf-8")
            calls.touch()
            hear, tell = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(hear)
                os._exit(self._watch(item, calls, tell))
            os.close(tell)
            _, status = os.waitpid(child, 0)
            with os.fdopen(hear) as heard:
                told = heard.read()
            called = sorted(set(calls.read_text(encoding="utf-8").splitlines()))
        passed = os.waitstatus_to_exitcode(status) in (0, -self._bounds.signal)
        return float(told or self._bounds.slow), passed, called

    def _watch(self, item: pytest.Item, calls: Path, tell: int) -> int:
        _say_nothing(calls.parent)
        ask_others(CALLS, calls)
        signal.signal(self._bounds.signal, signal.SIG_DFL)
        signal.setitimer(self._bounds.timer, self._bounds.slow)
        began = self._bounds.clock()
        begin()
        try:
            passed = _passes(item)
        except BaseException:
            passed = False
        sys.setprofile(None)
        seconds = self._bounds.clock() - began
        signal.setitimer(self._bounds.timer, 0)
        os.write(tell, str(seconds).encode())
        return 0 if passed else 1

    def select(self, file: Path, function: str, kills: Counter[str]) -> list[tuple[str, float]]:
        """The tests that call a function with their seconds: first those that noticed other faults in it, then the
        quickest."""
        name = f"{file} {function}"
        tests = [(test, seconds) for test, (_, seconds, called) in self._known.items() if name in called]
        quick = [(test, seconds) for test, seconds in tests if seconds < self._bounds.slow]
        found, spent = [], 0.0
        for test, seconds in sorted(quick, key=lambda one: (-kills[one[0]], one[1])):
            if spent < self._bounds.enough:
                found.append((test, seconds))
                spent += seconds
        return found


def digest(files: Iterable[Path]) -> str:
    """Changes when one of the files does."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


@cache
def text_of_test(test: str) -> str:
    """A short digest of the test of this name as it is written (empty: it is gone); a kill counts for as long as its
    test stays what it was."""
    file = ROOT / test.partition(" > ")[0].partition("::")[0]
    if not file.is_file():
        return ""
    if file.suffix != ".py":
        return digest([file])
    name = test.partition("[")[0].rpartition("::")[2]
    found = [node for node in ast.walk(ast.parse(file.read_bytes())) if isinstance(node, ast.FunctionDef)]
    texts = [ast.dump(node) for node in found if node.name == name]
    return hashlib.sha256("".join(texts).encode()).hexdigest()[:12]


def _passes(item: pytest.Item) -> bool:
    from _pytest.runner import runtestprotocol

    item.config.pluginmanager.hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.passed or report.skipped for report in reports)


def try_mutant(
    code: CodeType, mutant: Mutant, module: ModuleType, tests: list[tuple[pytest.Item, float]], bounds: Bounds
) -> tuple[str, str]:
    """Run the tests in a child that has the fault; what became of it, and the test that noticed."""
    if not tests:
        return UNREACHED, ""
    with tempfile.TemporaryDirectory(prefix="mulot-mutants-", ignore_cleanup_errors=True) as folder:
        hear, tell = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(hear)
            os._exit(_in_child(code, mutant, module, tests, bounds, Path(folder), tell))
        os.close(tell)
        deadline = time.monotonic() + SILENT + bounds.patience * sum(seconds for _, seconds in tests)
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
    assert ended != CANNOT, f"this fault cannot be put in: {mutant.key}"
    by = tests[int(begun[-1]) if begun else 0][0].nodeid
    return LATE if ended in (-bounds.signal, -signal.SIGKILL) else KILLED, by


def _in_child(
    code: CodeType,
    mutant: Mutant,
    module: ModuleType,
    tests: list[tuple[pytest.Item, float]],
    bounds: Bounds,
    folder: Path,
    tell: int,
) -> int:
    """0: all tests passed. Each test's number is told before it runs, so the last one told did not pass."""
    _say_nothing(folder)
    resource.setrlimit(resource.RLIMIT_DATA, (_size() + MEMORY, resource.RLIM_INFINITY))
    signal.signal(bounds.signal, signal.SIG_DFL)
    try:
        plant(code, module, mutant.function)
        write_fault(folder / "fault", code, mutant.module, mutant.function)
        ask_others(FAULT, folder / "fault")
    except BaseException:
        return CANNOT
    try:
        for number, (item, seconds) in enumerate(tests):
            os.write(tell, f"{number}\n".encode())
            signal.setitimer(bounds.timer, bounds.more + bounds.patience * seconds)
            if not _passes(item):
                return 1
        return 0
    except BaseException:
        return 2


def _say_nothing(folder: Path) -> None:
    """Nor leave anything behind: what a test that is broken off has written goes with the folder."""
    folder.chmod(0o755)  # PostgreSQL runs as somebody else
    tempfile.tempdir = os.environ["TMPDIR"] = str(folder)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def _size() -> int:
    """How much room this process takes by now."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
