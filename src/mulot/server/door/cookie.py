"""One cookie out of a header, exactly: split at the semicolons, compare the name, match the whole value.

Nothing is unquoted or unescaped: this house's cookies need neither, and the standard library's way of doing it takes
time that grows with the square of the length in many of the Pythons that are in use.
"""

from __future__ import annotations

import re

VALUE = re.compile(rb"[A-Za-z0-9_-]{43}")
"""256 random bits, as `secrets.token_urlsafe(32)` writes them."""


def find_cookie(headers: list[tuple[bytes, bytes]], wanted: bytes) -> str | None:
    """The value of the cookie of this name, if it is one that this house could have given."""
    for header, line in headers:
        if header == b"cookie":
            for part in line.split(b";"):
                name, _, value = part.strip(b" \t").partition(b"=")
                if name == wanted and VALUE.fullmatch(value):
                    return value.decode("ascii")
    return None
