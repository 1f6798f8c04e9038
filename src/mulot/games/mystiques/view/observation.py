"""The view of the table, which is the same for everyone, and the one state that fits a view."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from mulot.core.game import default_hear
from mulot.games.mystiques.model.events import Event
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.model.view import View
from mulot.games.mystiques.view.frames_from_scene import stack_of
from mulot.games.mystiques.view.scene_from_frames import scene_of

hear = default_hear
"""Every seat and every spectator receives all events."""

_LISTS = ("board", "mice", "enemies", "search_bag", "search_left", "encounter_bag", "encounter_left", "stack")
_MAPS = ("hurt", "posted", "kept")
_PLAIN = tuple(name for name in State.__struct_fields__ if name not in (*_LISTS, *_MAPS))


def look(s: State, seat: int | None) -> View:
    """Return the view, which is the same for every seat and spectator."""
    return View(
        **{name: getattr(s, name) for name in _PLAIN},
        board=tuple(s.board),
        mice=tuple(copy(m) for m in s.mice),
        enemies=tuple(copy(e) for e in s.enemies),
        hurt=dict(s.hurt),
        posted=dict(s.posted),
        kept=dict(s.kept),
        search_bag=tuple(s.search_bag),
        search_left=tuple(s.search_left),
        encounter_bag=tuple(s.encounter_bag),
        encounter_left=tuple(s.encounter_left),
        scene=scene_of(s),
    )


def imagine(view: View, heard: Sequence[Event], rng: Random) -> State:
    """Return the state that fits this view. There is only one, because nothing is secret."""
    s = State(
        **{name: getattr(view, name) for name in _PLAIN},
        board=list(view.board),
        mice=[copy(m) for m in view.mice],
        enemies=[copy(e) for e in view.enemies],
        hurt=dict(view.hurt),
        posted=dict(view.posted),
        kept=dict(view.kept),
        search_bag=list(view.search_bag),
        search_left=list(view.search_left),
        encounter_bag=list(view.encounter_bag),
        encounter_left=list(view.encounter_left),
    )
    s.stack = stack_of(view.scene, s)
    return s
