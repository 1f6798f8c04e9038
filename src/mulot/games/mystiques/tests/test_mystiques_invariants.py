"""Invariants that hold during random play from prepared positions, on every side and with every enemy and card."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from mulot.core.flow import run
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import ABILITIES, CARDS, CHAPTERS, HEROES, KINDS, SEARCH, SIDES, TILES
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.frames import Round, Sharing
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.rules.board import enemy_cards, has_room, hearts_left, mice_at, side
from mulot.games.mystiques.rules.enemy_placement import place_brodie, place_enemies
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track
from mulot.games.mystiques.rules.procedure_table import procedure_of
from mulot.games.mystiques.rules.setup import new


def ignore_event(event):
    pass


def state_in_the_middle(name, rng):
    """Return a state of the proving ground, with well-equipped mice and some enemies on this side."""
    luck = RandomLuck(rng)
    heroes = tuple(rng.sample(sorted(HEROES), 4))
    options = Options(chapter="proving-ground", heroes=heroes, enemies_hold=rng.random() < 0.7)
    s = new(options, rng.choice((1, 2, 4)), luck)
    tile = next(t for t in TILES.values() if name in t.sides)
    s.here = next(i for i, laid in enumerate(s.board) if laid.tile == tile.name)
    laid = s.board[s.here]
    s.board[s.here] = Laid(laid.tile, laid.x, laid.y, tile.sides.index(name))
    s.enemies, s.track, s.end = [], tuple(m.hero for m in s.mice), 30
    deal = rng.sample(sorted(ABILITIES), 12)
    wearable = [c for c, card in SEARCH.items() if card.sort in ("weapon", "armour", "accessory", "scroll")]
    tricks = [c for c, card in SEARCH.items() if card.sort == "trick"]
    for m in s.mice:
        m.space = next(x for x in rng.sample(SIDES[name].spaces, len(SIDES[name].spaces)) if has_room(s, x))
        m.cheese = rng.randrange(9)
        m.abilities = (deal.pop(), deal.pop(), deal.pop())
        m.bag = tuple(rng.sample(wearable, rng.randrange(4)))
        m.tricks = tuple(rng.sample(tricks, 2))
    s.traps = tuple((name, x) for x in SIDES[name].crosses)
    kinds = rng.sample(sorted(KINDS), 2)
    come = place_enemies(s, tuple((kind, min(KINDS[kind].most, 2)) for kind in kinds), ignore_event, "M-099")
    add_cards_to_track(s, come, luck, ignore_event, "M-100")
    place_brodie(s, ignore_event)
    s.explored = (*s.explored, name)
    s.stack = [Round()]
    run(s, luck, ignore_event, procedure_of)
    return s, luck


def check_invariants(s):
    """Check all invariants, which must hold whenever a question is open."""
    here = side(s)
    small = {}
    exchanging = isinstance(s.stack[-1], Sharing)
    for m in s.mice:
        assert m.space == "" or m.space in here.spaces
        assert m.cheese >= 0
        assert m.wounds >= 0
        assert m.poison >= 0
        assert hearts_left(m) > 0
        assert len(m.bag) <= 3 + exchanging  # there may be four cards until one goes back in exchange
        assert sum(SEARCH[card].paws for card in m.gear) <= 2
        slots = [SEARCH[card].slot for card in m.gear if SEARCH[card].slot]
        assert len(slots) == len(set(slots))
        small[m.space] = small.get(m.space, 0) + 1
    for e in s.enemies:
        assert e.tile == s.here
        assert e.space in here.spaces
        if KINDS[e.kind].large:
            assert not mice_at(s, e.space)
            assert sum(o.space == e.space and not KINDS[o.kind].cat for o in s.enemies) == 1
        elif not KINDS[e.kind].cat:
            small[e.space] = small.get(e.space, 0) + 1
    assert all(count <= here.room[space] for space, count in small.items() if space)
    assert s.surging or s.wheel < 6
    assert len(s.track) == len(set(s.track))
    assert {CARDS[card] for card in enemy_cards(s)} == {e.kind for e in s.enemies}
    assert {m.hero for m in s.mice} <= set(s.track)
    assert all(0 < wounds < KINDS[CARDS[card]].hearts for card, wounds in s.hurt.items())
    learnt = [ability for m in s.mice for ability in m.abilities]
    assert len(learnt) == len(set(learnt))
    items = [*s.stash, *(t.item for t in s.tokens), *s.search_bag]
    assert all(items.count(item) == 1 for item in ("disguises", "hook", "fork", "grape"))


@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_invariants_hold_during_random_play(name, seed):
    rng = Random(f"{name} {seed}")
    s, luck = state_in_the_middle(name, rng)
    for ply in range(120):
        waiting = GAME.waiting(s)
        if isinstance(waiting, Outcome):
            assert waiting.reason in GAME.ends
            return
        check_invariants(s)
        seat = rng.choice(waiting.seats)
        legal = GAME.legal(s, seat)
        assert len(set(legal)) == len(legal)
        assert len(legal) < 250
        if ply % 20 == 0:
            assert msgspec.json.decode(msgspec.json.encode(s), type=GAME.state) == s
            assert GAME.imagine(GAME.look(s, seat), [], rng) == s
            assert all(GAME.read(GAME.write(a)) == a for a in legal)
            assert GAME.draw(GAME.look(s, None))
        GAME.play(s, seat, rng.choice(legal), luck, ignore_event)
    assert s.plies == 120


def test_all_sides_but_one_can_be_reached_in_the_proving_ground():
    assert CHAPTERS["proving-ground"].board[0].tile == "tile-1"
    assert {laid.tile for laid in CHAPTERS["proving-ground"].board} == set(TILES)
