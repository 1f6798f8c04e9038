"""Static files for browsers. Each is read and compressed only once, and kept in memory."""

import asyncio
import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Response
from litestar.exceptions import NotFoundException

from mulot.service.external_assets import read_joined

STATIC = Path(__file__).parent / "static"
MEDIA_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The system's own table differs from machine to machine. The framework adds the charset for text types."""
COMPRESSED_SUFFIXES = (".packed", ".png", ".webp", ".whl", ".woff2", ".zip")
"""Files that are already compressed."""
UNKNOWN_MEDIA_TYPE = "application/octet-stream"
CACHE_FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class CachedFile:
    """The contents of a file, plain and gzipped, and the modification times for which they are valid."""

    times: tuple[int, ...]
    plain: bytes
    gzipped: bytes | None


class CompressedFiles:
    """Files by the name under which browsers request them; no other file is ever read. If a name stands for several
    files, they are joined. `contents` are files that are given as bytes instead of on disk."""

    def __init__(self, paths: Mapping[str, tuple[Path, ...]], contents: Mapping[str, bytes] | None = None) -> None:
        self._paths = paths
        self._contents = contents or {}
        self._cached: dict[str, CachedFile] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._paths or name in self._contents

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files on disk, in alphabetical order."""
        return tuple(sorted(self._paths))

    async def respond(self, name: str, accept_encoding: str, cache_control: str) -> Response[bytes]:
        """Return the response for a file. Compressing a large file takes a tenth of a second, so it is done in a
        thread."""
        file = self.load(name) if name in self._cached else await asyncio.to_thread(self.load, name)
        headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding"}
        body = file.plain
        if file.gzipped is not None and accepts_gzip(accept_encoding):
            headers["Content-Encoding"] = "gzip"
            body = file.gzipped
        suffix = Path(name).suffix if name in self._contents else self._paths[name][0].suffix
        return Response(body, media_type=MEDIA_TYPES.get(suffix, UNKNOWN_MEDIA_TYPE), headers=headers)

    def load(self, name: str) -> CachedFile:
        """Return a file as it is now; if it has been rebuilt, it is read again. Raises NotFoundException."""
        cached = self._cached.get(name)
        if name in self._contents:
            if cached is None:
                cached = self._cached[name] = _compress((), self._contents[name], Path(name).suffix)
            return cached
        paths = self._paths[name]
        try:
            times = tuple(path.stat().st_mtime_ns for path in paths)
        except FileNotFoundError:
            if cached is None:
                raise NotFoundException from None
            return cached  # the old version, which a page that is still open may need
        if cached is None or cached.times != times:
            cached = self._cached[name] = _compress(times, read_joined(paths), paths[0].suffix)
        return cached


def _compress(times: tuple[int, ...], plain: bytes, suffix: str) -> CachedFile:
    gzipped = None if suffix in COMPRESSED_SUFFIXES else gzip.compress(plain, mtime=0)
    return CachedFile(times, plain, gzipped if gzipped is not None and len(gzipped) < len(plain) else None)


class ClientFiles(CompressedFiles):
    """The files of the built client, by path. Empty if it has not been built."""

    def __init__(self, root: Path = STATIC) -> None:
        built = (root / "index.html").is_file()
        found = [f for f in root.rglob("*") if f.is_file() and not f.name.startswith(".")] if built else []
        super().__init__({f.relative_to(root).as_posix(): (f,) for f in found})

    async def respond_client_file(self, name: str, accept_encoding: str) -> Response[bytes]:
        """Return the response for a file. Files in `assets` are cached forever, because their names change with their
        contents."""
        cache_control = CACHE_FOREVER if name.startswith("assets/") else "no-cache"
        return await self.respond(name, accept_encoding, cache_control)


def gzipped_json(gzipped: bytes, accept_encoding: str) -> Response[Any]:
    """Return the response for gzipped JSON, which is decompressed for clients that do not accept gzip."""
    if accepts_gzip(accept_encoding):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(gzipped, media_type="application/json", headers=headers)
    return Response(gzip.decompress(gzipped), media_type="application/json", headers={"Vary": "Accept-Encoding"})


def accepts_gzip(accept_encoding: str) -> bool:
    """True if a client with this `Accept-Encoding` accepts gzip. `gzip;q=0` means that it does not."""
    for part in accept_encoding.lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
