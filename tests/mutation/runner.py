"""Runs the tests of a target against one mutant after another. Used by `mutate.py`, inside pytest.

The tests run once unchanged, to record which functions of the target each of them calls, including in servers it
starts. Then, for each mutant, a forked child replaces the code of one function, or changes a table, and runs the tests
that call it, the quickest first, until one fails. Nothing is imported again, so a mutant costs little more than its
tests. Slow tests (whole games between bots) are left out like the golden stories: they notice much and explain nothing.
Tests that wait for servers and databases have other time limits (`TimeLimits`), and all cases of one are run together,
since they often share a server.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import resource
import select
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NoReturn, TypeVar

import pytest

from mutation.mutant_injection import CALLS, FAULT, inject, start, start_in_children, write_fault
from mutation.operators import TABLES, Mutant, code_digest

ROOT = Path(__file__).resolve().parents[2]
KILLED, ALIVE, LATE, UNREACHED = "killed", "alive", "late", "unreached"
NOT_INJECTED = 3
"""The exit status of a child that could not swap the function's code."""


@dataclass(frozen=True)
class TimeLimits:
    """How long tests may take, and by which clock."""

    max_test_s: float = 0.5
    """A test that takes longer, while its calls are recorded, is stopped and left out."""
    max_total_s: float = 8.0
    """No further tests run against a mutant that is alive after tests of this many seconds."""
    timeout_factor: float = 10.0
    """A mutant with which a test takes this many times as long (and `timeout_extra_s` longer) counts as killed: it
    never ends."""
    timeout_extra_s: float = 1.0
    wall_clock: bool = False
    """False: seconds of CPU time, so that a busy machine kills no mutant. True, for tests that wait for other
    processes: real time, as on a quiet machine (`slowdown`)."""

    @property
    def timer(self) -> int:
        """Return the interval timer that stops a test."""
        return signal.ITIMER_REAL if self.wall_clock else signal.ITIMER_PROF

    @property
    def signal(self) -> signal.Signals:
        """Return the signal of that timer."""
        return signal.SIGALRM if self.wall_clock else signal.SIGPROF

    def clock(self) -> float:
        """Return the current time in seconds."""
        return time.monotonic() if self.wall_clock else time.process_time()

    def slowdown(self) -> float:
        """Return how many times as long as on a quiet machine a test takes now."""
        if not self.wall_clock:
            return 1.0
        real, used = time.monotonic(), time.process_time()
        while time.process_time() < used + SLOWDOWN_SAMPLE_S:
            pass
        return max(1.0, (time.monotonic() - real) / SLOWDOWN_SAMPLE_S)


SLOWDOWN_SAMPLE_S = 0.05
"""Seconds of CPU time that it takes to find out how busy the machine is."""
MAX_MEMORY_BYTES = 2 << 30
"""How much memory a mutant in an endless loop may allocate."""
NUMBER_BYTES = 4
"""The size of a job's number in a queue."""
UNRELATED = 0.1
"""How likely a test is to notice a mutant to which its name is not related, compared with the most related test."""
WORD = re.compile("[A-Z]?[a-z]+")
ENDED = "ended\n"
"""What a process writes when it does no more jobs."""
Job = TypeVar("Job")
CHILD_TIMEOUT_S = 120.0
"""A child is killed this many seconds after the latest time at which its tests should have ended."""

Cases = Sequence[pytest.Item]
"""The cases of a test that are run together, in one process."""


def test_name(cases: Cases) -> str:
    """Return the name of a test; a single case is named with its parameters."""
    name = cases[0].nodeid
    return name if len(cases) == 1 else name.partition("[")[0]


