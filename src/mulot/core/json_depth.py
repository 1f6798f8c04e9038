"""Decodes JSON from outside sources, unless it is nested too deeply. In a browser, Python does not survive a stack
overflow, so the depth is checked first."""

import re
from typing import TypeVar

import msgspec

T = TypeVar("T")
MAX_DEPTH = 100
_PARTS = re.compile(rb'"(?:[^"\\]|\\.)*+"?|([\[{])|[\]}]', re.DOTALL)
"""A string, an opening bracket (group 1) or a closing one."""


def decode_shallow(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """Return the decoded data. Raises RecursionError if it is nested more deeply than any of Mulot's files, and
    msgspec's errors if it is not valid."""
    if _is_deep(data):
        raise RecursionError(f"nested more than {MAX_DEPTH} levels deep")
    return decoder.decode(data)


def _is_deep(data: bytes) -> bool:
    if data.count(b"[") + data.count(b"{") <= MAX_DEPTH:
        return False
    depth = 0
    for part in _PARTS.finditer(data):
        if part[1]:
            depth += 1
            if depth > MAX_DEPTH:
                return True
        elif part[0] in b"]}":
            depth -= 1
    return False
