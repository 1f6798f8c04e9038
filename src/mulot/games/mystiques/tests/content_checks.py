"""Checks of the content. Each fault is returned as a message, so that a test can show all of them."""

from __future__ import annotations

from itertools import takewhile

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter, Effect, Tale
from mulot.games.mystiques.content.chapters import CAMPAIGN, CHAPTERS
from mulot.games.mystiques.content.encounters import ENCOUNTERS, Encounter, Enemies
from mulot.games.mystiques.content.enemies import CARDS, FIGURES, KINDS, Kind
from mulot.games.mystiques.content.geometry import EDGES, OPPOSITE, Side, distances_from
from mulot.games.mystiques.content.heroes import HEROES, Hero
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import ITEMS, SEARCH, Found, class_may_use
from mulot.games.mystiques.content.tiles import SIDES, TILES, Tile
from mulot.games.mystiques.tests.unused_content import (
    check_card_use,
    check_chapter_use,
    check_deeds,
    check_items_use,
    check_power_use,
)

CLASSES = ("leader", "warrior", "tinkerer", "healer", "scamp", "mystic", "archer")
SLOTS = ("head", "body", "neck", "feet")
EVENTS = ("cheese", "heal", "wheel", "webbed", "stunned", "traps", "roach")
QUIRKS = ("compassion", "sly", "snatch")
EFFECTS = {
    "attack": ("dice", "pierce"),
    "attacked": ("hits", "again"),
    "hit": ("dice",),
    "wound": ("prevent",),
    "star": ("again",),
    "encounter": ("fewer",),
    "surge": ("fewer",),
    "turn": ("heal", "free", "antidote", "strike", "topple", "hurry", "nibble", "cheer-all", "rise", "rummage"),
}
"""The effects that powers can have at each moment."""
GIFTS = ("", "steals", "aggressive", "poison", "stun", "again")
"""Every special rule that an enemy's card can have (`Kind.gift`)."""


def faults() -> list[str]:
    """Return all faults in the content; the tests expect none."""
    found = []
    for side in SIDES.values():
        found += check_side(side)
    for tile in TILES.values():
        found += check_tile(tile)
    for kind in KINDS.values():
        found += check_kind(kind)
    for hero in HEROES.values():
        found += check_hero(hero)
    for power in ABILITIES.values():
        found += check_power(power) + check_power_use(power)
    for card in SEARCH.values():
        found += check_search_card(card) + check_card_use(card)
    for encounter in ENCOUNTERS.values():
        found += check_encounter(encounter)
    for chapter in CHAPTERS.values():
        found += check_chapter(chapter)
    for chapter in CAMPAIGN:
        found += check_chapter_use(chapter, sides_in_reach(chapter), first_side(chapter))
    return found + check_items_use(CAMPAIGN) + check_deeds(CAMPAIGN)


def check_side(side: Side) -> list[str]:
    """Return the faults in a drawn side."""
    found = []
    if not 10 <= len(side.spaces) <= 20:
        found.append(f"{side.name}: {len(side.spaces)} spaces, 10 to 20 are wanted")
    if len(distances_from(side.spaces[:1], side.ways)) != len(side.spaces):
        found.append(f"{side.name}: falls into parts for enemies")
    if not side.paws:
        found.append(f"{side.name}: no blue paws")
    for space, (edge, _) in side.exits.items():
        r, c = side.cells[space]
        at = {"N": r == 0, "S": r == side.height - 1, "W": c == 0, "E": c == side.width - 1}[edge]
        if not at:
            found.append(f"{side.name}: exit {space} does not lie at edge {edge}")
    for space in side.flow:
        r, c = side.cells[space]
        dr, dc = side.flow[space]
        off = not (0 <= r + dr < side.height and 0 <= c + dc < side.width)
        if not off and side.downstream(space) not in side.water:
            found.append(f"{side.name}: the current of {space} leads onto dry land")
    return found


