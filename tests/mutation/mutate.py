"""Break a game's rules, or a part of the house, one fault at a time and see whether its own tests notice:
`make mutate GAME=trio`, `make mutate PART=table`.

Golden stories do not count: a story notices everything and explains nothing. What became of each mutant is kept in
`.mutants/<game or part>.jsonl`, so a run can be stopped and goes on where it was. A kill counts until the function or
the test that noticed is changed; a survivor without a reason is tried again when anything in its part or its tests is.
`--sample 300` takes so many at random (always the same ones), `--seconds 170` stops after that time, `--report` writes
docs/mutants.md.
"""

from __future__ import annotations

import argparse
import atexit
import hashlib
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Collection
from importlib import import_module
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mulot import games
from mutation import wire
from mutation.operators import Mutant
from mutation.parts import HOUSE, ROOT, WIRE, Found, Part, part
from mutation.report import chapter, explained, keep, record, records, write_report
from mutation.runner import KILLED, LATE, Learnt, digest, text_of_test, try_mutant


class Results:
    """What became of the mutants, a line of a file each; the last line about a mutant counts."""

    def __init__(self, file: Path, stamp: str, equivalent: Collection[str]) -> None:
        self.file, self.stamp, self.equivalent = file, stamp, equivalent
        self.rows: dict[str, dict[str, str]] = {}
        if file.is_file():
            for row in file.read_text(encoding="utf-8").splitlines():
                found = json.loads(row)
                self.rows[found["key"]] = found

    def known(self, mutant: Mutant) -> str | None:
        """What became of it, if that still counts."""
        row = self.rows.get(mutant.key)
        if row is None or row["function"] != mutant.text:
            return None
        if row["result"] in (KILLED, LATE):
            return row["result"] if row["test"] and text_of_test(row["by"]) == row["test"] else None
        return row["result"] if row["stamp"] == self.stamp or mutant.key in self.equivalent else None

    def add(self, mutant: Mutant, result: str, by: str) -> None:
        """Keep one more."""
        test = text_of_test(by) if by else ""
        row = {"key": mutant.key, "result": result, "function": mutant.text, "by": by, "test": test}
        self.rows[mutant.key] = {**row, "stamp": self.stamp}
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(self.rows[mutant.key], ensure_ascii=False) + "\n")


def sampled(found: list[Found], sample: int, seed: int) -> list[Found]:
    """So many of them at random (0: all). Where a function changes, the choice among the others stays."""
    if not sample or sample >= len(found):
        return found
    return sorted(found, key=lambda one: hashlib.sha256(f"{seed} {one[0].key}".encode()).digest())[:sample]


class Mutation:
    """A plugin of pytest that runs the collected tests against mutants instead of once."""

    def __init__(self, chosen: argparse.Namespace, part: Part) -> None:
        self.chosen, self.part = chosen, part
        self.known = explained(part.name)
        self.results = Results(chosen.keep / f"{part.name}.jsonl", digest(part.sources), self.known.equivalent)
        self.broken: list[str] = []
        every = [*part.mutants()]
        self.every = len(every)
        sample = self.known.sample if chosen.sample is None else chosen.sample
        self.todo = [one for one in sampled(every, sample, chosen.seed) if chosen.only in one[0].key]
        results = {mutant.key: self.results.known(mutant) for mutant, _, _ in self.todo}
        self.found = {key: result for key, result in results.items() if result is not None}
        share, shares = map(int, chosen.share.split("/"))
        self.left = [one for one in self.todo[share - 1 :: shares] if one[0].key not in self.found]
        self.end = time.monotonic() + chosen.seconds

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        items = {item.nodeid: item for item in session.items}
        if self.part.houses:
            share_servers(session.config)
        bounds = self.part.bounds
        kept = self.chosen.keep / f"{self.part.name}{'.some' * bool(self.chosen.tests)}.learnt.json"
        learnt = Learnt(self.part.modules.values(), kept, bounds)
        self.broken = learnt.learn(session.items)
        kills: dict[str, Counter[str]] = defaultdict(Counter)
        for mutant, tree, file in [] if self.broken else self.left:
            selected = learnt.select(file, mutant.function, kills[mutant.function])
            tests = [(items[test], seconds) for test, seconds in selected]
            code = compile(tree(), str(file), "exec", dont_inherit=True)
            result, by = try_mutant(code, mutant, import_module(mutant.module), tests, bounds)
            kills[mutant.function][by] += 1
            # Relative to this folder, where it is inside.
            self.note(mutant, result, by and f"{os.path.relpath(items[by].path, ROOT)}::{by.partition('::')[2]}")
            if time.monotonic() > self.end:
                break
        return True

    def try_wire(self) -> None:
        """The same with the tests of the client."""
        mutants = {mutant.key: mutant for mutant, _, _ in self.left}
        for row in wire.tried([*mutants]) if mutants else ():
            self.note(mutants[row["key"]], row["result"], row["by"])
            if time.monotonic() > self.end:
                break

    def note(self, mutant: Mutant, result: str, by: str) -> None:
        """What has become of a mutant."""
        self.found[mutant.key] = result
        if by or not self.chosen.tests:
            self.results.add(mutant, result, by)
        if result not in (KILLED, LATE) and mutant.key not in self.known.equivalent:
            print(f"{len(self.found)}/{len(self.todo)} {result}, line {mutant.line}: {mutant.key}", flush=True)


