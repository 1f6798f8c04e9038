"""The content that the client draws; `make generate` writes it to `web/world.json`.

It has the drawn sides, the values of heroes and enemies, and the effects of cards: everything that is printed on tiles
and cards, but no rules. The file is checked in, and a test compares it with `content/`.
"""

from typing import Any

import msgspec

from mulot.games.mystiques import content
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.content.tiles import DRAWN
from mulot.games.mystiques.rules.action_die import BOW, CHEESE, NUMBER_OF_FACE, SHIELD, STAR, SWORD
from mulot.games.mystiques.rules.equip_and_level_up import ABILITY_PRICE

SIGNS = {"sword": SWORD, "shield": SHIELD, "bow": BOW, "star": STAR, "cheese": CHEESE}
"""The faces of the die that show each sign."""


def world() -> dict[str, Any]:
    """Return everything that is printed on tiles, cards and dice."""
    return {
        "campaign": list(ORDER),
        "die": {
            str(face): {"number": number, "signs": [sign for sign, faces in SIGNS.items() if face in faces]}
            for face, number in NUMBER_OF_FACE.items()
        },
        "tiles": {tile.name: list(tile.sides) for tile in content.TILES.values()},
        "sides": {
            name: {"colour": content.SIDES[name].colour, "drawn": drawn.strip("\n")} for name, drawn in DRAWN.items()
        },
        "heroes": {
            hero.name: {
                "classes": list(hero.classes),
                "battle": hero.battle,
                "defence": hero.defence,
                "lore": hero.lore,
                "move": hero.move,
                "life": hero.life,
            }
            for hero in content.HEROES.values()
        },
        "kinds": {
            kind.name: {
                "battle": kind.battle,
                "defence": kind.defence,
                "life": kind.hearts,
                "ranged": kind.ranged,
                "large": kind.large,
                "several": kind.most > 1,
                "gift": kind.gift,
                "cards": list(kind.cards),
            }
            for kind in content.KINDS.values()
        },
        "abilities": {name: _power_values(power) for name, power in content.ABILITIES.items()},
        "cards": {name: _card_values(card) for name, card in content.SEARCH.items()},
        "encounters": {
            name: {"ambush": card.ambush, "traps": card.traps, "greedy": card.greedy, "surge": list(card.surge)}
            for name, card in content.ENCOUNTERS.items()
        },
        "learning": ABILITY_PRICE,
        "chapters": {chapter.name: {"end": chapter.end, "mice": chapter.mice} for chapter in content.CHAPTERS.values()},
    }


def _power_values(power: content.Power) -> dict[str, Any]:
    """Return what a playable card does, leaving out the values that this card does not have."""
    found: dict[str, Any] = {"moment": power.moment, "effect": power.effect, "n": power.n}
    found |= {"reach": power.reach, "cost": power.cost}
    found |= {"by": "lore"} if power.by_lore else {}
    return found | ({"weapon": power.weapon} if power.weapon else {})


def _card_values(card: content.Found) -> dict[str, Any]:
    """Return what a search card adds, leaving out the values that it does not have."""
    told = {
        "paws": card.paws,
        "slot": card.slot,
        "defence": card.defence,
        "move": card.move,
        "lore": card.lore,
        "search": card.search,
        "classes": list(card.classes),
        "quirk": card.quirk,
        "event": card.event,
        "n": card.n,
    }
    found: dict[str, Any] = {"sort": card.sort, **{name: value for name, value in told.items() if value}}
    found |= {way: dice for way, dice in (("melee", card.melee), ("ranged", card.ranged)) if dice is not None}
    return found | ({"power": _power_values(card.power)} if card.power else {})


def files() -> dict[str, str]:
    """Return the text of each generated file by its path in this folder."""
    return {
        "web/world.json": msgspec.json.format(msgspec.json.encode(world()), indent=1).decode() + "\n",
    }
