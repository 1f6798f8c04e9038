"""Les Mystiques: a cooperative adventure in chapters, with hero mice in an old water mill at night.

- `model`: the data types
- `content`: the world as data
- `rules`: one file per procedure
- `view`: what players see, and the queries they may ask
- `notation`: actions and the table as text
- `encoding`: actions and the table as arrays
- `bots`: the characters that play mice
- `campaign`: which chapter follows
- `scenes`: tables set up by hand
- `generated`: the content that the client draws
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from mulot.core.game import Game
from mulot.games.mystiques.campaign import next_chapter_options
from mulot.games.mystiques.content import (
    ABILITIES,
    CARDS,
    CHAPTERS,
    CHOICES,
    ENCOUNTERS,
    HEROES,
    KINDS,
    PASSAGES,
    SEARCH,
    SIDES,
    THINGS,
)
from mulot.games.mystiques.encoding import action_space, planes
from mulot.games.mystiques.explanations import EXPLANATIONS, explain
from mulot.games.mystiques.model import VERSION, Action, Event, Options, State, View
from mulot.games.mystiques.notation import draw, read, write
from mulot.games.mystiques.rules import ASKS, ENDS, REASONS, copy, legal, max_plies, new, play, waiting, why_not
from mulot.games.mystiques.rules.star_roll import TRIALS
from mulot.games.mystiques.view import QUERIES, hear, imagine, look

_NEWEST = Game(
    id="mystiques",
    version=VERSION,
    seats=(1, 2, 3, 4),
    options=Options,
    state=State,
    action=Action,
    event=Event,
    view=View,
    new=new,
    waiting=waiting,
    legal=legal,
    play=play,
    why_not=why_not,
    copy=copy,
    look=look,
    hear=hear,
    imagine=imagine,
    write=write,
    read=read,
    max_plies=max_plies,
    draw=draw,
    action_space=action_space,
    planes=planes,
    next_chapter=next_chapter_options,
    renegotiable=("difficulty", "heroes", "enemies_hold", "captives_whisper"),
    asks=ASKS,
    reasons=REASONS,
    queries=QUERIES,
    ends=ENDS,
    explain=explain,
    explanations=EXPLANATIONS,
    rule_prefixes=("M", "MR"),
    things=tuple(
        dict.fromkeys(
            (
                *HEROES,
                *KINDS,
                *CARDS,
                *SIDES,
                *ABILITIES,
                *SEARCH,
                *ENCOUNTERS,
                *CHAPTERS,
                *PASSAGES,
                *CHOICES,
                *THINGS,
                *TRIALS,
                "stunned",
                "webbed",
                "down",
                "move",
                "lore",
                "cheese",
            )
        )
    ),
    message_keys=(
        *(f"{word}-{name}" for name in CHAPTERS for word in ("chapter", "goal")),
        *(f"story-{passage}-{length}" for passage in PASSAGES for length in ("title", "line", "short", "full")),
        *(f"choice-{choice}" for choice in CHOICES),
        *(f"about-{thing}" for thing in (*HEROES, *KINDS, *SIDES)),
    ),
)

GAME = replace(
    _NEWEST,
    old_versions={
        before: replace(_NEWEST, version=before, new=partial(new, version=before)) for before in range(1, VERSION)
    },
)
"""Versions 1 to 3 of the rules. Version 2 added stories, crossroads and the campaign; version 3 follows the rules memo
more closely and uses more cards; since version 4, mice may not enter a current against its direction. Journals of
older versions replay as they were played."""
