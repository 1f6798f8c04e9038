"""A game for the tests alone: it has every kind of interruption there is, on two pages.

Mice attack rats. A throw of one fills the wheel; a full wheel brings a surge, which is fought out before the attack
goes on, and may itself fill the wheel. Holders of a charm may have a throw repeated. A horn may be blown at any moment.
Under a stone lies a thing that can be looked at in secret.
"""

from skirmish.rules import GAME

__all__ = ["GAME"]
