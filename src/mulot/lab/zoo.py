"""Deprecated: this module is now `mulot.lab.pettingzoo_env`."""

from mulot._deprecated import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "env": ("mulot.lab.pettingzoo_env", "env"),
        "parallel_env": ("mulot.lab.pettingzoo_env", "parallel_env"),
        "TurnByTurn": ("mulot.lab.pettingzoo_env", "GameAECEnv"),
        "AllAtOnce": ("mulot.lab.pettingzoo_env", "GameParallelEnv"),
    },
)
