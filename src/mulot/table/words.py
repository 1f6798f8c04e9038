"""What people can say and be called at a table. Keys only: the words lie in the house's text files.

Nobody types free text here: names, phrases and reactions are chosen from these lists, so they are kind, translated,
and tell nothing about a person.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container

from mulot.table import commands as c
from mulot.table.effects import Telling
from mulot.table.messages import Said, encode
from mulot.table.progress import Progress, in_phase, own_seat, refuse
from mulot.table.state import TableState

NAMES = (
    "acorn", "almond", "apricot", "barley", "berry", "biscuit", "bramble", "breeze", "bubble", "button",
    "caramel", "chestnut", "cinnamon", "clover", "cocoa", "cookie", "crumb", "daisy", "dewdrop", "ember",
    "feather", "fennel", "fern", "ginger", "hazel", "honey", "ivy", "jasmine", "juniper", "kiwi",
    "lemon", "lilac", "maple", "marble", "mint", "misty", "mushroom", "nettle", "nutmeg", "oat",
    "olive", "peach", "pebble", "pepper", "pickle", "plum", "poppy", "pumpkin", "quince", "raisin",
    "rosemary", "rye", "saffron", "sesame", "snowdrop", "sparkle", "sunny", "thistle", "thyme", "toffee",
    "tulip", "vanilla", "walnut", "willow",
)  # fmt: skip
"""The mice's names: `house-name-<key>`."""

PHRASES = (
    "hello", "your-turn", "well-played", "good-luck", "thank-you", "sorry", "oops", "wait-please", "i-am-thinking",
    "what-a-pity", "congratulations", "again", "back-soon", "good-night",
)  # fmt: skip
"""What can be said: `house-phrase-<key>`."""

REACTIONS = ("cheese", "clap", "giggle", "gasp", "heart", "sleepy", "tear", "think")
"""What can be shown: a picture, with `house-reaction-<key>` for those who listen."""


FACES = ("plain", "freckles", "spectacles", "patch", "daisy", "cap", "bow", "straw")
"""What a person's mouse has in its face or on its head: `house-face-<key>`."""

COATS = ("grey", "brown", "cream", "slate", "fox", "white", "cocoa", "spotted")
"""A person's mouse's fur: `house-coat-<key>`. The cape and its badge belong to the seat, and show who is who."""


def free_name(table: str, seat: int, taken: Container[str]) -> str:
    """A name that nobody has yet: the same for the same table and seat, so that nothing here draws luck."""
    start = int.from_bytes(hashlib.sha256(f"{table}/{seat}".encode()).digest()[:4], "big")
    return next(name for i in range(len(NAMES)) if (name := NAMES[(start + i) % len(NAMES)]) not in taken)


def say(t: TableState, wish: c.Say, p: Progress) -> None:
    """A phrase or a reaction, to all who watch. It is kept nowhere."""
    own_seat(t, wish.seat, p)
    in_phase(t, "open", "playing", "over")
    if wish.what not in PHRASES and wish.what not in REACTIONS:
        refuse("no-such-phrase")
    message = encode(Said(wish.seat, wish.what))
    p.effects.said.append(message)
    if t.viewers:
        p.effects.tell.append(Telling(tuple(t.viewers), message))
