"""Deprecated: this module is now `mulot.lab.openspiel_game`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(__name__)
