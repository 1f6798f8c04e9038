"""Rulebook pictures: a game's `web/pictures.json` is generated from the pictures that its `pictures.py` describes.

A picture is a position set up by hand, and which part of it to show. The client's boards draw it from the view; `npm
run pictures` writes the drawings to `rulebook/pictures/`. The alternative texts are in the rulebook, in each language:
`![what it shows](pictures/<name>.svg)`.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import ScriptedLuck

Point: TypeAlias = tuple[float, float]


class Picture(Struct, frozen=True):
    """A picture for a rulebook, as a game's `pictures.py` describes it."""

    state: Any
    """A state of the game, as made by `scenes`."""
    size: tuple[int, int]
    """Width and height of the board in pixels."""
    background: str
    """The background colour."""
    seats: int = 2
    crop: tuple[int, int, int, int] | None = None
    """The part to show: left, top, width, height."""
    selector: str = ""
    """A CSS selector for small drawings around the board; they are shown in a row instead of the board."""
    seat: int | None = None
    """The seat whose view and turn are shown; None: a spectator's view."""
    legal: tuple[str, ...] | None = ()
    """Actions shown as possible, in notation; None: all legal ones. Each must be legal."""
    highlighted: tuple[str, ...] = ()
    """Actions to highlight."""
    refused: str | None = None
    """An illegal action that is tried; the board shows why it is refused."""
    events: tuple[Any, ...] = ()
    """Events that have just happened, so that the board still shows their effects."""
    arrows: tuple[tuple[Point, ...], ...] = ()
    """Ways drawn over the board, each as points in the drawing's units; the last one gets the head of an arrow."""
    die: int | None = None
    """The number on a die in the upper right corner."""


class RefusedAction(Struct, frozen=True):
    """A refused action, the rule that forbids it, and the components that the board highlights (`show`)."""

    action: Any
    rule: str
    show: tuple[str, ...]
    words: str = ""


class PictureData(Struct, frozen=True):
    """A picture as the client reads it."""

    seats: int
    me: int | None
    view: Any
    legal: tuple[Any, ...]
    meant: tuple[Any, ...]
    refused: RefusedAction | None
    events: tuple[Any, ...]
    over: bool
    room: tuple[int, int]
    part: tuple[int, int, int, int] | None
    of: str
    ground: str
    arrows: tuple[tuple[Point, ...], ...]
    die: int | None


def events_of_move(
    game: AnyGame, state: Any, seat: int, notation: str, luck: Sequence[Any] = (), until: str = ""
) -> tuple[Any, ...]:
    """Return the events that a seat hears when it plays this action with this scripted luck, up to the first event with
    the tag `until` (empty: all events). The action is played in a copy, so `state` does not change."""
    said: list[Any] = []
    game.play(game.copy(state), seat, game.read(notation), ScriptedLuck(*luck), said.append)
    heard = [found for event in said if (found := game.hear(event, seat)) is not None]
    tags = [event.__struct_config__.tag for event in heard]
    return tuple(heard[: tags.index(until) + 1] if until else heard)


def state_after(game: AnyGame, state: Any, *plays: tuple[int, str], luck: Sequence[Any] = ()) -> Any:
    """Return the state after these moves, each given as (seat, notation). `state` itself does not change."""
    s, script = game.copy(state), ScriptedLuck(*luck)
    for seat, notation in plays:
        game.play(s, seat, game.read(notation), script, lambda event: None)
    return s


def pictures_json(game: AnyGame, named: Mapping[str, Picture]) -> str:
    """Return the contents of a game's `web/pictures.json`."""
    made = msgspec.json.encode({name: _picture_data(game, picture) for name, picture in named.items()})
    lines = (
        f"{json.dumps(name)}: {json.dumps(posed, ensure_ascii=False, separators=(',', ':'))}"
        for name, posed in json.loads(made).items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _picture_data(game: AnyGame, picture: Picture) -> PictureData:
    s, seat = picture.state, picture.seat
    legal = list(game.legal(s, seat)) if seat is not None else []
    can = legal if picture.legal is None else [game.read(notation) for notation in picture.legal]
    if impossible := [action for action in can if action not in legal]:
        raise ValueError(f"shown as possible, but it is not: {impossible}")
    return PictureData(
        seats=picture.seats,
        me=seat,
        view=game.look(s, seat),
        legal=tuple(can),
        meant=tuple(game.read(notation) for notation in picture.highlighted),
        refused=_refusal(game, picture),
        events=picture.events,
        over=isinstance(game.waiting(s), Outcome),
        room=picture.size,
        part=picture.crop,
        of=picture.selector,
        ground=picture.background,
        arrows=picture.arrows,
        die=picture.die,
    )


def _refusal(game: AnyGame, picture: Picture) -> RefusedAction | None:
    if picture.refused is None or picture.seat is None:
        return None
    action = game.read(picture.refused)
    reason = game.why_not(picture.state, picture.seat, action)
    if reason is None:
        raise ValueError(f"shown as refused, but it is allowed: {picture.refused}")
    return RefusedAction(action, reason.rule, tuple(reason.show))
