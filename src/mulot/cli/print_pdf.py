"""`mulot print GAME FILE.pdf`: prints the client's page `/print/<game>` with headless Chromium."""

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

from mulot.browser.static_site import SERVED_PAGE, STATIC, NotBuilt, describe_site_house
from mulot.cli import chromium
from mulot.cli.arguments import command_parser, report_file_errors
from mulot.cli.chromium import ChromiumFailed
from mulot.cli.i18n import choose_language
from mulot.core.errors import MulotError
from mulot.core.text import LANGUAGES
from mulot.games import folder, load

PAPER_SIZES = ("a4", "a3")
PARTS = ("pieces", "rules", "story")
PAGE_PATTERN = re.compile(rb"/Type ?/Page\b")
WAIT_PATH, READY_PATH = "/loaded", "/whole"
"""Chromium prints a page as soon as it has loaded. To delay that, the page gets an image (WAIT_PATH) whose response
waits until a script on the page has reported, by requesting READY_PATH, that everything is drawn."""
READY_SCRIPT = f"""
(function look() {{
  if (document.querySelector("[data-paper=whole]")) fetch("{READY_PATH}");
  else setTimeout(look, 50);
}})()
"""


class NothingToPrint(MulotError):
    """The game has nothing to print."""

    key = "house-not-on-paper"


def main(argv: list[str]) -> int:
    """Print a game as a PDF: boards, cards, tokens, standing mice and the rulebook."""
    parser = command_parser("print", main.__doc__)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument("file", type=Path, help="output file (PDF)")
    parser.add_argument("--paper", choices=PAPER_SIZES, default=PAPER_SIZES[0], help="paper size (default: a4)")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=choose_language(None), help="language (default: from the environment)"
    )
    parser.add_argument("--only", choices=PARTS, action="append", help="print only this part; can be repeated")
    given = parser.parse_args(argv)
    if not (folder(load(given.game).id) / "web" / "paper.json").is_file():
        raise NothingToPrint(game=given.game)
    made = game_pdf(given.game, given.paper, given.lang, given.only or ())
    with report_file_errors(given.file):
        given.file.write_bytes(made)
    print(f"{given.file}: {len(PAGE_PATTERN.findall(made))} pages")
    return 0


def game_pdf(game: str, paper: str = "a4", lang: str = "en", only: Iterable[str] = (), timeout_s: float = 120) -> bytes:
    """Return a game as a PDF. `only` limits it to some of PARTS (empty: all). `timeout_s` is how many seconds the page
    may take to finish drawing.

    Raises NotBuilt if the client was not built, NoChromium or ChromiumFailed."""
    if not (STATIC / SERVED_PAGE).is_file():
        raise NotBuilt()
    with serve_client(lang, timeout_s) as (address, ready):
        made = chromium.print_to_pdf(f"{address}/print/{game}#{','.join([paper, *only])}", 2 * timeout_s)
        if not ready.is_set():
            raise ChromiumFailed(why=f"the page was not ready after {timeout_s:.0f} s")
    return made


class ClientHandler(BaseHTTPRequestHandler):
    """Serves the built client and the two API responses that its print page needs, on the loopback interface."""

    api_responses: ClassVar[dict[str, bytes]]
    page: ClassVar[bytes]
    ready: ClassVar[threading.Event]
    timeout_s: ClassVar[float]

    def do_GET(self) -> None:
        """Respond with an API response or a static file, and with the client's page for any other path."""
        path = self.path.partition("?")[0]
        file = STATIC / path.removeprefix("/")
        body, kind = self.page, "text/html; charset=utf-8"
        if path == READY_PATH:
            self.ready.set()
        elif path == WAIT_PATH:
            self.ready.wait(self.timeout_s)
        elif path in self.api_responses:
            body, kind = self.api_responses[path], "application/json"
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
def serve_client(lang: str, timeout_s: float) -> Iterator[tuple[str, threading.Event]]:
    """Serve the client locally during the `with` block. Yields its address and an event that is set once the page is
    drawn."""
    api, ready = describe_site_house(), threading.Event()
    settings = json.dumps({"language": lang, "asked": True, "calm": True, "look": "light"})
    settings_script = f"localStorage.setItem('mulot.settings', {json.dumps(settings)});"
    page = (STATIC / SERVED_PAGE).read_text(encoding="utf-8")
    page = page.replace("<head>", f"<head><script>{settings_script}{READY_SCRIPT}</script>")
    attributes = {
        "api_responses": {f"/api/{name}": msgspec.json.encode(api[name]) for name in ("house", "games")},
        "page": page.replace("<body>", f'<body><img src="{WAIT_PATH}" hidden>').encode(),
        "ready": ready,
        "timeout_s": timeout_s,
    }
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("ClientHandler", (ClientHandler,), attributes))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", ready
    finally:
        ready.set()  # release a request that still waits
        server.shutdown()
        server.server_close()
        thread.join()
