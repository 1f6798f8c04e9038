"""The system's Chromium, asked by its own protocol over two pipes: no port is opened, and no library is needed."""

from __future__ import annotations

import base64
import fcntl
import json
import os
import selectors
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

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
    "--remote-debugging-pipe",
)
"""Nothing that would ask other machines for something."""
CHUNK = 1 << 20
GONE = "it has ended by itself"
HEARS, SAYS = 3, 4
"""The pipes by which the protocol has it: what it reads, and what it writes."""


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


class Chromium:
    """One browser with one page; every answer is waited for so many seconds at most."""

    def __init__(self, says: int, hears: int, patience: float) -> None:
        self._says, self._hears, self._patience = says, hears, patience
        self._asked = 0
        self._rest = b""
        self._ears = selectors.DefaultSelector()
        self._ears.register(says, selectors.EVENT_READ)
        target = self._ask("Target.createTarget", None, url="about:blank")["targetId"]
        self._page = self._ask("Target.attachToTarget", None, targetId=target, flatten=True)["sessionId"]

    def go(self, address: str, before: str) -> None:
        """Open a page; the script `before` runs first of all."""
        self._ask("Page.enable", self._page)
        self._ask("Page.addScriptToEvaluateOnNewDocument", self._page, source=before)
        self._ask("Page.navigate", self._page, url=address)

    def wait_for(self, truth: str) -> None:
        """Wait until an expression of the page is true."""
        limit = time.monotonic() + self._patience
        while not self.value(f"Boolean({truth})"):
            if time.monotonic() > limit:
                raise ChromiumFailed(why=f"the page was not there after {self._patience:.0f} s")
            time.sleep(0.05)

    def value(self, expression: str) -> Any:
        """What an expression of the page comes to."""
        return self._ask("Runtime.evaluate", self._page, expression=expression, returnByValue=True)["result"].get(
            "value"
        )

    def pdf(self) -> Iterator[bytes]:
        """The page as it would be printed, on paper of its own sizes, without anything of the browser's."""
        how = {"printBackground": True, "preferCSSPageSize": True, "transferMode": "ReturnAsStream", "scale": 1}
        stream = self._ask("Page.printToPDF", self._page, **how)["stream"]
        while True:
            part = self._ask("IO.read", self._page, handle=stream, size=CHUNK)
            data = part["data"]
            yield base64.b64decode(data) if part.get("base64Encoded") else data.encode("latin-1")
            if part["eof"]:
                return

    def _ask(self, method: str, session: str | None, **params: Any) -> Any:
        self._asked += 1
        asked: dict[str, Any] = {"id": self._asked, "method": method, "params": params}
        if session is not None:
            asked["sessionId"] = session
        try:
            os.write(self._hears, json.dumps(asked).encode() + b"\0")
        except BrokenPipeError:
            raise ChromiumFailed(why=GONE) from None
        while True:
            told = self._next(method)
            if told.get("id") != self._asked:
                continue  # something that happened, and nobody asked for
            if "error" in told:
                raise ChromiumFailed(why=f"{method}: {told['error'].get('message', '')}")
            return told["result"]

    def _next(self, method: str) -> dict[str, Any]:
        while b"\0" not in self._rest:
            if not self._ears.select(self._patience):
                raise ChromiumFailed(why=f"no answer to {method} after {self._patience:.0f} s")
            read = os.read(self._says, CHUNK)
            if not read:
                raise ChromiumFailed(why=GONE)
            self._rest += read
        first, _, self._rest = self._rest.partition(b"\0")
        told: dict[str, Any] = json.loads(first)
        return told


@contextmanager
def browser(patience: float = 120) -> Iterator[Chromium]:
    """A Chromium of its own, that keeps nothing; it is gone afterwards. Raises NoChromium, ChromiumFailed."""
    path = find()
    if path is None:
        raise NoChromium(names=", ".join(NAMES))
    # Its sandbox is not to be had by root, whose containers are one.
    rights = ["--no-sandbox"] if os.geteuid() == 0 else []
    their_ear, our_mouth = _pipe()
    our_ear, their_mouth = _pipe()
    nothing = os.open(os.devnull, os.O_RDWR)
    with tempfile.TemporaryDirectory(prefix="mulot-print-", ignore_cleanup_errors=True) as folder:
        wired = {0: nothing, 1: nothing, 2: nothing, HEARS: their_ear, SAYS: their_mouth}
        child = os.posix_spawn(
            path,
            [path, *QUIET, *rights, f"--user-data-dir={folder}"],
            os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, ours, theirs) for theirs, ours in wired.items()],
            setpgroup=0,
        )
        for end in (their_ear, their_mouth, nothing):
            os.close(end)
        try:
            yield Chromium(our_ear, our_mouth, patience)
        finally:
            os.close(our_mouth)
            os.close(our_ear)
            _end(child)


def _pipe() -> list[int]:
    """The ends of a pipe, numbered beyond those that a browser expects: none of them may lie on another's place."""
    ends = os.pipe()
    moved = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends]
    for end in ends:
        os.close(end)
    return moved


def _end(child: int) -> None:
    """It and what it started: they are a group of their own."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)  # it keeps nothing, so it need not be asked
    os.waitpid(child, 0)
