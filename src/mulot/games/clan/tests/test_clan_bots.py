"""The bots give true clues, use the pointing code, forget, and make use of special tiles and trophies."""

from __future__ import annotations

from random import Random

import pytest

from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.games import bots
from mulot.games.clan import GAME
from mulot.games.clan.bots.characters import gentle, sensible, strong
from mulot.games.clan.bots.pointing_code import EDGE_FOR, PLACE_AT
from mulot.games.clan.content.board import EDGES, INDEX, LINES
from mulot.games.clan.content.forest import SIZE_ON
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import Helped, Saw, Stormed, TurnedUp
from mulot.games.clan.scenes import DANGEROUS, DRAGON, FULL, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import decline, explore
from mulot.testing import act, rule

BUDGET = Budget(seconds=60, playouts=1)
FREED = FULL.replace("witch", "-")
EVERY_BOT = [gentle, sensible, strong]


def chosen(bot, s, seat, heard=()):
    """Return the action of a bot in this position, after these events."""
    memory = bot.start(GAME, seat, GAME.look(s, seat))
    bot.notice(memory, GAME.look(s, seat), list(heard))
    action = bot.choose(memory, GAME.look(s, seat), GAME.legal(s, seat), Random(1), BUDGET)
    return None if action is None else GAME.write(action)


def nights(bot, deals, **options):
    """Play whole nights with one bot in all seats. Yield (state before, seat, action, events) for every ply."""
    for seed in range(deals):
        rng = Random(seed)
        seats = 2 + seed % 4
        s = GAME.new(Options(**options), seats, RandomLuck(rng))
        memories = [bot.start(GAME, i, GAME.look(s, i)) for i in range(seats)]
        while s.outcome is None:
            ask = GAME.waiting(s)
            for seat in reversed(ask.seats):
                action = bot.choose(memories[seat], GAME.look(s, seat), GAME.legal(s, seat), rng, BUDGET)
                if action is not None:
                    break
            before, events = GAME.copy(s), []
            GAME.play(s, seat, action, RandomLuck(rng), events.append)
            yield before, seat, action, events
            for i in range(seats):
                bot.notice(memories[i], GAME.look(s, i), [e for e in events if GAME.hear(e, i)])


def test_three_characters_from_gentle_to_strong() -> None:
    assert list(bots("clan")) == ["gentle", "sensible", "strong"]


@pytest.mark.parametrize("forest", ["young", "full", "dangerous", "perilous"])
@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_bots_only_do_what_is_legal_and_their_nights_end(bot, forest) -> None:
    for before, seat, action, _ in nights(bot, 8, forest=forest, moons=7, memory_aid=forest == "full"):
        assert GAME.why_not(before, seat, action) is None


# ---------------------------------------------------------------- clues


@rule("C-090")
@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_bots_without_knowledge_give_no_clue(bot) -> None:
    s = scene(YOUNG, wanted="fox")
    assert chosen(bot, s, 1) == "pass"
    assert chosen(bot, s, 1, [Saw(1, "b2", "deer-bear-frog")]) == "pass"


@rule("CR-12")
@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_bots_with_knowledge_give_a_true_clue(bot) -> None:
    s = scene(YOUNG, wanted="fox")
    assert chosen(bot, s, 1, [Saw(1, "a1", "fox-rabbit-squirrel")]) in ("top-a", "bottom-a", "left-1", "right-1")


@rule("CR-12")
@pytest.mark.parametrize("pointing", [False, True])
@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_every_clue_in_whole_nights_is_true(bot, pointing) -> None:
    clues = 0
    for before, _, _, events in nights(bot, 25, forest="full", pointing=pointing):
        for event in events:
            if isinstance(event, Helped):
                clues += 1
                named = [PLACE_AT[4][event.edge]] if pointing else LINES[4][event.edge]
                sizes = [SIZE_ON.get(before.tiles[p] or "", {}).get(before.wanted) for p in named]
                assert any(size is not None and before.teeth[size] for size in sizes)
    assert clues > 30


