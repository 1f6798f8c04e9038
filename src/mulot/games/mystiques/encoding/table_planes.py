"""The table as planes: the tile where the mice are, the company, the enemies, the cards, the question, and the scene:
whose turn it is, what the mouse is doing, and the current fight.

The tile is 5 by 4; things on other tiles are listed by side. Every list of names (heroes, cards, sides …) is in the
order of the content.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args, get_type_hints

from mulot.core.planes import Plane, binary, numbers, one_hot, ratio
from mulot.games.mystiques import content
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED
from mulot.games.mystiques.model.scene import Doing
from mulot.games.mystiques.rules import ASKS
from mulot.games.mystiques.rules.star_roll import TRIALS

ROWS, COLUMNS = 4, 5
SPACES_PER_TILE = ROWS * COLUMNS
EFFECTS = (STUNNED, WEBBED, DOWN)
FEATURES = ("space", "water", "wide", "paw", "cross", "exit", "flip", "north", "east", "south", "west")
CURRENTS = {"^": "north", ">": "east", "v": "south", "<": "west"}
HERO, KIND, CARD = (
    {name: i for i, name in enumerate(names)} for names in (content.HEROES, content.KINDS, content.SEARCH)
)
TRACK = {name: i for i, name in enumerate((*content.HEROES, *content.CARDS))}
TOKENS = (*content.ITEMS, *content.THINGS)
DIFFICULTIES = ("easy", "ordinary", "hard")
SORTS: tuple[str, ...] = get_args(get_type_hints(Doing)["sort"])
"""Everything that a mouse can be doing."""
SUBJECTS = (*content.HEROES, *content.SEARCH, *content.ABILITIES, "stunned", "webbed", "down", "cheese")
"""Everything `Doing.what` can be: a sharing partner, a found card, an effect she gets rid of, or what is flying."""


def space_index(space: str) -> int:
    """Return the index of a space on its tile, counted row by row from 0."""
    return (int(space[1:]) - 1) * COLUMNS + "abcde".index(space[0])


def planes(view: View) -> Sequence[Plane]:
    """Return all planes of a view. They are complete, because this game has no secrets."""
    return (
        *_tile_planes(view),
        *_company_planes(view),
        *_enemy_planes(view),
        *_card_planes(view),
        *_chapter_planes(view),
        *planes_of_scene(view),
    )


def current_side_name(view: View) -> str:
    """Return the name of the side that the mice are on."""
    laid = view.board[view.here]
    return content.TILES[laid.tile].sides[laid.side]


def _tile_planes(view: View) -> Iterable[Plane]:
    """Return the planes of the tile where the mice are: its spaces and everything on them."""
    name = current_side_name(view)
    side = content.SIDES[name]
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
        ones += [FEATURES.index(feature) * SPACES_PER_TILE + space_index(space) for feature in features]
    yield one_hot("side", len(content.SIDES), list(content.SIDES).index(name))
    yield binary("spaces", (len(FEATURES), ROWS, COLUMNS), ones)
    on = [HERO[m.hero] * SPACES_PER_TILE + space_index(m.space) for m in view.mice if m.space]
    yield binary("mice", (len(content.HEROES), ROWS, COLUMNS), on)
    crowd, fallen = [0.0] * (len(content.KINDS) * SPACES_PER_TILE), [0.0] * SPACES_PER_TILE
    for enemy in view.enemies:
        if enemy.tile == view.here and enemy.space:
            crowd[KIND[enemy.kind] * SPACES_PER_TILE + space_index(enemy.space)] += 1 / 8
            fallen[space_index(enemy.space)] += enemy.down / 8
    yield Plane("enemies", (len(content.KINDS), ROWS, COLUMNS), crowd)
    yield Plane("fallen", (ROWS, COLUMNS), fallen)
    here = [token for token in view.tokens if token.tile == view.here]
    ends = [(t.item, space) for t in here for space in (t.space, t.other) if space]
    yield binary(
        "tokens",
        (len(TOKENS), ROWS, COLUMNS),
        (TOKENS.index(item) * SPACES_PER_TILE + space_index(space) for item, space in ends),
    )
    yield binary("traps", (ROWS, COLUMNS), (space_index(space) for where, space in view.traps if where == name))
    yield binary("webs", (ROWS, COLUMNS), (space_index(space) for where, space in view.webs if where == name))


def _company_planes(view: View) -> Iterable[Plane]:
    """Return the planes of the heroes."""
    values, hands, learnt = (
        [[0.0] * 8 for _ in content.HEROES],
        [0.0] * (3 * len(content.HEROES) * len(content.SEARCH)),
        list[int](),
    )
    seats, searched = list[int](), list[int]()
    for m in view.mice:
        hero = HERO[m.hero]
        values[hero] = [
            1.0,
            float(not m.space),
            ratio(m.wounds, 5),
            ratio(m.poison, 5),
            ratio(m.cheese, 20),
            *(float(effect in m.effects) for effect in EFFECTS),
        ]
        for place, held in enumerate((m.gear, m.bag, m.tricks)):
            for card in held:
                hands[(place * len(content.HEROES) + hero) * len(content.SEARCH) + CARD[card]] += 0.5
        learnt += [hero * len(content.ABILITIES) + list(content.ABILITIES).index(ability) for ability in m.abilities]
        seats.append(hero * 4 + m.seat)
        searched += [hero * len(content.SIDES) + list(content.SIDES).index(side) for side in m.searched]
    yield Plane("heroes", (len(content.HEROES), 8), [value for row in values for value in row])
    yield binary("seats", (len(content.HEROES), 4), seats)
    yield Plane("held", (3, len(content.HEROES), len(content.SEARCH)), hands)
    yield binary("abilities", (len(content.HEROES), len(content.ABILITIES)), learnt)
    yield binary("searched", (len(content.HEROES), len(content.SIDES)), searched)
    yield binary("used", (len(content.HEROES),), (HERO[view.mice[mouse].hero] for mouse in view.used))


def _enemy_planes(view: View) -> Iterable[Plane]:
    """Return the planes of the enemies and their cards."""
    order = [0.0] * len(TRACK)
    for place, card in enumerate(view.track, 1):
        order[TRACK[card]] = ratio(place, len(TRACK))
    yield numbers("track", order)
    yield binary("acted", (len(TRACK),), (TRACK[card] for card in view.acted))
    yield numbers("hurt", (ratio(view.hurt.get(card, 0), 5) for card in content.CARDS))
    yield binary("beaten", (len(content.KINDS),), (KIND[kind] for kind in view.beaten if kind in KIND))
    away = [0.0] * len(content.KINDS)
    for enemy in view.enemies:
        away[KIND[enemy.kind]] += (enemy.tile != view.here) / 8
    yield numbers("elsewhere", away)


def _card_planes(view: View) -> Iterable[Plane]:
    """Return the planes of the search and encounter cards."""

    def counted(name: str, cards: Sequence[str], names: Sequence[str]) -> Plane:
        return numbers(name, (ratio(cards.count(card), 4) for card in names))

    yield counted("search-bag", view.search_bag, tuple(content.SEARCH))
    yield counted("search-left", view.search_left, tuple(content.SEARCH))
    yield counted("encounter-bag", view.encounter_bag, tuple(content.ENCOUNTERS))
    yield counted("encounter-left", view.encounter_left, tuple(content.ENCOUNTERS))
    yield one_hot(
        "encounter", len(content.ENCOUNTERS), list(content.ENCOUNTERS).index(view.visible) if view.visible else None
    )
    yield binary("stash", (len(TOKENS),), (TOKENS.index(item) for item in view.stash))


def _chapter_planes(view: View) -> Iterable[Plane]:
    """Return the planes of the chapter: options, clock, story and the open question."""
    options = view.options
    yield one_hot("chapter", len(content.CHAPTERS), list(content.CHAPTERS).index(view.chapter))
    yield one_hot("difficulty", len(DIFFICULTIES), DIFFICULTIES.index(options.difficulty))
    yield numbers("rules", (options.enemies_hold, options.campaign, options.captives_whisper is True))
    yield numbers("clock", (ratio(view.page, max(1, view.end)), ratio(view.wheel, 6), ratio(view.round, 100)))
    flags = (view.relaid, view.surging, view.greedy, view.encore, view.swept, view.calm, view.won)
    yield numbers("flags", flags)
    yield binary("explored", (len(content.SIDES),), (list(content.SIDES).index(side) for side in view.explored))
    known = [*options.deeds, *view.deeds]
    yield binary("deeds", (len(content.CHOICES),), (list(content.CHOICES).index(deed) for deed in known))
    offered = view.crossroads.choices if view.crossroads else ()
    yield binary("crossroads", (len(content.CHOICES),), (list(content.CHOICES).index(choice) for choice in offered))
    ask = view.ask
    yield one_hot("asked", len(ASKS), None if ask is None else ASKS.index(ask.about))
    yield binary("may", (4,), ask.seats if ask else ())
    yield binary("must", (4,), ask.must if ask else ())


def planes_of_scene(view: View) -> Iterable[Plane]:
    """Return the planes of the view's scene. Planes that do not apply are zero."""
    scene = view.scene
    yield plane_of_names("acting", tuple(TRACK), (scene.card,))
    turn = scene.turn
    flags = (turn.moved, turn.acted, turn.shared, turn.equipped, turn.levelled) if turn else (0, 0, 0, 0, 0)
    yield numbers("turn", (ratio(turn.points, 6) if turn else 0, *flags))
    doing = scene.doing
    yield one_hot("doing", len(SORTS), SORTS.index(doing.sort) if doing else None)
    yield plane_of_names("what", SUBJECTS, (doing.what,) if doing else ())
    yield plane_of_names("given", ("cheese", *content.SEARCH), doing.given if doing else ())
    yield plane_of_names("taken", ("cheese", *content.SEARCH), doing.taken if doing else ())
    yield plane_of_names("trial", tuple(TRIALS), (doing.trial,) if doing else ())
    dice = (ratio(doing.dice, 8), ratio(doing.points, 6), ratio(len(doing.left), 6)) if doing else (0, 0, 0)
    yield numbers("dice", (*dice, ratio(view.stars, 8)))
    clash = scene.fight
    fighters = [] if clash is None else [hero_of_figure(view, clash.attacker), hero_of_figure(view, clash.defender)]
    yield plane_of_names("fighters", tuple(content.HEROES), [hero for hero in fighters if hero])
    yield plane_of_names("against", tuple(content.CARDS), (clash.card,) if clash else ())
    yield plane_of_names("weapon", tuple(content.SEARCH), (clash.weapon,) if clash else ())
    fight = [0.0] * 8
    if clash is not None:
        counts = (clash.dice, clash.less, clash.hits + 1, clash.blocks, clash.wounds, clash.wheel)
        fight = [*(ratio(count, 10) for count in counts), float(clash.ranged), float(clash.dealt)]
    yield numbers("fight", fight)
    yield numbers("fewer", (ratio(scene.fewer, 4),))
    yield plane_of_names("keeper", tuple(content.HEROES), (scene.keeper,))
    yield binary("passed", (4,), scene.passed)


def hero_of_figure(view: View, figure: int) -> str:
    """Return the hero whose figure this is, or an empty string for an enemy or the cat (-1)."""
    return view.mice[figure].hero if 0 <= figure < len(view.mice) else ""


def plane_of_names(name: str, names: Sequence[str], ones: Iterable[str]) -> Plane:
    """Return a plane with one place per name, set to one for the names in `ones`. Unknown names are ignored."""
    return binary(name, (len(names),), (names.index(one) for one in ones if one in names))
