"""libfaketime, with which a process is told another time of day than it is."""

from __future__ import annotations

from pathlib import Path

LIBRARY = "libfaketimeMT.so.1"
PLACES = ("/usr/lib", "/usr/lib64", "/usr/local/lib")


def find() -> str | None:
    """Where it is, on this system."""
    found = (
        path for place in PLACES for depth in ("", "*/") for path in Path(place).glob(f"{depth}faketime/{LIBRARY}")
    )
    return next((str(path) for path in found), None)


def library() -> str:
    """The library that is loaded before a process; where there is none, what to do about it."""
    found = find()
    assert found is not None, (
        "libfaketime is missing: `python tests/kit/system_programs.py libfaketime` brings it, or says how"
    )
    return found
