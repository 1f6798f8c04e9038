"""Le Clan: a cooperative game of memory, silent help and villains.

What is where: `options`, `board` (places and edges), `content` (tiles, villains), `actions`, `events`, `rules/`
(the procedures), `view` (who sees what), `imagine` (worlds that fit), `notation`, `drawing`, `pointing` (the code),
`bots`, `winrates` (the table in the README).
"""

from mulot.core.game import Game, public
from mulot.games.clan.actions import Action
from mulot.games.clan.board import EDGES
from mulot.games.clan.content import ANIMALS, TILES, TROPHIES
from mulot.games.clan.drawing import draw
from mulot.games.clan.events import ClanEvent
from mulot.games.clan.imagine import imagine
from mulot.games.clan.notation import read, write
from mulot.games.clan.options import Options
from mulot.games.clan.rules import REASONS, VERSION, State, copy, legal, longest, new, play, waiting, why_not
from mulot.games.clan.view import View, look

GAME: Game[Options, State, Action, ClanEvent, View] = Game(
    id="clan",
    version=VERSION,
    seats=(2, 3, 4, 5),
    options=Options,
    state=State,
    action=Action,
    event=ClanEvent,
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
    asks=("first-look", "help", "explore", "explore-again", "put-back", "club", "wand", "owl"),
    reasons=REASONS,
    ends=("won", "sunrise", "late"),
    letters=("C", "CR"),
    secrets=True,
    things=(*TILES, *ANIMALS, *TROPHIES, *EDGES),
)
