"""Barrières: a race across the board; each turn is a step or a barrier.

Read in this order: `content` (squares, grooves, how many barriers), `model` (options, state, actions, events, view),
`rules`, `view`, `notation`. `bots` contains the bots, and `scenes` sets up positions by hand.
"""

from mulot.core.game import Game
from mulot.games.barrieres.encoding import action_space, planes
from mulot.games.barrieres.explanations import EXPLANATIONS, explain
from mulot.games.barrieres.model import VERSION, Action, Event, Options, State, View
from mulot.games.barrieres.notation import draw, read, write
from mulot.games.barrieres.rules import ASKS, ENDS, REASONS, copy, legal, max_plies, new, play, waiting, why_not
from mulot.games.barrieres.view import hear, imagine, look, routes

GAME: Game[Options, State, Action, Event, View] = Game(
    id="barrieres",
    version=VERSION,
    seats=(2, 4),
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
    asks=ASKS,
    reasons=REASONS,
    ends=ENDS,
    explain=explain,
    explanations=EXPLANATIONS,
    rule_prefixes=("B", "BR"),
    queries={"routes": routes},
)
