"""Hints: "the friend beside you" is the strongest bot, asked what it would do. It knows only what the seat knows.

It is asked once per question; asking again returns the same hint. The hint goes only to the viewer that asked, and only
while that viewer may see what the seat sees.
"""

from __future__ import annotations

from msgspec import Raw

from mulot.core.game import Ask
from mulot.table import commands as c
from mulot.table.effects import Telling, Think
from mulot.table.messages import Advice, encode
from mulot.table.pace import LOST_IN_THOUGHT
from mulot.table.progress import Progress, going_on, note, own_seat, refuse
from mulot.table.records import Advised
from mulot.table.seats import Person
from mulot.table.state import Advising, TableState


def ask_friend(t: TableState, wish: c.AskFriend, p: Progress) -> None:
    """Ask for a hint on the current question of the sender's own seat."""
    own_seat(t, wish.seat, p)
    going_on(t)
    if not t.settings.friend or not t.catalogue.characters(t.game):
        refuse("no-friend")
    if p.viewer is None or p.viewer not in t.viewers:
        refuse("not-watching")
    if not _open_to(t, p.viewer, wish.seat):
        refuse("behind-curtain", seat=wish.seat)
    assert isinstance(t.waiting, Ask)
    if wish.seat not in t.waiting.seats:
        refuse("not-your-turn")
    if wish.question != t.questions[wish.seat] or not isinstance(t.places[wish.seat], Person):
        refuse("stale")
    before = t.advice.get(wish.seat)
    if before is None or before.question != wish.question:
        t.advice[wish.seat] = Advising(wish.question, p.viewer, p.now)
    elif before.said is not None:
        p.effects.tell.append(Telling((p.viewer,), before.said))
        return
    else:
        before.viewer = p.viewer
        if p.now < before.since + LOST_IN_THOUGHT:
            return
        before.since = p.now
    strongest = t.catalogue.characters(t.game)[-1]
    p.effects.think.append(Think(wish.seat, wish.question, strongest, must=False, friend=True))


def friend_says(t: TableState, thought: c.FriendSays, p: Progress) -> None:
    """Handle the bot's answer. A late answer is dropped; an empty one is delivered but not counted."""
    going_on(t)
    seat, asked = thought.seat, t.advice.get(thought.seat)
    if asked is None or asked.question != thought.question or t.questions[seat] != thought.question:
        refuse("stale")
    if asked.said is not None:
        return
    legal = t.legal(seat)
    if thought.action is None or thought.action not in legal:
        del t.advice[seat]
        said = encode(Advice(seat, thought.question))
    else:
        assert t.match is not None
        game, view, heard = t.match.game, t.match.look(seat), t.match.heard(seat)
        ground = None if game.ground is None else game.ground(view, heard, seat, thought.action)
        said = asked.said = encode(Advice(seat, thought.question, Raw(encode(thought.action)), ground))
        note(t, p, Advised(seat))
    if asked.viewer in t.viewers and _open_to(t, asked.viewer, seat):
        p.effects.tell.append(Telling((asked.viewer,), said))


def _open_to(t: TableState, number: int, seat: int) -> bool:
    """True if a viewer sees what this seat sees. In a game with secrets, a shared device has to be passed on first: the
    hint uses everything the seat has seen, and would tell it to whoever is looking."""
    viewer = t.viewers[number]
    seats = t.seats_of(viewer.device)
    assert t.match is not None
    return seat in seats and (viewer.eye == seat or not t.match.game.secrets)