def check_tile(tile: Tile) -> list[str]:
    """Return the faults in a tile: flip spaces that do not match, or wrong colours."""
    found = []
    upper, under = (SIDES[name] for name in tile.sides)
    for here, there in ((upper, under), (under, upper)):
        for space, sort in here.flips.items():
            if there.flips.get(space) != sort:
                found.append(f"{tile.name}: {space} of {here.name} is a {sort}, of {there.name} it is not")
    if (upper.colour, under.colour) != ("orange", "blue"):
        found.append(f"{tile.name}: the upper side is {upper.colour}, the underside {under.colour}")
    return found


def check_kind(kind: Kind) -> list[str]:
    """Return the faults in an enemy kind."""
    found = []
    if kind.gift not in GIFTS:
        found.append(f"{kind.name}: unknown gift {kind.gift!r}")
    if kind.figures not in FIGURES:
        found.append(f"{kind.name}: no figures {kind.figures!r}")
    if kind.hearts > 1 and kind.most > 1:
        found.append(f"{kind.name}: wounds lie on the card, so there can be one figure only")
    if not kind.cards or any(CARDS[card] != kind.name for card in kind.cards):
        found.append(f"{kind.name}: its initiative cards are not its own")
    return found


def check_hero(hero: Hero) -> list[str]:
    """Return the faults in a hero's data."""
    found = [f"{hero.name}: unknown class {of!r}" for of in hero.classes if of not in CLASSES]
    found += [f"{hero.name}: starts with {card!r}, which is no card" for card in hero.start if card not in SEARCH]
    if min(hero.battle, hero.defence, hero.lore, hero.move, hero.life) < 1:
        found.append(f"{hero.name}: a value below 1")
    if hero.ability not in ABILITIES or ABILITIES[hero.ability].of not in hero.classes:
        found.append(f"{hero.name}: starts with {hero.ability!r}, which is no ability of the class")
    worn = [SEARCH[card] for card in hero.start if card in SEARCH]
    if sum(card.paws for card in worn) > 2 or any(not class_may_use(hero, card) for card in worn):
        found.append(f"{hero.name}: cannot wear the starting equipment")
    return found


def check_power(power: Power) -> list[str]:
    """Return the faults in a power: an unknown effect, reach or class."""
    found = []
    if power.effect not in EFFECTS.get(power.moment, ()):
        found.append(f"{power.name}: effect {power.effect!r} is unknown at the moment {power.moment!r}")
    if power.reach not in ("own", "near", "tile", "sight"):
        found.append(f"{power.name}: unknown reach {power.reach!r}")
    if power.of and power.of not in CLASSES:
        found.append(f"{power.name}: unknown class {power.of!r}")
    return found


def check_search_card(card: Found) -> list[str]:
    """Return the faults in a search card."""
    found = [f"{card.name}: unknown class {of!r}" for of in card.classes if of not in CLASSES]
    if card.slot not in ("", *SLOTS):
        found.append(f"{card.name}: unknown place {card.slot!r}")
    if card.sort == "weapon" and ((card.melee is None and card.ranged is None) or not 1 <= card.paws <= 2):
        found.append(f"{card.name}: a weapon needs dice and one or two paws")
    if card.sort in ("armour", "accessory") and bool(card.slot) == bool(card.paws):
        found.append(f"{card.name}: worn in one place, or held in paws")
    if card.sort in ("scroll", "trick"):
        found += check_power(card.power) if card.power else [f"{card.name}: does nothing"]
    if card.sort == "event" and card.event not in EVENTS:
        found.append(f"{card.name}: unknown event {card.event!r}")
    if card.sort == "item" and card.name not in ITEMS:
        found.append(f"{card.name}: unknown group item")
    if card.quirk and card.quirk not in QUIRKS:
        found.append(f"{card.name}: unknown quirk {card.quirk!r}")
    return found


def check_enemies(owner: str, enemies: Enemies) -> list[str]:
    """Return the faults in a list of enemies; `owner` is its name in the messages."""
    found = []
    for kind, n in enemies:
        if kind not in KINDS:
            found.append(f"{owner}: unknown enemy {kind!r}")
        elif not 1 <= n <= KINDS[kind].most:
            found.append(f"{owner}: {n} of {kind}")
    return found


def check_encounter(card: Encounter) -> list[str]:
    """Return the faults in an encounter card."""
    found = [] if len(card.lists) == 3 else [f"{card.name}: three lists are wanted"]
    for enemies in (*card.lists, card.surge):
        found += check_enemies(card.name, enemies)
    return found


