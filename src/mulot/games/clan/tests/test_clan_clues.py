"""Clues, and how the active player reads them, at tables without the pointing code."""

from __future__ import annotations

from random import Random

import pytest

from mulot.bots import Budget
from mulot.games.clan import GAME
from mulot.games.clan.bots.characters import gentle, sensible, strong
from mulot.games.clan.content.board import EDGES, INDEX, LINES, PLACES
from mulot.games.clan.model.events import MissionTurned, Saw, TurnedUp
from mulot.games.clan.scenes import FULL, YOUNG, scene
from mulot.testing import act, rule

BUDGET = Budget(seconds=60, playouts=1)
FOX = "fox-rabbit-squirrel"
EVERY_BOT = [gentle, sensible, strong]


def chosen(bot, s, seat, heard=(), seed=1):
    """Return the action of a bot in this position, after these events."""
    memory = bot.start(GAME, seat, GAME.look(s, seat))
    bot.notice(memory, None, list(heard))
    return GAME.write(bot.choose(memory, GAME.look(s, seat), GAME.legal(s, seat), Random(seed), BUDGET))


def picked(bot, s, heard=()):
    """Return every place that the active player, seat 0, chooses here with at least one of the seeds."""
    return {chosen(bot, s, 0, heard, seed) for seed in range(40)}


def clues(s, *edges):
    """Let the other seats point at these edges in turn."""
    for seat, edge in enumerate(edges, 1):
        act(GAME, s, seat, edge)
    return s


# ---------------------------------------------------------------- what is understood


@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
@pytest.mark.parametrize(("row", "column", "place"), [("left-1", "top-b", "b1"), ("right-3", "bottom-c", "c3")])
def test_where_two_different_lines_cross_is_the_tile(bot, row, column, place) -> None:
    assert picked(bot, clues(scene(YOUNG, seats=3), row, column)) == {place}
    assert picked(bot, clues(scene(FULL, seats=3), row, column)) == {place}


@rule("CR-11")
@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_one_line_named_twice_is_no_crossing(bot) -> None:
    """Both ends of a row mean the same row, so its tiles are not crossings."""
    assert picked(bot, clues(scene(YOUNG, seats=3), "left-1", "right-1")) == {"a1", "b1", "c1"}
    assert picked(bot, clues(scene(YOUNG, seats=4), "left-1", "right-1", "top-b")) == {"b1"}
    assert picked(bot, clues(scene(FULL, seats=4), "top-c", "top-c", "left-4")) == {"c4"}


@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_a_line_named_twice_says_no_more_than_once(bot) -> None:
    """Row 3 has two tiles left and row 1 has three: two pawns at row 1 do not change that."""
    seen = [TurnedUp(0, "b3", "frog-beaver-rabbit")]
    assert picked(bot, clues(scene(YOUNG, seats=4), "left-1", "right-1", "left-3"), seen) == {"a3", "c3"}


def test_lines_that_cross_on_a_tile_that_is_known_to_be_wrong_mean_two_tiles() -> None:
    s = clues(scene(YOUNG, seats=3), "left-1", "top-b")
    assert picked(strong, s, [TurnedUp(0, "b1", "rabbit-hedgehog-deer")]) == {"a1", "c1", "b2", "b3"}


def test_a_row_and_two_columns_have_two_crossings() -> None:
    assert picked(strong, clues(scene(FULL, seats=4), "left-2", "top-a", "bottom-d")) == {"a2", "d2"}


# ---------------------------------------------------------------- what is said


def drawn_with_fox_at(place):
    """Return the drawing of the full forest with the fox's tile at this place."""
    words = FULL.split()
    at, fox = INDEX[4][place], words.index("fox")
    words[at], words[fox] = words[fox], words[at]
    return " ".join(words)


