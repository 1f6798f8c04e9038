"""The OpenAPI description of the API: how refusals are described, and an HTML page that loads nothing from other
servers."""

from asyncio import to_thread
from html import escape
from typing import Any

import msgspec
from litestar import Request, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin

from mulot.service.problems import Problem

REFUSED = ResponseSpec(
    Problem,
    generate_examples=False,
    description="Refused. `key` names the text, and `args` are its arguments.",
    media_type="application/problem+json",
)
REFUSALS = dict.fromkeys((400, 403, 404, 405, 409, 413, 415, 429, 503), REFUSED)
"""The refusals with which any route may answer."""


async def build_schema(request: Request[Any, Any, Any]) -> None:
    """Build the description on the first request, in a thread, because it takes a tenth of a second."""
    await to_thread(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)


def schema_router() -> Router:
    """Return the router that serves the API description."""
    return Router("/api/schema", route_handlers=[], include_in_schema=False, before_request=build_schema)


class SchemaPage(OpenAPIRenderPlugin):
    """An HTML page that lists all paths, and the types that they accept and return."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page as HTML."""
        parts = [
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>Mulot {escape(openapi_schema['info']['version'])}</title><h1>Mulot: the API</h1>"
            '<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a>. '
            "The WebSocket of a table: <code>/api/tables/{table}/live</code>.</p>"
        ]
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, operation in methods.items():
                if not isinstance(operation, dict):
                    continue
                parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
                parts.append(
                    f"<p>{escape(operation.get('summary', ''))}. {escape(operation.get('description', ''))}</p>"
                )
                if "requestBody" in operation:
                    parts.append(_type_link("accepts", operation["requestBody"]))
                success: dict[str, Any] = next(
                    (r for code, r in operation.get("responses", {}).items() if code.startswith("2")), {}
                )
                parts.append(_type_link("returns", success))
        parts.append("<h1>Types</h1>")
        for name, schema in sorted(openapi_schema.get("components", {}).get("schemas", {}).items()):
            text = msgspec.json.format(msgspec.json.encode(schema), indent=1).decode()
            parts.append(f'<h2 id="{escape(name)}">{escape(name)}</h2><pre>{escape(text)}</pre>')
        return "".join([*parts, "</html>"]).encode()


def _type_link(verb: str, part: dict[str, Any]) -> str:
    """Return HTML such as "accepts Link", or an empty string if the part has no named type."""
    schema: dict[str, Any] = next((content.get("schema", {}) for content in part.get("content", {}).values()), {})
    reference = schema.get("$ref") or schema.get("items", {}).get("$ref")
    if not reference:
        return ""
    name = reference.rpartition("/")[2]
    is_list = " (a list)" if schema.get("type") == "array" else ""
    return f'<p>{verb} <a href="#{escape(name)}">{escape(name)}</a>{is_list}</p>'