class CallRecords:
    """Which test calls which functions of the target, and how long it takes. Stored in a file, a line for each test,
    and valid until the test, or a file in which it calls a function, changes."""

    def __init__(self, files: Iterable[Path], tests: Sequence[Cases], stored: Path, limits: TimeLimits) -> None:
        self._files, self._tests = [*files], {test_name(cases): cases for cases in tests}
        self._stored, self._limits = stored, limits
        self._known: dict[str, Any] = {}
        stored.parent.mkdir(exist_ok=True)
        self._load()

    def missing(self) -> list[Cases]:
        """Return the tests that have no valid record."""
        return [cases for name, cases in self._tests.items() if name not in self._known]

    def record(self, tests: Sequence[Cases], workers: Workers) -> list[str]:
        """Run these tests, unchanged, and record their calls. Return the names of those that fail."""
        fails = [name for name, passed in workers.run(tests, self._try) if not passed]
        self._load()
        return fails

    def _load(self) -> None:
        lines = self._stored.read_text(encoding="utf-8").splitlines() if self._stored.is_file() else []
        stored = {found["test"]: found for found in map(json.loads, lines)}
        self._known = {
            name: stored[name]
            for name, cases in self._tests.items()
            if name in stored and stored[name]["stamp"] == self._stamp(cases, stored[name]["calls"])
        }

    def _stamp(self, cases: Cases, calls: Iterable[str]) -> str:
        path = cases[0].path
        called = {Path(call.partition(" ")[0]) for call in calls}
        return digest(file for file in {path, *path.parent.glob("conftest.py"), *called} if file.is_file())

    def _try(self, cases: Cases) -> tuple[str, bool]:
        name = test_name(cases)
        seconds, passed, calls = self._run(cases)
        if passed:
            row = {"test": name, "stamp": self._stamp(cases, calls), "seconds": seconds, "calls": calls}
            append_line(self._stored, row)
        return name, passed

    def _run(self, cases: Cases) -> tuple[float, bool, list[str]]:
        """Run a test in a child, with a time limit. Return how long it took, whether it passed, and what it called."""
        with tempfile.TemporaryDirectory(prefix="mulot-mutants-", ignore_cleanup_errors=True) as folder:
            calls = Path(folder) / "calls"
            calls.with_suffix(".files").write_text("\n".join(map(str, self._files)), encoding="utf-8")
            calls.touch()
            read_end, write_end = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(read_end)
                _exit(self._run_recorded(cases, calls, write_end))
            os.close(write_end)
            _, status = os.waitpid(child, 0)
            with os.fdopen(read_end) as pipe:
                seconds = pipe.read()
            called = sorted(set(calls.read_text(encoding="utf-8").splitlines()))
        passed = os.waitstatus_to_exitcode(status) in (0, -self._limits.signal)
        return float(seconds or self._limits.max_test_s), passed, called

    def _run_recorded(self, cases: Cases, calls: Path, write_end: int) -> int:
        _isolate(calls.parent)
        start_in_children(CALLS, calls)
        signal.signal(self._limits.signal, signal.SIG_DFL)
        slowdown = self._limits.slowdown()
        signal.setitimer(self._limits.timer, self._limits.max_test_s * slowdown)
        began = self._limits.clock()
        start()
        try:
            passed = _passes(cases)
        except BaseException:
            passed = False
        sys.setprofile(None)
        seconds = self._limits.clock() - began
        signal.setitimer(self._limits.timer, 0)
        slowdown = (slowdown + self._limits.slowdown()) / 2
        os.write(write_end, str(min(seconds / slowdown, self._limits.max_test_s)).encode())
        return 0 if passed else 1

    def select(
        self, file: Path, mutant: Mutant, kills: Counter[str], done: Collection[str], max_s: float
    ) -> list[tuple[str, float]]:
        """Return recorded tests that call the mutated function and are not in `done`, with their seconds: first those
        that killed other mutants of it, then the quickest and those named alike, until they take `max_s` seconds.
        Tables are not called, so any test may use them."""
        name = f"{file} {mutant.function}"
        tests = {
            test: found["seconds"]
            for test, found in self._known.items()
            if found["seconds"] < self._limits.max_test_s
            and test not in done
            and (mutant.function == TABLES or name in found["calls"])
        }
        related = relatedness(tests, mutant)
        found, spent = [], 0.0
        for test in sorted(tests, key=lambda test: (-kills[test], tests[test] / (UNRELATED + related[test]))):
            if spent < max_s:
                found.append((test, tests[test]))
                spent += tests[test]
        return found


