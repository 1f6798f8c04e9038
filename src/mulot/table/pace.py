"""Timers of a table: who is late, when a stand-in is offered, which bot has to think.

None of this is stored; after a restart all timeouts begin again.
"""

from __future__ import annotations

from mulot.core.game import Ask
from mulot.table import commands as c
from mulot.table.effects import Known, Think
from mulot.table.progress import Progress
from mulot.table.seats import Empty, Person
from mulot.table.state import TableState

RETURN = 3600.0
"""Seconds during which a host who was away may take the table back."""
LOST_IN_THOUGHT = 30.0
"""Seconds after which a bot that has not answered is asked again."""


def tick(t: TableState, command: c.Tick, p: Progress) -> None:
    """Do nothing: the timers are updated after every command."""


def keep(t: TableState, p: Progress, think: bool) -> None:
    """Update offers, lateness and bot requests, and the time of the next `Tick`."""
    if t.calm and isinstance(t.waiting, Ask):
        _note_questions(t, p.now)
        return
    now, wakes = p.now, list[float]()
    _offer_host(t, p, wakes)
    _offer_return(t, p, wakes)
    if not isinstance(t.waiting, Ask) or t.paused or t.phase != "playing":
        t.asked_since, t.thinking = [], {}
        _offer(t, p, (), ())
        p.effects.wake = min(wakes, default=None)
        return
    _note_questions(t, now)
    late, offered = [], []
    for seat in t.waiting.must:
        since = t.asked_since[seat][1]
        place = t.places[seat]
        if isinstance(place, Empty):
            offered.append(seat)
        elif isinstance(place, Person):
            times = []
            if t.settings.clock is not None:
                times.append(since + t.settings.clock)
                if now >= times[0]:
                    late.append(seat)
            if place.left:
                times.append(now)
            elif not t.is_here(place.device):
                times.append(max(since, t.away_since.get(place.device, t.loaded_at)) + t.settings.patience)
            if any(now >= time for time in times):
                offered.append(seat)
            wakes += [time for time in times if time > now]
    _offer(t, p, tuple(late), tuple(offered))
    _think(t, p, think, wakes)
    p.effects.wake = min(wakes, default=None)
    t.calm = _is_calm(t)


def _note_questions(t: TableState, now: float) -> None:
    """Record since when each seat has had its current question."""
    if not t.asked_since:
        t.asked_since = [(question, now) for question in t.questions]
    for seat, question in enumerate(t.questions):
        if t.asked_since[seat][0] != question:
            t.asked_since[seat] = (question, now)


def _is_calm(t: TableState) -> bool:
    """True if no timer can fire until somebody connects, disconnects or changes something."""
    return (
        t.first_host is None
        and t.settings.clock is None
        and not (t.late or t.offered or t.host_offered or t.may_return or t.thinking)
        and t.is_here(t.host)
        and all(isinstance(place, Person) and not place.left and t.is_here(place.device) for place in t.places)
    )


def _offer(t: TableState, p: Progress, late: tuple[int, ...], offered: tuple[int, ...]) -> None:
    """Set which seats are late and for which a stand-in is offered."""
    if (late, offered) != (t.late, t.offered):
        t.late, t.offered, p.shown_anew = late, offered, True


def _offer_host(t: TableState, p: Progress, wakes: list[float]) -> None:
    """Offer the role of host to seated people while the host is away for longer than the table's patience."""
    offered = False
    if not t.is_here(t.host) and t.phase != "over" and any(t.is_here(person.device) for _, person in t.people):
        at = t.away_since.get(t.host, t.loaded_at) + t.settings.patience
        offered = p.now >= at
        if not offered:
            wakes.append(at)
    if offered != t.host_offered:
        t.host_offered, p.shown_anew = offered, True


def _offer_return(t: TableState, p: Progress, wakes: list[float]) -> None:
    """Let a former host take the table back for an hour."""
    if t.first_host is None or t.phase == "over":
        t.taken_from, may_return = None, False
    else:
        if t.taken_from is None or t.taken_from[0] != t.first_host:
            t.taken_from = (t.first_host, p.now)
        until = t.taken_from[1] + RETURN
        may_return = p.now < until
        if may_return:
            wakes.append(until)
    if may_return != t.may_return:
        t.may_return, p.shown_anew = may_return, True
        t.unsettle()


def _think(t: TableState, p: Progress, think: bool, wakes: list[float]) -> None:
    """Ask the bots whose turn it is, and repeat requests that were not answered in time."""
    assert isinstance(t.waiting, Ask)
    thinking: dict[int, tuple[int, float]] = {}
    for seat in t.waiting.seats:
        character = t.plays(seat)
        if character is None:
            continue
        question = t.questions[seat]
        asked, since = t.thinking.get(seat, (-1, p.now))
        must = seat in t.waiting.must
        lost = asked == question and must and p.now >= since + LOST_IN_THOUGHT
        if asked != question or lost:
            since = p.now
            if think or lost:
                p.effects.think.append(Think(seat, question, character, must))
        thinking[seat] = (question, since)
        if must:
            wakes.append(since + LOST_IN_THOUGHT)
    t.thinking = thinking


def known_to(t: TableState, seat: int, character: str) -> Known:
    """Return the input for a bot that plays this seat, or hints at it: what the seat sees, may do, and has heard."""
    match = t.match
    assert match is not None
    hear = match.game.hear
    heard = tuple(tuple(h for e in told.events if (h := hear(e, seat)) is not None) for told in match.told)
    return Known(
        match.game.id,
        match.game.version,
        seat,
        character,
        t.questions[seat],
        match.look(seat),
        tuple(t.legal(seat)),
        heard,
    )
