"""Frames that no browser would send."""

from __future__ import annotations

import random
import string
from typing import Any

import msgspec


def malformed_frame(rng: random.Random) -> str:
    """Return a random command, most of the time with something wrong in it."""
    wish: dict[str, Any] = {"do": rng.choice(["play", "take", "say", "look", "configure", "lift", "undo", "rename"])}
    for name in rng.sample(["id", "seat", "question", "action", "name", "since", "what", "settings", "options"], 4):
        wish[name] = rng.choice(
            [0, -1, 2**31, 2**70, 1.5, True, None, "", "hazel", "x" * 60, [], {}, {"type": "dig"}, "abcdefgh", [[[]]]]
        )
    text = msgspec.json.encode(wish).decode()
    if rng.random() < 0.3:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(string.printable) + text[at + 1 :]
    return text
