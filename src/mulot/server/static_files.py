"""Files on their way to a browser: each is read once, packed once, and kept."""

from __future__ import annotations

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
"""What a browser is told a file is; the system's own table differs from machine to machine. The framework
adds the charset of texts."""
COMPRESSED_SUFFIXES = (".packed", ".png", ".webp", ".whl", ".woff2", ".zip")
"""CompressedFiles already."""
UNKNOWN_MEDIA_TYPE = "application/octet-stream"
CACHE_FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class CachedFile:
    """What is sent under a name, as its files were at these times: as it is, and packed."""

    times: tuple[int, ...]
    plain: bytes
    packed: bytes | None


class CompressedFiles:
    """Files by the name under which browsers ask for them: nothing else is ever read, whatever is asked for. Several
    files under one name are sent one after the other. `made` lies in no file, or was read before."""

    def __init__(self, paths: Mapping[str, tuple[Path, ...]], made: Mapping[str, bytes] | None = None) -> None:
        self._paths = paths
        self._made = made or {}
        self._ready: dict[str, CachedFile] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._paths or name in self._made

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that can be asked for, in alphabetical order."""
        return tuple(sorted(self._paths))

    async def answer(self, name: str, accepted: str, cached: str) -> Response[bytes]:
        """The answer; `accepted` is what the browser said of encodings, `cached` how long it may keep this. To pack a
        large file takes a tenth of a second: that is done in a thread."""
        ready = self.load(name) if name in self._ready else await asyncio.to_thread(self.load, name)
        headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
        body = ready.plain
        if ready.packed is not None and accepts_gzip(accepted):
            headers["Content-Encoding"] = "gzip"
            body = ready.packed
        kind = MEDIA_TYPES.get(
            Path(name).suffix if name in self._made else self._paths[name][0].suffix, UNKNOWN_MEDIA_TYPE
        )
        return Response(body, media_type=kind, headers=headers)

    def load(self, name: str) -> CachedFile:
        """What is sent under this name, as its files are now."""
        ready = self._ready.get(name)
        if name in self._made:
            if ready is None:
                ready = self._ready[name] = _ready((), self._made[name], Path(name).suffix)
            return ready
        paths = self._paths[name]
        try:
            times = tuple(
                path.stat().st_mtime_ns for path in paths
            )  # what is made anew while the house is open is seen
        except FileNotFoundError:
            if ready is None:
                raise NotFoundException from None
            return ready  # of before: a page that is still open may need it
        if ready is None or ready.times != times:
            plain = read_joined(paths)
            ready = self._ready[name] = _ready(times, plain, paths[0].suffix)
        return ready


def _ready(times: tuple[int, ...], plain: bytes, suffix: str) -> CachedFile:
    packed = None if suffix in COMPRESSED_SUFFIXES else gzip.compress(plain, mtime=0)
    return CachedFile(times, plain, packed if packed is not None and len(packed) < len(plain) else None)


class ClientFiles(CompressedFiles):
    """Every file of the built client, by its path."""

    def __init__(self, root: Path = STATIC) -> None:
        built = (root / "index.html").is_file()
        found = [f for f in root.rglob("*") if f.is_file() and not f.name.startswith(".")] if built else []
        super().__init__({f.relative_to(root).as_posix(): (f,) for f in found})

    async def send(self, name: str, accepted: str) -> Response[bytes]:
        """The answer. What is in `assets` never changes its name."""
        return await self.answer(name, accepted, CACHE_FOREVER if name.startswith("assets/") else "no-cache")


def gzipped_json(packed: bytes, accepted: str) -> Response[Any]:
    """An answer of JSON that is packed already; unpacked for whoever cannot do it."""
    if accepts_gzip(accepted):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type="application/json", headers=headers)
    return Response(gzip.decompress(packed), media_type="application/json", headers={"Vary": "Accept-Encoding"})


def accepts_gzip(accepted: str) -> bool:
    """Whether a browser that sent this `Accept-Encoding` can unpack; `gzip;q=0` says that it cannot."""
    for part in accepted.lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
