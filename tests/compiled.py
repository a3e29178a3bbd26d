"""What the compiler makes of the hot path: numbers it boxes, fields it cannot trust to be set, calls out of a library.

Runs mypyc as setup.py does, with its libraries, up to the intermediate code, without C. Nothing of the kind is left.

python -m tests.compiled    what there is now, function by function and class by class
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, get_mypy_config
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
PLAY = (
    "to_act",
    "owing",
    "turn_to",
    "options",
    "weights",
    "pick",
    "apply",
    "advance",
    "play_out",
    "clone",
    "choose",
    "play",
    "write",
)
"""What a playout calls on a position or a bot, and learners on an observer."""
LOOPS = ("loipe.bots.search.Search.try_out", "loipe.adapters.many.Many.step")
"""Around playouts: a search's, and that of many games at once."""
THINKING = "loipe.bots."
"""Bots that search play games out themselves; nobody plays a game out with them."""
QUIET = "tell"
"""A fact for whoever listens: nobody does in a playout, so what it calls is not hot."""


Libraries = list[tuple[list[str], str | None]]
"""Files, and the name of their library."""


class Code:
    """The compiled modules as mypyc sees them, and which functions a playout reaches."""

    def __init__(self, libraries: Libraries | None = None, settings: CompilerOptions | None = None) -> None:
        """What setup.py compiles, as it does; or other libraries, or otherwise."""
        build = recipe()
        self.library, irs = intermediate(libraries or build.libraries(), settings or build.compiler())
        modules = irs.values()
        self.classes: dict[str, ClassIR] = {kind.fullname: kind for module in modules for kind in module.classes}
        self.functions: dict[str, FuncIR] = {
            function.fullname: function for module in modules for function in module.functions
        }

    def hot(self) -> set[str]:
        """Everything that playing games calls, directly or not."""
        found = {name for name in self.functions if name.startswith("loipe.core.playout.play_") or name in LOOPS}
        for kind in self.classes.values():
            if any(base.name in ("State", "Bot", "Observer") for base in kind.mro) and not kind.fullname.startswith(
                THINKING
            ):
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

    def never_reached(self) -> set[str]:
        """Modules compiled as fully as the rules of which nothing is hot."""
        light = recipe().TELLING_LIBRARY
        engine = {name for name, library in self.library.items() if library != light}
        return engine - {self.functions[name].decl.module_name for name in self.hot()}

    def costs(self) -> Counter[str]:
        """Of hot functions: boxed numbers and calls into another library; fields that may be unset in their modules."""
        found: Counter[str] = Counter()
        hot = self.hot()
        modules = {self.functions[name].decl.module_name for name in hot}
        for name in hot:
            function = self.functions[name]
            for block in function.blocks:
                found[f"boxed {name}"] += sum(isinstance(op, Box) and is_number(op) for op in block.ops)
            home = self.library[function.decl.module_name]
            others = (self.functions[called].decl.module_name for called in self.called(function))
            found[f"far {name}"] += sum(self.library[module] != home for module in others)
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


def recipe() -> Any:
    """setup.py, without running it."""
    spec = spec_from_file_location("recipe", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def intermediate(libraries: Libraries, settings: CompilerOptions) -> tuple[dict[str, str | None], ModuleIRs]:
    """The library of each module, and all modules as mypyc's intermediate code."""
    cache = FileSystemCache()
    files = [file for files, _ in libraries for file in files]
    arguments = [f"--config-file={ROOT / 'mypyc.ini'}", *files]
    sources, _, options = get_mypy_config(arguments, None, settings, cache)
    options.incremental = False
    groups = construct_groups(sources, libraries, True, None)
    library = {source.module: name for group, name in groups for source in group}
    result = emitmodule.parse_and_typecheck(sources, options, settings, groups, cache)
    return library, emitmodule.compile_modules_to_ir(result, Mapper(library), settings, Errors(options))


if __name__ == "__main__":
    for name, count in sorted(Code().costs().items()):
        print(name, count)