def check_chapter(chapter: Chapter) -> list[str]:
    """Return the faults in a chapter."""
    name, found = chapter.name, []
    unknown = [laid.tile for laid in chapter.board if laid.tile not in TILES]
    if unknown:
        return [f"{name}: unknown tile {tile!r}" for tile in unknown]
    places = {(laid.x, laid.y): laid for laid in chapter.board}
    if len(places) != len(chapter.board):
        found.append(f"{name}: two tiles lie on one another")
    first = SIDES[first_side(chapter)]
    for space in (*chapter.start, *(space for _, space in chapter.enemies)):
        if space not in first.spaces:
            found.append(f"{name}: {first.name} has no space {space!r}")
    if len(chapter.heroes) != chapter.mice or len(set(chapter.heroes)) != chapter.mice:
        found.append(f"{name}: {chapter.mice} mice are wanted")
    found += [f"{name}: unknown hero {hero!r}" for hero in chapter.heroes if hero not in HEROES]
    found += [f"{name}: unknown group item {item!r}" for item in chapter.items if item not in ITEMS]
    if chapter.visible and chapter.visible not in ENCOUNTERS:
        found.append(f"{name}: unknown encounter card {chapter.visible!r}")
    for enemies in (*chapter.encounters.values(), *(surge.enemies for surge in chapter.surges.values())):
        found += check_enemies(name, enemies)
    found += [f"{name}: unknown encounter card {card!r}" for card in chapter.without if card not in ENCOUNTERS]
    reached = sides_in_reach(chapter)
    for side in (*chapter.encounters, *chapter.surges, *chapter.things, *chapter.webs, *chapter.traps):
        if side not in reached and side != "*":
            found.append(f"{name}: {side!r} is special but can never be explored")
    spots = [(side, space) for side, (_, space) in chapter.things.items()]
    laid = (*chapter.webs.items(), *chapter.traps.items())
    spots += [(side, space) for side, spaces in laid for space in spaces]
    found += [
        f"{name}: {side} has no space {space!r}"
        for side, space in spots
        if side in SIDES and space not in SIDES[side].spaces
    ]
    for difficulty, level in chapter.levels.items():
        found += check_enemies(f"{name}, {difficulty}", level.more)
        if min(level.cheese, level.fewer) < 0 or chapter.end + level.pages - chapter.expected < 2:
            found.append(f"{name}, {difficulty}: less than nothing")
        if not level.cards or not set(level.cards) <= {"ordinary", "hard"}:
            found.append(f"{name}, {difficulty}: unknown encounter cards {level.cards}")
    if chapter.tale:
        found += check_tale(chapter, chapter.tale, reached)
    return found + check_objective(chapter, reached)


def check_objective(chapter: Chapter, reachable_sides: set[str]) -> list[str]:
    """Return the reasons why a chapter's objective could not be met; empty if it can."""
    goal, name = chapter.objective, chapter.name
    waiting = {kind for enemies in chapter.encounters.values() for kind, _ in enemies}
    lying = {thing for thing, _ in chapter.things.values()}
    match goal.sort:
        case "clear":
            return (
                []
                if goal.what in reachable_sides
                else [f"{name}: {goal.what!r} must be cleared but can never be explored"]
            )
        case "defeat":
            missing = [kind for kind in goal.what.split() if kind not in waiting]
            return [f"{name}: {kind!r} must be defeated but never comes" for kind in missing]
        case "bring" | "bell":
            found = [] if goal.what in lying else [f"{name}: {goal.what!r} is wanted but lies nowhere"]
            if goal.sort == "bring" and goal.where not in reachable_sides:
                found.append(f"{name}: {goal.where!r} can never be explored")
            if goal.sort == "bell" and "brodie" not in waiting:
                found.append(f"{name}: the cat never comes")
            return found
    return [f"{name}: unknown objective {goal.sort!r}"]