@rule("C-019")
@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_helpers_use_all_four_edges(bot) -> None:
    said = {place: chosen(bot, scene(drawn_with_fox_at(place)), 1, [Saw(1, place, FOX)]) for place in PLACES[4]}
    for place, edge in said.items():
        assert INDEX[4][place] in LINES[4][edge], "and truthfully"
    assert {edge.split("-")[0] for edge in said.values()} == {"top", "bottom", "left", "right"}
    assert [said[p] for p in ("b1", "d2", "c4", "a3")] == ["top-b", "right-2", "bottom-c", "left-3"], "the nearest"
    assert set(said.values()) <= set(EDGES)


@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_a_helper_names_the_line_whose_other_tiles_all_know(bot) -> None:
    """The large fox lies at a3. Everybody has seen the tiles beside it, or those above it, and knows that they are
    wrong."""
    mine = [Saw(1, "a3", "badger-frog-fox")]
    new = [MissionTurned("fox", 3)]
    beside = [TurnedUp(0, "b3", "frog-beaver-rabbit"), TurnedUp(0, "c3", "bear-badger-beaver")]
    above = [TurnedUp(0, "a1", "rabbit-hedgehog-deer"), TurnedUp(0, "a2", "squirrel-deer-badger")]
    s = scene(YOUNG)
    assert chosen(bot, s, 1, [*beside, *mine, *new]) in ("left-3", "right-3")
    assert chosen(bot, s, 1, [*above, *mine, *new]) in ("top-a", "bottom-a")


def test_a_helper_ignores_what_only_it_has_seen() -> None:
    """Seat 1 knows row 3, but the others do not: to them column a has two tiles left, and row 3 has three."""
    secret = [Saw(1, "b3", "frog-beaver-rabbit"), Saw(1, "c3", "bear-badger-beaver")]
    heard = [Saw(1, "a3", "badger-frog-fox"), *secret, TurnedUp(0, "a2", "squirrel-deer-badger")]
    assert chosen(strong, scene(YOUNG), 1, [*heard, MissionTurned("fox", 3)]) in ("top-a", "bottom-a")


def test_of_two_known_tiles_a_helper_names_the_one_that_is_easier_to_single_out() -> None:
    """The fox is at a1 and at c3, and everybody knows the rest of column c."""
    mine = [Saw(1, "a1", FOX), Saw(1, "c3", "beaver-fox-hedgehog")]
    known = [TurnedUp(0, "c1", "hedgehog-squirrel-bear"), TurnedUp(0, "c2", "bear-badger-beaver")]
    assert chosen(strong, scene(YOUNG), 1, [*mine, *known, MissionTurned("fox", 3)]) in ("top-c", "bottom-c")


def test_a_clue_does_not_cross_with_another_on_a_wrong_tile() -> None:
    """Somebody points at row 1. The fox that seat 2 knows is at c3. A clue at column c would cross row 1 at c1, a wrong
    tile."""
    s = clues(scene(YOUNG, seats=3), "left-1")
    heard = [Saw(2, "c3", "beaver-fox-hedgehog"), Saw(2, "c1", "hedgehog-squirrel-bear")]
    assert chosen(strong, s, 2, heard) in ("left-3", "right-3")


def test_after_row_and_column_are_named_a_helper_gives_no_clue() -> None:
    s = clues(scene(YOUNG, seats=4), "left-1", "top-a")
    assert chosen(strong, s, 3, [Saw(3, "a1", FOX)]) == "pass"


def test_a_helper_prefers_a_tile_without_a_moon_for_the_witch() -> None:
    """The fox lies on a violet tile at a1 and on a plain one at c2."""
    s = scene(FULL.replace("witch", "witch*"), wanted="fox")
    known = [Saw(1, "a1", FOX), Saw(1, "c2", "badger-frog-fox")]
    assert chosen(strong, s, 1, known) in ("top-c", "bottom-c", "left-2", "right-2")
    assert chosen(strong, s, 1, known[:1]) in ("top-a", "left-1"), "but if it is the only one"
