"""The referee of Les Mystiques notices faults: each of these, planted in the rules, is found in a few random games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from itertools import chain, zip_longest
from typing import Any, NamedTuple

import pytest

from kit.sampled_cases import sample
from mulot.games.mystiques.content.chapters import CHAPTERS
from referees.mystiques.figures import Disagreement
from referees.mystiques.games import judge, settings

GAMES = 40
"""How many games of a chapter a fault is looked for."""


class PlantedFault(NamedTuple):
    name: str
    place: str
    """The module of the rules, and the function or method in it."""
    wrong: Callable[[Any], Any]
    """Returns the wrong function, given the right one."""
    chapters: tuple[str, ...] = tuple(CHAPTERS)
    """The chapters in which it is looked for."""


def always(result: Any) -> Callable[[Any], Any]:
    return lambda right: lambda *arguments, **named: result


def more(number: int) -> Callable[[Any], Any]:
    return lambda right: lambda *arguments, **named: right(*arguments, **named) + number


def reversed_distances(right: Any) -> Any:
    return lambda s: {space: -steps for space, steps in right(s).items()}


def upstream(right: Any) -> Any:
    def wrong(side: Any, space: str) -> str | None:
        (row, column), (down, along) = side.cells[space], side.flow[space]
        before = f"{'abcde'[column - along]}{row - down + 1}" if column >= along else ""
        return before if before in side.cells else None

    return wrong


def twice_on_wheel(right: Any) -> Any:
    return lambda s, count, *rest: right(s, 2 * count, *rest)


def last_target(right: Any) -> Any:
    enemy_turn = import_module("mulot.games.mystiques.rules.enemy_turn")
    return lambda s, e, attacked: max(enemy_turn.attackable_mice(s, e), default=None)


def first_space(right: Any) -> Any:
    return lambda s: next((m.space for m in s.mice if m.space), right(s))


def deck_of_all(right: Any) -> Any:
    return lambda chapter, difficulty: right(replace(chapter, without=()), difficulty)


def one_slot_more(right: Any) -> Any:
    return lambda s, card, slots: right(s, card, slots + 1)


def one_enemy_fewer(right: Any) -> Any:
    return lambda enemies, count: right(enemies, count + 1)


FAULTS = (
    PlantedFault("a mouse has one die too many in attack", "rules.combat.attack_value", more(1)),
    PlantedFault("a mouse has one die too few in defence", "rules.combat.defence_value", more(-1)),
    PlantedFault("a mouse gets a point too many for her move", "rules.movement.move_value", more(1)),
    PlantedFault("mousetraps never snap", "rules.movement.is_on_trap", always(False)),
    PlantedFault("leaving water takes no roll", "rules.movement.leaves_water", always(False), ("mill-race",)),
    PlantedFault("the current carries upstream", "content.geometry.Side.downstream", upstream, ("mill-race",)),
    PlantedFault("mice go against currents", "content.geometry.Side.is_against_current", always(False), ("mill-race",)),
    PlantedFault("mice crowd into full spaces", "rules.movement.has_room", always(True)),
    PlantedFault("enemies crowd into full spaces", "rules.enemy_turn.has_room", always(True)),
    PlantedFault("the furthest enemies act first", "rules.enemy_turn.distances_from_mice", reversed_distances),
    PlantedFault("enemies attack the last mouse in reach", "rules.enemy_turn.choose_target", last_target),
    PlantedFault("archers do not stop when they see a mouse", "rules.enemy_turn.sees_a_mouse", always(False)),
    PlantedFault("the rats' card stays where it is", "rules.enemy_turn.swap_with_card_above", always(None)),
    PlantedFault("nobody eats the grape", "rules.enemy_turn.eat_grape", always(None), ("under-the-floor",)),
    PlantedFault("cheese of a fight counts twice on the wheel", "rules.combat.put_cheese_on_wheel", twice_on_wheel),
    PlantedFault("rounds without enemies bring no cheese", "rules.round.RoundSteps.feed_wheel", always(None)),
    PlantedFault("a surge does not move the hourglass", "rules.surge.advance_hourglass", always(None)),
    PlantedFault("a capture does not move the hourglass", "rules.wounds.advance_hourglass", always(None)),
    PlantedFault("a side can be searched without end", "rules.mouse_turn.why_not_search", always(None)),
    PlantedFault("enemies come in near the mice", "rules.enemy_placement.distances_from_mice", reversed_distances),
    PlantedFault(
        "an ambush goes a slot too far",
        "rules.initiative_track.move_up",
        one_slot_more,
    ),
    PlantedFault("the thread joins nothing", "rules.board.other_end_of_thread", always(""), ("mill-race",)),
    PlantedFault("Filch gets no cheese", "rules.combat.would_be_defeated", always(False)),
    PlantedFault("the cat pounces on the first mouse", "rules.brodie.fullest_space", first_space, ("brodies-hour",)),
    PlantedFault("cards left in the box are drawn", "rules.setup.encounter_deck", deck_of_all, ("mill-race",)),
    PlantedFault("one enemy too many stays away", "rules.surge.remove_small_enemies", one_enemy_fewer),
)


@pytest.mark.parametrize("fault", sample(FAULTS, 18), ids=lambda fault: fault.name)
def test_a_planted_fault_is_noticed(fault: PlantedFault, monkeypatch: pytest.MonkeyPatch) -> None:
    module, _, name = fault.place.rpartition(".")
    if module.rpartition(".")[2][0].isupper():
        module, _, owner = module.rpartition(".")
        place = getattr(import_module(f"mulot.games.mystiques.{module}"), owner)
    else:
        place = import_module(f"mulot.games.mystiques.{module}")
    monkeypatch.setattr(place, name, fault.wrong(getattr(place, name)))
    games = zip_longest(*(settings(chapter, GAMES) for chapter in fault.chapters))
    with pytest.raises(Disagreement):
        sum(judge(setting).total() for setting in chain.from_iterable(games))
