"""The six chapters of the campaign, in order, and the proving ground, which has no story."""

from __future__ import annotations

from mulot.games.mystiques.content.chapter import (
    Chapter,
    Choice,
    Crossing,
    Effect,
    Ending,
    Level,
    Memory,
    Objective,
    Surge,
    Tale,
)
from mulot.games.mystiques.content.encounters import parse_enemies
from mulot.games.mystiques.content.tiles import Laid

CARDS_WITH_LARGE_ENEMIES = ("eight-legs", "many-legs", "web-everywhere", "under-the-stone", "both-at-once")
"""Encounter cards with a spider or a centipede."""

ALL_CARDS = ("ordinary", "hard")
"""Both kinds of encounter cards."""


def _levels(easy: Level, hard: Level) -> dict[str, Level]:
    """Return the levels of a chapter that is written for the ordinary one."""
    return {"easy": easy, "ordinary": Level(), "hard": hard}


FIRST_FROST = Chapter(
    "first-frost",
    end=6,
    mice=4,
    heroes=("aubin", "rivette", "melisse", "filch"),
    board=(Laid("tile-1", 0, 0), Laid("tile-2", 1, 0), Laid("tile-3", 2, 0)),
    start=("b3", "b4"),
    objective=Objective("clear", "granary"),
    enemies=(("rat", "e1"), ("rat", "e4"), ("rat", "a1")),
    encounters={"granary": parse_enemies("rat 4, elite-rat 2, centipede 1")},
    levels=_levels(Level(cheese=1, fewer=1), Level(more=parse_enemies("roach 2"), cards=("hard",))),
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
                            Effect("wait", what="granary", enemies=parse_enemies("rat 4, elite-rat 1, centipede 1")),
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
        "stove-passage": parse_enemies("roach 5, rat 1"),
        "gear-pit": parse_enemies("rat 4, elite-rat 2, roach 2"),
    },
    levels=_levels(Level(cheese=1, fewer=2), Level(more=parse_enemies("rat 1, roach 2"), cards=ALL_CARDS)),
    surges={"gear-pit": Surge(parse_enemies("rat 2"))},
    items=("fork", "grape"),
    things={"gear-pit": ("muscadin", "d3")},
    traps={"gear-pit": ("d3",)},
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
                    Choice(
                        "wake-him",
                        "under-the-floor-awake",
                        (Effect("come", enemies=parse_enemies("rat 3, elite-rat 1")),),
                    ),
                ),
            ),
        ),
        memories=(
            Memory(
                "free-grigou",
                "under-the-floor-friend",
                (Effect("wait", what="stove-passage", enemies=parse_enemies("roach 2, rat 1")),),
            ),
            Memory("hurry-on", "under-the-floor-jar", (Effect("wheel", 1),)),
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
    items=("disguises", "hook"),
    expected=1,
    enemies=(("rat", "e1"), ("rat", "a4"), ("rat", "e4"), ("elite-rat", "a1")),
    encounters={
        "drain": parse_enemies("roach 6"),
        "wheel-house": parse_enemies("rat 4, elite-rat 2, roach 3"),
    },
    levels=_levels(Level(cheese=1, fewer=2), Level(more=parse_enemies("roach 3"), cards=ALL_CARDS)),
    surges={"wheel-house": Surge(parse_enemies("rat 2"))},
    without=CARDS_WITH_LARGE_ENEMIES,
    things={"drain": ("crank", "d3")},
    traps={"mill-race": ("b1",)},
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
                            Effect("wait", what="wheel-house", enemies=parse_enemies("rat 3, elite-rat 1, roach 3")),
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
        "rafters": parse_enemies("spider 1, roach 3"),
        "granary": parse_enemies("centipede 1, roach 4, elite-rat 1"),
    },
    levels=_levels(Level(cheese=1, fewer=1), Level(more=parse_enemies("rat 1"), cards=ALL_CARDS)),
    surges={"rafters": Surge(parse_enemies("roach 3")), "granary": Surge(parse_enemies("roach 3"))},
    items=("fork", "grape"),
    without=CARDS_WITH_LARGE_ENEMIES,
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
                        (Effect("wait", what="rafters", enemies=parse_enemies("spider 1, roach 1")),),
                    ),
                ),
            ),
        ),
        memories=(
            Memory("wake-him", "webs-and-legs-muscadin", (Effect("cheese", 1),)),
            Memory(
                "carry-him",
                "webs-and-legs-pillow",
                (Effect("wait", what="attic", enemies=parse_enemies("roach 2, rat 1")),),
            ),
        ),
    ),
)

