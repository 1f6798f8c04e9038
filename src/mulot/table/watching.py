"""Coming in, looking, and the curtain between seats that share a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from mulot.table import commands as c
from mulot.table import telling
from mulot.table.curtain import settle_eye
from mulot.table.messages import Ack
from mulot.table.records import encode
from mulot.table.refusals import own_seat, refuse
from mulot.table.sitting import hand_back
from mulot.table.viewer import By, Viewer

if TYPE_CHECKING:
    from mulot.table.table import Table


def enter(t: Table, command: c.Enter, by: By) -> None:
    """A viewer comes; whoever was away has the seat back. All is told, with what was missed."""
    if by.device is None or by.viewer is None or not t.may_watch(by.device):
        refuse("no-spectators")
    arrives = not t.is_here(by.device)
    t.forget(by.viewer)
    viewer = t.viewers[by.viewer] = Viewer(by.device)
    t.connected[by.device] = t.connected.get(by.device, 0) + 1
    seats = t.seats_of(by.device)
    if arrives:
        t.away_since.pop(by.device, None)
        t.shown_anew |= bool(seats)
    if t.phase == "playing":
        for seat in seats:
            hand_back(t, seat, by)
    t.sight = None
    settle_eye(t, viewer)
    t.entering = (by.viewer, command.since)


def leave(t: Table, command: c.Exit, by: By) -> None:
    """A connection is gone."""
    device = t.forget(by.viewer)
    if device is not None:
        gone(t, device, by.now)


def present(t: Table, command: c.Present, by: By) -> None:
    """Another node has this device, or has it no longer."""
    before = t.is_here(command.device)
    if command.here:
        t.elsewhere.add(command.device)
        t.away_since.pop(command.device, None)
        t.shown_anew |= not before and bool(t.seats_of(command.device))
    else:
        t.elsewhere.discard(command.device)
        gone(t, command.device, by.now)


def gone(t: Table, device: str, now: float) -> None:
    """From now on this device is away, unless it has another connection."""
    sits = bool(t.seats_of(device))
    if not t.is_here(device) and device not in t.away_since and (sits or t.is_host(device)):
        t.away_since[device] = now
        t.shown_anew |= sits


def lift(t: Table, wish: c.Lift, by: By) -> None:
    """Look with this seat of one's own."""
    viewer = _viewer(t, by)
    own_seat(t, wish.seat, by)
    viewer.eye, viewer.curtain = wish.seat, None
    by.effects.tell.append(telling.everything(t, by.viewer))


def lower(t: Table, wish: c.Lower, by: By) -> None:
    """Look with none of several seats until the curtain is lifted again; one alone needs no curtain."""
    viewer = _viewer(t, by)
    if len(t.seats_of(viewer.device)) > 1:
        if viewer.eye is not None:
            viewer.curtain = viewer.eye
        viewer.eye = None
    by.effects.tell.append(telling.everything(t, by.viewer))


def look(t: Table, wish: c.Look, by: By) -> None:
    """Everything again."""
    _viewer(t, by)
    by.effects.tell.append(telling.everything(t, by.viewer, wish.since))


def recall(t: Table, wish: c.Recall, by: By) -> None:
    """All that the viewer's eye has heard."""
    _viewer(t, by)
    by.effects.tell.append(telling.all_heard(t, by.viewer))


def wonder(t: Table, wish: c.Wonder, by: By) -> None:
    """A question of the game's own, answered from what this viewer sees and from nothing else."""
    viewer = _viewer(t, by)
    if t.match is None:
        refuse("not-playing")
    answers = t.match.game.answers
    if wish.what not in answers:
        refuse("no-such-question")
    view = t.match.look(viewer.eye)
    by.effects.answer = Ack(wish.id, t.rev, answer=Raw(encode(answers[wish.what](view, wish.about))))


def _viewer(t: Table, by: By) -> Viewer:
    if by.viewer is None or by.viewer not in t.viewers:
        refuse("not-watching")
    return t.viewers[by.viewer]
