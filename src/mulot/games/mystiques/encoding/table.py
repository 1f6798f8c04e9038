"""The table as planes: the tile where the mice are, the company, the enemies, the cards, and the question.

The tile is 5 by 4; what lies elsewhere is given by the name of its side. Every list of names (heroes, cards, sides …)
has the order of the world's data.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mulot.core.planes import Plane, marked, numbers, one_of, share
from mulot.games.mystiques.content import (
    ABILITIES,
    CARDS,
    CHAPTERS,
    CHOICES,
    ENCOUNTERS,
    HEROES,
    ITEMS,
    KINDS,
    SEARCH,
    SIDES,
    THINGS,
    TILES,
)
from mulot.games.mystiques.encoding.going_on import going_on
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED
from mulot.games.mystiques.rules import ASKS

ROWS, COLUMNS = 4, 5
TILE = ROWS * COLUMNS
EFFECTS = (STUNNED, WEBBED, DOWN)
FEATURES = ("space", "water", "wide", "paw", "cross", "exit", "flip", "north", "east", "south", "west")
CURRENTS = {"^": "north", ">": "east", "v": "south", "<": "west"}
HERO, KIND, CARD = ({name: i for i, name in enumerate(names)} for names in (HEROES, KINDS, SEARCH))
TRACK = {name: i for i, name in enumerate((*HEROES, *CARDS))}
LYING = (*ITEMS, *THINGS)
DIFFICULTIES = ("easy", "ordinary", "hard")


def at(space: str) -> int:
    """Return the place of a space on its tile, counted row by row."""
    return (int(space[1:]) - 1) * COLUMNS + "abcde".index(space[0])


def planes(view: View) -> Sequence[Plane]:
    """Return all planes of a view. They are complete, because this game has no secrets."""
    return (*_tile(view), *_company(view), *_enemies(view), *_cards(view), *_night(view), *going_on(view))


def side_of(view: View) -> str:
    """Return the name of the side that the mice are on."""
    laid = view.board[view.here]
    return TILES[laid.tile].sides[laid.side]


def _tile(view: View) -> Iterable[Plane]:
    """Return the planes of the tile where the mice are: its spaces and what lies on them."""
    name = side_of(view)
    side = SIDES[name]
    ones = list[int]()
    for space, sign in side.signs.items():
        lies = {
            "space": True,
            "water": space in side.water,
            "wide": side.room[space] > 4,
            "paw": space in side.paws,
            "cross": space in side.crosses,
            "exit": space in side.exits,
            "flip": space in side.flips,
        }
        features = [feature for feature, there in lies.items() if there]
        features += [CURRENTS[sign]] if sign in CURRENTS else []
        ones += [FEATURES.index(feature) * TILE + at(space) for feature in features]
    yield one_of("side", len(SIDES), list(SIDES).index(name))
    yield marked("spaces", (len(FEATURES), ROWS, COLUMNS), ones)
    on = [HERO[m.hero] * TILE + at(m.space) for m in view.mice if m.space]
    yield marked("mice", (len(HEROES), ROWS, COLUMNS), on)
    crowd, fallen = [0.0] * (len(KINDS) * TILE), [0.0] * TILE
    for enemy in view.enemies:
        if enemy.tile == view.here and enemy.space:
            crowd[KIND[enemy.kind] * TILE + at(enemy.space)] += 1 / 8
            fallen[at(enemy.space)] += enemy.down / 8
    yield Plane("enemies", (len(KINDS), ROWS, COLUMNS), crowd)
    yield Plane("fallen", (ROWS, COLUMNS), fallen)
    here = [token for token in view.tokens if token.tile == view.here]
    ends = [(t.item, space) for t in here for space in (t.space, t.other) if space]
    yield marked("tokens", (len(LYING), ROWS, COLUMNS), (LYING.index(item) * TILE + at(space) for item, space in ends))
    yield marked("traps", (ROWS, COLUMNS), (at(space) for where, space in view.traps if where == name))
    yield marked("webs", (ROWS, COLUMNS), (at(space) for where, space in view.webs if where == name))


def _company(view: View) -> Iterable[Plane]:
    """Return the planes of the heroes."""
    values, hands, learnt = [[0.0] * 8 for _ in HEROES], [0.0] * (3 * len(HEROES) * len(SEARCH)), list[int]()
    seats, searched = list[int](), list[int]()
    for m in view.mice:
        hero = HERO[m.hero]
        values[hero] = [
            1.0,
            float(not m.space),
            share(m.wounds, 5),
            share(m.poison, 5),
            share(m.cheese, 20),
            *(float(effect in m.effects) for effect in EFFECTS),
        ]
        for place, held in enumerate((m.gear, m.bag, m.tricks)):
            for card in held:
                hands[(place * len(HEROES) + hero) * len(SEARCH) + CARD[card]] += 0.5
        learnt += [hero * len(ABILITIES) + list(ABILITIES).index(ability) for ability in m.abilities]
        seats.append(hero * 4 + m.seat)
        searched += [hero * len(SIDES) + list(SIDES).index(side) for side in m.searched]
    yield Plane("heroes", (len(HEROES), 8), [value for row in values for value in row])
    yield marked("seats", (len(HEROES), 4), seats)
    yield Plane("held", (3, len(HEROES), len(SEARCH)), hands)
    yield marked("abilities", (len(HEROES), len(ABILITIES)), learnt)
    yield marked("searched", (len(HEROES), len(SIDES)), searched)
    yield marked("used", (len(HEROES),), (HERO[view.mice[mouse].hero] for mouse in view.used))


def _enemies(view: View) -> Iterable[Plane]:
    """Return the planes of the enemies and their cards."""
    order = [0.0] * len(TRACK)
    for place, card in enumerate(view.track, 1):
        order[TRACK[card]] = share(place, len(TRACK))
    yield numbers("track", order)
    yield marked("acted", (len(TRACK),), (TRACK[card] for card in view.acted))
    yield numbers("hurt", (share(view.hurt.get(card, 0), 5) for card in CARDS))
    yield marked("beaten", (len(KINDS),), (KIND[kind] for kind in view.beaten if kind in KIND))
    away = [0.0] * len(KINDS)
    for enemy in view.enemies:
        away[KIND[enemy.kind]] += (enemy.tile != view.here) / 8
    yield numbers("elsewhere", away)


def _cards(view: View) -> Iterable[Plane]:
    """Return the planes of the search and encounter cards."""

    def counted(name: str, cards: Sequence[str], names: Sequence[str]) -> Plane:
        return numbers(name, (share(cards.count(card), 4) for card in names))

    yield counted("search-bag", view.search_bag, tuple(SEARCH))
    yield counted("search-left", view.search_left, tuple(SEARCH))
    yield counted("encounter-bag", view.encounter_bag, tuple(ENCOUNTERS))
    yield counted("encounter-left", view.encounter_left, tuple(ENCOUNTERS))
    yield one_of("encounter", len(ENCOUNTERS), list(ENCOUNTERS).index(view.visible) if view.visible else None)
    yield marked("stash", (len(LYING),), (LYING.index(item) for item in view.stash))


def _night(view: View) -> Iterable[Plane]:
    """Return the planes of the chapter: options, clock, story and the open question."""
    options = view.options
    yield one_of("chapter", len(CHAPTERS), list(CHAPTERS).index(view.chapter))
    yield one_of("difficulty", len(DIFFICULTIES), DIFFICULTIES.index(options.difficulty))
    yield numbers("rules", (options.enemies_hold, options.campaign, options.captives_whisper is True))
    yield numbers("clock", (share(view.page, max(1, view.end)), share(view.wheel, 6), share(view.round, 100)))
    flags = (view.relaid, view.surging, view.greedy, view.encore, view.swept, view.calm, view.won)
    yield numbers("flags", flags)
    yield marked("explored", (len(SIDES),), (list(SIDES).index(side) for side in view.explored))
    known = [*options.deeds, *view.deeds]
    yield marked("deeds", (len(CHOICES),), (list(CHOICES).index(deed) for deed in known))
    offered = view.crossroads.choices if view.crossroads else ()
    yield marked("crossroads", (len(CHOICES),), (list(CHOICES).index(choice) for choice in offered))
    ask = view.ask
    yield one_of("asked", len(ASKS), None if ask is None else ASKS.index(ask.about))
    yield marked("may", (4,), ask.seats if ask else ())
    yield marked("must", (4,), ask.must if ask else ())
