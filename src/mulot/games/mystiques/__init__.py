"""Les Mystiques: hero mice in an old water mill by night, a cooperative adventure in chapters."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from mulot.core.game import Game, public
from mulot.games.mystiques import actions, events
from mulot.games.mystiques.campaign import sequel
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
from mulot.games.mystiques.draw import draw
from mulot.games.mystiques.notation import read, write
from mulot.games.mystiques.options import Options
from mulot.games.mystiques.questions import ANSWERS
from mulot.games.mystiques.rules.play import legal, longest, play, waiting, why_not
from mulot.games.mystiques.rules.rolling import TRIALS
from mulot.games.mystiques.rules.setup import VERSION, new
from mulot.games.mystiques.rules.windows import MOMENTS
from mulot.games.mystiques.state import State, copy_state
from mulot.games.mystiques.view import View, imagine, look

_NEWEST = Game(
    id="mystiques",
    version=VERSION,
    seats=(1, 2, 3, 4),
    options=Options,
    state=State,
    action=actions.Action,
    event=events.Happening,
    view=View,
    new=new,
    waiting=waiting,
    legal=legal,
    play=play,
    why_not=why_not,
    copy=copy_state,
    look=look,
    hear=public,
    imagine=imagine,
    write=write,
    read=read,
    longest=longest,
    draw=draw,
    sequel=sequel,
    anew=("difficulty", "heroes", "enemies_hold"),
    asks=(
        "begin",
        "turn",
        "trap",
        "found",
        "share",
        "equip",
        "put",
        "come-back",
        "crossroads",
        "keep",
        *(f"moment-{moment}" for moment in MOMENTS if moment != "turn"),
    ),
    reasons=(
        "not-asked",
        "webbed",
        "down",
        "not-down",
        "no-points",
        "held",
        "not-adjacent",
        "against-current",
        "full",
        "too-far",
        "acted-already",
        "move-first",
        "stunned",
        "not-affected",
        "out-of-reach",
        "out-of-sight",
        "nearer-first",
        "no-weapon",
        "not-held",
        "no-such-enemy",
        "searched-already",
        "no-exit-here",
        "enemies-here",
        "needs-hook",
        "needs-knack",
        "leads-nowhere",
        "in-the-current",
        "once-a-turn",
        "no-such-mouse",
        "too-far-to-share",
        "nothing-to-share",
        "nothing-to-wear",
        "six-cheese",
        "not-your-class",
        "taken",
        "not-in-stash",
        "no-such-space",
        "thread-too-short",
        "both-in-water",
        "on-own-space",
        "not-in-water",
        "not-empty",
        "at-an-encounter",
        "not-here",
        "no-fork-here",
        "another-mouse-here",
        "no-such-card",
        "another-moment",
        "one-ability",
        "too-little-cheese",
        "no-use-now",
        "not-in-bag",
        "not-to-wear",
        "bag-full",
        "not-worn",
        "once-each",
        "no-cat-here",
        "carried-along",
    ),
    answers=ANSWERS,
    ends=("objective", "hourglass", "all-captured", "long-night"),
    letters=("M", "MR"),
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
    words=(
        *(f"{word}-{name}" for name in CHAPTERS for word in ("chapter", "goal")),
        *(f"story-{passage}-{length}" for passage in PASSAGES for length in ("title", "line", "short", "full")),
        *(f"choice-{choice}" for choice in CHOICES),
        *(f"about-{thing}" for thing in (*HEROES, *KINDS, *SIDES)),
    ),
)

GAME = replace(_NEWEST, older={1: replace(_NEWEST, version=1, new=partial(new, version=1))})
"""Version 2 tells stories, asks at crossroads and knows the campaign; journals of version 1 play as they did."""
