"""One way to write each path. Whatever is written another way is no path of this house.

The guard decides by the path, and the framework behind it reads paths kindly: it takes `//api/tables` and
`/%2Fapi/tables` for `/api/tables`. So that both mean the same, only one spelling gets as far as either of them.
"""

from __future__ import annotations

import re
from typing import Any

CANONICAL = re.compile(rb"/|/offline/|(?:/(?!\.{1,2}(?:/|\Z))[A-Za-z0-9._~!$&'()*+,;=:@-]+)+")
"""Parts with one slash before each, none of them empty, `.` or `..`; no escapes, because nothing here needs
them. The house inside the browser names its files from where it lies, and so lies in a folder."""
LONGEST = 512


def is_canonical(scope: Any) -> bool:
    """Whether the path of this request or WebSocket is written as this house writes it."""
    path: str = scope["path"]
    raw: bytes = scope.get("raw_path") or path.encode()
    return len(raw) <= LONGEST and CANONICAL.fullmatch(raw) is not None and path.encode() == raw
