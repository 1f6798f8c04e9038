"""Finds the system's Chromium for the browser tests, and installs it where the system's package manager can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALLERS = (
    ("apt-get", ["apt-get", "install", "-y", "chromium"]),
    ("dnf", ["dnf", "install", "-y", "chromium"]),
    ("apk", ["apk", "add", "chromium"]),
    ("pacman", ["pacman", "-S", "--noconfirm", "chromium"]),
)
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
    """The path of a Chromium."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Ask the package manager for it, where we may."""
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if rights and not shutil.which("sudo"):
        return
    for program, command in INSTALLERS:
        if shutil.which(program):
            if program == "apt-get":
                subprocess.run([*rights, "apt-get", "update", "-q"], check=False)
            subprocess.run([*rights, *command], check=False)
            return


def main() -> int:
    """Find it or install it; say plainly what is missing."""
    if find() is None:
        print("Chromium is not here; asking the system's package manager for it.", flush=True)
        install()
    found = find()
    if found is None:
        print(
            "Chromium is missing, and the browser tests need it. Install the package `chromium` of your system "
            f"(one of {', '.join(NAMES)} must be on the PATH) and try again.",
            file=sys.stderr,
        )
        return 1
    print(f"Browser tests run in {found}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
