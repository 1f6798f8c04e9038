"""The house inside a browser, offered by a served one: the very site that `mulot site` writes, below `/offline/`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import structlog
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from mulot.browser import site
from mulot.games import Shelf
from mulot.server.static_files import CACHE_FOREVER, STATIC, CompressedFiles

log = structlog.get_logger()
BELOW = "/offline/"
FIXED = re.compile(r"assets/|elsewhere/|pocket/(python|rules)-")
"""What lies here never changes under its name."""
PYTHON_WORKERS = re.compile(r"/offline/assets/(worker|helper)-[\w-]+\.js")
"""The scripts of the workers that make Python: these, and nothing else in this house, may make WebAssembly."""


class OfflineSite:
    """Read when it is first asked for: nobody else waits for it, and most houses never are. All of it at once: what the
    list names is what is sent, also where the client is made anew meanwhile."""

    def __init__(self, static: Path = STATIC, shelf: Shelf | None = None) -> None:
        self._static = static
        self._shelf = shelf
        self._made: CompressedFiles | None = None
        self._making = asyncio.Lock()

    async def send(self, name: str, accepted: str) -> Response[bytes]:
        """A file of the site."""
        try:
            files = await self._files()
        except (site.NotBuilt, FileNotFoundError):  # or it is being made just now
            raise NotFoundException from None
        if name not in files:
            raise NotFoundException
        return await files.answer(name, accepted, CACHE_FOREVER if FIXED.match(name) else "no-cache")

    async def _files(self) -> CompressedFiles:
        """Tables go on while it is made: games from elsewhere are tried out first."""
        async with self._making:
            if self._made is None:
                made = await asyncio.to_thread(site.make_site, self._static, self._shelf)
                for left_out in made.left_out:
                    log.warning("left out of the house inside a browser", because=left_out.because, **left_out.args_)
                self._made = CompressedFiles({}, made.files)
        return self._made


@get([BELOW, BELOW + "{path:path}"], include_in_schema=False)
async def offline(
    request: Request[Any, Any, Any], offline_site: NamedDependency[OfflineSite], path: FromPath[str] = "/"
) -> Any:
    """Its first page, or a file that the page asks for: nothing of it is fetched unasked."""
    if request.scope["raw_path"].partition(b"?")[0] == BELOW.rstrip("/").encode():  # the framework takes both for one
        return Redirect(BELOW)
    return await offline_site.send(path.lstrip("/") or "index.html", request.headers.get("accept-encoding", ""))
