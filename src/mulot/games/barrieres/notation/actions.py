"""Actions as text: `d2`, `c3h`, `c3v`, `pass`."""

from __future__ import annotations

import re

from mulot.core.errors import Unreadable
from mulot.games.barrieres.model import Action, Barrier, Pass, Step

_ACTION = re.compile(r"(?P<square>[a-k](?:[1-9]|10|11))(?P<lies>[hv])?")
_PASS = "pass"


def write(action: Action) -> str:
    """Return an action as text."""
    if isinstance(action, Step):
        return action.to
    if isinstance(action, Barrier):
        return action.at + action.lies
    return _PASS


def read(text: str) -> Action:
    """Return the action with this notation. Raises Unreadable if there is none."""
    if text == _PASS:
        return Pass()
    found = _ACTION.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    if found["lies"] is None:
        return Step(found["square"])
    return Barrier(found["square"], "h" if found["lies"] == "h" else "v")
