"""Programs that tests need and no wheel has: found on the system, or installed by its package manager.

python tests/kit/system_programs.py [chromium] [redis] [haproxy] [nginx] [caddy] [firefox] [webkit] [libfaketime]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser import chromium
from kit import faketime, redis_server, reverse_proxies
from other_browsers import firefox_driver, webkit_driver

MANAGERS: dict[str, list[str]] = {
    "apt-get": ["apt-get", "install", "-y"],
    "dnf": ["dnf", "install", "-y"],
    "apk": ["apk", "add"],
    "pacman": ["pacman", "-S", "--noconfirm"],
}


@dataclass(frozen=True)
class Program:
    """A program: its name, how to find it, and the packages that contain it, in order of preference."""

    name: str
    needed: str
    find: Callable[[], str | None]
    binaries: tuple[str, ...]
    packages: Mapping[str, tuple[str, ...]]
    place: str = "on the PATH"

    def missing(self) -> str:
        """Return instructions for installing it."""
        packages = "; ".join(f"{manager}: {' or '.join(names)}" for manager, names in self.packages.items())
        return (
            f"{self.name} is missing, and {self.needed}. Install it with your system's package manager "
            f"({packages}), so that one of {', '.join(self.binaries)} is {self.place}, and try again."
        )


PROGRAMS = {
    "chromium": Program(
        "Chromium",
        "the browser's tests need it",
        chromium.find,
        chromium.NAMES,
        {"apt-get": ("chromium-headless-shell", "chromium"), **dict.fromkeys(["dnf", "apk", "pacman"], ("chromium",))},
    ),
    "firefox": Program(
        "Firefox",
        "an evening in it (`tests/other_browsers/play_in_other_browsers.py`) needs it",
        firefox_driver.find,
        firefox_driver.NAMES,
        {"apt-get": ("firefox-esr", "firefox"), **dict.fromkeys(["dnf", "apk", "pacman"], ("firefox",))},
    ),
    "webkit": Program(
        "WebKit",
        "an evening in it (`tests/other_browsers/play_in_other_browsers.py`) needs it, with its driver and Xvfb",
        webkit_driver.find,
        ("WebKitWebDriver", "Xvfb"),
        {"apt-get": ("webkit2gtk-driver xvfb",), "dnf": ("webkit2gtk4.1 webkit2gtk-driver xorg-x11-server-Xvfb",)},
    ),
    "redis": Program(
        "Redis",
        "the tests of several nodes need it; the wheel that brings it has no build for this Python",
        redis_server.find,
        redis_server.SYSTEM,
        {
            "apt-get": ("redis-server", "valkey-server"),
            "dnf": ("valkey", "redis"),
            "apk": ("valkey", "redis"),
            "pacman": ("valkey", "redis"),
        },
    ),
    "haproxy": Program(
        "HAProxy",
        "the test of several nodes behind a proxy needs it",
        reverse_proxies.find_haproxy,
        ("haproxy",),
        dict.fromkeys(["apt-get", "dnf", "apk", "pacman"], ("haproxy",)),
    ),
    "nginx": Program(
        "nginx",
        "the whole test of several nodes behind a proxy (WHOLE=yes) needs it",
        reverse_proxies.find_nginx,
        ("nginx",),
        {"apt-get": ("nginx-light", "nginx"), **dict.fromkeys(["dnf", "apk", "pacman"], ("nginx",))},
    ),
    "caddy": Program(
        "Caddy",
        "the whole test of several nodes behind a proxy (WHOLE=yes) tries it where it is here",
        reverse_proxies.find_caddy,
        ("caddy",),
        dict.fromkeys(["apt-get", "dnf", "apk", "pacman"], ("caddy",)),
    ),
    "libfaketime": Program(
        "libfaketime",
        "leaps of the clock (`make prove`, part `faults`) need it",
        faketime.find,
        (faketime.LIBRARY,),
        dict.fromkeys(["apt-get", "dnf", "apk", "pacman"], ("libfaketime",)),
        f"in a folder `faketime` below one of {', '.join(faketime.PLACES)}",
    ),
}


NEEDED = ("chromium", "redis", "haproxy")
"""What `make test` needs. `tests/other_browsers/play_in_other_browsers.py` asks for the other browsers, `make prove`
for libfaketime."""


def install(program: Program) -> None:
    """Install a program with the package manager, if this user may."""
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if rights and not shutil.which("sudo"):
        return
    manager = next((name for name in MANAGERS if shutil.which(name)), None)
    if manager is None:
        return
    if manager == "apt-get":
        subprocess.run([*rights, "apt-get", "update", "-q"], check=False)
    for package in program.packages.get(manager, ()):
        subprocess.run([*rights, *MANAGERS[manager], *package.split()], check=False)
        if program.find() is not None:
            return


def bring(program: Program) -> bool:
    """Find or install a program. Return False and print instructions if that fails."""
    if program.find() is None:
        print(f"{program.name} is not here; asking the system's package manager for it.", flush=True)
        install(program)
    found = program.find()
    print(program.missing() if found is None else f"{program.name}: {found}", flush=True)
    return found is not None


def main(names: list[str]) -> int:
    """Find or install the named programs, or all of them."""
    found = [bring(PROGRAMS[name]) for name in names or NEEDED]
    return 0 if all(found) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
