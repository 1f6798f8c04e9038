"""Le Moulin: nine men's morris with mice, as an external game in its own package.

Read `content` (points, beams, mills), `model`, `rules`, `view`, `notation`, then `bots`.
"""

from moulin.content import POINTS
from moulin.model import VERSION, Action, Event, Options, State, View
from moulin.notation import draw, read, write
from moulin.rules import ASKS, ENDS, REASONS, copy, legal, max_plies, new, play, waiting, why_not
from moulin.view import hear, imagine, look
from mulot.core.game import Game

GAME: Game[Options, State, Action, Event, View] = Game(
    id="moulin",
    version=VERSION,
    seats=(2,),
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
    things=POINTS,
)
