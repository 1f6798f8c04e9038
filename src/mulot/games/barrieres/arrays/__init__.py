"""The rules on arrays and bits, compiled by numba; `mulot.lab.vector_env` plays many tables at once with them.

Needs the extra `research`; bots do not import it. `layout` defines the records of a position, `bits` and `paths` search
for paths, `movegen` lists and plays actions, `vector` steps many tables, `jit` compiles all of it. The engine
(`research/barrieres/engine` in the repository) builds on it.

Two short names are used everywhere: `g` is the geometry record of a board, and `t` is a position record. Functions that
return more than a number write it into arrays that the caller passes, such as `found`.
"""
