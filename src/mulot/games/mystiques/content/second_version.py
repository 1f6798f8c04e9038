"""The chapters as version 2 had them, for its journals and for tables that began with it."""

from __future__ import annotations

from mulot.games.mystiques.content.chapter import (
    Chapter,
    Choice,
    Crossing,
    Effect,
    Memory,
    Objective,
    Surge,
    Tale,
)
from mulot.games.mystiques.content.encounters import group
from mulot.games.mystiques.content.tiles import Laid

LEGS = ("eight-legs", "many-legs", "web-everywhere", "under-the-stone", "both-at-once")
"""The encounter cards with a spider or a centipede."""

FIRST_FROST = Chapter(
    "first-frost",
    end=6,
    mice=4,
    heroes=("aubin", "rivette", "melisse", "filch"),
    board=(Laid("tile-1", 0, 0), Laid("tile-2", 1, 0), Laid("tile-3", 2, 0)),
    start=("b3", "b4"),
    objective=Objective("clear", "granary"),
    enemies=(("rat", "e1"), ("rat", "e4"), ("rat", "a1")),
    encounters={"granary": group("rat 4, elite-rat 2, centipede 1")},
    tale=Tale(
        "first-frost-opening",
        "first-frost-won",
        "first-frost-lost",
        places={"granary": "first-frost-granary"},
        crossings=(
            Crossing(
                ("explore pantry",),
                "first-frost-jar",
                (
                    Choice(
                        "free-grigou",
                        "first-frost-grigou",
                        (
                            Effect("page", 1),
                            Effect("wait", what="granary", enemies=group("rat 4, elite-rat 1, centipede 1")),
                        ),
                    ),
                    Choice("hurry-on", "first-frost-crumbs", (Effect("cheese", 2),)),
                ),
            ),
        ),
    ),
)

UNDER_THE_FLOOR = Chapter(
    "under-the-floor",
    end=6,
    mice=4,
    heroes=("aubin", "rivette", "melisse", "filch"),
    board=(Laid("tile-1", 0, 0), Laid("tile-2", 1, 0), Laid("tile-7", 2, 0)),
    start=("b3", "b4"),
    objective=Objective("bring", "muscadin", "kitchen"),
    expected=1,
    enemies=(("roach", "e1"), ("roach", "a1")),
    encounters={
        "stove-passage": group("roach 4, rat 1"),
        "gear-pit": group("rat 4, elite-rat 2"),
    },
    surges={"*": Surge(group("rat 2"))},
    things={"gear-pit": ("muscadin", "d3")},
    tale=Tale(
        "under-the-floor-opening",
        "under-the-floor-won",
        "under-the-floor-lost",
        places={"stove-passage": "under-the-floor-dark", "gear-pit": "under-the-floor-pit"},
        crossings=(
            Crossing(
                ("take muscadin",),
                "under-the-floor-sleeper",
                (
                    Choice("carry-him", "under-the-floor-carried", (Effect("page", 1),)),
                    Choice("wake-him", "under-the-floor-awake", (Effect("come", enemies=group("rat 3, elite-rat 1")),)),
                ),
            ),
        ),
        memories=(
            Memory(
                "free-grigou",
                "under-the-floor-friend",
                (Effect("wait", what="stove-passage", enemies=group("roach 2, rat 1")),),
            ),
        ),
    ),
)

MILL_RACE = Chapter(
    "mill-race",
    end=6,
    mice=4,
    heroes=("aubin", "melisse", "filch", "ondine"),
    board=(Laid("tile-5", 0, 0), Laid("tile-4", 1, 0), Laid("tile-8", 1, 1)),
    start=("b1", "b2"),
    objective=Objective("bring", "crank", "wheel-house"),
    items=("hook",),
    expected=1,
    enemies=(("rat", "e1"), ("rat", "a4"), ("rat", "e4")),
    encounters={
        "mill-race": group("rat 3, roach 3"),
        "drain": group("roach 6"),
        "wheel-house": group("rat 4, elite-rat 2"),
    },
    surges={"*": Surge(group("rat 2"))},
    things={"drain": ("crank", "d2")},
    tale=Tale(
        "mill-race-opening",
        "mill-race-won",
        "mill-race-lost",
        places={"drain": "mill-race-drain", "wheel-house": "mill-race-wheel"},
        crossings=(
            Crossing(
                ("explore mill-race",),
                "mill-race-water",
                (
                    Choice(
                        "close-the-sluice",
                        "mill-race-still",
                        (
                            Effect("page", 1),
                            Effect("calm"),
                            Effect("wait", what="wheel-house", enemies=group("rat 3, elite-rat 1")),
                        ),
                    ),
                    Choice("trust-the-thread", "mill-race-thread", (Effect("cheese", 1),)),
                ),
            ),
        ),
    ),
)

