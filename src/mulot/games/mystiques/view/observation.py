"""The view of the table, which is the same for everyone, and the one state that fits a view."""

from collections.abc import Sequence
from copy import copy
from operator import attrgetter
from random import Random
from typing import Any

from mulot.core.game import default_hear
from mulot.games.mystiques.model.events import Event
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.model.view import View
from mulot.games.mystiques.view.frames_from_scene import stack_of
from mulot.games.mystiques.view.scene_from_frames import scene_of

hear = default_hear
"""Every seat and every spectator receives all events."""

_LISTS = ("board", "search_bag", "search_left", "encounter_bag", "encounter_left")
_FIGURES = ("mice", "enemies")
_MAPS = ("hurt", "posted", "kept")
_PLAIN = tuple(name for name in State.__struct_fields__ if name not in (*_LISTS, *_FIGURES, *_MAPS, "stack"))
_plain_values = attrgetter(*_PLAIN)


def look(s: State, seat: int | None) -> View:
    """Return the view, which is the same for every seat and spectator."""
    return View(**_common_fields(s, tuple), scene=scene_of(s))


def imagine(view: View, heard: Sequence[Event], rng: Random) -> State:
    """Return the state that fits this view. There is only one, because nothing is secret."""
    s = State(**_common_fields(view, list))
    s.stack = stack_of(view.scene, s)
    return s


def _common_fields(source: State | View, sequence: type) -> dict[str, Any]:
    """Return the fields that the state and its view have in common, with copies of everything that can change."""
    found = dict(zip(_PLAIN, _plain_values(source), strict=True))
    for name in _LISTS:
        found[name] = sequence(getattr(source, name))
    for name in _FIGURES:
        found[name] = sequence(map(copy, getattr(source, name)))
    for name in _MAPS:
        found[name] = getattr(source, name).copy()
    return found
