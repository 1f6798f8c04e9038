"""Nibbles: take one to three cheeses from the heap, and try to get the last one.

- `model`: options, state, action, events and view
- `content`: the heap sizes, and checks of them (`faults`)
- `rules`: taking cheeses, and the end of the game
- `view`: what players see and hear, which is everything
- `notation`: an action as a number, and the heap as text
- `bots`: one character
- `encoding`: actions and views for machine learning
- `scenes`: positions set up by hand
"""

from mulot.core.game import Game

from .encoding import action_space, planes
from .model import SEATS, VERSION, Action, Event, Options, State, View
from .notation import draw, read, write
from .rules import ASKS, ENDS, REASONS, copy, legal, max_plies, new, play, waiting, why_not
from .view import hear, imagine, look

GAME: Game[Options, State, Action, Event, View] = Game(
    id="nibbles",
    version=VERSION,
    seats=SEATS,
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
    asks=ASKS,
    reasons=REASONS,
    ends=ENDS,
    rule_prefixes=("N", "NR"),
    action_space=action_space,
    planes=planes,
)
