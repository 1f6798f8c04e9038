"""Adds Python for browsers to the built client: Pyodide from npm's lock file, and msgspec from a separate lock file.

Both are pinned by hash. Unneeded parts of the standard library are left out. The largest file is stored compressed, for
web servers that do not compress.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "mulot" / "server" / "static"
LOCK = ROOT / "requirements" / "browser.lock"
WHEELS = ROOT / ".tools" / "wheels"
PYODIDE = ROOT / "node_modules" / "pyodide"
AS_THEY_ARE = ("pyodide.mjs", "pyodide.asm.mjs")
LIBRARY = "python_stdlib.zip"
LEFT_OUT = frozenset({
    "_pyrepl", "antigravity.py", "bdb.py", "cProfile.py", "cmd.py", "colorsys.py", "ctypes", "curses", "dbm",
    "doctest.py", "ensurepip", "filecmp.py", "fileinput.py", "ftplib.py", "getpass.py", "graphlib.py", "html",
    "idlelib", "imaplib.py", "mailbox.py", "modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py",
    "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py",
    "pyclbr.py", "pydoc.py", "pydoc_data", "sched.py", "shelve.py", "smtplib.py", "socketserver.py", "sqlite3",
    "tabnanny.py", "test", "this.py", "timeit.py", "tkinter", "tomllib", "trace.py", "tty.py", "turtle.py",
    "unittest", "venv", "wave.py", "webbrowser.py", "wsgiref", "xml", "xmlrpc",
})  # fmt: skip
"""Modules of the standard library that no game, no table and no part of Pyodide imports. They are 1 MB of 2.5 MB."""
CODECS = frozenset({
    "__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_32_be", "utf_32_le", "utf_8", "utf_8_sig",
})  # fmt: skip
"""The codecs that are needed: text is always UTF-8, and names in archives are in cp437. About a hundred others are left
out."""
AT_ALL_TIMES = (1980, 1, 1, 0, 0, 0)
PACKED = "pyodide.asm.wasm"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")


def write_browser_python() -> None:
    """Write `static/pocket/`: Python's files, their licences, and a file that lists the paths."""
    folder = STATIC / "pocket"
    (folder / "python.json").unlink(missing_ok=True)  # written last, because without it nothing here counts as complete
    for old in folder.glob("python-*"):
        shutil.rmtree(old)
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    wheel = fetch_wheel()
    library = shrink_standard_library((PYODIDE / LIBRARY).read_bytes())
    # The files in this folder never change, because it is named after the version and the digest of the library.
    python = folder / f"python-{version}-{hashlib.sha256(library).hexdigest()[:8]}"
    python.mkdir(parents=True)
    for name in AS_THEY_ARE:
        shutil.copyfile(PYODIDE / name, python / name)
    (python / LIBRARY).write_bytes(library)
    (python / f"{PACKED}.packed").write_bytes(gzip.compress((PYODIDE / PACKED).read_bytes(), 9, mtime=0))
    shutil.copyfile(wheel, python / wheel.name)
    parts = {"python": f"pocket/{python.name}/", "wheel": f"pocket/{python.name}/{wheel.name}"}
    (folder / "licences.txt").write_text(licence_texts(wheel), encoding="utf-8")
    (folder / "python.json").write_text(json.dumps(parts), encoding="utf-8")


def shrink_standard_library(library: bytes) -> bytes:
    """Return the standard library's archive without the files that are not needed. The same input always gives the same
    bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as whole, zipfile.ZipFile(made, "w") as kept:
        for name in sorted(whole.namelist()):
            if is_needed_in_browsers(name):
                info = zipfile.ZipInfo(name, AT_ALL_TIMES)
                kept.writestr(info, whole.read(name), zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def is_needed_in_browsers(name: str) -> bool:
    """True if a file of the standard library is needed in browsers."""
    top, _, rest = name.partition("/")
    return top not in LEFT_OUT and (top != "encodings" or rest.removesuffix(".py") in CODECS or not rest)


def fetch_wheel() -> Path:
    """Return the path to the wheel named in the lock file, downloading it unless it has already been downloaded."""
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


def licence_texts(wheel: Path) -> str:
    """Return the text of the licences under which Python, Pyodide and msgspec are used."""
    texts = ["The parts of the browser version other than the page, and the licences under which they are used.\n"]
    kept = ROOT / "shipping" / "licences"
    texts += [f"## {name}\n\n{(kept / file).read_text(encoding='utf-8').strip()}\n" for name, file in KEPT]
    with zipfile.ZipFile(wheel) as packed:
        (text,) = (packed.read(name) for name in packed.namelist() if name.endswith("/licenses/LICENSE"))
    texts.append(f"## msgspec · BSD-3-Clause\n\n{text.decode().strip()}\n")
    return "\n".join(texts)


KEPT = (("Pyodide · MPL-2.0", "MPL-2.0.txt"), ("Python · PSF-2.0", "PSF-2.0.txt"))


if __name__ == "__main__":
    write_browser_python()
