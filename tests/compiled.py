"""What the compiler makes of the hot path: numbers it boxes, fields it cannot trust to be set.

Runs mypyc up to its intermediate code, without C. Nothing of the kind is left.

python -m tests.compiled    what there is now, function by function and class by class
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.ir.class_ir import ClassIR
from mypyc.ir.func_ir import FuncIR
from mypyc.ir.module_ir import ModuleIRs
from mypyc.ir.ops import Box, Call, MethodCall
from mypyc.ir.rtypes import RInstance, RVec, is_fixed_width_rtype, is_int_rprimitive, is_short_int_rprimitive
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

ROOT = Path(__file__).parents[1]
PLAY = ("to_act", "owing", "turn_to", "options", "weights", "pick", "apply", "advance", "clone", "choose", "play")
"""What a playout calls on a position or a bot."""
THINKING = "loipe.bots."
"""Bots that search play games out themselves; nobody plays a game out with them."""
QUIET = "tell"
"""A fact for whoever listens: nobody does in a playout, so what it calls is not hot."""


class Code:
    """The compiled modules as mypyc sees them, and which functions a playout reaches."""

    def __init__(self, *arguments: str) -> None:
        """The modules that setup.py compiles, or those that mypy's arguments name."""
        modules = intermediate(arguments or (f"--config-file={ROOT / 'mypyc.ini'}",)).values()
        self.classes: dict[str, ClassIR] = {kind.fullname: kind for module in modules for kind in module.classes}
        self.functions: dict[str, FuncIR] = {
            function.fullname: function for module in modules for function in module.functions
        }

    def hot(self) -> set[str]:
        """Everything that playing games calls, directly or not."""
        found = {name for name in self.functions if name.startswith("loipe.core.playout.play_")}
        for kind in self.classes.values():
            if any(base.name in ("State", "Bot") for base in kind.mro) and not kind.fullname.startswith(THINKING):
                found |= {f"{kind.fullname}.{name}" for name in PLAY} & set(self.functions)
        waiting = list(found)
        while waiting:
            name = waiting.pop()
            for called in self.called(self.functions[name]):
                if called not in found:
                    found.add(called)
                    waiting.append(called)
        return found

    def called(self, function: FuncIR) -> Iterator[str]:
        if function.name == QUIET:
            return
        for block in function.blocks:
            for op in block.ops:
                if isinstance(op, Call):
                    yield from self.named(op.fn.fullname)
                elif isinstance(op, MethodCall) and isinstance(op.receiver_type, RInstance):
                    kind = op.receiver_type.class_ir
                    for heir in (kind, *(kind.subclasses() or ())):
                        method = heir.get_method(op.method)
                        if method is not None:
                            yield from self.named(method.fullname)

    def named(self, name: str) -> Iterator[str]:
        """The function of that name; a class is made by its __init__."""
        for full in (name, f"{name}.__init__"):
            if full in self.functions:
                yield full

    def costs(self) -> Counter[str]:
        """Boxed numbers by hot function, and fields that may be unset by class of a module with hot functions."""
        found: Counter[str] = Counter()
        hot = self.hot()
        modules = {self.functions[name].decl.module_name for name in hot}
        for name in hot:
            for block in self.functions[name].blocks:
                found[f"boxed {name}"] += sum(isinstance(op, Box) and is_number(op) for op in block.ops)
        for kind in self.classes.values():
            if kind.module_name in modules and not kind.allow_interpreted_subclasses:  # of those it can promise nothing
                found[f"unset {kind.fullname}"] += sum(not kind.is_always_defined(field) for field in kind.attributes)
        return +found


def is_number(op: Box) -> bool:
    """A whole number, or a vec of them."""
    kind = op.src.type
    return (
        is_fixed_width_rtype(kind) or is_int_rprimitive(kind) or is_short_int_rprimitive(kind) or isinstance(kind, RVec)
    )


def intermediate(arguments: Sequence[str]) -> ModuleIRs:
    """Modules as mypyc's intermediate code."""
    cache = FileSystemCache()
    sources, options = process_options(list(arguments), fscache=cache, mypyc=True)
    options.python_version = sys.version_info[:2]
    options.export_types = options.preserve_asts = True
    options.incremental = False
    for source in sources:
        options.per_module_options.setdefault(source.module, {})["mypyc"] = True
    settings = CompilerOptions()
    groups: emitmodule.Groups = [(sources, "loipe")]
    result = emitmodule.parse_and_typecheck(sources, options, settings, groups, cache)
    mapper = Mapper({source.module: "loipe" for source in sources})
    return emitmodule.compile_modules_to_ir(result, mapper, settings, Errors(options))


if __name__ == "__main__":
    for name, count in sorted(Code().costs().items()):
        print(name, count)
