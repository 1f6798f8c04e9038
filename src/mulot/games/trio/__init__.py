"""Le Trio: cards with holes are stacked in a cheese; three visible mice are good, three visible cats are bad.

model      options, actions, events, the state, the view
content    the 24 cards of each version, and their validation
rules      setting the table, legal actions, playing a card
view       what a seat sees and hears, and sampling of states that fit
notation   actions and board as text
bots       the three characters
generated  the cards for the client
scenes     positions set up by hand
"""

from dataclasses import replace
from functools import partial

from mulot.core.game import Game
from mulot.games.trio.encoding import planes
from mulot.games.trio.explanations import EXPLANATIONS, explain
from mulot.games.trio.model import SIDES, VERSION, Action, Event, Options, State, View
from mulot.games.trio.notation import draw, read, write
from mulot.games.trio.rules import ASKS, ENDS, REASONS, copy, legal, max_plies, new, play, waiting, why_not
from mulot.games.trio.view import hear, imagine, look

GAME: Game[Options, State, Action, Event, View] = Game(
    id="trio",
    version=VERSION,
    seats=(2, 3, 4, 5, 6),
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
    planes=planes,
    asks=ASKS,
    reasons=REASONS,
    ends=ENDS,
    explain=explain,
    explanations=EXPLANATIONS,
    rule_prefixes=("T", "TR"),
    secrets=True,
    things=SIDES,
)
GAME = replace(GAME, old_versions={1: replace(GAME, version=1, new=partial(new, version=1))})
