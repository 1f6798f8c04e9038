"""Le Clan: a cooperative game of memory, silent help and villains.

Its modules: `model` (options, actions, events, state, view), `content` (board, tiles, villains), `rules` (the
procedures), `view` (what each seat sees, and sampling of possible worlds), `notation` (actions and board as text),
`bots` (the three characters), `scenes` (positions set up by hand).
"""

from dataclasses import replace
from functools import partial

from mulot.core.game import Game
from mulot.games.clan.content.board import EDGES
from mulot.games.clan.content.forest import ANIMALS, TILES, TROPHIES
from mulot.games.clan.encoding import planes
from mulot.games.clan.explanations import EXPLANATIONS, explain
from mulot.games.clan.model import VERSION, Action, Event, Options, State, View
from mulot.games.clan.notation import draw, read, write
from mulot.games.clan.rules import ASKS, ENDS, REASONS, copy, legal, max_plies, new, play, waiting, why_not
from mulot.games.clan.rules.procedures import Procedure
from mulot.games.clan.view import hear, imagine, look

GAME: Game[Options, State[Procedure], Action, Event, View] = Game(
    id="clan",
    version=VERSION,
    seats=(2, 3, 4, 5),
    options=Options,
    state=State[Procedure],
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
    rule_prefixes=("C", "CR"),
    secrets=True,
    things=(*TILES, *ANIMALS, *TROPHIES, *EDGES),
)
GAME = replace(GAME, old_versions={1: replace(GAME, version=1, new=partial(new, version=1))})
