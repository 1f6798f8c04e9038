"""Functions that choose the next touch so that a game reaches its end: at random, with a bias on some boards."""

from __future__ import annotations

from random import Random

import mulot
from browser.app_page import Pick, at_random, highest

SHORT = [game for game in mulot.shelf() if game != "mystiques"]
"""An adventure takes a whole evening, so it is played once, and its board has its own tests."""

SEATS = {"trio": 5}
"""Le Trio is shortest with five players."""


def often(seed: int, *names: str) -> Pick:
    """Prefer these touches, because an adventure ends sooner if nobody does much."""
    rng = Random(seed)

    def pick(touches: list[tuple[str, float, float]]) -> int:
        wanted = [i for i, (name, _, _) in enumerate(touches) if name in names]
        return rng.choice(wanted) if wanted and rng.random() < 0.6 else rng.randrange(len(touches))

    return pick


def curious(seed: int) -> Pick:
    """Avoid “no, thank you”: look whenever possible."""
    rng = Random(seed)

    def pick(touches: list[tuple[str, float, float]]) -> int:
        wanted = [i for i, (name, _, _) in enumerate(touches) if name != "pass"]
        return rng.choice(wanted or range(len(touches)))

    return pick


def way_to_play(game: str, seed: int) -> Pick:
    """Return a strategy that reaches the end."""
    if game == "barrieres":
        return highest
    return often(seed, "do-end-turn", "story-on") if game == "mystiques" else at_random(seed)