BRODIES_HOUR = Chapter(
    "brodies-hour",
    end=6,
    mice=4,
    heroes=("aubin", "filch", "selene", "ondine"),
    board=(Laid("tile-2", 1, 0, 1), Laid("tile-1", 0, 0), Laid("tile-3", 2, 0)),
    start=("b2", "b3"),
    objective=Objective("bell", "bell"),
    items=("fork",),
    expected=2,
    encounters={
        "granary": parse_enemies("elite-rat 1, rat 3, roach 1"),
        "kitchen": parse_enemies("brodie 1"),
    },
    levels=_levels(Level(cheese=1, fewer=2), Level(more=parse_enemies("rat 2"), cards=ALL_CARDS)),
    surges={"granary": Surge(parse_enemies("brodie 1")), "kitchen": Surge(parse_enemies("brodie 1"))},
    without=CARDS_WITH_LARGE_ENEMIES,
    things={"granary": ("bell", "d4")},
    traps={"granary": ("d4",)},
    tale=Tale(
        "brodies-hour-opening",
        "brodies-hour-won",
        "brodies-hour-lost",
        places={"granary": "brodies-hour-granary", "kitchen": "brodies-hour-kitchen"},
        pages={3: "brodies-hour-clock"},
        crossings=(
            Crossing(
                ("take bell",),
                "brodies-hour-bell",
                (
                    Choice("muffle-the-bell", "brodies-hour-wool", (Effect("page", 1),)),
                    Choice(
                        "let-it-ring",
                        "brodies-hour-ring",
                        (Effect("wait", what="kitchen", enemies=parse_enemies("brodie 1, rat 2")),),
                    ),
                ),
            ),
        ),
        memories=(
            Memory("wake-him", "brodies-hour-muscadin", (Effect("item", what="grape"),)),
            Memory("trust-the-thread", "brodies-hour-thread", (Effect("item", what="hook"),)),
            Memory(
                "tread-softly",
                "brodies-hour-slippers",
                (Effect("wait", what="granary", enemies=parse_enemies("elite-rat 1, rat 2, roach 1")),),
            ),
        ),
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
    items=("hook", "fork"),
    expected=3,
    enemies=(("rat", "e4"), ("rat", "e1")),
    encounters={
        "wheel-house": parse_enemies("elite-rat 2, rat 2"),
        "rat-hole": parse_enemies("vurst 1, rat 3, elite-rat 1"),
    },
    levels=_levels(Level(cheese=1, fewer=2), Level(more=parse_enemies("roach 2"), cards=ALL_CARDS)),
    surges={"rat-hole": Surge(parse_enemies("roach 2"))},
    traps={"rat-hole": ("b2", "b3")},
    tale=Tale(
        "captain-vurst-opening",
        "captain-vurst-won",
        "captain-vurst-lost",
        places={"rat-hole": "captain-vurst-hole"},
        pages={3: "captain-vurst-late"},
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
                            Effect("wait", what="rat-hole", enemies=parse_enemies("vurst 1, rat 2, elite-rat 1")),
                        ),
                    ),
                    Choice("stand-firm", "captain-vurst-firm", (Effect("cheese", 1),)),
                ),
            ),
        ),
        memories=(
            Memory("free-grigou", "captain-vurst-grigou", (Effect("marker", 1),)),
            Memory("let-it-ring", "captain-vurst-bell", (Effect("item", what="disguises"),)),
            Memory("muffle-the-bell", "captain-vurst-scarf", (Effect("cheese", 1),)),
            Memory("light-the-candle", "captain-vurst-candle", (Effect("cheese", 1),)),
            Memory(
                "close-the-sluice",
                "captain-vurst-slipper",
                (Effect("wait", what="wheel-house", enemies=parse_enemies("elite-rat 1, rat 2")),),
            ),
        ),
        endings=(
            Ending("share-bread", "captain-vurst-won-bread"),
            Ending("stand-firm", "captain-vurst-won-promise"),
            Ending("free-grigou", "captain-vurst-won-grigou"),
            Ending("hurry-on", "captain-vurst-won-jar"),
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
        "cellar": parse_enemies("brodie 1"),
        "granary": parse_enemies("spider 1, roach 2"),
        "stone-floor": parse_enemies("centipede 1, elite-rat 1"),
        "wheel-house": parse_enemies("vurst 1, rat 2"),
    },
    surges={"wheel-house": Surge(parse_enemies("roach 2"))},
)

CAMPAIGN = (FIRST_FROST, UNDER_THE_FLOOR, MILL_RACE, WEBS_AND_LEGS, BRODIES_HOUR, CAPTAIN_VURST)
"""The chapters that tell a story, in order."""

HELP = Crossing(
    ("begin",),
    "help-offered",
    (Choice("take-help", "help-taken", (Effect("cheese", 2),)), Choice("go-alone", "help-declined", ())),
)
"""What a chapter that was lost twice offers when it begins again (MR-216)."""

CHAPTERS = {chapter.name: chapter for chapter in (*CAMPAIGN, PROVING_GROUND)}
PASSAGES = (
    *(passage for chapter in CAMPAIGN if chapter.tale for passage in chapter.tale.passages()),
    *(HELP.passage, *(choice.passage for choice in HELP.choices)),
)
"""Every passage of the story."""
CHOICES = tuple(
    choice.name
    for crossing in (*(crossing for one in CAMPAIGN if one.tale for crossing in one.tale.crossings), HELP)
    for choice in crossing.choices
)
"""Every choice at a crossroads."""
THINGS = tuple(thing for chapter in CAMPAIGN for thing, _ in chapter.things.values())
"""Every story item that is placed on a tile."""
