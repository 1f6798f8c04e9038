"""Clear errors for files named on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mulot.core.errors import MulotError


class FileAccessError(MulotError):
    """A file cannot be read or written."""

    key = "house-no-such-file"


@contextmanager
def report_file_errors(file: Path) -> Iterator[None]:
    """Turn an OSError in the `with` block into FileAccessError, which names the file and the reason."""
    try:
        yield
    except OSError as error:
        raise FileAccessError(file=str(file), why=error.strerror or str(error)) from None
