"""Moves, undo, and what is said at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mulot.core.errors import Refused, Unreadable
from mulot.core.game import AnyGame, Ask
from mulot.core.journal import Move
from mulot.table import commands as c
from mulot.table.curtain import encode
from mulot.table.effects import Telling
from mulot.table.messages import Ack, No, Said
from mulot.table.records import UndoAnswered, UndoAsked
from mulot.table.refusals import going_on, in_phase, own_seat, refuse
from mulot.table.seats import Person
from mulot.table.sitting import note
from mulot.table.words import PHRASES, REACTIONS

if TYPE_CHECKING:
    from mulot.table.table import Table
    from mulot.table.viewer import By

REMEMBERED = 32
"""How many refusals a table remembers, to answer those who ask twice the same way."""


_decoders: dict[int, tuple[AnyGame, msgspec.json.Decoder[Any]]] = {}
"""By the game's identity (a game is a value, but too big to hash)."""


def _actions(game: AnyGame) -> msgspec.json.Decoder[Any]:
    if id(game) not in _decoders:
        _decoders[id(game)] = (game, msgspec.json.Decoder(game.action | str))
    return _decoders[id(game)][1]


def play(t: Table, wish: c.Play, by: By) -> None:
    """A person's move. What came before under the same id is answered as it was then."""
    own_seat(t, wish.seat, by)
    came_to = t.played.get((wish.seat, wish.id))
    if came_to is not None:
        by.effects.answer = Ack(wish.id, came_to)
        return
    refused = t.refused.get((wish.seat, wish.id))
    if refused is not None:
        by.effects.answer = refused
        return
    going_on(t)
    if not isinstance(t.places[wish.seat], Person):
        refuse("stale")  # a character plays here until the person comes back
    if wish.question != t.questions[wish.seat]:
        refuse("stale")
    assert t.match is not None
    try:
        action = _actions(t.match.game).decode(wish.action)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable(bytes(wish.action)[:80].decode(errors="replace")) from None
    _move(t, wish.seat, action, wish.id, by)


def _move(t: Table, seat: int, action: Any, id_: str | None, by: By) -> None:
    assert t.match is not None
    lapses = t.undo is not None
    by.effects.append.append(t.play(seat, action, id_))
    t.news.append(t.match.told[-1])
    t.shown_anew |= lapses


def remember_refusal(t: Table, wish: c.Play, answer: No) -> None:
    """For the rest of the day the same id gets the same answer."""
    if answer.no in ("not-your-seat", "no-such-seat"):
        return
    t.refused[wish.seat, wish.id] = answer
    if len(t.refused) > REMEMBERED:
        del t.refused[next(iter(t.refused))]


def bot_plays(t: Table, thought: c.BotPlays, by: By) -> None:
    """A character's move. One that it may not make, or none where it must, is replaced by the first legal action."""
    going_on(t)
    seat = thought.seat
    if t.plays(seat) is None or thought.question != t.questions[seat]:
        refuse("stale")
    assert t.match is not None
    if thought.action is not None:
        try:
            _move(t, seat, thought.action, None, by)
        except (Refused, Unreadable):
            pass
        else:
            return
    must = isinstance(t.waiting, Ask) and seat in t.waiting.must
    if must:
        _move(t, seat, t.legal(seat)[0], None, by)


# ---------------------------------------------------------------- undo


def ask_undo(t: Table, wish: c.AskUndo, by: By) -> None:
    """Ask to go back to before the own last move; where nobody else is to be asked, it is done."""
    own_seat(t, wish.seat, by)
    going_on(t)
    to = _before_last_move(t, wish.seat)
    if t.undo is not None and (t.undo.seat, t.undo.to) == (wish.seat, to):
        return
    if t.others(wish.seat):
        note(t, by, UndoAsked(wish.seat, to))
    else:
        _go_back(t, to, by)


def answer_undo(t: Table, wish: c.AnswerUndo, by: By) -> None:
    """Agree or not; when all agree, it is done."""
    person = own_seat(t, wish.seat, by)
    going_on(t)
    if t.undo is None:
        refuse("no-undo-asked")
    asks = t.undo.seat in t.seats_of(person.device)
    if asks and wish.agree:
        return
    note(t, by, UndoAnswered(wish.seat, wish.agree))
    if t.undo is not None and not t.missing:
        _go_back(t, t.undo.to, by)


def _before_last_move(t: Table, seat: int) -> int:
    assert t.match is not None
    told, lines = t.match.told, t.match.journal.lines
    at = len(told) - 1
    while at > 0 and told[at].can_undo:
        line = lines[told[at].line]
        if isinstance(line, Move) and line.seat == seat:
            return told[at - 1].line
        at -= 1
    return refuse("cannot-undo" if at else "nothing-to-undo")


def _go_back(t: Table, to: int, by: By) -> None:
    by.effects.append.append(t.go_back(to))
    t.back, t.shown_anew = True, True


# ---------------------------------------------------------------- saying


def say(t: Table, wish: c.Say, by: By) -> None:
    """A phrase or a reaction, to all who watch. It is kept nowhere."""
    own_seat(t, wish.seat, by)
    in_phase(t, "open", "playing", "over")
    if wish.what not in PHRASES and wish.what not in REACTIONS:
        refuse("no-such-phrase")
    message = encode(Said(wish.seat, wish.what))
    by.effects.said.append(message)
    if t.viewers:
        by.effects.tell.append(Telling(tuple(t.viewers), message))