def test_a_second_helper_names_the_line_that_crosses() -> None:
    s = scene(YOUNG, seats=3, wanted="fox")
    act(GAME, s, 1, "left-1")
    assert chosen(strong, s, 2, [Saw(2, "a1", "fox-rabbit-squirrel")]) in ("top-a", "bottom-a")
    act(GAME, s, 2, "top-a")
    assert chosen(strong, s, 0) == "a1", "and the active player goes where they cross"


def test_the_active_player_follows_a_clue() -> None:
    s = scene(YOUNG, wanted="fox")
    act(GAME, s, 1, "left-1")
    assert chosen(strong, s, 0) in ("a1", "b1", "c1")
    assert chosen(strong, s, 0, [Saw(0, "b1", "rabbit-hedgehog-deer"), Saw(0, "c1", "hedgehog-squirrel-bear")]) == "a1"


# ---------------------------------------------------------------- the pointing code


@rule("CR-69")
def test_the_code_names_every_tile_from_its_own_row_or_column() -> None:
    for size, used in ((3, 9), (4, 16)):
        assert sorted(EDGE_FOR[size]) == list(range(size * size))
        assert len(PLACE_AT[size]) == used
        assert all(place in LINES[size][edge] for edge, place in PLACE_AT[size].items())
    assert set(PLACE_AT[4]) == set(EDGES)
    assert PLACE_AT[4]["left-1"] == INDEX[4]["a1"]
    assert PLACE_AT[4]["right-1"] == INDEX[4]["c1"]
    assert PLACE_AT[4]["top-b"] == INDEX[4]["b1"]
    assert PLACE_AT[4]["bottom-b"] == INDEX[4]["b3"]


@rule("CR-69")
@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_the_code_is_read_only_at_tables_that_declare_it(bot) -> None:
    declared, plain = scene(FULL, wanted="fox", pointing=True), scene(FULL, wanted="fox")
    for s in (declared, plain):
        act(GAME, s, 1, "bottom-a")  # by the code: the lower light tile of column a
    names = {chosen_with(bot, declared, seed) for seed in range(20)}
    lines = {chosen_with(bot, plain, seed) for seed in range(20)}
    assert names == {"a4"}
    assert lines == {"a1", "a2", "a3", "a4"}


def chosen_with(bot, s, seed):
    memory = bot.start(GAME, 0, GAME.look(s, 0))
    return GAME.write(bot.choose(memory, GAME.look(s, 0), GAME.legal(s, 0), Random(seed), BUDGET))


@rule("CR-69")
def test_the_code_is_used_only_at_tables_that_declare_it() -> None:
    known = [Saw(1, "a4", "fox-rabbit-squirrel")]
    forest = FULL.replace("fox ", "?").replace("sword", "fox").replace("?", "sword ")
    assert chosen(strong, scene(forest, wanted="fox", pointing=True), 1, known) == "bottom-a"
    assert chosen(strong, scene(forest, wanted="fox"), 1, known) in ("top-a", "left-4")


# ---------------------------------------------------------------- memory


def test_after_a_storm_a_bot_knows_the_column_and_not_the_place() -> None:
    s = scene(DRAGON, wanted="frog")
    sight = TurnedUp(0, "d2", "frog-beaver-rabbit")
    assert chosen(strong, s, 1, [sight]) in ("top-d", "bottom-d", "left-2", "right-2")
    stormed = [sight, Stormed(("d1", "d2", "d3", "d4"))]
    assert chosen(strong, s, 1, stormed) == "pass", "it is not sure any more"
    decline(s)
    assert chosen(strong, s, 0, stormed)[0] == "d", "but it looks there first"


def test_with_the_memory_aid_even_gentle_knows_what_is_marked() -> None:
    s = scene(YOUNG, wanted="bear", memory_aid=True)
    for place in ("a1", "b1", "a3"):  # no bears
        explore(s, place)
    explore(s, "b2", "fox")  # a bear: found
    decline(s)
    assert chosen(gentle, s, 0) in ("a1", "a3")