def check_tale(chapter: Chapter, tale: Tale, reachable_sides: set[str]) -> list[str]:
    """Return the faults in a chapter's story."""
    name = chapter.name
    passages = tale.passages()
    found = [f"{name}: {passage!r} is told twice" for passage in set(passages) if passages.count(passage) > 1]
    found += [
        f"{name}: {passage!r} is not named after it" for passage in passages if not passage.startswith(f"{name}-")
    ]
    found += [
        f"{name}: {side!r} is told of but can never be explored" for side in tale.places if side not in reachable_sides
    ]
    last = chapter.end - chapter.expected
    found += [f"{name}: page {page} is never come to" for page in tale.pages if not 1 < page < last]
    if not tale.crossings:
        found.append(f"{name}: nothing is chosen")
    moments = {
        "begin",
        *(f"explore {side}" for side in reachable_sides),
        *(f"take {thing}" for thing, _ in chapter.things.values()),
    }
    for crossing in tale.crossings:
        found += [f"{name}: {when!r} never happens" for when in crossing.when if when not in moments]
        if len(crossing.choices) < 2:
            found.append(f"{name}: {crossing.passage!r} leaves no choice")
        for choice in crossing.choices:
            if not choice.effects:
                found.append(f"{name}: {choice.name!r} changes nothing")
            for effect in choice.effects:
                found += check_effect(choice.name, effect, reachable_sides)
    known = {*earlier_choices(chapter), *(choice.name for one in tale.crossings for choice in one.choices)}
    found += [f"{name}: {one.deed!r} was never chosen" for one in tale.endings if one.deed not in known]
    for memory in tale.memories:
        if memory.deed not in earlier_choices(chapter):
            found.append(f"{name}: {memory.deed!r} was never chosen before")
        for effect in memory.effects:
            found += check_effect(memory.passage, effect, reachable_sides)
    return found


EFFECTS_OF_CHOICES = (
    "page",
    "marker",
    "come",
    "wait",
    "item",
    "cheese",
    "pay",
    "wheel",
    "heal",
    "calm",
    "sweep",
)
"""The sorts of effect that a choice can have."""


def check_effect(owner: str, effect: Effect, reachable_sides: set[str]) -> list[str]:
    """Return the faults in an effect; `owner` is its name in the messages."""
    found = check_enemies(owner, effect.enemies)
    if effect.sort not in EFFECTS_OF_CHOICES:
        found.append(f"{owner}: unknown effect {effect.sort!r}")
    if effect.sort == "wait" and effect.what not in reachable_sides:
        found.append(f"{owner}: nobody can wait on {effect.what!r}")
    if effect.sort == "item" and effect.what not in ITEMS:
        found.append(f"{owner}: unknown group item {effect.what!r}")
    if effect.sort in ("page", "marker", "cheese", "pay", "wheel", "heal") and effect.n < 1:
        found.append(f"{owner}: {effect.sort} {effect.n}")
    return found


def earlier_choices(chapter: Chapter) -> set[str]:
    """Return every choice that may have been made before this chapter of the campaign."""
    before = list(takewhile(lambda other: other.name != chapter.name, CAMPAIGN))
    crossings = [crossing for other in before if other.tale for crossing in other.tale.crossings]
    return {choice.name for crossing in crossings for choice in crossing.choices}


def first_side(chapter: Chapter) -> str:
    """Return the side where the chapter begins."""
    return TILES[chapter.board[0].tile].sides[chapter.board[0].side]


def sides_in_reach(chapter: Chapter) -> set[str]:
    """Return the sides that mice can reach through exits of one colour and plain flip spaces (MR-181)."""
    places = {(laid.x, laid.y): laid for laid in chapter.board}
    first = chapter.board[0]
    reached, queue = set(), [(first, first.side)]
    while queue:
        laid, up = queue.pop()
        side = SIDES[TILES[laid.tile].sides[up]]
        if side.name in reached:
            continue
        reached.add(side.name)
        if "flip" in side.flips.values():
            queue.append((laid, 1 - up))
        for edge, colour in side.exits.values():
            dx, dy = EDGES[edge]
            beyond = places.get((laid.x + dx, laid.y + dy))
            if beyond:
                for way in (0, 1):
                    if (OPPOSITE[edge], colour) in SIDES[TILES[beyond.tile].sides[way]].exits.values():
                        queue.append((beyond, way))
    return reached
