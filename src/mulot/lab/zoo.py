"""Deprecated: this module is now `mulot.lab.pettingzoo_env`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(__name__)
