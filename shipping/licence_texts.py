"""Prints the licence texts of everything in the image, one after another.

    python shipping/licence_texts.py [LOCK] > licences.txt

The client's texts come from its build (`web/build/licences.ts`), the Python packages' texts from the installed
packages. A package of the lock file that is not installed on this machine (because it is for Windows or for older
Python versions) is not in the image either.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "mulot" / "server" / "static" / "licences.txt"
BROWSER = ROOT / "src" / "mulot" / "server" / "static" / "pocket" / "licences.txt"
A_TEXT = re.compile(r"(^|/)(licen[cs]e|copying|notice)[^/]*$", re.I)
KEPT = {"fluent-runtime": "Apache-2.0", "fluent-syntax": "Apache-2.0"}
"""The licences of packages that contain no licence text; the texts are in shipping/licences."""


class NoText(Exception):
    """A package would be shipped without the text of its licence."""


def licence_texts_of(found: Distribution) -> list[str]:
    """Return the licence texts of a package. Raises NoText if there are none."""
    name = found.metadata["Name"].lower().replace("_", "-").replace(".", "-")
    own = [file for file in found.files or [] if A_TEXT.search(str(file)) and file.suffix not in (".py", ".pyc")]
    told = [f"{file.name}:\n\n{file.read_text().strip()}" for file in own]
    if not told and name in KEPT:
        whose = found.metadata.get("Author") or ""
        told = [f"{whose}\n\n{(ROOT / 'shipping' / 'licences' / f'{KEPT[name]}.txt').read_text().strip()}"]
    if not told:
        raise NoText(name)
    return told


def installed_packages(lock: str) -> list[Distribution]:
    """Return the packages in this lock file that are installed here."""
    found = []
    for name in sorted(set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / f"{lock}.lock").read_text(), re.M))):
        try:
            found.append(distribution(name))
        except PackageNotFoundError:
            continue
    return found


def all_licence_texts(lock: str = "image") -> str:
    """Return all licence texts: the client's, those of Python in the browser, then those of the packages in this lock
    file."""
    parts = [CLIENT.read_text(encoding="utf-8"), BROWSER.read_text(encoding="utf-8")]
    for found in installed_packages(lock):
        parts.append(f"## {found.metadata['Name']} {found.version}\n\n" + "\n\n".join(licence_texts_of(found)) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(all_licence_texts(*sys.argv[1:]))
