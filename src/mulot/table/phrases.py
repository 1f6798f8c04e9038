"""Names, phrases, reactions and mouse looks that people can choose from. Only keys are listed here; the texts are in
the `.ftl` files.

Nobody can type free text. Everything said at a table comes from these lists, so it is kind, can be translated, and
reveals nothing about a person.
"""

import hashlib
from collections.abc import Container

from mulot.table import commands as c
from mulot.table.command_context import CommandContext
from mulot.table.effects import Delivery
from mulot.table.guards import refuse, require_own_seat, require_phase
from mulot.table.messages import PhraseSaid, encode
from mulot.table.table_state import TableState

NAMES = (
    "acorn", "almond", "apricot", "barley", "berry", "biscuit", "bramble", "breeze", "bubble", "button",
    "caramel", "chestnut", "cinnamon", "clover", "cocoa", "cookie", "crumb", "daisy", "dewdrop", "ember",
    "feather", "fennel", "fern", "ginger", "hazel", "honey", "ivy", "jasmine", "juniper", "kiwi",
    "lemon", "lilac", "maple", "marble", "mint", "misty", "mushroom", "nettle", "nutmeg", "oat",
    "olive", "peach", "pebble", "pepper", "pickle", "plum", "poppy", "pumpkin", "quince", "raisin",
    "rosemary", "rye", "saffron", "sesame", "snowdrop", "sparkle", "sunny", "thistle", "thyme", "toffee",
    "tulip", "vanilla", "walnut", "willow",
)  # fmt: skip
"""Names for people; their texts are `house-name-<key>`."""

PHRASES = (
    "hello", "your-turn", "well-played", "good-luck", "thank-you", "sorry", "oops", "wait-please", "i-am-thinking",
    "what-a-pity", "congratulations", "again", "back-soon", "good-night",
)  # fmt: skip
"""Phrases people can say; their texts are `house-phrase-<key>`."""

REACTIONS = ("cheese", "clap", "giggle", "gasp", "heart", "sleepy", "tear", "think")
"""Reactions people can show as a picture; `house-reaction-<key>` is the text for screen readers."""


FACES = ("plain", "freckles", "spectacles", "patch", "daisy", "cap", "bow", "straw")
"""What a person's mouse wears or has on its face; the texts are `house-face-<key>`."""

COATS = ("grey", "brown", "cream", "slate", "fox", "white", "cocoa", "spotted")
"""The colour of a person's mouse; the texts are `house-coat-<key>`. Cape and badge belong to the seat, and are how
players are told apart."""


def choose_free_name(table: str, seat: int, taken: Container[str]) -> str:
    """Return a name that is not taken. It depends only on the table id and the seat, so no random numbers are
    needed."""
    start = int.from_bytes(hashlib.sha256(f"{table}/{seat}".encode()).digest()[:4], "big")
    return next(name for i in range(len(NAMES)) if (name := NAMES[(start + i) % len(NAMES)]) not in taken)


def say_phrase(table: TableState, command: c.SayPhrase, ctx: CommandContext) -> None:
    """Send a phrase or reaction to everyone who is watching. It is not stored."""
    require_own_seat(table, command.seat, ctx)
    require_phase(table, "open", "playing", "over")
    if command.what not in PHRASES and command.what not in REACTIONS:
        refuse("no-such-phrase")
    message = encode(PhraseSaid(command.seat, command.what))
    ctx.effects.phrases.append(message)
    if table.viewers:
        ctx.effects.deliveries.append(Delivery(tuple(table.viewers), message))
