"""Deprecated: this module is now `mulot.lab.gymnasium_env`."""

from mulot._deprecated import deprecated_names
from mulot.lab import gymnasium_env as _registers_the_ids  # noqa: F401

__getattr__ = deprecated_names(__name__)
