"""Compiles the engine with mypyc from the same source that runs interpreted; mypyc.ini lists the modules.

Without a C compiler, or with LOIPE_INTERPRETED=1, the install works all the same, only slower.
"""

import os
import re
import sys
import sysconfig
from configparser import ConfigParser
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import Extension, setup

if TYPE_CHECKING:
    from mypyc.options import CompilerOptions

FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-misleading-indentation")
"""Calls within the library are direct; and gcc does not read a generated file again for the indentation of every if."""
PROFILE = os.environ.get("LOIPE_PROFILE", "")
"""For `make wheel`: `generate` counts while games are played, `use` builds by what was counted."""
LEVEL = "3" if PROFILE else "2"
"""Of optimisation: the last one costs a sixth of the time to compile and brings about a twentieth of the speed."""
INLINED = "--param=max-inline-insns-auto=120"
"""gcc puts what a profile shows to be hot into its callers four times as readily: a tenth fewer instructions a step."""
ONCE = re.compile(r"^(?=char CPyDef_\w+__top_level__\(void\) \{$)", re.MULTILINE)
AT_ONCE = '__attribute__((optimize("O0")))\n'
"""What a module does when it is imported: much code, run once."""
ABOUT = ("egg_info", "dist_info", "sdist")
"""Commands that only describe the package: pip runs two of them before it builds."""

CONFIG = ["--config-file=mypyc.ini"]
TELLING = {
    "events", "fate", "journal", "measures", "notation", "odds", "prompts", "series", "showing", "shown", "skiers",
    "standing", "table", "view",
}  # fmt: skip
"""Modules that no playout reaches: compiled lightly, beside the others."""
TELLING_LIBRARY = "loipe_telling"

