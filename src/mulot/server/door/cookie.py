"""One cookie out of a header, exactly: split at the semicolons, compare the name, match the whole value.

Nothing is unquoted or unescaped: this house's cookies need neither, and the standard library's way of doing it takes
time that grows with the square of the length in many of the Pythons that are in use.
"""

from __future__ import annotations

import re

VALUE = re.compile(rb"[A-Za-z0-9_-]{43}")
"""256 random bits, as `secrets.token_urlsafe(32)` writes them."""


def find_cookies(headers: list[tuple[bytes, bytes]], wanted: bytes) -> set[str]:
    """All different values of the cookie of this name, as far as this house could have given them."""
    found = set[str]()
    for header, line in headers:
        if header == b"cookie":
            for part in line.split(b";"):
                name, _, value = part.strip(b" \t").partition(b"=")
                if name == wanted and VALUE.fullmatch(value):
                    found.add(value.decode("ascii"))
    return found
