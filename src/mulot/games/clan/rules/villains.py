"""How villains flee, and the storm of the dragon."""

from mulot.core.flow import Say
from mulot.core.luck import Luck
from mulot.games.clan.content.board import places_in_same_column
from mulot.games.clan.content.forest import VILLAINS
from mulot.games.clan.model.events import Fled, Stormed
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.rules.state_changes import clear_marks, is_face_up, place_name, remove_tile


def is_chased(s: AnyState, villain: str) -> bool:
    """Return True if both objects that this villain fears are face up. They are not used up (CR-28)."""
    one, other = VILLAINS[villain].chased_by
    return is_face_up(s, one) and is_face_up(s, other)


def let_villain_flee(s: AnyState, place: int, say: Say) -> None:
    """Remove a villain from the forest; his trophy goes to the active player, who chased him (C-065)."""
    villain = VILLAINS[s.tiles[place] or ""]
    s.owners[villain.trophy] = s.active
    say(Fled(villain.id, s.active, villain.trophy))
    remove_tile(s, place, villain.rule, say)


def let_chased_villains_flee(s: AnyState, say: Say) -> None:
    """Let every awake villain flee if the two objects that he fears are now face up (CR-27)."""
    for villain in VILLAINS:
        if is_face_up(s, villain) and is_chased(s, villain):
            let_villain_flee(s, s.tiles.index(villain), say)


def mix_column_in_storm(s: AnyState, place: int, luck: Luck, say: Say) -> None:
    """Mix all tiles of the column among its occupied places, face down (CR-31, CR-32)."""
    places = tuple(p for p in places_in_same_column(s.size, place) if s.tiles[p] is not None)
    tiles = [s.tiles[p] for p in places]
    luck.shuffle(tiles)
    for p, tile in zip(places, tiles, strict=True):
        s.tiles[p] = tile
        s.up[p] = False
    clear_marks(s, places)
    say(Stormed(tuple(place_name(s, p) for p in places)))
