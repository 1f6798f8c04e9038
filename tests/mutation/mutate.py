"""Mutation testing: change the rules of a game, or a part of the software, in one place at a time, and see if its own
tests notice: `make mutate GAME=trio`, `make mutate PART=table`.

Golden stories are left out, because a story notices everything and explains nothing. Results are stored in
`.mutants/<game or part>.jsonl`, so that a run can be stopped and continued. A kill is valid until the function or the
test that noticed is changed; a survivor without a reason is tried again when anything in its part or its tests changes.
`--sample 300` takes a random sample of that size (always the same one), `--seconds 170` stops after that time,
`--report` writes docs/mutants.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mulot import games
from mutation import client_mutants
from mutation.operators import Mutant
from mutation.report import add_record, chapter, explained, load_records, new_record, write_report
from mutation.runner import (
    ALIVE,
    KILLED,
    LATE,
    UNREACHED,
    CallRecords,
    Workers,
    digest,
    most_related,
    test_digest,
    test_name,
    try_mutant,
)
from mutation.targets import CLIENT, PARTS, ROOT, MutantSource, MutationTarget, find_target


class MutantResults:
    """The result of each mutant, one per line of a file. The last line about a mutant counts."""

    def __init__(self, file: Path, stamp: str, equivalent: Collection[str]) -> None:
        self.file, self.stamp, self.equivalent = file, stamp, equivalent
        self.rows: dict[str, dict[str, str]] = {}
        if file.is_file():
            for row in file.read_text(encoding="utf-8").splitlines():
                found = json.loads(row)
                self.rows[found["key"]] = found

    def valid_result(self, mutant: Mutant) -> str | None:
        """Return the stored result of a mutant, or None if there is none that is still valid."""
        row = self.rows.get(mutant.key)
        if row is None or row["function"] != mutant.text:
            return None
        if row["by"]:
            return row["result"] if row["test"] and test_digest(row["by"]) == row["test"] else None
        return row["result"] if row["stamp"] == self.stamp or mutant.key in self.equivalent else None

    def add(self, mutant: Mutant, result: str, by: str) -> None:
        """Store a result."""
        test = test_digest(by) if by else ""
        row = {"key": mutant.key, "result": result, "function": mutant.text, "by": by, "test": test}
        self.rows[mutant.key] = {**row, "stamp": self.stamp}
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(self.rows[mutant.key], ensure_ascii=False) + "\n")


def take_sample(found: list[MutantSource], size: int, seed: int) -> list[MutantSource]:
    """Return a random sample of the mutants (size 0: all). A change to one function does not change the choice
    elsewhere."""
    if not size or size >= len(found):
        return found
    return sorted(found, key=lambda one: hashlib.sha256(f"{seed} {one[0].key}".encode()).digest())[:size]


TESTS_PER_ROUND = 60
"""How many tests that start servers are recorded before the mutants are tried again."""
MAX_ROUND_S = 6.0
"""How long each mutant is tried before further tests are recorded."""


class MutationPlugin:
    """A pytest plugin that runs the collected tests against mutants instead of once."""

    def __init__(self, chosen: argparse.Namespace, target: MutationTarget) -> None:
        self.chosen, self.target = chosen, target
        self.known = explained(target.name)
        self.results = MutantResults(
            chosen.keep / f"{target.name}.jsonl", digest(target.sources), self.known.equivalent
        )
        self.broken: list[str] = []
        every = [*target.mutants()]
        self.every = len(every)
        sample = self.known.sample if chosen.sample is None else chosen.sample
        self.todo = [one for one in take_sample(every, sample, chosen.seed) if chosen.only in one[0].key]
        results = {mutant.key: self.results.valid_result(mutant) for mutant, _, _ in self.todo}
        self.found = {key: result for key, result in results.items() if result is not None}
        self.left = [one for one in self.todo if one[0].key not in self.found]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants, in place of pytest's own loop."""
        tests: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            # All cases of a test that starts servers are run together: they often share one.
            tests[item.nodeid.partition("[")[0] if self.target.starts_servers else item.nodeid].append(item)
        named = {test_name(cases): cases for cases in tests.values()}
        servers = own_servers if self.target.starts_servers else nullcontext
        workers = Workers(self.chosen.workers, lambda: servers(session.config), self.chosen.seconds)
        limits = self.target.limits
        stored = self.chosen.keep / f"{self.target.name}{'.some' * bool(self.chosen.tests)}.calls.jsonl"
        calls = CallRecords(self.target.modules.values(), [*named.values()], stored, limits)
        kills: dict[str, Counter[str]] = defaultdict(Counter)
        tried: dict[str, dict[str, float]] = defaultdict(dict)
        """The tests that did not notice a mutant, with their seconds."""

        def select(mutant: Mutant, file: Path, max_s: float) -> list[tuple[str, float]]:
            before = tried[mutant.key]
            max_s = min(max_s, limits.max_total_s - sum(before.values()))
            return calls.select(file, mutant, kills[mutant.function], before, max_s)

        def try_one(job: tuple[MutantSource, list[tuple[str, float]]]) -> tuple[str, str, str]:
            (mutant, tree, file), selected = job
            code = compile(tree(), str(file), "exec", dont_inherit=True)
            cases = [(named[test], seconds) for test, seconds in selected]
            return mutant.key, *try_mutant(code, mutant, import_module(mutant.module), cases, limits)

        while self.left and not workers.time_is_over:
            missing = [cases for cases in calls.missing() if test_name(cases) not in self.broken]
            # Servers are slow to start, so tests that need them are only recorded and run while mutants are alive.
            in_rounds = bool(missing) and self.target.starts_servers
            max_s = MAX_ROUND_S if in_rounds else limits.max_total_s
            jobs = {one[0].key: (one, found) for one in self.left if (found := select(one[0], one[2], max_s))}
            for key, result, by in workers.run([*jobs.values()], try_one):
                mutant = jobs[key][0][0]
                tried[key].update(jobs[key][1])
                if result in (KILLED, LATE):
                    kills[mutant.function][by] += 1
                    # The path is relative to the repository.
                    path = f"{os.path.relpath(named[by][0].path, ROOT)}::{by.partition('::')[2]}"
                    self.add_result(mutant, result, path)
            self.left = [one for one in self.left if one[0].key not in self.found]
            understood = [key for key in self.known.equivalent if tried[key]]
            unexplained = [mutant for mutant, _, _ in self.left if mutant.key not in understood]
            if (not missing or not unexplained) and not self.broken and not workers.time_is_over:
                for mutant, _, _ in self.left:
                    self.add_result(mutant, ALIVE if tried[mutant.key] else UNREACHED, "")
            if not missing or not unexplained:
                break
            count = TESTS_PER_ROUND if in_rounds else len(missing)
            self.broken += calls.record(most_related(missing, unexplained)[:count], workers)
        return True

    def try_client(self) -> None:
        """Try the mutants of the client, with its own tests."""
        mutants = {mutant.key: mutant for mutant, _, _ in self.left}
        end = time.monotonic() + self.chosen.seconds
        for row in client_mutants.run_mutants([*mutants]) if mutants else ():
            self.add_result(mutants[row["key"]], row["result"], row["by"])
            if time.monotonic() > end:
                break

    def add_result(self, mutant: Mutant, result: str, by: str) -> None:
        """Store the result of a mutant, and print it if the mutant is alive."""
        self.found[mutant.key] = result
        if by or not self.chosen.tests:
            self.results.add(mutant, result, by)
        if result not in (KILLED, LATE) and mutant.key not in self.known.equivalent:
            print(f"{len(self.found)}/{len(self.todo)} {result}, line {mutant.line}: {mutant.key}", flush=True)


