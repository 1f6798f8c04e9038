"""The validator: everything that is wrong with the content, each fault named."""

from __future__ import annotations

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter
from mulot.games.mystiques.content.chapters import CHAPTERS
from mulot.games.mystiques.content.encounters import ENCOUNTERS, Encounter, Enemies
from mulot.games.mystiques.content.enemies import CARDS, FIGURES, KINDS, Kind
from mulot.games.mystiques.content.heroes import CLASSES, HEROES, Hero
from mulot.games.mystiques.content.powers import EFFECTS, Power
from mulot.games.mystiques.content.search import DECK, EVENTS, ITEMS, QUIRKS, SEARCH, SLOTS, Found
from mulot.games.mystiques.content.tiles import NAMES, SIDES, TILES, Tile
from mulot.games.mystiques.geometry import EDGES, OPPOSITE, Side, flood

GIFTS = ("", "steals", "aggressive", "poison", "stun", "again")


def faults() -> list[str]:
    """All faults of the content; an empty list is what the tests want."""
    found = []
    for name in NAMES:
        found += check_side(SIDES[name])
    for tile in (tile for tile in TILES.values() if set(tile.sides) <= set(NAMES)):
        found += check_tile(tile)
    for kind in KINDS.values():
        found += check_kind(kind)
    for hero in HEROES.values():
        found += check_hero(hero)
    for power in ABILITIES.values():
        found += check_power(power)
    for card in SEARCH.values():
        found += check_search_card(card)
    for encounter in ENCOUNTERS.values():
        found += check_encounter(encounter)
    for chapter in CHAPTERS.values():
        found += check_chapter(chapter)
    return found


def check_side(side: Side) -> list[str]:
    found = []
    if not 10 <= len(side.spaces) <= 20:
        found.append(f"{side.name}: {len(side.spaces)} spaces, 10 to 20 are wanted")
    if len(flood(side.spaces[:1], side.ways)) != len(side.spaces):
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
    found = [f"{hero.name}: unknown class {of!r}" for of in hero.classes if of not in CLASSES]
    found += [f"{hero.name}: starts with {card!r}, which is no card" for card in hero.start if card not in SEARCH]
    if min(hero.battle, hero.defence, hero.lore, hero.move, hero.life) < 1:
        found.append(f"{hero.name}: a value below 1")
    if hero.ability not in ABILITIES or ABILITIES[hero.ability].of not in hero.classes:
        found.append(f"{hero.name}: starts with {hero.ability!r}, which is no ability of the class")
    worn = [SEARCH[card] for card in hero.start if card in SEARCH]
    if sum(card.paws for card in worn) > 2 or any(not allowed(hero, card) for card in worn):
        found.append(f"{hero.name}: cannot wear the starting equipment")
    return found


def allowed(hero: Hero, card: Found) -> bool:
    """Whether the hero's class may wear or use the card (MR-65)."""
    return not card.classes or bool(set(card.classes) & set(hero.classes))


def check_power(power: Power) -> list[str]:
    found = []
    if power.effect not in EFFECTS.get(power.moment, ()):
        found.append(f"{power.name}: effect {power.effect!r} is unknown at the moment {power.moment!r}")
    if power.reach not in ("own", "near", "tile", "sight"):
        found.append(f"{power.name}: unknown reach {power.reach!r}")
    if power.of and power.of not in CLASSES:
        found.append(f"{power.name}: unknown class {power.of!r}")
    return found


def check_search_card(card: Found) -> list[str]:
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
    found = []
    for kind, n in enemies:
        if kind not in KINDS:
            found.append(f"{owner}: unknown enemy {kind!r}")
        elif not 1 <= n <= KINDS[kind].most:
            found.append(f"{owner}: {n} of {kind}")
    return found


def check_encounter(card: Encounter) -> list[str]:
    found = [] if len(card.lists) == 3 else [f"{card.name}: three lists are wanted"]
    for enemies in (*card.lists, card.surge):
        found += check_enemies(card.name, enemies)
    return found


def check_chapter(chapter: Chapter) -> list[str]:
    name, found = chapter.name, []
    unknown = [laid.tile for laid in chapter.board if laid.tile not in TILES]
    if unknown:
        return [f"{name}: unknown tile {tile!r}" for tile in unknown]
    places = {(laid.x, laid.y): laid for laid in chapter.board}
    if len(places) != len(chapter.board):
        found.append(f"{name}: two tiles lie on one another")
    first = SIDES[TILES[chapter.board[0].tile].sides[chapter.board[0].side]]
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
    reached = sides_in_reach(chapter)
    for side in (*chapter.encounters, *chapter.surges):
        if side not in reached:
            found.append(f"{name}: {side!r} is special but can never be explored")
    return found + check_objective(chapter, reached)


def check_objective(chapter: Chapter, reached: set[str]) -> list[str]:
    sort, what = chapter.objective.sort, chapter.objective.what
    if sort == "clear":
        return [] if what in reached else [f"{chapter.name}: {what!r} must be cleared but can never be explored"]
    if sort == "defeat":
        comes = any(kind == what for enemies in chapter.encounters.values() for kind, _ in enemies)
        return [] if comes else [f"{chapter.name}: {what!r} must be defeated but never comes"]
    return [f"{chapter.name}: unknown objective {sort!r}"]


def sides_in_reach(chapter: Chapter) -> set[str]:
    """The sides that the mice can come to by exits of one colour and standard flip spaces (MR-181)."""
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


def deck_size() -> int:
    """How many cards the search deck holds, without starting equipment."""
    return sum(card.many for card in DECK)
