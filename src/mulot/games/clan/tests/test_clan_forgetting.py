"""What bots remember longer and what they never forget; the same events always give the same memory."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from mulot.core.luck import RandomLuck
from mulot.games.clan import GAME
from mulot.games.clan.bots.characters import GENTLE_CURVES, SENSIBLE_CURVES, gentle, sensible, strong
from mulot.games.clan.content.board import PLACES
from mulot.games.clan.content.forest import ANIMAL_TILES, SIZE_ON
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import ClubUsed, Helped, MissionTurned, PawnsReturned, Saw, Stormed, TurnedUp
from mulot.games.clan.scenes import DRAGON, FULL, YOUNG, scene

FORGETFUL = [(gentle, GENTLE_CURVES), (sensible, SENSIBLE_CURVES)]
TILES = [tile.id for tile in ANIMAL_TILES]


def memory_of(bot, s, heard, seat=0):
    memory = bot.start(GAME, seat, GAME.look(s, seat))
    bot.notice(memory, None, list(heard))
    return memory


def others_after(place, tile, count):
    """Return events in which other seats turn up `count` other tiles elsewhere."""
    places = [p for p in PLACES[3] if p != place]
    tiles = [t for t in TILES if t != tile]
    return [TurnedUp(1, p, t) for p, t in list(zip(places, tiles, strict=True))[:count]]


def share(bot, count, seat=1, times=1, pawn=False):
    """Return how many of 243 animals (27 in nine places) are remembered after `count` further tiles."""
    s = scene(YOUNG)
    known = 0
    for place in PLACES[3]:
        for tile in TILES:
            pointed = [Helped(1, f"top-{place[0]}")] if pawn else []  # before the tile is turned up
            sights = [*pointed, *[TurnedUp(seat, place, tile)] * times, PawnsReturned((1,))]
            memory = memory_of(bot, s, [*sights, *others_after(place, tile, count)])
            known += sum(memory.remembers_whether_shows(tile, animal) for animal in SIZE_ON[tile])
    return known


@pytest.mark.parametrize("bot", [gentle, sensible], ids=lambda bot: bot.name)
def test_recent_tiles_are_remembered_and_older_ones_fade(bot) -> None:
    shares = [share(bot, count) for count in (0, 1, 2, 3)]
    assert shares[0] == 243, "the tile that lies there is known"
    assert all(sooner > later for sooner, later in pairwise(shares)), shares
    half_life = (GENTLE_CURVES if bot is gentle else SENSIBLE_CURVES)[3].half_life
    left = [243 * 2 ** -((age / half_life) ** 2) for age in range(4)]
    assert shares == pytest.approx(left, abs=25), "as the curve has it"


@pytest.mark.parametrize("bot", [gentle, sensible], ids=lambda bot: bot.name)
def test_tiles_that_a_bot_turned_up_itself_are_remembered_longer(bot) -> None:
    assert share(bot, 2, seat=0) > 1.2 * share(bot, 2, seat=1)


@pytest.mark.parametrize("bot", [gentle, sensible], ids=lambda bot: bot.name)
def test_tiles_that_a_pawn_pointed_at_are_remembered_longer(bot) -> None:
    assert share(bot, 2, pawn=True) > 1.1 * share(bot, 2)


@pytest.mark.parametrize("bot", [gentle, sensible], ids=lambda bot: bot.name)
def test_tiles_that_are_seen_again_are_remembered_longer(bot) -> None:
    assert share(bot, 2, times=3) > 1.1 * share(bot, 2)


def test_a_clue_refreshes_tiles_that_are_still_remembered() -> None:
    s = scene(YOUNG)
    kept = {"here": 0, "elsewhere": 0, "nowhere": 0}
    for where in kept:
        for place in PLACES[3]:
            for tile in TILES:
                row = int(place[1]) if where == "here" else int(place[1]) % 3 + 1
                pawn = [] if where == "nowhere" else [Helped(1, f"left-{row}")]
                memory = memory_of(gentle, s, [Saw(0, place, tile), *pawn, *others_after(place, tile, 2)])
                kept[where] += sum(memory.remembers_whether_shows(tile, animal) for animal in SIZE_ON[tile])
    assert kept["here"] > 1.1 * kept["nowhere"]
    assert kept["nowhere"] > 1.1 * kept["elsewhere"], "and distracts from what lies elsewhere"


def test_by_the_code_a_pawn_points_at_one_tile_and_not_at_its_line() -> None:
    s = scene(YOUNG, pointing=True)
    kept = {"left-1": 0, "right-1": 0}  # the first and the second dark tile of row 1: a1 and c1
    for edge in kept:
        for tile in TILES:
            memory = memory_of(sensible, s, [Helped(1, edge), TurnedUp(1, "a1", tile), *others_after("a1", tile, 3)])
            kept[edge] += sum(memory.remembers_whether_shows(tile, animal) for animal in SIZE_ON[tile])
    assert kept["left-1"] > kept["right-1"]


@pytest.mark.parametrize(("bot", "curves"), FORGETFUL, ids=["gentle", "sensible"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_tiles_are_always_remembered_as_wrong_ones(bot, curves, seat) -> None:
    s = scene(YOUNG, wanted="fox")
    view = GAME.look(s, 0)
    for place in PLACES[3]:
        for tile in (t for t in TILES if "fox" not in t):
            for count in range(curves[3].always_known):
                memory = memory_of(bot, s, [TurnedUp(seat, place, tile), *others_after(place, tile, count)])
                assert memory.known_tiles(view)[PLACES[3].index(place)] == tile, (place, tile, count)


@pytest.mark.parametrize("bot", [gentle, sensible], ids=lambda bot: bot.name)
def test_a_tile_with_a_forgotten_animal_is_not_ruled_out(bot) -> None:
    """A place is ruled out only while everything on its tile is known: otherwise forgetting would reveal the animal."""
    s = scene(YOUNG, wanted="fox")
    view, found, open_again = GAME.look(s, 0), 0, 0
    for place in PLACES[3]:
        for tile in TILES:
            memory = memory_of(bot, s, [TurnedUp(0, place, tile), *others_after(place, tile, 3)])
            sees = memory.known_tiles(view).get(PLACES[3].index(place))
            assert sees in (tile, None)
            if "fox" in SIZE_ON[tile]:
                found += sees == tile
            else:
                open_again += sees is None
                if sees == tile:
                    assert all(memory.remembers_whether_shows(tile, animal) for animal in SIZE_ON[tile])
    assert open_again
    assert found


def test_places_tried_for_the_wanted_animal_are_remembered_until_it_is_found() -> None:
    s = scene(FULL, wanted="fox")
    tried = [TurnedUp(i % 2, place, tile) for i, (place, tile) in enumerate(zip(PLACES[4], TILES, strict=False))]
    memory = memory_of(gentle, s, tried)
    assert memory.tried_places == set(range(9))
    memory = memory_of(gentle, s, [*tried, ClubUsed(0, "a1")])
    assert memory.tried_places == set(range(1, 9)), "a tile that was cancelled did not count"
    memory = memory_of(gentle, s, [*tried, MissionTurned("bear", 3)])
    assert memory.tried_places == set(), "it may be right for another one"


def test_after_a_storm_the_places_can_be_tried_again() -> None:
    s = scene(DRAGON, wanted="fox")
    heard = [TurnedUp(0, "a1", "bear-badger-beaver"), TurnedUp(1, "b1", "deer-bear-frog"), Stormed(("a1", "a2", "a3"))]
    memory = memory_of(strong, s, heard)
    assert memory.tried_places == {1}
    assert memory.seen_by_all == {1: "deer-bear-frog"}


@pytest.mark.parametrize("forest", ["young", "full", "perilous"])
@pytest.mark.parametrize("bot", [gentle, sensible, strong], ids=lambda bot: bot.name)
def test_a_memory_rebuilt_from_events_is_the_same(bot, forest) -> None:
    forgot = 0
    for seed in range(4):
        rng = Random(seed)
        s = GAME.new(Options(forest=forest), 3, RandomLuck(rng))
        whole, heard = bot.start(GAME, 0, GAME.look(s, 0)), []
        for _ in range(80):
            if s.outcome is not None:
                break
            seat = GAME.waiting(s).must[0]
            events = []
            GAME.play(s, seat, rng.choice(GAME.legal(s, seat)), RandomLuck(rng), events.append)
            heard += [e for e in events if GAME.hear(e, 0)]
            bot.notice(whole, None, [e for e in events if GAME.hear(e, 0)])
            again = memory_of(bot, s, heard)
            assert (again.known.tile_at, again.known.column_of) == (whole.known.tile_at, whole.known.column_of)
            assert (again.tried_places, again.seen_by_all) == (whole.tried_places, whole.seen_by_all)
            view = GAME.look(s, 0)
            assert again.known_tiles(view) == whole.known_tiles(view)
            forgot += len(whole.known_tiles(view)) < len(whole.seen_by_all)
    assert (forgot > 0) == (bot is not strong)
