"""Barrières: race across the board, each turn a step or a barrier.

Read in this order: `board` (squares and grooves), `maze` (the barriers that stand, the ways they leave), `position`
(what the game consists of), `moves` (where a mouse can go), `rules`, `reasons` (why not), `view`, `drawing`,
`notation`.
Players are in `bots`, their compiled part in `kernel`; `qtp` and `analysis` are commands of their own.
"""

from mulot.core.game import Game, public
from mulot.games.barrieres.drawing import draw
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.position import VERSION, Action, Happening, Options, State
from mulot.games.barrieres.reasons import REASONS, why_not
from mulot.games.barrieres.rules import copy, legal, longest, new, play, waiting
from mulot.games.barrieres.view import View, imagine, look, routes

GAME: Game[Options, State, Action, Happening, View] = Game(
    id="barrieres",
    version=VERSION,
    seats=(2, 4),
    options=Options,
    state=State,
    action=Action,
    event=Happening,
    view=View,
    new=new,
    waiting=waiting,
    legal=legal,
    play=play,
    why_not=why_not,
    copy=copy,
    look=look,
    hear=public,
    imagine=imagine,
    write=write,
    read=read,
    longest=longest,
    draw=draw,
    asks=("turn",),
    reasons=REASONS,
    ends=("arrived", "too-long", "repeated"),
    letters=("B", "BR"),
    answers={"routes": lambda view, _about: routes(view)},
)
