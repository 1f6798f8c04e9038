"""The actions of Le Clan."""

from typing import TypeAlias

from msgspec import Struct

from mulot.games.clan.content.board import Edge, Place
from mulot.games.clan.content.forest import Size


class Pass(Struct, frozen=True, tag="pass"):
    """Decline what is offered: a first look, a clue, the owl or a trophy."""


class LookAt(Struct, frozen=True, tag="look"):
    """Look at a tile in secret before the start (C-012)."""

    place: Place


class PutBack(Struct, frozen=True, tag="put-back"):
    """Put the tile that this seat is looking at back in its place (C-013)."""


class Help(Struct, frozen=True, tag="help"):
    """Place this seat's pawn at the end of a row or a column (C-019)."""

    edge: Edge


class Reveal(Struct, frozen=True, tag="reveal"):
    """Turn up a forest tile (C-022)."""

    place: Place


class LightCandle(Struct, frozen=True, tag="candle"):
    """Use the candle to look at a tile in secret (C-049)."""

    place: Place


class UseOwl(Struct, frozen=True, tag="owl"):
    """Let the owl fairy save the moon that would be lost (C-052)."""


class UseClub(Struct, frozen=True, tag="club"):
    """Use the club to cancel the reveal (C-076)."""


class UseWand(Struct, frozen=True, tag="wand"):
    """Use the wand to give the wanted animal on the revealed tile another size (C-072)."""

    size: Size


class GiveGoldenTooth(Struct, frozen=True, tag="golden-tooth"):
    """Hand in the golden tooth to win one remaining tooth (C-081)."""

    size: Size


Action: TypeAlias = Pass | LookAt | PutBack | Help | Reveal | LightCandle | UseOwl | UseClub | UseWand | GiveGoldenTooth
