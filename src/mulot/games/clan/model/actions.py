"""What a seat can do."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from mulot.games.clan.content.board import Edge, Place
from mulot.games.clan.content.forest import Size


class Pass(Struct, frozen=True, tag="pass"):
    """No, thank you: no first look, no help, keep the owl or the trophy."""


class LookAt(Struct, frozen=True, tag="look"):
    """The secret first look at a tile."""

    place: Place


class PutBack(Struct, frozen=True, tag="put-back"):
    """Put the tile that one looks at back in its place."""


class Help(Struct, frozen=True, tag="help"):
    """Place the own pawn at the end of a row or a column."""

    edge: Edge


class Reveal(Struct, frozen=True, tag="reveal"):
    """Turn a forest tile up."""

    place: Place


class LightCandle(Struct, frozen=True, tag="candle"):
    """Use the candle: look at a tile in secret."""

    place: Place


class UseOwl(Struct, frozen=True, tag="owl"):
    """The owl fairy pays for the moon."""


class UseClub(Struct, frozen=True, tag="club"):
    """Cancel the reveal."""


class UseWand(Struct, frozen=True, tag="wand"):
    """The wanted animal on the revealed tile takes another size."""

    size: Size


class GiveGoldenTooth(Struct, frozen=True, tag="golden-tooth"):
    """The golden tooth brings one remaining tooth into the chest."""

    size: Size


Action: TypeAlias = Pass | LookAt | PutBack | Help | Reveal | LightCandle | UseOwl | UseClub | UseWand | GiveGoldenTooth
