"""`mulot print GAME FILE.pdf`: print the client's page `/print/<game>` with headless Chromium."""

from __future__ import annotations

import json
import mimetypes
import re
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import msgspec

from mulot.cli import chromium
from mulot.cli.chromium import ChromiumFailed
from mulot.cli.files import named
from mulot.cli.options import command
from mulot.cli.words import language
from mulot.core.errors import MulotError
from mulot.core.text import LANGUAGES
from mulot.games import folder, load
from mulot.pocket.site import SERVED_PAGE, STATIC, NotBuilt, shown

SIZES = ("a4", "a3")
PARTS = ("pieces", "rules", "story")
PAGE = re.compile(rb"/Type ?/Page\b")
LOADED, WHOLE = "/loaded", "/whole"
"""Chromium prints when a page has loaded. So the page gets an image (LOADED) whose response waits until a script on the
page has reported, with a request to WHOLE, that everything is drawn."""
WATCH = f"""
(function look() {{
  if (document.querySelector("[data-paper=whole]")) fetch("{WHOLE}");
  else setTimeout(look, 50);
}})()
"""


class NotOnPaper(MulotError):
    """The game has nothing to print."""

    key = "house-not-on-paper"


def main(argv: list[str]) -> int:
    """Print a game as a PDF: boards, cards, tokens, standing mice and the rulebook."""
    parser = command("print", main.__doc__)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument("file", type=Path, help="output file (PDF)")
    parser.add_argument("--paper", choices=SIZES, default=SIZES[0], help="paper size (default: a4)")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=language(None), help="language (default: from the environment)"
    )
    parser.add_argument("--only", choices=PARTS, action="append", help="print only this part; can be repeated")
    wanted = parser.parse_args(argv)
    if not (folder(load(wanted.game).id) / "web" / "paper.json").is_file():
        raise NotOnPaper(game=wanted.game)
    made = pdf(wanted.game, wanted.paper, wanted.lang, wanted.only or ())
    with named(wanted.file):
        wanted.file.write_bytes(made)
    print(f"{wanted.file}: {len(PAGE.findall(made))}")
    return 0


def pdf(game: str, paper: str = "a4", lang: str = "en", only: Iterable[str] = (), patience: float = 120) -> bytes:
    """Return a game as a PDF. `patience` is how many seconds the page may take to finish drawing.

    Raises NotBuilt if the client was not built, NoChromium or ChromiumFailed."""
    if not (STATIC / SERVED_PAGE).is_file():
        raise NotBuilt()
    with shop(lang, patience) as (address, whole):
        made = chromium.pdf(f"{address}/print/{game}#{','.join([paper, *only])}", 2 * patience)
        if not whole.is_set():
            raise ChromiumFailed(why=f"the page was not ready after {patience:.0f} s")
    return made


class Counter(BaseHTTPRequestHandler):
    """Serves the built client and the two API answers that its print page needs, on the loopback interface."""

    said: ClassVar[dict[str, bytes]]
    page: ClassVar[bytes]
    whole: ClassVar[threading.Event]
    patience: ClassVar[float]

    def do_GET(self) -> None:
        """Answer with an API response, a static file, or the client's page for any other path."""
        path = self.path.partition("?")[0]
        file = STATIC / path.removeprefix("/")
        body, kind = self.page, "text/html; charset=utf-8"
        if path == WHOLE:
            self.whole.set()
        elif path == LOADED:
            self.whole.wait(self.patience)
        elif path in self.said:
            body, kind = self.said[path], "application/json"
        elif file.is_file() and file.resolve().is_relative_to(STATIC.resolve()):
            body, kind = file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with suppress(ConnectionError):  # the browser was killed
            self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Log nothing."""


@contextmanager
def shop(lang: str, patience: float) -> Iterator[tuple[str, threading.Event]]:
    """Serve the client locally during the `with` block; yields its address and an event set once the page is drawn."""
    told, whole = shown(), threading.Event()
    settings = json.dumps({"language": lang, "asked": True, "calm": True, "look": "light"})
    kept = f"localStorage.setItem('mulot.settings', {json.dumps(settings)});"
    page = (STATIC / SERVED_PAGE).read_text(encoding="utf-8").replace("<head>", f"<head><script>{kept}{WATCH}</script>")
    counter = {
        "said": {f"/api/{name}": msgspec.json.encode(told[name]) for name in ("house", "games")},
        "page": page.replace("<body>", f'<body><img src="{LOADED}" hidden>').encode(),
        "whole": whole,
        "patience": patience,
    }
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Counter", (Counter,), counter))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", whole
    finally:
        whole.set()  # release a request that still waits
        server.shutdown()
        server.server_close()
        thread.join()
