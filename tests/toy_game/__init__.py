"""A toy game for tests, with every kind of interrupt and a campaign of two chapters.

Mice attack rats. Rolling a one advances the wheel; a full wheel causes a surge, which is fought before the attack goes
on and may itself advance the wheel. Seats with a charm may repeat a roll. A horn may be blown at any time. Under a
stone lies an item that can be looked at in secret.
"""

from toy_game.rules import GAME

__all__ = ["GAME"]
