"""Break a game's rules one fault at a time and see whether its own tests notice: `make mutate GAME=trio`.

Golden stories do not count: a story notices everything and explains nothing. What became of each mutant is kept in
`.mutants/<game>.jsonl`, so a run can be stopped and goes on where it was; a mutant is tried again when its function or
the tests have changed. `--sample 300` takes so many at random (by `--seed`), `--report` writes docs/mutants.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mulot import games
from mutation.operators import Mutant, mutants
from mutation.report import ROOT, write_report
from mutation.runner import Learnt, try_mutant


@dataclass
class Results:
    """What became of the mutants so far, by key; kept in a file, a line each."""

    file: Path
    stamp: str
    known: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.file.is_file():
            for row in self.file.read_text(encoding="utf-8").splitlines():
                found = json.loads(row)
                if found["stamp"] == self.stamp:
                    self.known[found["key"]] = found["result"]

    def add(self, key: str, result: str) -> None:
        """Keep one more."""
        self.known[key] = result
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"stamp": self.stamp, "key": key, "result": result}, ensure_ascii=False) + "\n")


def modules_of_rules(game: str) -> dict[str, Path]:
    """The modules of a game's room `rules`, by what is behind the game's name."""
    module, folder = games.place(game)
    files = [folder / "rules.py", *sorted((folder / "rules").rglob("*.py"))]
    return {
        f"{module}." + ".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__"): file
        for file in files
        if file.is_file()
    }


class Mutation:
    """A plugin of pytest that runs the collected tests against mutants instead of once."""

    def __init__(self, chosen: argparse.Namespace, game: str) -> None:
        self.chosen, self.game = chosen, game
        self.modules = modules_of_rules(game)
        self.results = Results(chosen.keep / f"{game}.jsonl", _stamp(games.folder(game)))
        self.broken: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        learnt = Learnt(str(file) for file in self.modules.values())
        items = {item.nodeid: item for item in session.items}
        for item in session.items:
            if not learnt.run(item):
                self.broken.append(item.nodeid)
        if self.broken:
            return True
        todo = self._todo()
        for number, (mutant, tree, file) in enumerate(todo, 1):
            if mutant.key in self.results.known:
                continue
            tests = learnt.select(str(file), mutant.function)
            code = compile(tree, str(file), "exec", dont_inherit=True)
            seconds = sum(learnt.seconds[test] for test in tests)
            module = import_module(mutant.module)
            result = try_mutant(code, mutant, module, [items[test] for test in tests], seconds)
            self.results.add(mutant.key, result)
            if result not in ("killed", "late"):
                print(f"{number}/{len(todo)} {result}: {mutant.key}", flush=True)
        return True

    def _todo(self) -> list[tuple[Mutant, Any, Path]]:
        found = [
            (mutant, tree, file)
            for module, file in self.modules.items()
            for mutant, tree in mutants(module, file.read_text(encoding="utf-8"))
            if self.chosen.only in mutant.key
        ]
        if self.chosen.sample and self.chosen.sample < len(found):
            found = Random(f"{self.chosen.seed}/{self.game}").sample(found, self.chosen.sample)
        part, parts = map(int, self.chosen.part.split("/"))
        return found[part - 1 :: parts]


def _stamp(folder: Path) -> str:
    """Changes when the rules or the tests do."""
    digest = hashlib.sha256()
    for file in sorted(_sources(folder)):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _sources(folder: Path) -> Iterator[Path]:
    yield from (file for file in folder.rglob("*.py") if not {"bots", "study"} & set(file.relative_to(folder).parts))


def main() -> int:
    """Run, and say what is alive."""
    parser = argparse.ArgumentParser(description="Break a game's rules and see whether its tests notice.")
    parser.add_argument("games", nargs="*", default=list(games.shelf()))
    parser.add_argument("--sample", type=int, default=0, help="so many mutants per game, at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="1/1", help="1/2 and 2/2 in two terminals use two cores")
    parser.add_argument("--only", default="", help="mutants whose key holds this text")
    parser.add_argument("--keep", type=Path, default=ROOT / ".mutants", help="where to keep what became of them")
    parser.add_argument("--report", action="store_true", help="write docs/mutants.md from what is known, run nothing")
    chosen = parser.parse_args()
    if chosen.report:
        write_report({game: Mutation(chosen, game) for game in chosen.games})
        return 0
    for game in chosen.games:
        plugin = Mutation(chosen, game)
        tests = games.folder(game) / "tests"
        args = ["-p", "no:cacheprovider", "--capture=no", f"--rootdir={ROOT}", str(tests)]
        pytest.main(args, plugins=[plugin])
        if plugin.broken:
            print(f"{game}: these fail without any fault: {plugin.broken}", file=sys.stderr)
            return 1
        print(f"{game}: {dict(Counter(plugin.results.known.values()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
