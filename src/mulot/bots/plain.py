"""The former name of `mulot.bots.baselines`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(__name__)