@contextmanager
def own_servers(config: pytest.Config) -> Iterator[None]:
    """Start PostgreSQL and the process from which servers are forked, once for all children of this process."""
    from kit import running_server
    from kit.postgres_server import PostgresServer

    server = PostgresServer("fsync=off", "synchronous_commit=off")
    prefork_process = running_server.prefork_process()
    # A child cannot poll a process that it did not start, and would start another one.
    running_server.prefork_process = lambda: prefork_process
    stop = server.stop
    server.stop = lambda: None  # type: ignore[method-assign]
    for plugin in config.pluginmanager.get_plugins():
        if getattr(plugin, "PostgresServer", None) is PostgresServer and hasattr(plugin, "postgres_server"):
            plugin.PostgresServer = lambda *_: server  # type: ignore[attr-defined]
    try:
        yield
    finally:
        stop()


def main() -> int:
    """Run the mutants and print those that survive."""
    parser = argparse.ArgumentParser(
        description="Change the rules of a game, or a part of the software, and see whether its tests notice."
    )
    parser.add_argument("parts", nargs="*", default=[*games.shelf(), *PARTS], help="games, or " + ", ".join(PARTS))
    parser.add_argument("--sample", type=int, help="number of mutants of each, chosen at random (0: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="number of mutants tried at the same time")
    parser.add_argument("--only", default="", help="only mutants whose key contains this text")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="stop after this time; run again to continue"
    )
    parser.add_argument("--tests", type=Path, nargs="+", help="run only these tests; survivors are then not stored")
    parser.add_argument("--keep", type=Path, default=ROOT / ".mutants", help="folder for the results")
    parser.add_argument(
        "--report", action="store_true", help="write docs/mutants.md from the stored results, run nothing"
    )
    chosen = parser.parse_args()
    chapters = {name: chapter(made) for name, made in load_records().items()}
    for name in chosen.parts:
        plugin = MutationPlugin(chosen, find_target(name))
        tests = map(str, chosen.tests or plugin.target.tests)
        # Without the plugins that other tests need, each of the many thousand tests is a little quicker.
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        if chosen.report:
            pass
        elif name == CLIENT:
            plugin.try_client()
        else:
            pytest.main(["-p", "no:cacheprovider", "--capture=no", f"--rootdir={ROOT}", *tests], plugins=[plugin])
        if plugin.broken:
            print(f"{name}: these fail without any mutant: {plugin.broken}", file=sys.stderr)
            return 1
        missing = len(plugin.todo) - len(plugin.found)
        print(f"{name}: {dict(Counter(plugin.found.values()))}" + (f", {missing} not tried yet" if missing else ""))
        if plugin.found and not missing:
            tried = [mutant for mutant, _, _ in plugin.todo]
            made = new_record(plugin.target, plugin.found, tried, plugin.every, chosen.seed)
            chapters[name] = chapter(made)
            if chosen.report and name in PARTS:
                add_record(made)
    if chosen.report:
        write_report(chapters, [*games.shelf(), *PARTS])
    return 0


if __name__ == "__main__":
    sys.exit(main())
