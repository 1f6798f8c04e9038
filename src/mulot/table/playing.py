"""Moves of people and bots."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from mulot.core.decoders import decoders
from mulot.core.errors import Refused, Unreadable
from mulot.core.game import AnyGame, Ask
from mulot.core.match import Match
from mulot.core.recent import Forgotten, known_since
from mulot.table import commands as c
from mulot.table.messages import Ack, No
from mulot.table.progress import Progress, going_on, own_seat, refuse
from mulot.table.seats import Person
from mulot.table.state import TableState

REMEMBERED = 32
"""How many refusals a table remembers, so that a repeated command gets the same answer."""


def _read(game: AnyGame, action: Raw) -> Any:
    """Decode an action of this game. Raises Unreadable."""
    try:
        return decoders(game).action.decode(action)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable(bytes(action)[:80].decode(errors="replace")) from None


def play(t: TableState, wish: c.Play, p: Progress) -> None:
    """Play a person's move. A repeated id gets the answer that it got the first time."""
    own_seat(t, wish.seat, p)
    move = (wish.seat, wish.id)
    came_to = t.played.get(move)
    if came_to is not None:
        p.effects.answer = Ack(wish.id, came_to)
        return
    refused = t.refused.get(move)
    if refused is not None:
        p.effects.answer = refused
        return
    going_on(t)
    if not isinstance(t.places[wish.seat], Person):
        refuse("stale")  # a stand-in plays here until the person comes back
    assert t.match is not None
    if wish.question != t.questions[wish.seat]:
        if 0 <= wish.question < known_since(t.match.journal.lines):
            raise Forgotten(wish.question)  # this move may have been played already: only the rows can tell
        refuse("stale")
    t.match.play(wish.seat, _read(t.match.game, wish.action))
    _moved(t, wish.seat, wish.id, p)


def _moved(t: TableState, seat: int, id_: str | None, p: Progress) -> None:
    """Record the move that was just played; a pending undo request lapses."""
    assert t.match is not None
    p.shown_anew |= t.undo is not None
    p.effects.append.append(t.moved(seat, id_))
    p.news.append(t.match.last_told)


def remember_refusal(t: TableState, wish: c.Play, answer: No) -> None:
    """Remember the answer for this seat and id."""
    if answer.no in ("not-your-seat", "no-such-seat"):
        return
    t.refused[wish.seat, wish.id] = answer
    if len(t.refused) > REMEMBERED:
        del t.refused[next(iter(t.refused))]


def why_not(t: TableState, wish: c.WhyNot, p: Progress) -> None:
    """Refuse with the reason why the action is illegal; play nothing."""
    own_seat(t, wish.seat, p)
    going_on(t)
    assert t.match is not None
    t.match.check(wish.seat, _read(t.match.game, wish.action))


def bot_plays(t: TableState, thought: c.BotPlays, p: Progress) -> None:
    """Play a bot's move. An illegal move, or none where the seat must act, is replaced by the first legal action."""
    going_on(t)
    seat = thought.seat
    if t.plays(seat) is None or thought.question != t.questions[seat]:
        refuse("stale")
    assert t.match is not None
    if not _tried(t.match, seat, thought.action):
        if not isinstance(t.waiting, Ask) or seat not in t.waiting.must:
            return
        t.match.play(seat, t.legal(seat)[0])
    _moved(t, seat, None, p)


def _tried(match: Match, seat: int, action: Any) -> bool:
    """Try to play the bot's action; True if it was legal and has been played."""
    try:
        if action is not None:
            match.play(seat, action)
    except (Refused, Unreadable):
        return False
    return action is not None