def share_servers(config: pytest.Config) -> None:
    """Start here what takes long to start: the children that try mutants have one PostgreSQL, and one process that
    houses are forked from."""
    from kit import running_server
    from kit.postgres_server import PostgresServer

    server: list[PostgresServer] = []

    def one(*settings: str) -> PostgresServer:
        return server[0]

    running_server.prefork_process()
    for plugin in config.pluginmanager.get_plugins():
        if getattr(plugin, "PostgresServer", None) is PostgresServer and hasattr(plugin, "postgres_server"):
            server.append(PostgresServer("fsync=off", "synchronous_commit=off"))
            atexit.register(server[0].stop)
            server[0].stop = lambda: None  # type: ignore[method-assign]
            plugin.PostgresServer = one  # type: ignore[attr-defined]


def main() -> int:
    """Run, and say what is alive."""
    parser = argparse.ArgumentParser(description="Break rules, or a part of the house, and see whether tests notice.")
    parser.add_argument("parts", nargs="*", default=[*games.shelf(), *HOUSE], help="games, or " + ", ".join(HOUSE))
    parser.add_argument("--sample", type=int, help="so many mutants of each, at random (0: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", default="1/1", help="1/2 and 2/2 in two terminals use two cores")
    parser.add_argument("--only", default="", help="mutants whose key holds this text")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long; run again to go on")
    parser.add_argument("--tests", type=Path, nargs="+", help="ask these alone; what they leave alive is not kept")
    parser.add_argument("--keep", type=Path, default=ROOT / ".mutants", help="where to keep what became of them")
    parser.add_argument("--report", action="store_true", help="write docs/mutants.md from what is known, run nothing")
    chosen = parser.parse_args()
    chapters = {name: chapter(made, explained(name)) for name, made in records().items()}
    for name in chosen.parts:
        plugin = Mutation(chosen, part(name))
        asked = map(str, chosen.tests or plugin.part.tests)
        # Without the plugins that other tests need, each of the many thousand tests is a little quicker.
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        if chosen.report:
            pass
        elif name == WIRE:
            plugin.try_wire()
        else:
            pytest.main(["-p", "no:cacheprovider", "--capture=no", f"--rootdir={ROOT}", *asked], plugins=[plugin])
        if plugin.broken:
            print(f"{name}: these fail without any fault: {plugin.broken}", file=sys.stderr)
            return 1
        missing = len(plugin.todo) - len(plugin.found)
        print(f"{name}: {dict(Counter(plugin.found.values()))}" + (f", {missing} not tried yet" if missing else ""))
        if plugin.found and not missing:
            tried = [mutant for mutant, _, _ in plugin.todo]
            made = record(plugin.part, plugin.found, tried, plugin.every, chosen.seed)
            chapters[name] = chapter(made, plugin.known)
            if chosen.report and name in HOUSE:
                keep(made)
    if chosen.report:
        write_report(chapters, [*games.shelf(), *HOUSE])
    return 0


if __name__ == "__main__":
    sys.exit(main())
