"""Prints a web page to PDF with the system's headless Chromium, without a debugging port or a driver library."""

import os
import shutil
import signal
import subprocess
import tempfile

from mulot.core.errors import MulotError

BROWSER_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The headless-only build comes first, because it uses a fifth less CPU time."""
HEADLESS_FLAGS = (
    "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-pdf-header-footer",
)  # fmt: skip
"""Flags that disable background network requests and Chromium's page header and footer."""


class NoChromium(MulotError):
    """No Chromium or Chrome is installed."""

    key = "house-no-chromium"


class ChromiumFailed(MulotError):
    """Chromium was started but produced no PDF."""

    key = "house-chromium-failed"


def find_chromium() -> str | None:
    """Return the path to Chromium: the one that MULOT_CHROMIUM names, or else one on the PATH; None if there is
    none."""
    named = os.environ.get("MULOT_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((browser for name in BROWSER_NAMES if (browser := shutil.which(name))), None)


def print_to_pdf(address: str, timeout_s: float = 240) -> bytes:
    """Return a web page as a PDF, with the paper sizes that the page's own style sheet sets.

    Chromium runs with an empty temporary profile and is killed after `timeout_s` seconds. Raises NoChromium or
    ChromiumFailed."""
    browser = find_chromium()
    if browser is None:
        raise NoChromium(names=", ".join(BROWSER_NAMES))
    # Chromium refuses to run its sandbox as root. Where we are root, we are in a container, which is a sandbox.
    sandbox_flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="mulot-print-", ignore_cleanup_errors=True) as folder:
        # A Chromium installed as a snap has a private /tmp, so we would not find a file that it wrote there.
        profile, target = f"--user-data-dir={folder}", "--print-to-pdf=/dev/stdout"
        command = [browser, *HEADLESS_FLAGS, *sandbox_flags, profile, target, address]
        devnull = subprocess.DEVNULL
        with subprocess.Popen(
            command, stdin=devnull, stdout=subprocess.PIPE, stderr=devnull, start_new_session=True
        ) as child:
            try:
                output, _ = child.communicate(timeout=timeout_s)
            except subprocess.TimeoutExpired:
                raise ChromiumFailed(why=f"no PDF after {timeout_s:.0f} s") from None
            finally:
                if child.returncode is None:
                    os.killpg(child.pid, signal.SIGKILL)  # its profile is temporary, so nothing is lost
    begin = output.find(b"%PDF-")
    if begin < 0:
        raise ChromiumFailed(why="it exited without writing a PDF")
    return output[begin:]