WEBS_AND_LEGS = Chapter(
    "webs-and-legs",
    end=6,
    mice=4,
    heroes=("aubin", "rivette", "melisse", "ondine"),
    board=(Laid("tile-7", 0, 1), Laid("tile-6", 0, 0), Laid("tile-3", 1, 0)),
    start=("b3", "c3"),
    objective=Objective("defeat", "spider centipede"),
    expected=1,
    encounters={
        "attic": group("roach 5"),
        "rafters": group("spider 1, roach 3"),
        "granary": group("centipede 1, roach 4"),
    },
    surges={"*": Surge(group("roach 3"))},
    without=LEGS,
    webs={"attic": ("b3", "c3", "b2"), "rafters": ("c2", "d2", "b2")},
    tale=Tale(
        "webs-and-legs-opening",
        "webs-and-legs-won",
        "webs-and-legs-lost",
        places={"rafters": "webs-and-legs-rafters", "granary": "webs-and-legs-centipede"},
        crossings=(
            Crossing(
                ("explore attic",),
                "webs-and-legs-webs",
                (
                    Choice("light-the-candle", "webs-and-legs-candle", (Effect("sweep"), Effect("wheel", 3))),
                    Choice(
                        "tread-softly",
                        "webs-and-legs-softly",
                        (Effect("wait", what="rafters", enemies=group("spider 1, roach 1")),),
                    ),
                ),
            ),
        ),
        memories=(Memory("wake-him", "webs-and-legs-muscadin", (Effect("cheese", 1),)),),
    ),
)

BRODIES_HOUR = Chapter(
    "brodies-hour",
    end=6,
    mice=4,
    heroes=("aubin", "filch", "selene", "ondine"),
    board=(Laid("tile-2", 1, 0), Laid("tile-1", 0, 0), Laid("tile-3", 2, 0)),
    start=("b3", "b4"),
    objective=Objective("bell", "bell"),
    expected=1,
    encounters={
        "granary": group("rat 4, elite-rat 1"),
        "kitchen": group("brodie 1"),
    },
    surges={"*": Surge(group("brodie 1"))},
    things={"granary": ("bell", "d4")},
    tale=Tale(
        "brodies-hour-opening",
        "brodies-hour-won",
        "brodies-hour-lost",
        places={"granary": "brodies-hour-granary", "kitchen": "brodies-hour-kitchen"},
        pages={4: "brodies-hour-clock"},
        crossings=(
            Crossing(
                ("take bell",),
                "brodies-hour-bell",
                (
                    Choice("muffle-the-bell", "brodies-hour-wool", (Effect("page", 1),)),
                    Choice(
                        "let-it-ring",
                        "brodies-hour-ring",
                        (Effect("wait", what="kitchen", enemies=group("brodie 1, rat 2")),),
                    ),
                ),
            ),
        ),
        memories=(Memory("wake-him", "brodies-hour-muscadin", (Effect("item", what="grape"),)),),
    ),
)

CAPTAIN_VURST = Chapter(
    "captain-vurst",
    end=7,
    mice=4,
    heroes=("aubin", "rivette", "selene", "ondine"),
    board=(Laid("tile-7", 0, 0, 1), Laid("tile-5", 1, 0), Laid("tile-8", 2, 0)),
    start=("b3", "c3"),
    objective=Objective("defeat", "vurst"),
    items=("hook",),
    expected=2,
    enemies=(("rat", "e4"), ("rat", "e1")),
    encounters={
        "root-tunnel": group("roach 4, rat 2"),
        "wheel-house": group("elite-rat 2, rat 2"),
        "rat-hole": group("vurst 1, rat 3, elite-rat 1"),
    },
    surges={"*": Surge(group("roach 2"))},
    tale=Tale(
        "captain-vurst-opening",
        "captain-vurst-won",
        "captain-vurst-lost",
        places={"rat-hole": "captain-vurst-hole"},
        pages={4: "captain-vurst-late"},
        crossings=(
            Crossing(
                ("explore root-tunnel", "explore stone-floor"),
                "captain-vurst-sergeant",
                (
                    Choice(
                        "share-bread",
                        "captain-vurst-bread",
                        (
                            Effect("pay", 2),
                            Effect("wait", what="rat-hole", enemies=group("vurst 1, rat 2, elite-rat 1")),
                        ),
                    ),
                    Choice("stand-firm", "captain-vurst-firm", (Effect("cheese", 1),)),
                ),
            ),
        ),
        memories=(
            Memory("free-grigou", "captain-vurst-grigou", (Effect("marker", 1),)),
            Memory("let-it-ring", "captain-vurst-bell", (Effect("item", what="disguises"),)),
        ),
    ),
)

PROVING_GROUND = Chapter(
    "proving-ground",
    end=9,
    mice=4,
    heroes=("aubin", "filch", "selene", "ondine"),
    board=(
        Laid("tile-1", 0, 1),
        Laid("tile-2", 1, 1),
        Laid("tile-7", 1, 2),
        Laid("tile-5", 2, 1),
        Laid("tile-3", 3, 1),
        Laid("tile-4", 0, 0),
        Laid("tile-6", 2, 0),
        Laid("tile-8", 3, 2),
    ),
    start=("b3", "b4"),
    objective=Objective("defeat", "vurst"),
    enemies=(("roach", "e1"), ("roach", "e4")),
    items=("disguises", "hook", "fork", "grape"),
    visible="scratching",
    encounters={
        "cellar": group("brodie 1"),
        "granary": group("spider 1, roach 2"),
        "stone-floor": group("centipede 1, elite-rat 1"),
        "wheel-house": group("vurst 1, rat 2"),
    },
    surges={"wheel-house": Surge(group("roach 2"))},
)

SECOND_VERSION = {
    chapter.name: chapter
    for chapter in (
        FIRST_FROST,
        UNDER_THE_FLOOR,
        MILL_RACE,
        WEBS_AND_LEGS,
        BRODIES_HOUR,
        CAPTAIN_VURST,
        PROVING_GROUND,
    )
}
