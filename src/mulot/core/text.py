"""The keys of words. Rules say tags and values; the sentence is made where it is shown, in the reader's language.

The key is `<game>-<kind>-<tag>`, the arguments are the fields. Kinds: event, do (an action), ask (a question),
no (a refusal), ground (what speaks for an action), end (an outcome), option, thing, bot; what else a game says is
listed in `Game.words`. The words themselves lie in `text/<language>.ftl` of each game, long ones (stories) in folders
within it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from mulot.core.game import HOUSE_REASONS, AnyGame, Ground, Outcome, Reason

LANGUAGES = ("fr", "nl", "en")
"""Those in which the house speaks. A game from elsewhere may have fewer of them."""
OTHERWISE = "en"


def for_reader(language: str, there: Iterable[str] = ()) -> tuple[str, ...]:
    """The languages in which something is looked for: the reader's, then English, then what there is."""
    return tuple(dict.fromkeys((language, OTHERWISE, *LANGUAGES, *sorted(there))))


class Sentence(Struct, frozen=True):
    """A sentence to be made: its key, what fills it, and which of those are seats or things (told by their names)."""

    key: str
    args: dict[str, Any] = {}
    kinds: dict[str, str] = {}


def of_event(game: AnyGame, event: Any) -> Sentence:
    """What happened."""
    return _of_struct(game, "event", event)


def of_action(game: AnyGame, action: Any) -> Sentence:
    """What can be done."""
    return _of_struct(game, "do", action)


def of_question(game: AnyGame, about: str, seat: int | None = None) -> Sentence:
    """What a seat is asked."""
    return Sentence(f"{game.id}-ask-{about}", {"seat": seat}, {"seat": "seat"})


def of_reason(game: AnyGame, reason: Reason) -> Sentence:
    """Why not. Arguments called `seat` or `whom` are seats, one called `thing` is a thing."""
    owner = "house" if reason.no in HOUSE_REASONS else game.id
    kinds = {name: REASON_KINDS[name] for name in reason.args if name in REASON_KINDS}
    return Sentence(f"{owner}-no-{reason.no}", dict(reason.args), kinds)


def of_ground(game: AnyGame, ground: Ground) -> Sentence:
    """What speaks for an action."""
    kinds = {name: REASON_KINDS[name] for name in ground.args if name in REASON_KINDS}
    return Sentence(f"{game.id}-ground-{ground.name}", dict(ground.args), kinds)


REASON_KINDS = {"seat": "seat", "whom": "seat", "thing": "thing"}


def of_outcome(game: AnyGame, outcome: Outcome) -> Sentence:
    """How it ended. `winners` are the seats with the best score."""
    best = max(outcome.scores)
    winners = tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
    return Sentence(f"{game.id}-end-{outcome.reason}", {"winners": winners, "count": len(winners)}, {"winners": "seat"})


def tag_of(kind: type) -> str:
    """The tag of an action's or event's type."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # a Struct type, which object's stub hides


def members(union: Any) -> tuple[type, ...]:
    """The types of a union, or the one type itself."""
    return get_args(union) or (union,)


def _of_struct(game: AnyGame, kind: str, value: Any) -> Sentence:
    fields = {name: getattr(value, name) for name in value.__struct_fields__ if name != "rule"}
    return Sentence(f"{game.id}-{kind}-{tag_of(type(value))}", fields, field_kinds(value.__class__))


@cache
def field_kinds(struct: Any) -> dict[str, str]:
    """Which fields of a struct are seats or things."""
    found = {}
    for field in msgspec.structs.fields(struct):
        kind = _kind(inspect.type_info(field.type))
        if kind is not None:
            found[field.name] = kind
    return found


def _kind(info: inspect.Type) -> str | None:
    match info:
        case inspect.Metadata(type=inner, extra_json_schema=schema):
            kind = (schema or {}).get("kind")
            return kind if kind in ("seat", "thing") else _kind(inner)
        case inspect.UnionType(types=parts):
            return next((kind for part in parts if (kind := _kind(part))), None)
        case inspect.VarTupleType(item_type=item):
            return _kind(item)
    return None
