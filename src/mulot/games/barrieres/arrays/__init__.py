"""The rules on arrays and bits, compiled by numba: what `mulot.lab.vector_env` plays at many tables at once.

Needs the extra `research`; nothing that plays imports it. `layout` says how a position lies in memory, `bits` and
`paths` find ways, `movegen` lists and plays actions, `vector` steps many tables, `jit` compiles all of it. The engine
(`research/barrieres/engine` in the repository), of which the module for players is made, builds on it.
"""
