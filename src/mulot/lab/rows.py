"""Deprecated: this module is now `mulot.lab.dataset`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(__name__)
