"""The former name of `mulot.core.replay`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(__name__)
