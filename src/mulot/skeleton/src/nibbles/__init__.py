"""Nibbles: take one to three cheeses, and the last one if you can.

model     the options, the table, the one action, what is told and what is seen
content   the heaps, and what is checked of them (faults)
rules     taking, and the end
view      what one sees and hears: everything
notation  an action as a number, the heap as text
bots      one character
encoding  the actions and the table for those who learn
scenes    tables set by hand
"""

from mulot.core.game import Game

from .encoding import alphabet, planes
from .model import SEATS, VERSION, Action, Event, Options, State, View
from .notation import draw, read, write
from .rules import ASKS, ENDS, REASONS, copy, legal, longest, new, play, waiting, why_not
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
    longest=longest,
    draw=draw,
    asks=ASKS,
    reasons=REASONS,
    ends=ENDS,
    letters=("N", "NR"),
    alphabet=alphabet,
    planes=planes,
)
