"""The rules on arrays and bits, compiled by numba: `mulot.lab.vector_env` plays them at many tables at once.

Needs the extra `research`; bots do not import it. `layout` defines the records of a position, `bits` and `paths` search
ways, `movegen` lists and plays actions, `vector` steps many tables, `jit` compiles all of it. The engine
(`research/barrieres/engine` in the repository) builds on it.

Short names that recur: `g` is the geometry record of a board, `t` the position record.
"""
