"""The offline version as static files, on Python's file server, below a path."""

from __future__ import annotations

import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from mulot.browser.static_site import STATIC, write_site
from mulot.games import Shelf

BELOW = "some/where"
SETTLED = """try {
  const settings = JSON.stringify({ asked: true, quick: true, calm: true });
  localStorage.getItem("mulot.settings") ?? localStorage.setItem("mulot.settings", settings);
} catch {}"""
"""A script for a device that has answered the question about reading aloud and wants no motion."""


class Quiet(SimpleHTTPRequestHandler):
    """Adds no headers, no compression, and no page for missing files."""

    def log_message(self, *args: object) -> None:
        pass


def put(folder: Path, planted: str = "", name: str = "", aside: str = "", shelf: Shelf | None = None) -> None:
    """Write a version of the site to a folder. `planted` is a fault: a script that runs before the worker's own;
    `aside` runs before the second worker's. `name` makes the version differ. `shelf` has the games."""
    if not planted and not name and not aside:
        write_site(folder / BELOW, shelf=shelf)
        return
    with tempfile.TemporaryDirectory() as made:
        static = Path(shutil.copytree(STATIC, Path(made) / "static"))
        for kind, before in (("worker", planted), ("bot_worker_entry", aside)):
            (script,) = (static / "assets").glob(f"{kind}-*.js")
            script.write_text(before + script.read_text(encoding="utf-8"), encoding="utf-8")
        (static / "named.txt").write_text(name)
        write_site(folder / BELOW, static, shelf)


class Space(ThreadingHTTPServer):
    """A file server that ignores clients that are killed before they are answered."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def web_space(folder: Path, planted: str = "", aside: str = "", shelf: Shelf | None = None) -> Iterator[str]:
    """Write the site and serve it; yield its address. `planted` is a fault: a script that runs before the worker's own;
    `aside` does the same for the second worker."""
    put(folder, planted, aside=aside, shelf=shelf)
    server = Space(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/{BELOW}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
