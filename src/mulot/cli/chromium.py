"""The system's Chromium, which prints a page as soon as it is loaded: no port is opened, and no library is needed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile

from mulot.core.errors import MulotError

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without windows first: it does the same with a fifth less work."""
QUIET = (
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-pdf-header-footer",
)
"""Nothing that would ask other machines for something, and nothing of the browser's on the page."""


class NoChromium(MulotError):
    """There is no browser to print with."""

    key = "house-no-chromium"


class ChromiumFailed(MulotError):
    """It was there, and did not do what it was asked."""

    key = "house-chromium-failed"


def find() -> str | None:
    """The path of a Chromium: the one that MULOT_CHROMIUM names, or one of the system's."""
    named = os.environ.get("MULOT_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def pdf(address: str, patience: float = 240) -> bytes:
    """A page as it would be printed, on paper of its own sizes, by a browser that keeps nothing and is gone afterwards.
    Raises NoChromium, ChromiumFailed."""
    path = find()
    if path is None:
        raise NoChromium(names=", ".join(NAMES))
    # Its sandbox is not to be had by root, whose containers are one.
    rights = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="mulot-print-", ignore_cleanup_errors=True) as folder:
        # One that came as a snap has another /tmp than we, so that a file would not be found.
        command = [path, *QUIET, *rights, f"--user-data-dir={folder}", "--print-to-pdf=/dev/stdout", address]
        nothing = subprocess.DEVNULL
        with subprocess.Popen(
            command, stdin=nothing, stdout=subprocess.PIPE, stderr=nothing, start_new_session=True
        ) as child:
            try:
                made, _ = child.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                raise ChromiumFailed(why=f"nothing was printed after {patience:.0f} s") from None
            finally:
                if child.returncode is None:
                    os.killpg(child.pid, signal.SIGKILL)  # it keeps nothing, so it need not be asked
    begin = made.find(b"%PDF-")
    if begin < 0:
        raise ChromiumFailed(why="it has ended by itself")
    return made[begin:]
