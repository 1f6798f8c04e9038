"""The former name of `mulot.bots.expectimax`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(__name__)
