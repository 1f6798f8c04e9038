"""Pictures of the rulebook: a game's `pictures.py` names them, and here they become its `web/pictures.json`.

A picture is a table set by hand and what is to be seen on it. The client's own boards draw it from the view, so the
views are what is printed; `npm run pictures` has them drawn into `rulebook/pictures/`. The words for those who
cannot see a picture stand in the rulebook, in each language: `![what it shows](pictures/<name>.svg)`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Scripted


class Picture(Struct, frozen=True):
    """One picture of a rulebook."""

    state: Any
    """A state of the game, as `scenes` sets one."""
    room: tuple[int, int]
    """How wide and how high the board is drawn."""
    ground: str
    """The colour of the table below."""
    seats: int = 2
    part: tuple[int, int, int, int] | None = None
    """What is shown of it: left, top, width, height."""
    of: str = ""
    """Small drawings around the board that are shown instead of it, in a row: a selector."""
    seat: int | None = None
    """Whose eyes it is seen with, and whose turn is shown."""
    can: tuple[str, ...] | None = ()
    """Actions that are shown as possible, in notation; None: all that are. Each must be legal."""
    meant: tuple[str, ...] = ()
    """Actions that are pointed at."""
    refused: str | None = None
    """An action that is tried, and may not be done: the board shows why not."""
    events: tuple[Any, ...] = ()
    """What has just happened, and is still to be seen."""


class Refusal(Struct, frozen=True):
    """What is not allowed, and what the board points at then."""

    action: Any
    rule: str
    show: tuple[str, ...]
    words: str = ""


class Posed(Struct, frozen=True):
    """A picture as the client draws it."""

    seats: int
    me: int | None
    view: Any
    legal: tuple[Any, ...]
    meant: tuple[Any, ...]
    refused: Refusal | None
    events: tuple[Any, ...]
    over: bool
    room: tuple[int, int]
    part: tuple[int, int, int, int] | None
    of: str
    ground: str


def happens(
    game: AnyGame, state: Any, seat: int, notation: str, luck: Sequence[Any] = (), until: str = ""
) -> tuple[Any, ...]:
    """What this seat is told when this is played on such a table with this luck, up to the event with this tag; the
    table itself stays as it is."""
    said: list[Any] = []
    game.play(game.copy(state), seat, game.read(notation), Scripted(*luck), said.append)
    heard = [found for event in said if (found := game.hear(event, seat)) is not None]
    tags = [event.__struct_config__.tag for event in heard]
    return tuple(heard[: tags.index(until) + 1] if until else heard)


def after(game: AnyGame, state: Any, *plays: tuple[int, str], luck: Sequence[Any] = ()) -> Any:
    """The table after these plays, each a seat and a notation."""
    s, script = game.copy(state), Scripted(*luck)
    for seat, notation in plays:
        game.play(s, seat, game.read(notation), script, lambda event: None)
    return s


def pictures(game: AnyGame, named: Mapping[str, Picture]) -> str:
    """All pictures of a game's rulebook, as the client draws them."""
    made = msgspec.json.encode({name: _posed(game, picture) for name, picture in named.items()})
    lines = (
        f"{json.dumps(name)}: {json.dumps(posed, ensure_ascii=False, separators=(',', ':'))}"
        for name, posed in json.loads(made).items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _posed(game: AnyGame, picture: Picture) -> Posed:
    s, seat = picture.state, picture.seat
    legal = list(game.legal(s, seat)) if seat is not None else []
    can = legal if picture.can is None else [game.read(notation) for notation in picture.can]
    if impossible := [action for action in can if action not in legal]:
        raise ValueError(f"shown as possible, but it is not: {impossible}")
    return Posed(
        seats=picture.seats,
        me=seat,
        view=game.look(s, seat),
        legal=tuple(can),
        meant=tuple(game.read(notation) for notation in picture.meant),
        refused=_refusal(game, picture),
        events=picture.events,
        over=isinstance(game.waiting(s), Outcome),
        room=picture.room,
        part=picture.part,
        of=picture.of,
        ground=picture.ground,
    )


def _refusal(game: AnyGame, picture: Picture) -> Refusal | None:
    if picture.refused is None or picture.seat is None:
        return None
    action = game.read(picture.refused)
    reason = game.why_not(picture.state, picture.seat, action)
    if reason is None:
        raise ValueError(f"shown as refused, but it is allowed: {picture.refused}")
    return Refusal(action, reason.rule, tuple(reason.show))
