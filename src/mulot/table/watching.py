"""Commands of viewers: connecting, disconnecting, resyncing, history, queries, and the curtain."""

from __future__ import annotations

from msgspec import Raw

from mulot.core.drawing import answers
from mulot.table import commands as c
from mulot.table import telling
from mulot.table.curtain import settle_eye
from mulot.table.effects import Seen
from mulot.table.messages import Ack, encode
from mulot.table.progress import Progress, own_seat, refuse
from mulot.table.sitting import hand_back
from mulot.table.state import TableState
from mulot.table.viewer import Viewer


def enter(t: TableState, command: c.Enter, p: Progress) -> None:
    """Add a viewer and send it everything, with the events it missed. People who were away get their seats back."""
    if p.device is None or p.viewer is None or not t.may_watch(p.device):
        refuse("no-spectators")
    arrives = not t.is_here(p.device)
    t.forget(p.viewer)
    t.unsettle()
    viewer = t.viewers[p.viewer] = Viewer(p.device)
    t.connected[p.device] = t.connected.get(p.device, 0) + 1
    seats = t.seats_of(p.device)
    if arrives:
        t.away_since.pop(p.device, None)
        p.shown_anew |= bool(seats)
    if t.phase == "playing":
        for seat in seats:
            hand_back(t, seat, p)
    t.look_again()
    settle_eye(t, viewer)
    p.entering = (p.viewer, command.since)


def leave(t: TableState, command: c.Exit, p: Progress) -> None:
    """Remove a viewer whose connection is closed."""
    device = t.forget(p.viewer)
    if device is not None:
        _gone(t, device, p)


def present(t: TableState, command: c.Present, p: Progress) -> None:
    """Update whether a device is connected to another node."""
    before = t.is_here(command.device)
    t.unsettle()
    if command.here:
        t.elsewhere.add(command.device)
        t.away_since.pop(command.device, None)
        p.shown_anew |= not before and bool(t.seats_of(command.device))
    else:
        t.elsewhere.discard(command.device)
        _gone(t, command.device, p)


def _gone(t: TableState, device: str, p: Progress) -> None:
    """Mark a device as away, unless it still has a connection."""
    sits = bool(t.seats_of(device))
    if not t.is_here(device) and device not in t.away_since and (sits or t.is_host(device)):
        t.away_since[device] = p.now
        p.shown_anew |= sits


def lift(t: TableState, wish: c.Lift, p: Progress) -> None:
    """Show the secrets of this seat, which must be the sender's."""
    viewer = _viewer(t, p)
    own_seat(t, wish.seat, p)
    viewer.eye, viewer.curtain = wish.seat, None
    p.effects.tell.append(telling.everything(t, p.viewer))


def lower(t: TableState, wish: c.Lower, p: Progress) -> None:
    """Hide the secrets again if the device has several seats; a single seat needs no curtain."""
    viewer = _viewer(t, p)
    if len(t.seats_of(viewer.device)) > 1:
        if viewer.eye is not None:
            viewer.curtain = viewer.eye
        viewer.eye = None
    p.effects.tell.append(telling.everything(t, p.viewer))


def look(t: TableState, wish: c.Look, p: Progress) -> None:
    """Send the viewer everything again."""
    _viewer(t, p)
    p.effects.tell.append(telling.everything(t, p.viewer, wish.since))


def recall(t: TableState, wish: c.Recall, p: Progress) -> None:
    """Send the viewer all events since the deal, as its current seat heard them."""
    _viewer(t, p)
    p.effects.tell.append(telling.all_heard(t, p.viewer))


def wonder(t: TableState, wish: c.Wonder, p: Progress) -> None:
    """Answer a game's query, or one for its drawing, using only what this viewer sees."""
    viewer = _viewer(t, p)
    if t.match is None:
        refuse("not-playing")
    known = answers(t.match.game)
    if wish.what not in known:
        refuse("no-such-question")
    view = t.match.look(viewer.eye)
    p.effects.answer = Ack(wish.id, t.rev, answer=Raw(encode(known[wish.what](view, wish.about))))


def see(t: TableState, wish: c.See, p: Progress) -> None:
    """Return what the command's function reads from the table."""
    p.effects.answer = Seen(wish.what(t))


def _viewer(t: TableState, p: Progress) -> Viewer:
    """Return the viewer that sent the command."""
    if p.viewer is None or p.viewer not in t.viewers:
        refuse("not-watching")
    return t.viewers[p.viewer]
