"""The files of the client, ready to be sent: each is read once, packed once, and kept."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""What a browser is told a file is; the system's own table differs from machine to machine."""
DENSE = (".png", ".woff2")
"""Packed already."""
FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Ready:
    """A file as it was at a time, as it is and packed."""

    time: int
    plain: bytes
    packed: bytes | None


class Files:
    """Every file of the client by its path: nothing else is ever read, whatever is asked for."""

    def __init__(self, root: Path = STATIC) -> None:
        built = (root / "index.html").is_file()
        found = [f for f in root.rglob("*") if f.is_file() and not f.name.startswith(".")] if built else []
        self._paths = {f.relative_to(root).as_posix(): f for f in found}
        self._ready: dict[str, Ready] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._paths

    def send(self, name: str, accepted: str) -> Response[bytes]:
        """The answer; `accepted` is what the browser said of encodings. What is in `assets` never changes its name."""
        ready = self._read(name)
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
        body = ready.plain
        if ready.packed is not None and takes_gzip(accepted):
            headers["Content-Encoding"] = "gzip"
            body = ready.packed
        kind = KINDS.get(self._paths[name].suffix, "application/octet-stream")
        return Response(body, media_type=kind, headers=headers)

    def _read(self, name: str) -> Ready:
        path, ready = self._paths[name], self._ready.get(name)
        try:
            time = path.stat().st_mtime_ns  # a client that is built anew while the house is open is seen
        except FileNotFoundError:
            if ready is None:
                raise NotFoundException from None
            return ready  # of the client before: a page that is still open may need it
        if ready is None or ready.time != time:
            plain = path.read_bytes()
            packed = None if path.suffix in DENSE else gzip.compress(plain, mtime=0)
            small = packed is not None and len(packed) < len(plain)
            ready = self._ready[name] = Ready(time, plain, packed if small else None)
        return ready


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that sent this `Accept-Encoding` can unpack; `gzip;q=0` says that it cannot."""
    for part in accepted.lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