LENT = re.compile(r"^ *(tmp|arg_\w+) = Vec(\w+)Api\.unbox\((?:value|obj_\w+)\b.*\);$", re.MULTILINE)
WITHIN = re.compile(r"(?P<test>(cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n *if) \(\2\) goto")
DEFINED = re.compile(r"^\w[^;\n]* \**CPyDef_\w+\([^;\n]*\) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
TAKEN = re.compile(
    r"^ *(cpy_r_\w+) = (?:\(\(\w+ \*\)\w+\)->_\w+|\*\(Vec\w+ \*\)\w+);\n *((?:VEC_\w+|CPy)_)INCREF\(\1\);$",
    re.MULTILINE,
)
COUNTED = re.compile(r"^ *(?:VEC_\w+|CPy)_(IN|DE)CREF\((\w+)\);$")
JUMP = re.compile(r"\bgoto (\w+);$")
LEFT = re.compile(r"\breturn\b|\b(?!likely|unlikely)\w+\(")
PYTHON = "#include <Python.h>\n"
OF_PYTHON = """
#include <stddef.h>
typedef struct _object PyObject;
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void Py_DecRef(PyObject *);
extern void PyErr_Clear(void);
#define Py_DECREF Py_DecRef
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
"""All that such a file takes from Python: of its stable ABI."""


def mend(extension: Extension) -> None:
    """What mypyc 2.4.1 leaves to be said in the code it generates.

    A vec that interpreted code hands over, as an argument or an attribute, is only lent: mypyc takes a reference to
    its numbers all the same and never drops it, so each would stay in memory for good.
    An index lies within its vec: gcc lays that way out first.
    A field of which only numbers are read or written, and nothing called meanwhile, need not be counted.
    The small file of each module, which leads into its library, need not read the whole of Python.h.
    """
    for source in extension.sources:
        file = Path(source)
        code = file.read_text("utf-8")
        if file.name.startswith("__native"):
            code = LENT.sub(lambda it: f"{it[0]}\nVEC_{it[2].upper()}_DECREF({it[1]});", code)
            code = WITHIN.sub(r"\g<test> (likely(\2)) goto", code)
            code = lent(code)
            if is_gcc() and not PROFILE:
                code = ONCE.sub(AT_ONCE, code)
        elif os.name == "posix":
            code = code.replace(PYTHON, OF_PYTHON)
        file.write_text(code, "utf-8")


def lent(code: str) -> str:
    """Every function without the counting it can do without."""
    return DEFINED.sub(lambda it: Function(it[0]).lent() if TAKEN.search(it[1]) else it[0], code)


class Function:
    """The code of one, line by line: what it takes from a field and whether that can go while it is used."""

    def __init__(self, code: str) -> None:
        self.lines = code.split("\n")
        self.taken: dict[str, str] = dict(TAKEN.findall(code))
        self.named: dict[str, list[int]] = {name: [] for name in self.taken}
        self.label: dict[str, int] = {}
        for number, line in enumerate(self.lines):
            for name in set(re.findall(r"\bcpy_r_\w+", line)) & self.taken.keys():
                self.named[name].append(number)
            if line.endswith(": ;"):
                self.label[line[:-3]] = number

    def lent(self) -> str:
        """Without counting what stays where it is: all that is taken, less what may go, until nothing else may."""
        lent = {name for name in self.taken if self.is_only_looked_into(name)}
        while True:
            silent = {number for name in lent for number in self.counts(name)}
            gone = {name for name in lent if self.may_go(name, silent)}
            if not gone:
                break
            lent -= gone
        return "\n".join(line for number, line in enumerate(self.lines) if number not in silent)

    def counts(self, name: str) -> list[int]:
        return [number for number in self.named[name] if COUNTED.match(self.lines[number])]

    def is_only_looked_into(self, name: str) -> bool:
        """Taken once, by the line after its first, and then read: no other name for it, no other keeper."""
        looked = re.compile(rf"\b{name}\.(?:len|items)\b|\*\){name}\)->_\w+;$")
        _declared, first, taken, *others = self.named[name]
        dropped = self.taken[name] + f"DECREF({name});"
        return taken == first + 1 and all(
            looked.search(self.lines[number]) or self.lines[number].endswith(dropped) for number in others
        )

    def may_go(self, name: str, silent: set[int]) -> bool:
        """On one of the ways something is called, let go or left before this is let go."""
        dropped = {number for number in self.counts(name) if "DECREF" in self.lines[number]}
        waiting, seen = [self.named[name][2] + 1], set[int]()
        while waiting:
            number = waiting.pop()
            if number in seen or self.is_let_go(number, dropped):
                continue
            seen.add(number)
            line = self.lines[number].strip()
            counted = COUNTED.match(line)
            if number not in silent and LEFT.search(line) and not (counted and counted[1] == "IN"):
                return True
            waiting += self.next(number)
        return not dropped

    def is_let_go(self, number: int, dropped: set[int]) -> bool:
        """Here or in one row with others."""
        while number not in dropped and (counted := COUNTED.match(self.lines[number])) and counted[1] == "DE":
            number += 1
        return number in dropped

    def next(self, number: int) -> list[int]:
        """The lines that may follow."""
        line = self.lines[number]
        found = [self.label[jump[1]]] if (jump := JUMP.search(line)) else []
        if line.lstrip().startswith("goto"):
            return found
        if line.endswith("{"):
            end = line[: len(line) - len(line.lstrip())] + "}"
            found.append(next(at for at in range(number, len(self.lines)) if self.lines[at].startswith(end)))
        return [*found, number + 1]


def is_gcc() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return sys.platform == "linux" and "gcc" in compiler


def tuning() -> list[str]:
    """For gcc, to compile and to link the engine: on all cores, or by the profile of games played."""
    if not is_gcc():
        return []
    if PROFILE:
        return [f"-fprofile-{PROFILE}={Path('dist/profile').absolute()}", "-Wno-missing-profile", INLINED]
    return [f"-flto={os.cpu_count()}"]


def libraries() -> list[tuple[list[str], str | None]]:
    """What mypyc.ini lists, in two libraries: the engine, and what tells and draws a game at a table."""
    listed = ConfigParser()
    listed.read("mypyc.ini")
    files = {str(file) for name in listed["mypy"]["files"].split(",") for file in Path().glob(name.strip())}
    telling = {file for file in files if Path(file).stem in TELLING}
    return [(sorted(files - telling), None), (sorted(telling), TELLING_LIBRARY)]


def compiler() -> "CompilerOptions":
    """Left to itself mypyc would trust no class across two libraries: methods would be looked up and fields tested."""
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True)
    options.global_opts = True  # rightly so: all modules are compiled together
    return options


def generated() -> tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]:
    """The C files of both libraries, as mypycify takes them when they are written already."""
    from mypyc.build import mypyc_build

    options = compiler()
    _, libraries_files, needed = mypyc_build(CONFIG, options, separate=libraries())
    written = [[(os.path.relpath(file, options.target_dir), "") for file in files] for files, _ in libraries_files]
    return written, [(it.path, it.include_dirs, it.internal) for it in needed]


def extensions() -> list[Extension]:
    if os.environ.get("LOIPE_INTERPRETED") or not set(sys.argv).isdisjoint(ABOUT):
        return []
    from mypyc.build import mypycify

    found = mypycify(CONFIG, opt_level=LEVEL, debug_level="0", separate=libraries(), skip_cgen_input=generated())
    for extension in found:
        extension.optional = True
        mend(extension)
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        if extension.name.startswith(TELLING_LIBRARY):
            extension.extra_compile_args += ["-O1" if PROFILE or not is_gcc() else "-Og"]
        elif extension.name.endswith("__mypyc"):
            extension.extra_compile_args += tuning()
            extension.extra_link_args += tuning()
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