# ---------------------------------------------------------------- what they do with what they find


def test_bots_prefer_known_animals_with_a_tooth_left_and_without_a_moon_for_the_witch() -> None:
    heard = [Saw(0, "a1", "fox-rabbit-squirrel"), Saw(0, "c2", "badger-frog-fox")]
    s = scene(FULL.replace("witch", "witch*"), wanted="fox")
    decline(s)
    assert chosen(sensible, s, 0, heard) == "c2", "a1 is violet"
    s = scene(FULL, wanted="fox", teeth=(3, 3, 0))
    decline(s)
    assert chosen(sensible, s, 0, heard) == "a1"


def test_bots_let_the_owl_save_a_moon_and_light_the_candle_before_a_guess() -> None:
    s = scene(FULL.replace("owl", "owl*"), wanted="fox")
    explore(s, "b1")
    assert chosen(gentle, s, 0) == "owl"
    s = scene(FULL.replace("candle", "candle*"), wanted="fox")
    decline(s)
    assert chosen(gentle, s, 0).startswith("candle")
    assert chosen(gentle, s, 0, [Saw(0, "a1", "fox-rabbit-squirrel")]) == "a1"


def test_bots_use_the_club_only_on_tiles_that_cost_a_moon() -> None:
    for place, answer in (("b1", "club"), ("b3", "club"), ("a1", "pass"), ("a4", "pass")):
        s = scene(FREED, owners={"club": 1}, wanted="fox")
        explore(s, place)
        assert chosen(strong, s, 1) == answer, place
    s = scene(DANGEROUS.replace("ogre", "-"), forest="dangerous", owners={"club": 1}, wanted="fox")
    explore(s, "d4")
    assert chosen(strong, s, 1) == "club"


def test_bots_use_the_wand_if_the_tile_would_win_no_tooth() -> None:
    s = scene(FREED, owners={"wand": 1}, wanted="fox", teeth=(0, 1, 2))
    explore(s, "a1")
    assert chosen(strong, s, 1) == "wand large"
    s = scene(FREED, owners={"wand": 1}, wanted="fox", teeth=(1, 1, 2))
    explore(s, "a1")
    assert chosen(strong, s, 1) == "pass"


def test_bots_keep_the_golden_tooth_for_the_last_tooth() -> None:
    s = scene(FREED, owners={"golden-tooth": 0}, teeth=(0, 1, 1))
    assert chosen(strong, s, 0) is None, "it may act and need not"
    s = scene(FREED, owners={"golden-tooth": 0}, teeth=(0, 0, 1))
    assert chosen(strong, s, 0) == "tooth large"


def test_a_careful_bot_takes_a_safe_gain_before_it_guesses() -> None:
    s = scene(FULL, wanted="fox")
    decline(s)
    assert chosen(strong, s, 0, [Saw(0, "d3", "owl")]) == "d3"
    s = scene(FULL.replace("shield", "shield*").replace("grimoire", "grimoire*"), wanted="fox")
    decline(s)
    assert chosen(strong, s, 0, [Saw(0, "d4", "witch")]) == "d4", "she must flee"
    s = scene(FULL, wanted="fox", moons=1, teeth=(0, 3, 3))
    decline(s)
    assert chosen(strong, s, 0, [Saw(0, "a1", "fox-rabbit-squirrel")]) == "a1", "for nothing, with the last moon"


def test_first_looks_are_spread_over_the_forest() -> None:
    s = new_table_as_drawn(YOUNG)
    events = act(GAME, s, 0, "look b2")
    heard = [e for e in events if GAME.hear(e, 1)]
    memory = strong.start(GAME, 1, GAME.look(s, 1))
    strong.notice(memory, None, heard)
    picked = {
        GAME.write(strong.choose(memory, GAME.look(s, 1), GAME.legal(s, 1), Random(seed), BUDGET)) for seed in range(60)
    }
    assert "look b2" not in picked
    assert len(picked) == 8
