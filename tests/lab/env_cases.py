"""The games and options on which other libraries' test suites run: one per game, and more in the whole suite."""

from __future__ import annotations

from typing import Any

from kit.sampled_cases import WHOLE

Variant = tuple[str, int, dict[str, Any]]

USUAL: list[Variant] = [
    ("souriciere", 2, {}),
    ("trio", 2, {"variant": "pro"}),
    ("clan", 3, {"forest": "perilous"}),
    ("barrieres", 2, {"size": 5, "barriers": 2}),
    ("mystiques", 2, {}),
]
MORE: list[Variant] = [
    ("souriciere", 6, {"edition": "bookmark", "exact": False, "occupied": "after"}),
    ("trio", 3, {}),
    ("trio", 4, {"choose_side": True}),
    ("clan", 2, {"memory_aid": True}),
    ("clan", 5, {"forest": "dangerous", "pointing": True}),
    ("clan", 4, {"forest": "full"}),
    ("barrieres", 4, {"size": 9, "third_mouse": "side-step"}),
    ("barrieres", 2, {"size": 11, "repetition": True}),
    ("mystiques", 1, {"chapter": "captain-vurst"}),
    ("mystiques", 4, {"chapter": "brodies-hour", "difficulty": "hard"}),
    ("mystiques", 3, {"chapter": "webs-and-legs", "captives_whisper": True}),
]
VARIANTS = USUAL + MORE if WHOLE else USUAL
NAMES = [f"{game}-{seats}{''.join(f'-{value}' for value in options.values())}" for game, seats, options in VARIANTS]
