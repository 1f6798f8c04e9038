"""A device is known by a cookie alone: no account, no personal data. The table is handed a digest of it."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from mulot.server.door.cookie import find_cookies

PLAIN, SECURE = "mulot", "__Host-mulot"
YEAR = 365 * 24 * 3600


class TwoDevices(Exception):
    """Two cookies of this house that differ: one of them was planted."""


def cookie_name(secure: bool) -> str:
    """Browsers take a `__Host-` cookie over TLS only."""
    return SECURE if secure else PLAIN


def find_device(headers: list[tuple[bytes, bytes]], secure: bool) -> str | None:
    """The device that sent these headers: a digest of its cookie, or None. Raises TwoDevices.

    Whoever sends 43 signs of their own choice is that device: it is the secret that counts, not who made it up. So a
    page on another port of the same machine can plant one, where there is no TLS (`__Host-` keeps it from doing so
    where there is). It cannot take somebody's own away: with two of them nobody is believed.
    """
    tokens = find_cookies(headers, cookie_name(secure).encode())
    if len(tokens) > 1:
        raise TwoDevices
    return digest(tokens.pop()) if tokens else None


def digest(token: str) -> str:
    """What the house knows of a cookie. Who reads the store cannot sit down on anybody's seat."""
    return hashlib.sha256(b"mulot device " + token.encode()).hexdigest()[:32]


def new_cookie(secure: bool, lasting: bool = True) -> tuple[str, bytes]:
    """A new device, and the header that makes its browser remember: for a year, or until it is closed."""
    token = secrets.token_urlsafe(32)
    flags, age = "; Secure" if secure else "", f"; Max-Age={YEAR}" if lasting else ""
    value = f"{cookie_name(secure)}={token}; Path=/{age}; HttpOnly; SameSite=Lax{flags}"
    return digest(token), value.encode()


def visit_of(device: str) -> str:
    """A word that is another one for another device, and tells nothing else of it."""
    return hashlib.sha256(b"mulot visit " + device.encode()).hexdigest()[:16]


def device_of(scope: Any) -> str:
    """The device of a request; the guard has put it there."""
    found: str = scope["state"]["device"]
    return found
