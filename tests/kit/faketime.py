"""Finds libfaketime, which shows a process a different time from the system's."""

from __future__ import annotations

from pathlib import Path

LIBRARY = "libfaketimeMT.so.1"
PLACES = ("/usr/lib", "/usr/lib64", "/usr/local/lib")


def find() -> str | None:
    """Return the path to the library on this system, if it is installed."""
    found = (
        path for place in PLACES for depth in ("", "*/") for path in Path(place).glob(f"{depth}faketime/{LIBRARY}")
    )
    return next((str(path) for path in found), None)


def library() -> str:
    """Return the library to preload, or fail with instructions for installing it."""
    found = find()
    assert found is not None, (
        "libfaketime is missing: `python tests/kit/system_programs.py libfaketime` installs it or says how"
    )
    return found
