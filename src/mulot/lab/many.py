"""Deprecated: this module is now `mulot.lab.vector_env`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "ManyTables": ("mulot.lab.vector_env", "BarrieresVectorEnv"),
        "REASONS": ("mulot.lab.vector_env", "REASONS"),
    },
)
