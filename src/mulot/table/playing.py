"""Moves, undo, and what is said at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from mulot.core.errors import Refused, Unreadable
from mulot.core.game import AnyGame, Ask
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.core.recent import Forgotten, known_since
from mulot.table import commands as c
from mulot.table.effects import Telling
from mulot.table.messages import Ack, No, Said, encode
from mulot.table.progress import Progress, note
from mulot.table.records import UndoAnswered, UndoAsked
from mulot.table.refusals import going_on, in_phase, own_seat, refuse
from mulot.table.seats import Person
from mulot.table.state import TableState
from mulot.table.words import PHRASES, REACTIONS

REMEMBERED = 32
"""How many refusals a table remembers, to answer those who ask twice the same way."""


_decoders: dict[int, tuple[AnyGame, msgspec.json.Decoder[Any]]] = {}
"""By the game's identity (a game is a value, but too big to hash)."""


def _actions(game: AnyGame) -> msgspec.json.Decoder[Any]:
    known = _decoders.get(id(game))
    if known is None:
        known = _decoders[id(game)] = (game, msgspec.json.Decoder(game.action | str))
    return known[1]


def _read(game: AnyGame, action: Raw) -> Any:
    try:
        return _actions(game).decode(action)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable(bytes(action)[:80].decode(errors="replace")) from None


def play(t: TableState, wish: c.Play, p: Progress) -> None:
    """A person's move. What came before under the same id is answered as it was then."""
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
        refuse("stale")  # a character plays here until the person comes back
    assert t.match is not None
    if wish.question != t.questions[wish.seat]:
        if 0 <= wish.question < known_since(t.match.journal.lines):
            raise Forgotten(wish.question)  # it may have been played then: only the rows still know
        refuse("stale")
    t.match.play(wish.seat, _read(t.match.game, wish.action))
    _moved(t, wish.seat, wish.id, p)


def _moved(t: TableState, seat: int, id_: str | None, p: Progress) -> None:
    """Write the move down that was just played. A wish to go back lapses with it."""
    assert t.match is not None
    p.shown_anew |= t.undo is not None
    p.effects.append.append(t.moved(seat, id_))
    p.news.append(t.match.last_told)


def remember_refusal(t: TableState, wish: c.Play, answer: No) -> None:
    """For the rest of the day the same id gets the same answer."""
    if answer.no in ("not-your-seat", "no-such-seat"):
        return
    t.refused[wish.seat, wish.id] = answer
    if len(t.refused) > REMEMBERED:
        del t.refused[next(iter(t.refused))]


def why_not(t: TableState, wish: c.WhyNot, p: Progress) -> None:
    """Raises the reason against an action, and plays nothing."""
    own_seat(t, wish.seat, p)
    going_on(t)
    assert t.match is not None
    t.match.check(wish.seat, _read(t.match.game, wish.action))


def bot_plays(t: TableState, thought: c.BotPlays, p: Progress) -> None:
    """A character's move. One that it may not make, or none where it must, is replaced by the first legal action."""
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
    """Play what a character thought of, if it thought of something that it may do."""
    try:
        if action is not None:
            match.play(seat, action)
    except (Refused, Unreadable):
        return False
    return action is not None


# ---------------------------------------------------------------- undo


def ask_undo(t: TableState, wish: c.AskUndo, p: Progress) -> None:
    """Ask to go back to before this device's last move; where nobody else is to be asked, it is done."""
    seats = t.seats_of(p.device)
    if not seats:
        refuse("not-your-seat", seat=0)
    going_on(t)
    seat, to = _last_move(t, seats)
    if t.undo is not None and (t.undo.seat, t.undo.to) == (seat, to):
        return
    if t.others(seat):
        note(t, p, UndoAsked(seat, to))
    else:
        go_back(t, to, p)


def answer_undo(t: TableState, wish: c.AnswerUndo, p: Progress) -> None:
    """Agree or not; when all agree, it is done."""
    person = own_seat(t, wish.seat, p)
    going_on(t)
    if t.undo is None:
        refuse("no-undo-asked")
    asks = t.undo.seat in t.seats_of(person.device) if t.undo.host is None else t.undo.host == person.device
    if asks and wish.agree:
        return
    if wish.agree and t.undo.host is None:
        _may_go_back(t, t.undo.to)  # a wish may be older than what this house holds to be seen or told
    note(t, p, UndoAnswered(wish.seat, wish.agree))
    if t.undo is not None and not t.missing:
        go_back(t, t.undo.to, p, rewind=t.undo.host is not None)


def _last_move(t: TableState, seats: Sequence[int]) -> tuple[int, int]:
    """Which of these seats moved last, and the line before that move. Refused where that cannot be taken back."""
    assert t.match is not None
    told, lines = t.match.told, t.match.journal.lines
    at = len(told) - 1
    while at > 0 and told[at].can_undo:
        line = lines[told[at].line]
        if isinstance(line, Move) and line.seat in seats:
            return line.seat, _may_go_back(t, told[at - 1].line)
        at -= 1
    return refuse("cannot-undo" if at else "nothing-to-undo")


def _may_go_back(t: TableState, to: int) -> int:
    """The line, if it may be gone back to; refused where something was seen or told since."""
    assert t.match is not None
    reason = t.match.why_no_undo(to)
    if reason is not None:
        raise Refused(reason)
    return to


def go_back(t: TableState, to: int, p: Progress, rewind: bool = False) -> None:
    """All want it."""
    p.effects.append.append(t.go_back(to, rewind))
    p.back = p.shown_anew = True


# ---------------------------------------------------------------- saying


def say(t: TableState, wish: c.Say, p: Progress) -> None:
    """A phrase or a reaction, to all who watch. It is kept nowhere."""
    own_seat(t, wish.seat, p)
    in_phase(t, "open", "playing", "over")
    if wish.what not in PHRASES and wish.what not in REACTIONS:
        refuse("no-such-phrase")
    message = encode(Said(wish.seat, wish.what))
    p.effects.said.append(message)
    if t.viewers:
        p.effects.tell.append(Telling(tuple(t.viewers), message))
