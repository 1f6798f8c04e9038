"""A device is known by a cookie alone: no account, no personal data. The table is handed a digest of it.

The cookie is taken out of its header exactly: split at the semicolons, compare the name, match the whole value. Nothing
is unquoted or unescaped: this house's cookies need neither, and the standard library's way of doing it takes time that
grows with the square of the length in many of the Pythons that are in use.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

PLAIN, SECURE = "mulot", "__Host-mulot"
YEAR = 365 * 24 * 3600
VALUE = re.compile(rb"[A-Za-z0-9_-]{43}")
"""256 random bits, as `secrets.token_urlsafe(32)` writes them."""


class ConflictingCookies(Exception):
    """Two cookies of this house that differ: one of them was planted."""


def cookie_name(secure: bool) -> str:
    """Browsers take a `__Host-` cookie over TLS only."""
    return SECURE if secure else PLAIN


def find_device(headers: list[tuple[bytes, bytes]], secure: bool) -> str | None:
    """The device that sent these headers: a digest of its cookie, or None. Raises ConflictingCookies.

    Whoever sends 43 signs of their own choice is that device: it is the secret that counts, not who made it up. So a
    page on another port of the same machine can plant one, where there is no TLS (`__Host-` keeps it from doing so
    where there is). It cannot take somebody's own away: with two of them nobody is believed.
    """
    tokens = find_cookies(headers, cookie_name(secure).encode())
    if len(tokens) > 1:
        raise ConflictingCookies
    return device_digest(tokens.pop()) if tokens else None


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


def device_digest(token: str) -> str:
    """What the house knows of a cookie. Who reads the store cannot sit down on anybody's seat."""
    return hashlib.sha256(b"mulot device " + token.encode()).hexdigest()[:32]


def new_cookie(secure: bool, lasting: bool = True) -> tuple[str, bytes]:
    """A new device, and the header that makes its browser remember: for a year, or until it is closed."""
    token = secrets.token_urlsafe(32)
    flags, age = "; Secure" if secure else "", f"; Max-Age={YEAR}" if lasting else ""
    value = f"{cookie_name(secure)}={token}; Path=/{age}; HttpOnly; SameSite=Lax{flags}"
    return device_digest(token), value.encode()


def visit_token(device: str) -> str:
    """A word that is another one for another device, and tells nothing else of it."""
    return hashlib.sha256(b"mulot visit " + device.encode()).hexdigest()[:16]


def request_device(scope: Any) -> str:
    """The device of a request; the guard has put it there."""
    found: str = scope["state"]["device"]
    return found
