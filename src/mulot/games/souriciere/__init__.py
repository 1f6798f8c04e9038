"""La Souricière: a race from the mouse house to the cheese, over holes, through rooms, past the trap.

content   the board and what is checked of it (faults)
rules     a throw and all that comes of it; events has what is told
view      what one sees; drawing shows it as text
analysis  how the board plays: exact for two, simulated for more
"""

from mulot.core.game import Game, public
from mulot.games.souriciere import rules
from mulot.games.souriciere.content import ROOMS
from mulot.games.souriciere.drawing import draw
from mulot.games.souriciere.events import AnyEvent
from mulot.games.souriciere.view import View, imagine, look

GAME: Game[rules.Options, rules.State, rules.Roll, AnyEvent, View] = Game(
    id="souriciere",
    version=rules.VERSION,
    seats=rules.SEATS,
    options=rules.Options,
    state=rules.State,
    action=rules.Roll,
    event=AnyEvent,
    view=View,
    new=rules.new,
    waiting=rules.waiting,
    legal=rules.legal,
    play=rules.play,
    why_not=rules.why_not,
    copy=rules.copy,
    look=look,
    hear=public,
    imagine=imagine,
    write=rules.write,
    read=rules.read,
    longest=rules.longest,
    draw=draw,
    asks=("roll",),
    reasons=(),
    ends=("cheese", "night"),
    letters=("S", "SR"),
    things=ROOMS,
)