def relatedness(tests: Iterable[str], mutant: Mutant) -> dict[str, float]:
    """Return, for each test, how much its name has in common with the name of the mutated function, from 0 to 1."""
    words = {test: {*WORD.findall(test.lower())} for test in tests}
    times = Counter(word for found in words.values() for word in found)
    own = {word.lower() for word in WORD.findall(f"{mutant.module} {mutant.function}")}
    # A word that is in many names says little.
    found = {test: sum(1 / times[word] for word in own & words[test]) for test in words}
    highest = max(found.values(), default=0) or 1
    return {test: value / highest for test, value in found.items()}


def most_related(tests: Sequence[Cases], mutants: Sequence[Mutant]) -> list[Cases]:
    """Sort tests: first, for each mutant, the one whose name is most related to it."""
    named = {test_name(cases): cases for cases in tests}
    related = [relatedness(named, mutant) for mutant in mutants]
    ranked = [sorted(named, key=lambda test, found=found: -found[test]) for found in related]
    return [named[test] for test in dict.fromkeys(test for rank in zip(*ranked, strict=True) for test in rank)]


class Workers:
    """Processes that share work. Each makes its own preparations first: `prepared` is entered in each of them."""

    def __init__(self, count: int, prepared: Callable[[], AbstractContextManager[object]], seconds: float) -> None:
        self._count, self._prepared = count, prepared
        self._end = time.monotonic() + seconds

    @property
    def time_is_over(self) -> bool:
        """True if no more jobs will be started."""
        return time.monotonic() > self._end

    def run(self, jobs: Sequence[Job], do: Callable[[Job], Any]) -> Iterator[Any]:
        """Do these jobs, each in the next free process, until the time is over. Yield each result, which must fit into
        a short line of JSON, as soon as it is known."""
        read_end, write_end = os.pipe()
        with tempfile.TemporaryFile() as queue, os.fdopen(read_end) as results:
            # Forked processes share the position in the file, so each number is read once.
            queue.write(b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in range(len(jobs))))
            queue.seek(0)
            children = [self._fork(queue.fileno(), jobs, do, write_end) for _ in range(min(self._count, len(jobs)))]
            os.close(write_end)
            running = len(children)
            while running and (line := results.readline()):
                if line == ENDED:
                    running -= 1
                else:
                    yield json.loads(line)
            failed = [child for child in children if os.waitpid(child, 0)[1]]
        assert not failed, "a process that runs tests failed"

    def _fork(self, queue: int, jobs: Sequence[Job], do: Callable[[Job], Any], write_end: int) -> int:
        sys.stdout.flush()
        child = os.fork()
        if child:
            return child
        status = 1
        try:
            with self._prepared():
                while (number := os.read(queue, NUMBER_BYTES)) and not self.time_is_over:
                    result = json.dumps(do(jobs[int.from_bytes(number, "big")])) + "\n"
                    assert len(result) <= select.PIPE_BUF, "several processes write to one pipe"
                    os.write(write_end, result.encode())
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os.write(write_end, ENDED.encode())
            sys.stdout.flush()
            sys.stderr.flush()
            _exit(status)


def append_line(file: Path, row: dict[str, Any]) -> None:
    """Append a line of JSON to a file to which other processes append too."""
    out = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    try:
        os.write(out, json.dumps(row, ensure_ascii=False).encode() + b"\n")
    finally:
        os.close(out)


def digest(files: Iterable[Path]) -> str:
    """Return a digest of the files' contents."""
    return hashlib.sha256("".join(map(_file_digest, sorted(files))).encode()).hexdigest()[:12]


@cache
def _file_digest(file: Path) -> str:
    content = file.read_bytes()
    return code_digest(ast.parse(content)) if file.suffix == ".py" else hashlib.sha256(content).hexdigest()[:12]


@cache
def test_digest(test: str) -> str:
    """Return a short digest of a test's source, or "" if the test is gone. A kill is valid while its test is
    unchanged."""
    file = ROOT / test.partition(" > ")[0].partition("::")[0]
    if not file.is_file():
        return ""
    if file.suffix != ".py":
        return digest([file])
    name = test.partition("[")[0].rpartition("::")[2]
    found = [node for node in ast.walk(ast.parse(file.read_bytes())) if isinstance(node, ast.FunctionDef)]
    return code_digest(*(node for node in found if node.name == name))


