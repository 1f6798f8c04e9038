"""Break a game's rules one fault at a time and see whether its own tests notice: `make mutate GAME=trio`.

Golden stories do not count: a story notices everything and explains nothing. What became of each mutant is kept in
`.mutants/<game>.jsonl`, so a run can be stopped and goes on where it was. A kill counts until the function or the test
that noticed is changed; a survivor is tried again when anything in the game's rules or tests is. `--sample 300` takes
so many at random (always the same ones), `--seconds 170` stops after that time, `--report` writes docs/mutants.md.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mulot import games
from mutation.operators import Mutant, mutants
from mutation.report import ROOT, chapter, explained, write_report
from mutation.runner import KILLED, LATE, Learnt, digest, text_of_test, try_mutant


class Results:
    """What became of the mutants, a line of a file each; the last line about a mutant counts."""

    def __init__(self, file: Path, stamp: str) -> None:
        self.file, self.stamp = file, stamp
        self.rows: dict[str, dict[str, str]] = {}
        if file.is_file():
            for row in file.read_text(encoding="utf-8").splitlines():
                found = json.loads(row)
                self.rows[found["key"]] = found

    def known(self, mutant: Mutant, tests: Callable[[str], str]) -> str | None:
        """What became of it, if that still counts; `tests` gives the text of a test, or nothing if it is gone."""
        row = self.rows.get(mutant.key)
        if row is None or row["function"] != mutant.text:
            return None
        if row["result"] in (KILLED, LATE):
            return row["result"] if tests(row["by"]) == row["test"] else None
        return row["result"] if row["stamp"] == self.stamp else None

    def add(self, mutant: Mutant, result: str, by: str, test: str) -> None:
        """Keep one more."""
        row = {"key": mutant.key, "result": result, "function": mutant.text, "by": by, "test": test}
        self.rows[mutant.key] = {**row, "stamp": self.stamp}
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(self.rows[mutant.key], ensure_ascii=False) + "\n")


def modules_of_rules(game: str) -> dict[str, Path]:
    """The modules of a game's room `rules`, by what is behind the game's name."""
    module, folder = games.place(game)
    files = [folder / "rules.py", *sorted((folder / "rules").rglob("*.py"))]
    return {
        f"{module}." + ".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__"): file
        for file in files
        if file.is_file()
    }


Found = tuple[Mutant, Callable[[], ast.Module], Path]


def every_mutant(game: str) -> list[Found]:
    """Every mutant of a game's rules."""
    return [
        (mutant, tree, file)
        for module, file in modules_of_rules(game).items()
        for mutant, tree in mutants(module, file.read_text(encoding="utf-8"))
    ]


def sampled(found: list[Found], sample: int, seed: int) -> list[Found]:
    """So many of them at random (0: all). Where a function changes, the choice among the others stays."""
    if not sample or sample >= len(found):
        return found
    return sorted(found, key=lambda one: hashlib.sha256(f"{seed} {one[0].key}".encode()).digest())[:sample]


class Mutation:
    """A plugin of pytest that runs the collected tests against mutants instead of once."""

    def __init__(self, chosen: argparse.Namespace, game: str) -> None:
        self.chosen, self.game = chosen, game
        folder = games.folder(game)
        sources = [file for file in folder.rglob("*.py") if "bots" not in file.relative_to(folder).parts]
        self.results = Results(chosen.keep / f"{game}.jsonl", digest(sources))
        self.broken: list[str] = []
        self.found: dict[str, str] = {}
        every = every_mutant(game)
        self.every = len(every)
        sample = explained(game).sample if chosen.sample is None else chosen.sample
        self.todo = [one for one in sampled(every, sample, chosen.seed) if chosen.only in one[0].key]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        began = time.monotonic()
        items = {item.nodeid: item for item in session.items}
        texts: dict[str, str] = {}

        def text(test: str) -> str:
            if test not in texts:
                texts[test] = text_of_test(items[test]) if test in items else ""
            return texts[test]

        if not self.chosen.report:
            learnt = Learnt(modules_of_rules(self.game).values(), self.chosen.keep / f"{self.game}.learnt.json")
            self.broken = learnt.learn(session.items)
            if self.broken:
                return True
        kills: dict[str, Counter[str]] = defaultdict(Counter)
        part, parts = map(int, self.chosen.part.split("/"))
        for number, (mutant, tree, file) in enumerate(self.todo):
            result = self.results.known(mutant, text)
            mine = number % parts == part - 1 and time.monotonic() - began < self.chosen.seconds
            if result is None and mine and not self.chosen.report:
                tests = [
                    (items[test], seconds)
                    for test, seconds in learnt.select(file, mutant.function, kills[mutant.function])
                ]
                code = compile(tree(), str(file), "exec", dont_inherit=True)
                result, by = try_mutant(code, mutant, import_module(mutant.module), tests)
                kills[mutant.function][by] += 1
                self.results.add(mutant, result, by, text(by) if by else "")
                if result not in (KILLED, LATE) and mutant.key not in explained(self.game).equivalent:
                    print(f"{number + 1}/{len(self.todo)} {result}, line {mutant.line}: {mutant.key}", flush=True)
            if result is not None:
                self.found[mutant.key] = result
        return True


def main() -> int:
    """Run, and say what is alive."""
    parser = argparse.ArgumentParser(description="Break a game's rules and see whether its tests notice.")
    parser.add_argument("games", nargs="*", default=list(games.shelf()))
    parser.add_argument("--sample", type=int, help="so many mutants per game, at random (0: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="1/1", help="1/2 and 2/2 in two terminals use two cores")
    parser.add_argument("--only", default="", help="mutants whose key holds this text")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long; run again to go on")
    parser.add_argument("--keep", type=Path, default=ROOT / ".mutants", help="where to keep what became of them")
    parser.add_argument("--report", action="store_true", help="write docs/mutants.md from what is known, run nothing")
    chosen = parser.parse_args()
    chapters = {}
    for game in chosen.games:
        plugin = Mutation(chosen, game)
        args = ["-p", "no:cacheprovider", "--capture=no", f"--rootdir={ROOT}", str(games.folder(game) / "tests")]
        # Without the plugins that other tests need, each of the many thousand tests is a little quicker.
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        if not chosen.report or plugin.results.rows:
            pytest.main(args, plugins=[plugin])
        if plugin.broken:
            print(f"{game}: these fail without any fault: {plugin.broken}", file=sys.stderr)
            return 1
        missing = len(plugin.todo) - len(plugin.found)
        print(f"{game}: {dict(Counter(plugin.found.values()))}" + (f", {missing} not tried yet" if missing else ""))
        if plugin.found and not missing:
            chapters[game] = chapter(game, plugin.found, plugin.every, chosen.seed, explained(game))
    if chosen.report:
        write_report(chapters, list(games.shelf()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
