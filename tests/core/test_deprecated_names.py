"""Old names of the library still work, with a DeprecationWarning."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from mulot.bots.bot import Bot, BotMemory, Budget
from mulot.core.game import OLD_FIELDS, Game
from mulot.core.match import Match
from mulot.core.moment import Moment
from mulot.games import Shelf
from toy_game import GAME

MODULES = {
    "mulot.bots": ["expecting"],
    "mulot.bots.bot": ["Seated", "sit", "listen", "deaf"],
    "mulot.bots.course": ["Judge", "Course", "TurningPoint", "course_of"],
    "mulot.bots.expecting": ["Expecting", "expecting"],
    "mulot.bots.plain": ["random_bot", "greedy"],
    "mulot.core.book": ["Book", "settle"],
    "mulot.core.day": ["seed_of", "today"],
    "mulot.core.drawing": ["DRAWING", "answers", "drawings"],
    "mulot.core.errors": ["GameAside"],
    "mulot.core.film": ["Film", "Shot", "film"],
    "mulot.core.flow": ["Go", "aside"],
    "mulot.core.game": ["Ground", "HOUSE_REASONS", "public"],
    "mulot.core.luck": ["Sealed", "Recorded", "Scripted", "Quick", "Noted", "mix"],
    "mulot.core.match": ["Told"],
    "mulot.core.options": ["written", "choices"],
    "mulot.core.outcomes": ["as_key"],
    "mulot.core.planes": ["marked", "one_of", "share"],
    "mulot.core.puzzle": ["only_best", "fault", "read", "write", "set_up"],
    "mulot.core.text": ["of_event", "of_reason", "members", "OTHERWISE"],
    "mulot.games": ["house", "add", "place", "printed", "Place"],
    "mulot.printing": ["lesson", "types", "Piece", "pictures"],
    "mulot.testing": ["tell"],
}


@pytest.mark.parametrize(("module", "name"), [(module, name) for module, names in MODULES.items() for name in names])
def test_old_names_of_modules_work(module: str, name: str) -> None:
    found = import_module(module)
    if isinstance(found.__dict__.get(name), ModuleType):
        delattr(found, name)  # an old module of the same name, imported by another test
    with pytest.warns(DeprecationWarning, match=name):
        getattr(found, name)


@pytest.mark.parametrize(("module", "name"), [("mulot.core.luck", "Slow"), ("mulot.printing", "nothing")])
def test_unknown_names_of_modules_are_still_unknown(module: str, name: str) -> None:
    with pytest.raises(AttributeError, match=name):
        getattr(import_module(module), name)


@pytest.mark.parametrize(("old", "new"), OLD_FIELDS.items())
def test_old_fields_of_a_game_work(old: str, new: str) -> None:
    value = getattr(GAME, new)
    with pytest.warns(DeprecationWarning, match=old):
        assert getattr(GAME, old) is value
    fields = {name: getattr(GAME, name) for name in Game.__dataclass_fields__ if name != new}
    with pytest.warns(DeprecationWarning, match=old):
        assert Game(**fields, **{old: value}) == GAME  # type: ignore[arg-type]


def test_old_names_of_a_match_work() -> None:
    match = Match(GAME, 2, 1, {"first": 0})
    match.play(0, "blow")
    old: Any = match
    for name, result in {
        "told": match.results,
        "last_told": match.last_result,
        "marks": match.checkpoints,
    }.items():
        with pytest.warns(DeprecationWarning, match=name):
            assert getattr(old, name) == result
    for name, argument, result in (
        ("heard", 0, match.events_for(0)),
        ("told_since", 1, match.results_since(1)),
        ("why_no_undo", 0, match.undo_refusal(0)),
        ("why_no_rewind", 0, match.rewind_refusal(0)),
    ):
        with pytest.warns(DeprecationWarning, match=name):
            assert getattr(old, name)(argument) == result
    old_class: Any = Match
    with pytest.warns(DeprecationWarning, match="of"):
        assert old_class.of(match.journal, match.seed, GAME).state == match.state
    with pytest.warns(DeprecationWarning, match="begin"):
        reader = old_class.begin(match.journal.header, game=GAME)
    with pytest.warns(DeprecationWarning, match="take_in"):
        reader.take_in(match.journal.written[1])
    moment: Any = next(match.replay())
    assert isinstance(moment, Moment)
    with pytest.warns(DeprecationWarning, match="heard"):
        assert moment.heard(0) == []


def test_old_names_of_bots_work() -> None:
    budget: Any = Budget(10)
    with pytest.warns(DeprecationWarning, match="left"):
        assert budget.left() > 0
    bot: Any = Bot("strong-2", print, print, print)
    with pytest.warns(DeprecationWarning, match="rung_of"):
        assert Bot("strong-2", print, print, print, rung_of="strong") == replace(bot, level_of="strong")  # type: ignore[call-arg]
    for name, value in {"rung_of": "", "kernel": None, "slowed": False}.items():
        with pytest.warns(DeprecationWarning, match=name):
            assert getattr(bot, name) == value
    memory: Any = BotMemory(GAME, 0, [1])
    with pytest.warns(DeprecationWarning, match="heard"):
        assert memory.heard == [1]


def test_old_names_of_the_shelf_work() -> None:
    shelf: Any = Shelf("toy_game")
    with pytest.warns(DeprecationWarning, match="from_elsewhere"):
        assert "skirmish" in shelf.from_elsewhere
    with pytest.warns(DeprecationWarning, match="aside"):
        assert shelf.aside == {}
    with pytest.warns(DeprecationWarning, match="is_own"):
        assert not shelf.is_own("skirmish")
