"""`imagine` samples the exact posterior: the tests compare it with an enumeration of all possible histories."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from mulot.core.luck import RandomLuck
from mulot.games.clan import GAME
from mulot.games.clan.content.board import INDEX, PLACES
from mulot.games.clan.content.forest import ANIMALS, VILLAINS
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import LeftForest, MissionTurned, Saw, Stormed, TurnBegan, TurnedUp
from mulot.games.clan.scenes import DRAGON, FULL, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import explore, tile_at
from mulot.games.clan.view import imagine
from mulot.testing import act

COLUMN = ("d1", "d2", "d3", "d4")


def worlds_of(view, heard, times=3000):
    rng = Random(5)
    return [imagine(view, heard, rng) for _ in range(times)]


def heard_so_far(s, *known):
    """Return events in which seat 0 has seen the tiles at these places."""
    return [Saw(0, place, tile_at(s, place)) for place in known]


def test_imagine_without_events_deals_every_tile_anywhere() -> None:
    view = GAME.look(new_table_as_drawn(YOUNG), 0)
    counts = Counter((at, tile) for t in worlds_of(view, [], 9000) for at, tile in enumerate(t.tiles))
    assert len(counts) == 81
    assert all(850 < count < 1150 for count in counts.values())


def test_what_was_seen_stays_where_it_was_seen() -> None:
    s = scene(FULL)
    heard = [*heard_so_far(s, "a1", "c2"), TurnedUp(1, "b3", "lost")]
    for t in worlds_of(GAME.look(s, 0), heard, 200):
        assert [tile_at(t, place) for place in ("a1", "c2", "b3")] == [tile_at(s, p) for p in ("a1", "c2", "b3")]
        assert sorted(map(str, t.tiles))[:12] != []
        assert len(set(t.tiles)) == 16


def test_the_villain_in_the_forest_is_any_of_the_three_until_he_is_met() -> None:
    s = scene(FULL)
    met = Counter(next(tile for tile in t.tiles if tile in VILLAINS) for t in worlds_of(GAME.look(s, 0), []))
    assert set(met) == set(VILLAINS)
    assert min(met.values()) > 850
    known = worlds_of(GAME.look(s, 0), [Saw(0, "d4", "witch")], 100)
    assert all(tile_at(t, "d4") == "witch" and sum(x in VILLAINS for x in t.tiles) == 1 for t in known)


def exact(start, unknown, history):
    """Return the exact probability of every forest: all deals of the unknown tiles and all orders after each storm."""
    found: Counter[tuple[str, ...]] = Counter()
    places = sorted(unknown)
    index = INDEX[4]

    def go_on(tiles, rest, weight):
        if not rest:
            found[tuple(tiles)] += weight
            return
        what, *details = rest[0]
        if what == "saw":
            place, tile = details
            if tiles[index[place]] == tile:
                go_on(tiles, rest[1:], weight)
            return
        (stormed,) = details
        at = [index[place] for place in stormed]
        for order in permutations([tiles[p] for p in at]):
            mixed = list(tiles)
            for p, tile in zip(at, order, strict=True):
                mixed[p] = tile
            go_on(mixed, rest[1:], weight)

    for deal in permutations([start[p] for p in places]):
        tiles = list(start)
        for p, tile in zip(places, deal, strict=True):
            tiles[p] = tile
        go_on(tiles, history, 1)
    total = sum(found.values())
    return {tiles: count / total for tiles, count in found.items()}


def check_against_enumeration(s, unknown_places, history, times=12_000):
    """Compare samples with the enumeration. In `s`, all places but the unknown ones were seen, and then the history
    happened."""
    unknown = [INDEX[4][place] for place in unknown_places]
    known = [place for place in PLACES[4] if place not in unknown_places]
    heard = heard_so_far(s, *known)
    heard += [Saw(0, *step[1:]) if step[0] == "saw" else Stormed(step[1]) for step in history]
    truth = exact(s.tiles, unknown, history)
    seen = Counter(tuple(t.tiles) for t in worlds_of(GAME.look(s, 0), heard, times))
    assert set(seen) <= set(truth), "nothing impossible is imagined"
    expected = {tiles: chance * times for tiles, chance in truth.items()}
    misfit = sum((seen[tiles] - count) ** 2 / count for tiles, count in expected.items())
    freedom = len(expected) - 1
    assert misfit < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"misfit {misfit:.0f} with {freedom} degrees of freedom"
    return truth


def test_imagine_is_exact_after_one_storm() -> None:
    """d1 is known before the storm; two tiles of column a are unknown as well."""
    truth = check_against_enumeration(scene(DRAGON), ("a1", "a2", "d2"), [("storm", COLUMN)])
    assert len(truth) > 100


def test_imagine_is_exact_after_a_storm_and_a_look() -> None:
    history = [("storm", COLUMN), ("saw", "d1", "owl")]
    check_against_enumeration(scene(DRAGON), ("a1", "a2", "d2"), history)


def test_imagine_is_exact_after_storms_with_looks_between() -> None:
    history = [
        ("storm", COLUMN),
        ("saw", "d1", "owl"),
        ("saw", "d2", "fox-rabbit-squirrel"),  # was unknown before, and stays in column d for good
        ("storm", COLUMN),
        ("saw", "d4", "dragon"),
    ]
    truth = check_against_enumeration(scene(DRAGON), ("a1", "a2", "d2"), history)
    assert all("fox-rabbit-squirrel" in tiles[3::4] for tiles in truth)


def test_imagine_is_exact_after_storms_in_two_columns() -> None:
    """In the game, a storm shuffles only the dragon's column; the enumeration works for any column."""
    s = scene(DRAGON)
    history = [("storm", COLUMN), ("saw", "d4", "squirrel-deer-badger")]
    truth = check_against_enumeration(s, ("b1", "c1", "d2", "d3"), history)
    assert len({tiles[1] for tiles in truth}) > 2


