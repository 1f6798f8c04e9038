"""La Souricière: a race from the mouse house to the cheese, over holes, through rooms, past the trap.

model      options, the one action, events, the state, the view
content    the board
rules      throwing the die, moving, rooms, the trap
view       what a seat sees and hears, which is everything
notation   the action and the board as text
bots       no characters, because there is nothing to choose
generated  the board for the client
scenes     positions set up by hand
"""

from mulot.core.game import Game
from mulot.games.souriciere.content import ROOMS
from mulot.games.souriciere.encoding import planes
from mulot.games.souriciere.explanations import EXPLANATIONS, explain
from mulot.games.souriciere.model import SEATS, VERSION, Action, Event, Options, State, View
from mulot.games.souriciere.notation import draw, read, write
from mulot.games.souriciere.rules import ASKS, ENDS, REASONS, copy, legal, max_plies, new, play, waiting, why_not
from mulot.games.souriciere.view import hear, imagine, look

GAME: Game[Options, State, Action, Event, View] = Game(
    id="souriciere",
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
    planes=planes,
    asks=ASKS,
    reasons=REASONS,
    ends=ENDS,
    explain=explain,
    explanations=EXPLANATIONS,
    rule_prefixes=("S", "SR"),
    things=ROOMS,
)
