"""The search deck: weapons, armour, accessories, scrolls, tricks, events and the four group items."""

from dataclasses import dataclass

from mulot.games.mystiques.content.heroes import Hero
from mulot.games.mystiques.content.powers import Power


@dataclass(frozen=True)
class Found:
    """A search card. The deck has `many` copies; a starting card is in the deck only if its hero stays at home."""

    name: str
    sort: str
    """One of weapon, armour, accessory, scroll, trick, event and item."""
    many: int = 1
    paws: int = 0
    slot: str = ""
    """One of head, body, neck and feet; empty for things that are held in paws."""
    melee: int | None = None
    """The dice it adds in melee; None if it is not a melee weapon."""
    ranged: int | None = None
    """The dice it adds at range; None if it is not a ranged weapon."""
    defence: int = 0
    move: int = 0
    lore: int = 0
    search: int = 0
    """The dice it adds to a search roll."""
    classes: tuple[str, ...] = ()
    """The classes that may wear or use it; empty for all."""
    quirk: str = ""
    """The special rule of this weapon, if any (MR-191)."""
    power: Power | None = None
    event: str = ""
    n: int = 0
    """The strength of its event."""
    warded: bool = False
    """True if the mouse who finds it may avert it with a roll of her lore (MR-206)."""


def _weapon_card(name: str, paws: int, classes: str = "", **values: object) -> Found:
    """Return a weapon card."""
    return Found(name, "weapon", paws=paws, classes=tuple(classes.split()), **values)  # type: ignore[arg-type]


def _wearable_card(name: str, slot: str, classes: str = "", **values: object) -> Found:
    """Return an armour or accessory card."""
    sort = "armour" if values.get("defence") else "accessory"
    return Found(name, sort, slot=slot, classes=tuple(classes.split()), **values)  # type: ignore[arg-type]


def _playable_card(sort: str, many: int, power: Power) -> Found:
    """Return a scroll or trick card."""
    return Found(power.name, sort, many, classes=(power.of,) if power.of else (), power=power)


START = (
    _weapon_card("needle-sword", 1, "leader warrior", melee=1),
    _wearable_card("leather-jerkin", "body", defence=1),
    _weapon_card("nail-hammer", 2, "warrior tinkerer", melee=2),
    _weapon_card("clover-mace", 1, melee=0, quirk="compassion"),
    _wearable_card("quilted-apron", "body", "healer", defence=1),
    _weapon_card("thorn-dagger", 1, melee=0, quirk="sly"),
    _weapon_card("moon-staff", 2, "mystic", melee=1, ranged=1),
    _weapon_card("hazel-bow", 2, "archer", ranged=0, quirk="snatch"),
)
"""The starting equipment of the heroes."""

DECK = (
    _weapon_card("tailor-needle", 1, melee=1),
    _weapon_card("table-knife", 2, "leader warrior tinkerer", melee=3),
    _weapon_card("rusty-nail", 1, melee=0, many=2),
    _weapon_card("fish-bone-spear", 2, melee=2),
    _weapon_card("splinter-bow", 2, "archer scamp", ranged=1),
    _weapon_card("sling", 1, ranged=0, many=2),
    _weapon_card("candle-wand", 1, "mystic healer", melee=0, ranged=1),
    _wearable_card("walnut-helmet", "head", defence=1, many=2),
    _wearable_card("thimble-helmet", "head", "leader warrior", defence=2),
    _wearable_card("button-shield", "", "leader warrior tinkerer", defence=1, paws=1, many=2),
    _wearable_card("tin-breastplate", "body", "leader warrior", defence=2),
    _wearable_card("felt-coat", "body", defence=1, many=2),
    _wearable_card("clover-charm", "neck", search=1),
    _wearable_card("soft-boots", "feet", move=1, many=2),
    _wearable_card("spectacles", "head", lore=1, search=1),
    _wearable_card("whisker-comb", "neck", "mystic healer", lore=1),
    _playable_card("scroll", 1, Power("scroll-of-flame", "turn", "strike", 3, "sight", of="mystic", by_lore=True)),
    _playable_card("scroll", 1, Power("scroll-of-mending", "turn", "heal", 2, "tile", of="healer", by_lore=True)),
    _playable_card("scroll", 2, Power("scroll-of-calm", "surge", "fewer", 2, "tile", by_lore=True)),
    _playable_card("scroll", 1, Power("scroll-of-wind", "turn", "topple", 1, "sight")),
    _playable_card("trick", 2, Power("bread-crust", "turn", "heal", 1)),
    _playable_card("trick", 2, Power("lucky-clover", "star", "again")),
    _playable_card("trick", 2, Power("pepper", "attack", "pierce", 1)),
    _playable_card("trick", 2, Power("pot-lid", "hit", "dice", 2)),
    _playable_card("trick", 1, Power("trapdoor", "wound", "prevent", 2)),
    _playable_card("trick", 1, Power("honey-drop", "turn", "free", 1, "near")),
    _playable_card("trick", 1, Power("peppermint", "turn", "antidote", 2)),
    _playable_card("trick", 1, Power("oil-spill", "turn", "topple", 1, "near")),
    _playable_card("trick", 1, Power("roller-skate", "turn", "hurry", 3)),
    Found("crumbs", "event", 2, event="cheese", n=2),
    Found("warm-milk", "event", event="heal", n=1),
    Found("creaking-board", "event", 2, event="wheel", n=2, warded=True),
    Found("cobweb", "event", 2, event="webbed", warded=True),
    Found("falling-ladle", "event", event="stunned", warded=True),
    Found("hidden-springs", "event", event="traps"),
    Found("roach-nest", "event", event="roach", n=1),
    Found("disguises", "item"),
    Found("hook", "item"),
    Found("fork", "item"),
    Found("grape", "item"),
)
"""The deck at the start of every chapter, from which the chapter's own group items are then taken."""

SEARCH = {card.name: card for card in (*START, *DECK)}
"""Every search card by name."""
ITEMS = ("disguises", "hook", "fork", "grape")


def class_may_use(hero: Hero, card: Found) -> bool:
    """True if the hero's class may wear or use the card (MR-65)."""
    return not card.classes or bool(set(card.classes) & set(hero.classes))
