"""Generates TypeScript from Structs. The files are checked in, so that the client can be built and edited without
running Python; `make generate` writes them, and a test checks that they are up to date."""

import json
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import NODEFAULT, inspect

from mulot.core.game import AnyGame, Ask, Event, Outcome
from mulot.core.text import field_kinds, tag_of, union_members

HEADER = "// Generated from the Python Structs by `make generate`; do not edit.\n"


RESERVED_NAMES = ("Action", "Happening", "FieldKinds", "Tagged", "Types")
"""Names that every generated file already defines."""
EVENT_FIELDS = ("rule",)
"""The fields of the client's `GameEvent`."""
MAX_LINE = 120


class TypeScriptModule:
    """Collects the types for one file. A name that is already taken gets an underscore appended; `known` types are
    defined in another file. `raw` gives fields a TypeScript type directly: `{"Struct.field": type}`."""

    def __init__(self, raw: dict[str, str] | None = None, known: Iterable[type] = ()) -> None:
        self._raw = raw or {}
        self._names: dict[type, str] = {struct: struct.__name__ for struct in known}
        self._known = dict(self._names)
        self.imported: set[str] = set()
        """The names of known types that were used, so the file must import them."""
        self._written: dict[str, str] = {}

    def define(self, struct: type, wanted: str | None = None, *, sent: bool = False) -> str:
        """Return the TypeScript name of a Struct, and define it if it is new. With `sent`, the client sends the Struct
        and may omit fields that have a default."""
        if struct in self._known:
            self.imported.add(self._known[struct])
        if struct in self._names:
            return self._names[struct]
        name = struct.__name__.lstrip("_") if wanted is None else wanted
        while name in self._written or name in RESERVED_NAMES:
            name += "_"
        self._names[struct] = name
        self._written[name] = ""
        fields = self._fields(struct, sent)
        text = f"export type {name} = {_readonly(fields)};" if fields else f"export type {name} = object;"
        if len(text) > MAX_LINE:
            text = "\n".join([f"export interface {name} {{", *(f"  readonly {field};" for field in fields), "}"])
        self._written[name] = text
        return name

    def define_union(self, name: str, structs: Sequence[type], *, sent: bool = False) -> str:
        """Return the definition of a union of Structs, which need no names of their own because each has a tag. The
        fields of a common base class are in an interface of their own."""
        parent, base, members = structs[0].__mro__[1], "", []
        if parent is Event:
            base = "GameEvent"
        elif getattr(parent, "__struct_fields__", ()):
            base = self.define(parent, sent=sent)
        for struct in structs:
            fields = self._fields(struct, sent)
            member = f"  | {_readonly(fields)}\n"
            if len(member) > MAX_LINE:
                lines = "".join(f"      readonly {field};\n" for field in fields)
                member = f"  | {{\n{lines}    }}\n"
            members.append(member)
        union = "\n" + "".join(members)
        return f"export type {name} ={f' {base} & ({union})' if base else union.rstrip()};\n"

    def _fields(self, struct: type, sent: bool) -> list[str]:
        """Return the tag and the fields of a Struct in TypeScript syntax, without those of its base class."""
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        base = struct.__mro__[1]
        inherited = EVENT_FIELDS if base is Event else getattr(base, "__struct_fields__", ())
        found = []
        if info.tag is not None and not struct.__name__.startswith("_"):
            found.append(f"{info.tag_field}: {json.dumps(info.tag)}")
        for field in info.fields:
            if field.name in inherited:
                continue
            raw = self._raw.get(f"{struct.__name__}.{field.name}")
            unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
            may_miss = "?" if not field.required and (sent or unset or _omits_defaults(struct)) else ""
            found.append(f"{field.encode_name}{may_miss}: {raw or self.type_of(field.type)}")
        return found

    def type_of(self, info: inspect.Type) -> str:
        """Return a type in TypeScript syntax, and define the Structs in it. Raises TypeError for an unknown type."""
        match info:
            case inspect.Metadata(type=inner):
                return self.type_of(inner)
            case inspect.StructType(cls=cls):
                return self.define(cls)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type_of(part) for part in types))
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.TupleType(item_types=types):
                return f"readonly [{', '.join(self.type_of(part) for part in types)}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                member = self.type_of(item)
                return f"readonly ({member})[]" if " " in member else f"readonly {member}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.type_of(key)}, {self.type_of(value)}>>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")

    def source(self) -> str:
        """Return the TypeScript source of all definitions, in order of first use. Short ones stand together."""
        text = ""
        for before, after in pairwise(["", *self._written.values()]):
            text += after + "\n" if "\n" not in f"{before}{after}" else f"\n{after}\n"
        return text.lstrip("\n")


def _readonly(fields: Sequence[str]) -> str:
    return f"Readonly<{{ {'; '.join(fields)} }}>"


def _omits_defaults(struct: type) -> bool:
    """True if the Struct is encoded without fields that have their default value."""
    return bool(struct.__struct_config__.omit_defaults)  # type: ignore[attr-defined]  # a Struct type


def typescript_types(game: AnyGame) -> str:
    """Return a TypeScript file with a game's types: its view, actions, events and options."""
    module = TypeScriptModule(known=(Ask, Outcome))
    view = module.define(game.view, "View")
    info = inspect.type_info(game.view)
    assert isinstance(info, inspect.StructType)
    own = next(module.type_of(field.type) for field in info.fields if field.name == "own")
    options = module.define(game.options, "Options")
    actions = module.define_union("Action", union_members(game.action))
    events = module.define_union("Happening", union_members(game.event))
    kinds = {
        kind: {tag_of(struct): dict(sorted(field_kinds(struct).items())) for struct in union_members(union)}
        for kind, union in (("event", game.event), ("do", game.action))
    }
    imported = ", ".join(sorted({"FieldKinds", "GameEvent", *module.imported}))
    return (
        f'{HEADER}\nimport type {{ {imported} }} from "$web/board/board_interface.ts";\n\n{module.source()}\n'
        f"{actions}\n{events}\n"
        "export interface Types {\n"
        f"  view: {view};\n  own: {own};\n  action: Action;\n  event: Happening;\n  options: {options};\n}}\n\n"
        f"export const KINDS = {json.dumps(kinds)} satisfies FieldKinds;\n"
    )
