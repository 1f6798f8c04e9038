"""How the OpenAPI description tells of refusals."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from mulot.house.problems import Problem

REFUSED = ResponseSpec(
    Problem,
    generate_examples=False,
    description="Refused: `key` names the sentence, `args` fills it",
    media_type="application/problem+json",
)
REFUSALS = dict.fromkeys((400, 403, 404, 405, 409, 413, 415, 429, 503), REFUSED)
"""How the OpenAPI description has it."""
