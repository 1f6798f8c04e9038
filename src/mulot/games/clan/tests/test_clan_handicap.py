"""The handicap: one seat may look at three tiles before the start (CR-71)."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.bots import Bot, Budget
from mulot.core.errors import BadOptions
from mulot.core.luck import RandomLuck
from mulot.games.clan import GAME
from mulot.games.clan.bots import BOTS
from mulot.games.clan.content.forest import Forest
from mulot.games.clan.encoding import planes
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import Looked, Saw
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.tests.clan_helpers import about
from mulot.testing import act, only, refusal, rule


def table(forest: Forest = "young", seats: int = 2, **options: int | None) -> AnyState:
    return GAME.new(Options(forest=forest, first=0, **options), seats, RandomLuck(3))


@rule("CR-71")
@pytest.mark.parametrize(("forest", "first", "mission"), [("young", "C-012", ["fox"]), ("full", "C-042", [])])
def test_one_seat_looks_three_times_one_after_the_other(forest: Forest, first: str, mission: list[str]) -> None:
    s = table(forest, handicap=1)
    for n, place in enumerate(("a1", "b2", "c3")):
        assert GAME.waiting(s).must == (0, 1)
        looked = act(GAME, s, 1, f"look {place}")
        assert only(Looked, looked).rule == (first if n == 0 else "CR-71")
        assert only(Saw, looked).to == 1
        assert refusal(GAME, s, 1, "look a2").no == "put-back-first"
        act(GAME, s, 1, "back")
    assert GAME.waiting(s).must == (0,)
    assert GAME.legal(s, 1) == []
    act(GAME, s, 0, "look a1")
    act(GAME, s, 0, "back", *mission)
    assert about(s) == "help", "nobody else looks more than once"


@rule("CR-71")
def test_further_looks_of_the_handicap_may_be_declined_in_the_full_game() -> None:
    s = table("full", handicap=0)
    assert refusal(GAME, s, 0, "pass").no == "must-look"
    act(GAME, s, 0, "look a1")
    act(GAME, s, 0, "back")
    assert "pass" in map(GAME.write, GAME.legal(s, 0))
    act(GAME, s, 0, "pass")
    assert GAME.waiting(s).must == (1,), "who declines one declines the rest"
    assert refusal(GAME, s, 1, "pass").no == "must-look"
    young = table("young", handicap=0)
    act(GAME, young, 0, "pass")
    assert GAME.waiting(young).must == (1,)


@rule("CR-71")
@pytest.mark.parametrize("options", [{}, {"handicap": None}])
def test_without_a_handicap_everybody_looks_once_and_tables_are_written_as_before(options: dict[str, None]) -> None:
    s = table(**options)
    for seat in (0, 1):
        act(GAME, s, seat, "look a1")
        act(GAME, s, seat, "back", *(["fox"] if seat else []))
    assert about(s) == "help"
    assert "handicap" not in mulot.Match(GAME, 2, 1).journal.header.options
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 2, 1, {"handicap": 2})


@rule("CR-71")
def test_only_the_looker_learns_the_tiles_and_all_learn_the_number_of_looks() -> None:
    s = table(seats=3, handicap=2)
    for n, place in enumerate(("a1", "b2", "c3")):
        act(GAME, s, 2, f"look {place}")
        assert GAME.look(s, 2).own.looking.place == place
        for viewer in (0, 1, None):
            assert GAME.look(s, viewer).own is None
            assert GAME.look(s, viewer).looking == (None, None, place)
        act(GAME, s, 2, "back")
        found = {plane.name: list(plane.values) for plane in planes(GAME.look(s, 0))}
        assert found["looks-over"] == pytest.approx([0, 0, (n + 1) / 3])
        assert found["handicap"] == [0, 0, 1]
        world = GAME.imagine(GAME.look(s, 0), (), Random(1))
        assert GAME.waiting(world) == GAME.waiting(s)
        assert GAME.legal(world, 2) == GAME.legal(s, 2)


@rule("CR-71")
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_characters_look_at_three_different_tiles(bot: Bot) -> None:
    for seed in range(5):
        s = table("full", handicap=0)
        memory, rng, places = bot.start(GAME, 0, GAME.look(s, 0)), Random(seed), list[str]()
        while 0 in GAME.waiting(s).must:
            action = bot.choose(memory, GAME.look(s, 0), GAME.legal(s, 0), rng, Budget(1))
            events = act(GAME, s, 0, GAME.write(action))
            bot.notice(memory, GAME.look(s, 0), [event for event in events if GAME.hear(event, 0) is not None])
            places += [event.place for event in events if isinstance(event, Looked)]
        assert len(places) == len(set(places)) == 3
