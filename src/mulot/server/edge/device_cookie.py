"""The device cookie, the only thing by which a device is recognised: there are no accounts and no personal data. Tables
store only a digest of it.

The cookie is parsed strictly: split at semicolons, compare the name, match the whole value. Nothing is unquoted or
unescaped, because Mulot's cookies need neither, and in many Python versions the standard library's parser takes
quadratic time.
"""

import hashlib
import re
import secrets
from typing import Any

INSECURE_NAME, SECURE_NAME = "mulot", "__Host-mulot"
YEAR_S = 365 * 24 * 3600
VALUE = re.compile(rb"[A-Za-z0-9_-]{43}")
"""256 random bits, encoded as by `secrets.token_urlsafe(32)`."""


class ConflictingCookies(Exception):
    """A request has two different device cookies, so someone else must have set one of them."""


def cookie_name(secure: bool) -> str:
    """Return the cookie's name. Browsers accept a `__Host-` cookie only over TLS."""
    return SECURE_NAME if secure else INSECURE_NAME


def find_device(headers: list[tuple[bytes, bytes]], secure: bool) -> str | None:
    """Return the device that sent these headers, as a digest of its cookie, or None if there is no cookie. Raises
    ConflictingCookies.

    A client may choose the 43 characters itself: what matters is knowing the secret, not who created it. Without TLS, a
    page on another port of the same machine can therefore set a cookie (with TLS, `__Host-` prevents this). It still
    cannot take over someone's device, because if there are two cookies, neither is accepted.
    """
    tokens = find_cookies(headers, cookie_name(secure).encode())
    if len(tokens) > 1:
        raise ConflictingCookies
    return device_digest(tokens.pop()) if tokens else None


def find_cookies(headers: list[tuple[bytes, bytes]], wanted: bytes) -> set[str]:
    """Return all distinct values of the cookie with this name that the server could have set."""
    found = set[str]()
    for header, line in headers:
        if header == b"cookie":
            for part in line.split(b";"):
                name, _, value = part.strip(b" \t").partition(b"=")
                if name == wanted and VALUE.fullmatch(value):
                    found.add(value.decode("ascii"))
    return found


def device_digest(token: str) -> str:
    """Return the digest of a cookie, which the server uses to recognise the device. It cannot be used to take a seat,
    even by someone who can read the database."""
    return hashlib.sha256(b"mulot device " + token.encode()).hexdigest()[:32]


def new_cookie(secure: bool, lasting: bool = True) -> tuple[str, bytes]:
    """Return a new device, and the header that sets its cookie. The cookie lasts a year, or until the browser is closed
    if `lasting` is False."""
    token = secrets.token_urlsafe(32)
    flags, age = "; Secure" if secure else "", f"; Max-Age={YEAR_S}" if lasting else ""
    value = f"{cookie_name(secure)}={token}; Path=/{age}; HttpOnly; SameSite=Lax{flags}"
    return device_digest(token), value.encode()


def visit_token(device: str) -> str:
    """Return a token that differs between devices but reveals nothing else about them."""
    return hashlib.sha256(b"mulot visit " + device.encode()).hexdigest()[:16]


def request_device(scope: Any) -> str:
    """Return the device that sent a request, as determined by the guard."""
    found: str = scope["state"]["device"]
    return found