def _passes(cases: Cases) -> bool:
    from _pytest.runner import runtestprotocol

    for item, following in zip_longest(cases, cases[1:]):
        item.config.pluginmanager.hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports = runtestprotocol(item, log=False, nextitem=following)
        if not all(report.passed or report.skipped for report in reports):
            return False
    return True


def try_mutant(
    code: CodeType, mutant: Mutant, module: ModuleType, tests: list[tuple[Cases, float]], limits: TimeLimits
) -> tuple[str, str]:
    """Run the tests in a child with the mutant. Return the result and the test that failed, or ""."""
    if not tests:
        return UNREACHED, ""
    with tempfile.TemporaryDirectory(prefix="mulot-mutants-", ignore_cleanup_errors=True) as folder:
        read_end, write_end = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read_end)
            _exit(_in_child(code, mutant, module, tests, limits, Path(folder), write_end))
        os.close(write_end)
        timeout = sum(limits.timeout_extra_s + limits.timeout_factor * seconds for _, seconds in tests)
        deadline = time.monotonic() + CHILD_TIMEOUT_S + timeout * limits.slowdown()
        done, status = os.waitpid(child, os.WNOHANG)
        while not done:
            time.sleep(0.002)
            if time.monotonic() > deadline:
                os.kill(child, signal.SIGKILL)
            done, status = os.waitpid(child, os.WNOHANG)
    with os.fdopen(read_end) as pipe:
        begun = pipe.read().split()
    ended = os.waitstatus_to_exitcode(status)
    if ended == 0:
        return ALIVE, ""
    assert ended != NOT_INJECTED, f"this mutant cannot be injected: {mutant.key}"
    by = test_name(tests[int(begun[-1]) if begun else 0][0])
    return LATE if ended in (-limits.signal, -signal.SIGKILL) else KILLED, by


def _loads(code: CodeType, module: ModuleType) -> bool:
    """True if the mutated module can be loaded."""
    try:
        exec(code, {"__name__": module.__name__, "__file__": code.co_filename, "__package__": module.__package__})
    except Exception:
        return False
    return True


def _in_child(
    code: CodeType,
    mutant: Mutant,
    module: ModuleType,
    tests: list[tuple[Cases, float]],
    limits: TimeLimits,
    folder: Path,
    write_end: int,
) -> int:
    """Return 0 if all tests passed. Each test's number is written before it runs, so the last one written failed."""
    _isolate(folder)
    resource.setrlimit(resource.RLIMIT_DATA, (_process_size() + MAX_MEMORY_BYTES, resource.RLIM_INFINITY))
    signal.signal(limits.signal, signal.SIG_DFL)
    try:
        if mutant.function == TABLES and not _loads(code, module):
            return 1  # every test that imports the module fails
        inject(code, module, mutant.function)
        write_fault(folder / "fault", code, mutant.module, mutant.function)
        start_in_children(FAULT, folder / "fault")
    except BaseException:
        return NOT_INJECTED
    try:
        for number, (cases, seconds) in enumerate(tests):
            os.write(write_end, f"{number}\n".encode())
            timeout = limits.timeout_extra_s + limits.timeout_factor * seconds
            signal.setitimer(limits.timer, timeout * limits.slowdown())
            if not _passes(cases):
                return 1
        return 0
    except BaseException:
        return 2


def _isolate(folder: Path) -> None:
    """Silence this process, and make `folder` its temporary folder, which is deleted even if a test is stopped."""
    folder.chmod(0o755)  # PostgreSQL runs as another user
    tempfile.tempdir = os.environ["TMPDIR"] = str(folder)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def _process_size() -> int:
    """Return the virtual size of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()


def _exit(status: int) -> NoReturn:
    """End a forked process without its exit handlers, after deleting what it copied."""
    if kit := sys.modules.get("kit.postgres_server"):
        kit.delete_readable_copies()
    os._exit(status)
