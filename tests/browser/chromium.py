"""The system's Chromium, and how the browser's tests start it (`tests/kit/system_programs.py` brings it)."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The version without windows comes first: it does the same with a fifth less work."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--single-threaded",
]
"""No sandbox, for tests may run as root; nothing that would ask other machines for something; no threads of its own
for its scripts, for two browsers share two cores."""


def find() -> str | None:
    """Return the path to a Chromium browser."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)
