"""Sampling of states that fit what a seat knows: its view, and all or some of the events it has heard."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.games.clan.content.board import INDEX
from mulot.games.clan.content.forest import ANIMALS, FORESTS, PICTURES, VILLAINS
from mulot.games.clan.model.events import Looked, MissionTurned, Stormed, TurnBegan, TurnedUp
from mulot.games.clan.model.state import NOBODY, VERSION, State
from mulot.games.clan.model.view import Seen, View
from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.night import Night, Procedure
from mulot.games.clan.rules.reveal import STEP_AFTER_MOON, Revealing
from mulot.games.clan.view.knowledge import Knowledge


def known_forest(view: View, events: Sequence[Any]) -> Knowledge:
    """Return what the events and the view reveal about the forest. Where the two differ, the view is right."""
    size = FORESTS[view.options.forest].size
    index = INDEX[size]
    known = Knowledge(size)
    for event in events:
        known.notice(event)
    for tile in view.gone:
        known.record_removal(tile)
    for spot in view.forest:
        if spot.empty:
            known.record_empty(index[spot.place])
        elif spot.face:
            known.record_tile(index[spot.place], spot.face.tile)
    for seen in _own_sights(view):
        known.record_tile(index[seen.place], seen.face.tile)
    return known


def _own_sights(view: View) -> tuple[Seen, ...]:
    if view.own is None:
        return ()
    return view.own.marks if view.own.looking is None else (*view.own.marks, view.own.looking)


def imagine(view: View, events: Sequence[Any], rng: Random) -> State[Procedure]:
    """Return a random full state that fits the view and the events."""
    kind = FORESTS[view.options.forest]
    index = INDEX[kind.size]
    known = known_forest(view, events)
    places = [index[spot.place] for spot in view.forest if not spot.empty]
    forest = known.deal(places, _tiles_in_forest(view, known, rng), rng)
    return State(
        version=VERSION,
        options=view.options,
        seats=view.seats,
        size=kind.size,
        tiles=[forest.get(at) for at in range(kind.size**2)],
        up=_stays_face_up(view),
        missions=_remaining_missions(view, events, rng),
        moons=view.moons,
        active=NOBODY if view.active is None else view.active,
        wanted=view.wanted,
        teeth=list(view.teeth),
        turn=view.turn,
        looking=[None if place is None else index[place] for place in view.looking],
        pawns=list(view.pawns),
        turned=None if view.turned is None else index[view.turned],
        ignored=None if view.ignored is None else index[view.ignored],
        owners={trophy.trophy: trophy.owner for trophy in view.trophies if trophy.owner is not None},
        gone=list(view.gone),
        seen=_memory_aid_marks(view, events),
        stack=_running_procedures(view),
        ask=view.ask,
        outcome=view.outcome,
    )


def _tiles_in_forest(view: View, known: Knowledge, rng: Random) -> list[str]:
    """Return the tiles in the forest; villains that nobody has met are drawn at random."""
    kind = FORESTS[view.options.forest]
    met = [villain for villain in VILLAINS if villain in known.column_of or villain in view.gone]
    box = [villain for villain in VILLAINS if villain not in met]
    tiles = [*PICTURES, *kind.specials, *met, *rng.sample(box, kind.villains - len(met))]
    return [tile for tile in tiles if tile not in view.gone]


def _stays_face_up(view: View) -> list[bool]:
    """Return, for each place, whether its tile stays face up.

    A tile that is being revealed does not count yet, except a villain whose moon the owl may save.
    """
    turned = None if view.losing == "C-061" else view.turned
    return [spot.face is not None and spot.place != turned for spot in view.forest]


def _remaining_missions(view: View, events: Sequence[Any], rng: Random) -> list[str]:
    """Return the missions still in the pile. An event's `left` gives the position in the pile of the mission turned
    up."""
    used: dict[int, str] = {}
    came = [(e.left, e.animal) for e in events if type(e) is TurnBegan or type(e) is MissionTurned]
    if view.wanted is not None:
        came.append((view.missions, view.wanted))
    for left, animal in came:
        if used.get(left) != animal or min(used) < left:
            # The pile was mixed again when it was used up (CR-06): missions as deep or deeper came in an earlier round.
            used = {deep: other for deep, other in used.items() if deep > left and other != animal}
            used[left] = animal
    rest = [animal for animal in ANIMALS if animal not in used.values()]
    chosen = rng.sample(rest, view.missions)
    return [animal for animal in ANIMALS if animal in chosen]


def _memory_aid_marks(view: View, events: Sequence[Any]) -> list[int]:
    """Return the marks of the memory aid for each seat, as in `State.seen`."""
    seen = [0] * view.seats
    if not view.options.memory_aid:
        return seen
    index = INDEX[FORESTS[view.options.forest].size]
    for event in events:
        match event:
            case Looked(seat, place):
                seen[seat] |= 1 << index[place]
            case TurnedUp(place=place):
                seen = [bits | 1 << index[place] for bits in seen]
            case Stormed(places):
                seen = [bits & ~sum(1 << index[place] for place in places) for bits in seen]
    if view.own is not None:
        seen[view.own.seat] = sum(1 << index[mark.place] for mark in view.own.marks)
    open_to_all = sum(1 << index[spot.place] for spot in view.forest if spot.face)
    return [bits | open_to_all for bits in seen]


def _running_procedures(view: View) -> list[Procedure]:
    """Return the running procedures. They are public, so the view determines them."""
    about = view.ask.about if view.ask else ""
    night = Night(at="explored", looked=view.looked, helped=view.helped)
    if view.turned is None:
        night.at = {"first-look": "looks", "help": "help"}.get(about, "explore")
        return [night]
    revealing = Revealing(place=INDEX[FORESTS[view.options.forest].size][view.turned])
    if view.losing is None:
        revealing.at = about
        return [night, revealing]
    revealing.at = STEP_AFTER_MOON[view.losing]
    return [night, revealing, LoseMoon(at="owl", rule=view.losing)]
