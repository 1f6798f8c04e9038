"""The chapters of versions 1 to 5, where they differ from the current ones (`chapters.py`).

Journals and tables that began with them still depend on them. Version 1 had no stories and no crossroads.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mulot.games.mystiques.content.chapter import LEVELS, Chapter, Crossing, Effect, Memory, Surge
from mulot.games.mystiques.content.chapters import CHAPTERS
from mulot.games.mystiques.content.encounters import parse_enemies
from mulot.games.mystiques.content.tiles import Laid


def _fifth_chapter(name: str, tale: dict[str, Any], **changes: Any) -> Chapter:
    """Return the current chapter with other values; `tale` contains the values that belong to its story."""
    today = CHAPTERS[name]
    assert today.tale
    return replace(today, tale=replace(today.tale, **tale), levels=LEVELS, **changes)


def _second_chapter(name: str, tale: dict[str, Any], **changes: Any) -> Chapter:
    """Return a chapter of version 5 with other values; `tale` contains the values that belong to its story."""
    fifth = FIFTH_VERSION[name]
    assert fifth.tale
    return replace(fifth, tale=replace(fifth.tale, **tale), traps={}, **changes)


def _crossings_with(name: str, choice_name: str, wait_effect: Effect) -> tuple[Crossing, ...]:
    """Return the current crossroads of a chapter, but with other enemies waiting after the choice `choice_name`."""
    today = CHAPTERS[name].tale
    assert today
    return tuple(
        replace(
            crossing,
            choices=tuple(
                replace(choice, effects=(*choice.effects[:-1], wait_effect)) if choice.name == choice_name else choice
                for choice in crossing.choices
            ),
        )
        for crossing in today.crossings
    )


def _memories_with(name: str, deed: str, wait_effect: Effect) -> tuple[Memory, ...]:
    """Return the current memories of a chapter, but with other enemies waiting because of this deed."""
    today = CHAPTERS[name].tale
    assert today
    return tuple(
        replace(memory, effects=(wait_effect,)) if memory.deed == deed else memory for memory in today.memories
    )


def _first_memories(name: str, count: int) -> tuple[Memory, ...]:
    """Return the first `count` memories of the current chapter."""
    today = CHAPTERS[name].tale
    assert today
    return today.memories[:count]


FIFTH_VERSION = {
    "first-frost": _fifth_chapter("first-frost", {}),
    "under-the-floor": _fifth_chapter(
        "under-the-floor",
        {
            "memories": _memories_with(
                "under-the-floor",
                "free-grigou",
                Effect("wait", what="stove-passage", enemies=parse_enemies("roach 2, rat 2")),
            )
        },
        encounters={
            "stove-passage": parse_enemies("roach 5, rat 2"),
            "gear-pit": parse_enemies("rat 4, elite-rat 2, roach 3"),
        },
        items=("grape",),
    ),
    "mill-race": _fifth_chapter(
        "mill-race",
        {
            "crossings": _crossings_with(
                "mill-race",
                "close-the-sluice",
                Effect("wait", what="wheel-house", enemies=parse_enemies("rat 3, elite-rat 1, roach 4")),
            )
        },
        encounters={
            "drain": parse_enemies("roach 6"),
            "wheel-house": parse_enemies("rat 4, elite-rat 2, roach 4"),
        },
        items=("hook",),
        things={"drain": ("crank", "d2")},
    ),
    "webs-and-legs": _fifth_chapter(
        "webs-and-legs",
        {
            "crossings": _crossings_with(
                "webs-and-legs",
                "tread-softly",
                Effect("wait", what="rafters", enemies=parse_enemies("spider 1, roach 1, rat 1")),
            )
        },
        encounters={
            "rafters": parse_enemies("spider 1, roach 3, rat 1"),
            "granary": parse_enemies("centipede 1, roach 4, rat 2"),
        },
    ),
    "brodies-hour": _fifth_chapter(
        "brodies-hour",
        {
            "memories": _memories_with(
                "brodies-hour",
                "tread-softly",
                Effect("wait", what="granary", enemies=parse_enemies("rat 3, elite-rat 1, roach 1")),
            )
        },
        encounters={
            "granary": parse_enemies("rat 4, elite-rat 1, roach 1"),
            "kitchen": parse_enemies("brodie 1"),
        },
    ),
    "captain-vurst": _fifth_chapter("captain-vurst", {}),
    "proving-ground": replace(CHAPTERS["proving-ground"], levels=LEVELS),
}
"""The chapters of versions 3 to 5."""
SECOND_VERSION = {
    "first-frost": FIFTH_VERSION["first-frost"],
    "under-the-floor": _second_chapter(
        "under-the-floor",
        encounters={"stove-passage": parse_enemies("roach 4, rat 1"), "gear-pit": parse_enemies("rat 4, elite-rat 2")},
        surges={"*": Surge(parse_enemies("rat 2"))},
        items=(),
        tale={
            "memories": (
                Memory(
                    "free-grigou",
                    "under-the-floor-friend",
                    (Effect("wait", what="stove-passage", enemies=parse_enemies("roach 2, rat 1")),),
                ),
            )
        },
    ),
    "mill-race": _second_chapter(
        "mill-race",
        enemies=(("rat", "e1"), ("rat", "a4"), ("rat", "e4")),
        encounters={
            "mill-race": parse_enemies("rat 3, roach 3"),
            "drain": parse_enemies("roach 6"),
            "wheel-house": parse_enemies("rat 4, elite-rat 2"),
        },
        surges={"*": Surge(parse_enemies("rat 2"))},
        without=(),
        tale={
            "crossings": _crossings_with(
                "mill-race",
                "close-the-sluice",
                Effect("wait", what="wheel-house", enemies=parse_enemies("rat 3, elite-rat 1")),
            )
        },
    ),
    "webs-and-legs": _second_chapter(
        "webs-and-legs",
        encounters={
            "attic": parse_enemies("roach 5"),
            "rafters": parse_enemies("spider 1, roach 3"),
            "granary": parse_enemies("centipede 1, roach 4"),
        },
        surges={"*": Surge(parse_enemies("roach 3"))},
        items=(),
        tale={
            "crossings": _crossings_with(
                "webs-and-legs",
                "tread-softly",
                Effect("wait", what="rafters", enemies=parse_enemies("spider 1, roach 1")),
            ),
            "memories": _first_memories("webs-and-legs", 1),
        },
    ),
    "brodies-hour": _second_chapter(
        "brodies-hour",
        board=(Laid("tile-2", 1, 0), Laid("tile-1", 0, 0), Laid("tile-3", 2, 0)),
        start=("b3", "b4"),
        items=(),
        expected=1,
        encounters={"granary": parse_enemies("rat 4, elite-rat 1"), "kitchen": parse_enemies("brodie 1")},
        surges={"*": Surge(parse_enemies("brodie 1"))},
        without=(),
        tale={"pages": {4: "brodies-hour-clock"}, "memories": _first_memories("brodies-hour", 1)},
    ),
    "captain-vurst": _second_chapter(
        "captain-vurst",
        items=("hook",),
        expected=2,
        encounters={
            "root-tunnel": parse_enemies("roach 4, rat 2"),
            "wheel-house": parse_enemies("elite-rat 2, rat 2"),
            "rat-hole": parse_enemies("vurst 1, rat 3, elite-rat 1"),
        },
        surges={"*": Surge(parse_enemies("roach 2"))},
        tale={"pages": {4: "captain-vurst-late"}, "memories": _first_memories("captain-vurst", 2), "endings": ()},
    ),
    "proving-ground": FIFTH_VERSION["proving-ground"],
}
"""The chapters of version 2."""
FIRST_VERSION = {
    "first-frost": replace(
        FIFTH_VERSION["first-frost"],
        encounters={"granary": parse_enemies("rat 3, elite-rat 2, centipede 1")},
        tale=None,
    ),
    "proving-ground": FIFTH_VERSION["proving-ground"],
}
"""The chapters of version 1."""
