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
ABOUT = ("egg_info", "dist_info", "sdist")
"""Commands that only describe the package: pip runs two of them before it builds."""

CONFIG = ["--config-file=mypyc.ini"]
TELLING = {
    "events", "journal", "measures", "notation", "odds", "prompts", "series", "showing", "shown", "skiers", "standing",
    "table", "view",
}  # fmt: skip
"""Modules that no playout reaches: compiled lightly, beside the others."""
TELLING_LIBRARY = "loipe_telling"

LENT = re.compile(r"^ *(tmp|arg_\w+) = Vec(\w+)Api\.unbox\((?:value|obj_\w+)\b.*\);$", re.MULTILINE)
WITHIN = re.compile(r"(?P<test>(cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n *if) \(\2\) goto")
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
    The small file of each module, which leads into its library, need not read the whole of Python.h.
    """
    for source in extension.sources:
        file = Path(source)
        code = file.read_text("utf-8")
        if file.name.startswith("__native"):
            code = LENT.sub(lambda it: f"{it[0]}\nVEC_{it[2].upper()}_DECREF({it[1]});", code)
            code = WITHIN.sub(r"\g<test> (likely(\2)) goto", code)
        elif os.name == "posix":
            code = code.replace(PYTHON, OF_PYTHON)
        file.write_text(code, "utf-8")


def tuning() -> list[str]:
    """For gcc, to compile and to link the engine: on all cores, or by the profile of games played."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if sys.platform != "linux" or "gcc" not in compiler:
        return []
    if PROFILE:
        return [f"-fprofile-{PROFILE}={Path('dist/profile').absolute()}", "-Wno-missing-profile"]
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
            extension.extra_compile_args += ["-O1"]
        elif extension.name.endswith("__mypyc"):
            extension.extra_compile_args += tuning()
            extension.extra_link_args += tuning()
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
