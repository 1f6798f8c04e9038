"""Lays the Python of browsers beside the built client: Pyodide from npm's lock, msgspec from a lock of its own.

Both are pinned by hash. The largest file lies there packed, for web spaces that pack nothing themselves.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "mulot" / "server" / "static"
LOCK = ROOT / "requirements" / "browser.lock"
WHEELS = ROOT / ".tools" / "wheels"
PYODIDE = ROOT / "node_modules" / "pyodide"
AS_THEY_ARE = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
PACKED = "pyodide.asm.wasm"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")


def lay() -> None:
    """Make `static/pocket/`, with a list of what is in it and the licences of it."""
    folder = STATIC / "pocket"
    (folder / "python.json").unlink(missing_ok=True)  # it comes last: without it, nothing here counts as made
    for old in folder.glob("python-*"):
        shutil.rmtree(old)
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    wheel = fetch_wheel()
    python = folder / f"python-{version}"
    python.mkdir(parents=True)
    for name in AS_THEY_ARE:
        shutil.copyfile(PYODIDE / name, python / name)
    (python / f"{PACKED}.packed").write_bytes(gzip.compress((PYODIDE / PACKED).read_bytes(), 9, mtime=0))
    shutil.copyfile(wheel, python / wheel.name)
    parts = {"python": f"pocket/{python.name}/", "wheel": f"pocket/{python.name}/{wheel.name}"}
    (folder / "licences.txt").write_text(licences(wheel), encoding="utf-8")
    (folder / "python.json").write_text(json.dumps(parts), encoding="utf-8")


def fetch_wheel() -> Path:
    """The wheel that the lock names; what was fetched before is used again, if it is the same."""
    wanted = LOCK.read_text(encoding="utf-8").partition("sha256:")[2].split()[0]
    for found in WHEELS.glob("*.whl"):
        if hashlib.sha256(found.read_bytes()).hexdigest() == wanted:
            return found
    with tempfile.TemporaryDirectory(prefix="mulot-wheel-") as folder:
        command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-cache-dir"]
        command += ["--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM, "--abi", "cp314"]
        subprocess.run([*command, "-r", str(LOCK), "-d", folder], check=True)
        (wheel,) = Path(folder).glob("*.whl")
        WHEELS.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(wheel, WHEELS / wheel.name))


def licences(wheel: Path) -> str:
    """Under which licences Python, Pyodide and msgspec are part of this."""
    texts = ["What the house inside a browser is made of, beside the page, and the licences it is used under.\n"]
    kept = ROOT / "shipping" / "licences"
    texts += [f"## {name}\n\n{(kept / file).read_text(encoding='utf-8').strip()}\n" for name, file in KEPT]
    with zipfile.ZipFile(wheel) as packed:
        (text,) = (packed.read(name) for name in packed.namelist() if name.endswith("/licenses/LICENSE"))
    texts.append(f"## msgspec · BSD-3-Clause\n\n{text.decode().strip()}\n")
    return "\n".join(texts)


KEPT = (("Pyodide · MPL-2.0", "MPL-2.0.txt"), ("Python · PSF-2.0", "PSF-2.0.txt"))


if __name__ == "__main__":
    lay()
