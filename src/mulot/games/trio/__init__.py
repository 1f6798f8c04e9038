"""Le Trio: cards with holes are stacked in a cheese; three mice are good, three cats are bad.

Read `content` (the 24 cards), `state` (the table, actions, events), `rules`, `view`, `imagine`; `bots` play it.
"""

from dataclasses import replace
from functools import partial

from mulot.core.game import Game, public
from mulot.games.trio.drawing import draw
from mulot.games.trio.imagine import imagine
from mulot.games.trio.notation import read, write
from mulot.games.trio.rules import ASKS, ENDS, REASONS, copy, legal, longest, new, play, waiting, why_not
from mulot.games.trio.state import SIDES, VERSION, Action, Happening, Options, State
from mulot.games.trio.view import View, look

GAME: Game[Options, State, Action, Happening, View] = Game(
    id="trio",
    version=VERSION,
    seats=(2, 3, 4, 5, 6),
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
    asks=ASKS,
    reasons=REASONS,
    ends=ENDS,
    letters=("T", "TR"),
    secrets=True,
    things=SIDES,
)
GAME = replace(GAME, older={1: replace(GAME, version=1, new=partial(new, version=1))})
