"""The offline site, which runs the games in a browser without a server. It consists of the files that `mulot site`
writes, served below `/offline/`."""

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

from mulot.browser import static_site
from mulot.games import Shelf
from mulot.server.static_files import CACHE_FOREVER, STATIC, CompressedFiles

log = structlog.get_logger()
SITE_PATH = "/offline/"
IMMUTABLE = re.compile(r"assets/|elsewhere/|pocket/(python|rules)-")
"""Files whose names change with their contents."""
PYTHON_WORKERS = re.compile(r"/offline/assets/(worker|bot_worker_entry)-[\w-]+\.js")
"""The scripts of the workers that run Python. Only these may compile WebAssembly."""


class OfflineSite:
    """The files of the offline site. They are all built together on the first request, so that they match even if the
    client is rebuilt in the meantime."""

    def __init__(self, static: Path = STATIC, shelf: Shelf | None = None, offered: bool = True) -> None:
        self._offered = offered
        self._static = static
        self._shelf = shelf
        self._files: CompressedFiles | None = None
        self._lock = asyncio.Lock()

    async def respond(self, name: str, accept_encoding: str) -> Response[bytes]:
        """Return the response for a file. Raises NotFoundException, including when the site is not offered."""
        if not self._offered:
            raise NotFoundException
        try:
            files = await self._make_files()
        except (static_site.NotBuilt, FileNotFoundError):  # the latter while the client is being built
            raise NotFoundException from None
        if name not in files:
            raise NotFoundException
        return await files.respond(name, accept_encoding, CACHE_FOREVER if IMMUTABLE.match(name) else "no-cache")

    async def _make_files(self) -> CompressedFiles:
        """Return the files. They are built only once, in a thread, because external games are checked first, which
        takes a while."""
        async with self._lock:
            if self._files is None:
                made = await asyncio.to_thread(static_site.make_site, self._static, self._shelf)
                for left_out in made.left_out:
                    log.warning("left out of the offline site", because=left_out.because, **left_out.args_)
                self._files = CompressedFiles({}, made.files)
        return self._files


@get([SITE_PATH, SITE_PATH + "{path:path}"], include_in_schema=False)
async def offline(
    request: Request[Any, Any, Any], offline_site: NamedDependency[OfflineSite], path: FromPath[str] = "/"
) -> Any:
    """Return the first page, or one of its files."""
    # The framework treats `/offline` and `/offline/` as the same path.
    if request.scope["raw_path"].partition(b"?")[0] == SITE_PATH.rstrip("/").encode():
        return Redirect(SITE_PATH)
    return await offline_site.respond(path.lstrip("/") or "index.html", request.headers.get("accept-encoding", ""))
