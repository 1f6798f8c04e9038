"""Print a web page to PDF with the system's headless Chromium, without a debugging port or a driver library."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile

from mulot.core.errors import MulotError

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The headless-only build comes first: it uses a fifth less processor time."""
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
"""Flags that stop background network requests and leave out Chromium's page header and footer."""


class NoChromium(MulotError):
    """No Chromium or Chrome is installed."""

    key = "house-no-chromium"


class ChromiumFailed(MulotError):
    """Chromium was started but produced no PDF."""

    key = "house-chromium-failed"


def find() -> str | None:
    """Return the path of the Chromium that MULOT_CHROMIUM names, else of one on the PATH; None if there is none."""
    named = os.environ.get("MULOT_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def pdf(address: str, patience: float = 240) -> bytes:
    """Return a web page as a PDF, with the paper sizes that the page's own style sheet sets.

    Chromium runs with an empty temporary profile and is killed after `patience` seconds. Raises NoChromium or
    ChromiumFailed."""
    path = find()
    if path is None:
        raise NoChromium(names=", ".join(NAMES))
    # Chromium refuses to run its sandbox as root; where we are root, the container is the sandbox.
    rights = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="mulot-print-", ignore_cleanup_errors=True) as folder:
        # A Chromium installed as a snap has a private /tmp, so we would not find a file that it wrote there.
        command = [path, *QUIET, *rights, f"--user-data-dir={folder}", "--print-to-pdf=/dev/stdout", address]
        nothing = subprocess.DEVNULL
        with subprocess.Popen(
            command, stdin=nothing, stdout=subprocess.PIPE, stderr=nothing, start_new_session=True
        ) as child:
            try:
                made, _ = child.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                raise ChromiumFailed(why=f"no PDF after {patience:.0f} s") from None
            finally:
                if child.returncode is None:
                    os.killpg(child.pid, signal.SIGKILL)  # its profile is temporary, so nothing is lost
    begin = made.find(b"%PDF-")
    if begin < 0:
        raise ChromiumFailed(why="it exited without writing a PDF")
    return made[begin:]
