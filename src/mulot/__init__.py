"""Mulot, a house of five mouse games: the rules as a library.

>>> import mulot
>>> "souriciere" in mulot.shelf()
True
"""

from mulot.core.errors import MulotError, Refused
from mulot.core.match import Match
from mulot.core.shelf import load, shelf

__version__ = "0.1.0"
__all__ = ["Match", "MulotError", "Refused", "load", "shelf"]