def test_imagine_is_exact_after_a_real_night_with_a_storm() -> None:
    s = scene(DRAGON.replace("owl", "owl*"), wanted="fox")
    heard = [e for e in explore(s, "d1") + act(GAME, s, 0, "pass") if GAME.hear(e, 1)]
    heard += [e for e in explore(s, "d4") + act(GAME, s, 1, "owl", None) if GAME.hear(e, 1)]
    assert any(isinstance(e, LeftForest) for e in heard)
    view = GAME.look(s, 1)
    for t in worlds_of(view, heard, 300):
        column = {tile_at(t, place) for place in COLUMN}
        assert {"dragon", "squirrel-deer-badger", None} < column
        assert tile_at(t, "d3") is None
        assert "owl" not in t.tiles
        assert len(set(t.tiles)) == 16


def test_imagined_missions_exclude_those_that_came() -> None:
    s = scene(YOUNG, wanted="deer")
    s.missions = ["bear", "frog"]
    heard = [TurnBegan(0, "fox", 5), MissionTurned("rabbit", 4), MissionTurned("badger", 3), MissionTurned("deer", 2)]
    piles = Counter(tuple(t.missions) for t in worlds_of(GAME.look(s, 0), heard, 2000))
    left = [animal for animal in ANIMALS if animal not in ("fox", "rabbit", "badger", "deer")]
    assert {animal for pile in piles for animal in pile} == set(left)
    assert len(piles) == 10
    assert all(130 < count < 270 for count in piles.values())


def test_imagined_missions_include_old_ones_after_the_pile_is_mixed_again() -> None:
    s = scene(YOUNG, wanted="fox", tooth_needed=False)
    s.missions = [animal for animal in ANIMALS if animal not in ("fox", "bear")]
    heard = [MissionTurned("deer", 1), MissionTurned("frog", 0), MissionTurned("bear", 8), MissionTurned("fox", 7)]
    assert imagine(GAME.look(s, 0), heard, Random(1)).missions == s.missions
    first = [MissionTurned(animal, 8 - deep) for deep, animal in enumerate(ANIMALS)]
    again = [MissionTurned(ANIMALS[0], 8)]  # the same mission is on top again, by chance
    s = scene(YOUNG, wanted=ANIMALS[0], tooth_needed=False)
    assert imagine(GAME.look(s, 0), first + again, Random(1)).missions == list(ANIMALS[1:])


def test_imagine_accepts_any_part_of_the_events() -> None:
    """If a storm was forgotten, the newer look replaces the older one, and so does a tile that lies face up."""
    s = scene(DRAGON)
    heard = [Saw(0, "d1", "owl"), Saw(0, "d2", "owl"), Saw(0, "d2", "dragon")]
    for t in worlds_of(GAME.look(s, 0), heard, 200):
        assert tile_at(t, "d2") == "dragon"
        assert "owl" in {tile_at(t, place) for place in ("d1", "d3", "d4")}
    for t in worlds_of(GAME.look(s, 0), [Stormed(COLUMN)], 200):
        assert "dragon" in {tile_at(t, place) for place in COLUMN}, "who else would raise a storm"


def test_imagined_states_can_be_played_to_the_end() -> None:
    rng = Random(3)
    for forest in ("young", "full", "dangerous", "perilous"):
        s = GAME.new(Options(forest=forest), 3, RandomLuck(rng))
        t = imagine(GAME.look(s, 1), [], rng)
        for _ in range(GAME.max_plies(s.options, 3)):
            if t.outcome is not None:
                break
            seat = GAME.waiting(t).must[0]
            GAME.play(t, seat, rng.choice(GAME.legal(t, seat)), RandomLuck(rng), lambda event: None)
        assert t.outcome is not None
