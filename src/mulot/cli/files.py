"""Files that are named on the command line."""

from __future__ import annotations

from mulot.core.errors import MulotError


class NoSuchFile(MulotError):
    """A file that cannot be read or written."""

    key = "house-no-such-file"
