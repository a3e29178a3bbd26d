"""What setup.py changes in the generated code: a field that cannot go meanwhile is used without being counted."""

from __future__ import annotations

import pytest

from tests.compiled import recipe

HEAD = """char CPyDef_put(PyObject *cpy_r_race, int64_t cpy_r_seat) {
    VecI64 cpy_r_r0;"""
TAKE = """
    cpy_r_r0 = ((RaceObject *)cpy_r_race)->_square;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r1;
    if (likely(cpy_r_r2)) goto CPyL2;
    cpy_r_r3 = cpy_r_seat + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) {
        goto CPyL1;
    } else
        goto CPyL9;
CPyL1: ;
    cpy_r_r5 = cpy_r_r3;
    goto CPyL3;
CPyL2: ;
    cpy_r_r5 = cpy_r_seat;
CPyL3: ;
    cpy_r_r6 = (CPyPtr)cpy_r_r0.items;"""
GIVE = """
    *(int64_t *)cpy_r_r6 = cpy_r_r5;
    VEC_I64_DECREF(cpy_r_r0);
    return 1;"""
FAIL = """
CPyL9: ;
    CPy_DECREF(cpy_r_r9);
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL8;
CPyL8: ;
    PyErr_SetNone(PyExc_IndexError);
    return 2;"""
COUNTS = ["VEC_I64_INCREF(cpy_r_r0);", "VEC_I64_DECREF(cpy_r_r0);", "VEC_I64_DECREF(cpy_r_r0);"]


def counts(*parts: str) -> list[str]:
    """What is left of counting the vec, in a function of these parts."""
    code = "\n".join([HEAD, *parts, "}"])
    lines = [line.strip() for line in recipe().lent(code).splitlines()]
    return [line for line in lines if "CREF(cpy_r_r0)" in line]


def test_a_vec_whose_numbers_are_set_is_not_counted() -> None:
    assert counts(TAKE, GIVE, FAIL) == []


@pytest.mark.parametrize(
    "meanwhile",
    [
        "    cpy_r_r7 = CPyDef_lift(cpy_r_race, cpy_r_seat);",
        "    CPy_DECREF(cpy_r_r8);",
        "    if (!cpy_r_r5) goto CPyL6;\n    cpy_r_r7 = PyObject_Size(cpy_r_race);\nCPyL6: ;",
        "    cpy_r_r7 = cpy_r_r0;",
        "    if (!cpy_r_r5) return 1;",
    ],
    ids=["called", "let-go", "called-on-one-way", "known-by-another-name", "kept"],
)
def test_it_is_where_it_might_go_before_it_is_used(meanwhile: str) -> None:
    assert counts(TAKE, meanwhile, GIVE, FAIL) == COUNTS


def test_another_that_is_not_counted_either_does_no_harm() -> None:
    outer = "    cpy_r_r9 = ((RaceObject *)cpy_r_race)->_terms;\n    CPy_INCREF(cpy_r_r9);"
    assert counts("    PyObject *cpy_r_r9;", outer, TAKE, "    CPy_DECREF(cpy_r_r9);", GIVE, FAIL) == []
