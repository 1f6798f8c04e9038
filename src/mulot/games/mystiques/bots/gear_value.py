"""How experts value equipment, and whether a card is better than the cards it would replace."""

from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import hero
from mulot.games.mystiques.rules.equip_and_level_up import displaced_cards

WEARABLE_SORTS = ("weapon", "armour", "accessory")


def card_value(name: str) -> int:
    """Return how good a card is to wear; higher is better."""
    card = SEARCH[name]
    dice = max(card.melee or 0, card.ranged or 0)
    return 3 * dice + 4 * card.defence + 2 * card.move + card.lore + card.search + (card.sort == "weapon")


def fits_class(s: State, mouse: int, card: str) -> bool:
    """True if the card is for the mouse's class."""
    return not SEARCH[card].classes or bool(set(hero(s.mice[mouse]).classes) & set(SEARCH[card].classes))


def is_better_gear(s: State, mouse: int, card: str) -> bool:
    """True if the mouse would be better off wearing this card, and still armed."""
    if SEARCH[card].sort not in WEARABLE_SORTS:
        return False
    m = s.mice[mouse]
    gone = displaced_cards(s, m, card)
    disarmed = all(SEARCH[c].sort != "weapon" for c in (*(c for c in m.gear if c not in gone), card))
    return not disarmed and card_value(card) > sum(card_value(c) for c in gone)
