"""The former name of `mulot.codegen`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(__name__)
