"""Message keys. The rules emit tags and values; they become sentences where they are displayed, in the reader's
language.

A key is `<game>-<kind>-<tag>` and its arguments are the fields. Kinds: event, do (an action), ask (a question), no (a
refusal), ground (why an action is good), end (an outcome), option, thing, bot. `Game.message_keys` lists a game's other
messages. Each game has its messages in `text/<language>.ftl`, and long ones (stories) in folders below `text`.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from mulot.core.game import COMMON_REASONS, AnyGame, Explanation, Outcome, Reason

LANGUAGES = ("fr", "nl", "en")
"""The languages of the user interface. An external game may support fewer."""
DEFAULT_LANGUAGE = "en"


def language_fallbacks(language: str, available: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the languages in which to look for a message, in order: the reader's language, English, then all others
    that are available."""
    return tuple(dict.fromkeys((language, DEFAULT_LANGUAGE, *LANGUAGES, *sorted(available))))


class Sentence(Struct, frozen=True):
    """A message to format: its key, its arguments, and which arguments are seats or things, because these are shown by
    name."""

    key: str
    args: dict[str, Any] = {}
    kinds: dict[str, str] = {}


def event_sentence(game: AnyGame, event: Any) -> Sentence:
    """Return the message for an event."""
    return _struct_sentence(game, "event", event)


def action_sentence(game: AnyGame, action: Any) -> Sentence:
    """Return the message for an action."""
    return _struct_sentence(game, "do", action)


def question_sentence(game: AnyGame, about: str, seat: int | None = None) -> Sentence:
    """Return the message for a question to a seat."""
    return Sentence(f"{game.id}-ask-{about}", {"seat": seat}, {"seat": "seat"})


def reason_sentence(game: AnyGame, reason: Reason) -> Sentence:
    """Return the message for a refusal. Arguments called `seat` or `whom` are seats; an argument called `thing` is a
    thing."""
    owner = "house" if reason.no in COMMON_REASONS else game.id
    kinds = {name: REASON_KINDS[name] for name in reason.args if name in REASON_KINDS}
    return Sentence(f"{owner}-no-{reason.no}", dict(reason.args), kinds)


def explanation_sentence(game: AnyGame, explanation: Explanation) -> Sentence:
    """Return the message that explains why an action is good."""
    kinds = {name: REASON_KINDS[name] for name in explanation.args if name in REASON_KINDS}
    return Sentence(f"{game.id}-ground-{explanation.name}", dict(explanation.args), kinds)


REASON_KINDS = {"seat": "seat", "whom": "seat", "thing": "thing"}


def outcome_sentence(game: AnyGame, outcome: Outcome) -> Sentence:
    """Return the message for an outcome. Its `winners` are the seats with the best score."""
    best = max(outcome.scores)
    winners = tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
    return Sentence(f"{game.id}-end-{outcome.reason}", {"winners": winners, "count": len(winners)}, {"winners": "seat"})


def tag_of(kind: type) -> str:
    """Return the tag of an action or event type."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # a Struct type, which object's stub hides


def union_members(union: Any) -> tuple[type, ...]:
    """Return the types of a union, or the one type itself."""
    return get_args(union) or (union,)


def _struct_sentence(game: AnyGame, kind: str, value: Any) -> Sentence:
    fields = {name: getattr(value, name) for name in value.__struct_fields__ if name != "rule"}
    return Sentence(f"{game.id}-{kind}-{tag_of(type(value))}", fields, field_kinds(value.__class__))


@cache
def field_kinds(struct: Any) -> dict[str, str]:
    """Return the fields of a struct that are seats or things, each with its kind (`seat` or `thing`)."""
    found = {}
    for field in msgspec.structs.fields(struct):
        kind = _field_kind(inspect.type_info(field.type))
        if kind is not None:
            found[field.name] = kind
    return found


def _field_kind(info: inspect.Type) -> str | None:
    match info:
        case inspect.Metadata(type=inner, extra_json_schema=schema):
            kind = (schema or {}).get("kind")
            return kind if kind in ("seat", "thing") else _field_kind(inner)
        case inspect.UnionType(types=parts):
            return next((kind for part in parts if (kind := _field_kind(part))), None)
        case inspect.VarTupleType(item_type=item):
            return _field_kind(item)
    return None
