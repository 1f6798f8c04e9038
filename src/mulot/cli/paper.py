"""A game on paper: `mulot print GAME file.pdf`, by the page that browsers print (`/print/<game>`)."""

from __future__ import annotations

import json
import mimetypes
import re
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import msgspec

from mulot.cli.chromium import browser
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


class NotOnPaper(MulotError):
    """A game that brings nothing to be printed."""

    key = "house-not-on-paper"


def main(argv: list[str]) -> int:
    """Print a game: boards, cards, tokens, mice that stand and the rulebook, as a PDF."""
    parser = command("print", main.__doc__)
    parser.add_argument("game", help="which one (`mulot games` lists them)")
    parser.add_argument("file", type=Path, help="where to: file.pdf")
    parser.add_argument("--paper", choices=SIZES, default=SIZES[0], help="its size (a4)")
    parser.add_argument("--lang", choices=LANGUAGES, default=language(None), help="in which language")
    parser.add_argument("--only", choices=PARTS, action="append", help="not all of it; may be given several times")
    wanted = parser.parse_args(argv)
    if not (folder(load(wanted.game).id) / "web" / "paper.json").is_file():
        raise NotOnPaper(game=wanted.game)
    made = pdf(wanted.game, wanted.paper, wanted.lang, wanted.only or ())
    with named(wanted.file):
        wanted.file.write_bytes(made)
    print(f"{wanted.file}: {len(PAGE.findall(made))}")
    return 0


def pdf(game: str, paper: str = "a4", lang: str = "en", only: Iterable[str] = ()) -> bytes:
    """A game as a PDF. Raises NotBuilt, NoChromium, ChromiumFailed."""
    if not (STATIC / SERVED_PAGE).is_file():
        raise NotBuilt()
    settings = json.dumps({"language": lang, "asked": True, "calm": True, "look": "light"})
    with shop() as address, browser() as chromium:
        before = f"localStorage.setItem('mulot.settings', {json.dumps(settings)})"
        chromium.go(f"{address}/print/{game}#{','.join([paper, *only])}", before)
        chromium.wait_for("document.querySelector('[data-paper=whole]')")
        return b"".join(chromium.pdf())


class Counter(BaseHTTPRequestHandler):
    """Hands out the built client, and what the house says of its games; to this machine alone."""

    said: ClassVar[dict[str, bytes]]

    def do_GET(self) -> None:
        """A file, an answer of the house, or the page for any other path."""
        path = self.path.partition("?")[0]
        file = STATIC / path.removeprefix("/")
        if path in self.said:
            body, kind = self.said[path], "application/json"
        elif file.is_file() and file.resolve().is_relative_to(STATIC.resolve()):
            body, kind = file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        else:
            body, kind = (STATIC / SERVED_PAGE).read_bytes(), "text/html; charset=utf-8"
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def shop() -> Iterator[str]:
    """The client at an address of this machine, for as long as it is needed."""
    told = shown()
    said = {f"/api/{name}": msgspec.json.encode(told[name]) for name in ("house", "games")}
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Counter", (Counter,), {"said": said}))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
