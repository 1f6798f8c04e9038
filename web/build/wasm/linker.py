"""Links recorded LLVM code into an object file, adding exported functions and memory for temporary arrays."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm
import llvmlite.ir as ir
from numba import types
from numba.np import arrayobj

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+nontrapping-fptoint,+sign-ext,+mutable-globals"
"""Features supported by every browser that can run Pyodide. (simd128 is not among them; it would gain 4 % at most.)"""
INT = ir.IntType(32)
_arrays: Any = arrayobj

# Temporary arrays are stored one after the other from the address passed to `rest`, and each call of an exported
# function starts there again. Reference counts are therefore not needed. The address of an array's memory also serves
# as numba's handle for it.
RUNTIME = """
@resting = internal global i32 0
@next = internal global i32 0
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare float @llvm.sqrt.f32(float)
declare void @llvm.trap()

define void @rest(i32 %at) {
  store i32 %at, ptr @resting
  ret void
}
define void @begin() alwaysinline {
  %at = load i32, ptr @resting
  store i32 %at, ptr @next
  ret void
}
define ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %align) {
  %last = load i32, ptr @next
  %more = add i32 %last, 63
  %at = and i32 %more, -64
  %size = trunc i64 %bytes to i32
  %end = add i32 %at, %size
  store i32 %end, ptr @next
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %up = add i32 %end, 65535
  %wanted = lshr i32 %up, 16
  %short = icmp ugt i32 %wanted, %pages
  br i1 %short, label %grow, label %there
grow:
  %missing = sub i32 %wanted, %pages
  %had = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %missing)
  %full = icmp eq i32 %had, -1
  br i1 %full, label %stop, label %there
stop:
  call void @llvm.trap()
  unreachable
there:
  %data = inttoptr i32 %at to ptr
  ret ptr %data
}
define ptr @NRT_MemInfo_data_fast(ptr %of) alwaysinline {
  ret ptr %of
}
define void @NRT_incref(ptr %of) alwaysinline {
  ret void
}
define void @NRT_decref(ptr %of) alwaysinline {
  ret void
}
define float @sqrtf(float %of) alwaysinline {
  %root = call float @llvm.sqrt.f32(float %of)
  ret float %root
}
"""


def link(noted: list[str], doors: Mapping[str, Any]) -> bytes:
    """Return an object file that exports these functions, given by name as numba's compilation results. `noted` is the
    recorded LLVM code."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3, reloc="static")
    whole = _parsed(RUNTIME, machine)
    for text in [*noted, *(str(door(name, of)) for name, of in doors.items())]:
        whole.link_in(_parsed(text, machine))
    for function in whole.functions:
        if not function.is_declaration and function.name not in {*doors, "rest"}:
            function.linkage = "internal"
    for variable in whole.global_variables:
        variable.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = True
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(whole, passes)
    missing = [f.name for f in whole.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if missing:
        raise RuntimeError(f"not to be had in a browser: {', '.join(missing)}")
    written: bytes = machine.emit_object(whole)
    return written


def _parsed(text: str, machine: Any) -> Any:
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    module = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n{text}')
    module.verify()
    return module


def door(name: str, of: Any) -> ir.Module:
    """Return a module with a function of this name that takes numbers and 32-bit addresses and calls the compiled
    function. If that would raise an exception, the function traps."""
    context, described = of.target_context, of.fndesc
    module = ir.Module(name)
    inner = context.declare_function(module, described)
    outer = ir.Function(module, ir.FunctionType(INT, [INT] * sum(map(_width, described.argtypes))), name)
    builder = ir.IRBuilder(outer.append_basic_block())
    builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "begin"), [])
    left = list(outer.args)
    given = []
    for kind in described.argtypes:
        taken, left = left[: _width(kind)], left[_width(kind) :]
        given.append(_value(context, builder, kind, taken))
    status, result = context.call_conv.call_function(builder, inner, described.restype, described.argtypes, given)
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])
        builder.unreachable()
    if described.restype == types.none:
        builder.ret(INT(0))
    else:
        builder.ret(builder.trunc(result, INT))
    return module


def _width(kind: Any) -> int:
    """Return how many numbers are needed to pass a value of this type."""
    return 1 + kind.ndim if isinstance(kind, types.Array) else 1


def _value(context: Any, builder: Any, kind: Any, taken: list[Any]) -> Any:
    """Return the value that these numbers represent."""
    if isinstance(kind, types.Integer):
        return builder.sext(taken[0], context.get_value_type(kind))
    if isinstance(kind, types.Record):
        return builder.inttoptr(taken[0], context.get_value_type(kind))
    assert isinstance(kind, types.Array)
    long = context.get_value_type(types.intp)
    array = _arrays.make_array(kind)(context, builder)
    shape = [builder.zext(length, long) for length in taken[1:]]
    size = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [size]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    data = builder.inttoptr(taken[0], array.data.type)
    _arrays.populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()
