/* The runtime's hottest functions once more, short enough to be put in line; mypyc calls them in a file of their own.
 * Whatever is not the usual case is left to the runtime: an index from the end or beyond it, a large number.
 */
#include <CPy.h>

/* What runs once: nobody waits for the compiler to make it quick. */
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif

#ifndef Py_GIL_DISABLED

static inline bool quick_is_in(PyObject *list, CPyTagged index) {
    return likely(CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list));
}

static inline PyObject *quick_item_borrowed(PyObject *list, CPyTagged index) {
    return quick_is_in(list, index) ? PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index))
                                    : CPyList_GetItemBorrow(list, index);
}

static inline PyObject *quick_item(PyObject *list, CPyTagged index) {
    if (quick_is_in(list, index)) {
        PyObject *item = PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, index);
}

static inline bool quick_set(PyObject *list, CPyTagged index, PyObject *value) {
    if (quick_is_in(list, index)) {
        PyObject *before = PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
        PyList_SET_ITEM(list, CPyTagged_ShortAsSsize_t(index), value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

/* Numbers from -1 to 254 as Python has them, kept from when they were first needed. */
static PyObject *quick_numbers[256];

static inline PyObject *quick_object(CPyTagged number) {
    size_t place = (size_t)(CPyTagged_ShortAsSsize_t(number) + 1);
    if (likely(CPyTagged_CheckShort(number) && place < 256)) {
        PyObject *object = quick_numbers[place];
        if (likely(object != NULL)) {
            Py_INCREF(object);
            return object;
        }
        object = quick_numbers[place] = CPyTagged_StealAsObject(number);
        Py_INCREF(object);
        return object;
    }
    return CPyTagged_StealAsObject(number);
}

/* Sets of more members than the compiler's ints have bits are Python ints: what both or either of two holds, and sets
 * whose members have moved along, are put together at once, without asking what is there to be put together.
 */
#if PY_VERSION_HEX < 0x030C0000 /* later ones keep the digits elsewhere */

static inline bool quick_is_set(PyObject *object) {
    return PyLong_CheckExact(object) && Py_SIZE(object) >= 0;
}

#define DIGITS(set) (((PyLongObject *)(set))->ob_digit)

/* What `set & ~other` holds, where ~other comes as Python has it: below 0, with the digits of other + 1. */
static PyObject *quick_without(PyObject *set, PyObject *negative) {
    Py_ssize_t size = Py_SIZE(set), many = -Py_SIZE(negative), last = 0;
    PyObject *found = (PyObject *)_PyLong_New(size);
    if (unlikely(found == NULL)) return NULL;
    digit borrowed = 1;
    for (Py_ssize_t i = 0; i < size; i++) {
        digit more = i < many ? DIGITS(negative)[i] : 0;
        DIGITS(found)[i] = DIGITS(set)[i] & ~(more - borrowed) & PyLong_MASK;
        borrowed = more < borrowed;
        if (DIGITS(found)[i]) last = i + 1;
    }
    Py_SET_SIZE((PyVarObject *)found, last);
    if (last > 1) return found;
    PyObject *small = PyLong_FromLong(last ? DIGITS(found)[0] : 0);
    Py_DECREF(found);
    return small;
}

static PyObject *quick_and(PyObject *one, PyObject *other) {
    if (unlikely(!quick_is_set(one) || !quick_is_set(other))) {
        bool is_rest = quick_is_set(one) && Py_SIZE(one) > 0 && PyLong_CheckExact(other);
        return is_rest ? quick_without(one, other) : PyNumber_And(one, other);
    }
    const digit *a = DIGITS(one), *b = DIGITS(other);
    Py_ssize_t size = Py_SIZE(one) < Py_SIZE(other) ? Py_SIZE(one) : Py_SIZE(other);
    while (size > 0 && !(a[size - 1] & b[size - 1])) size--;
    if (size < 2) return PyLong_FromLong(size ? a[0] & b[0] : 0);
    PyObject *found = (PyObject *)_PyLong_New(size);
    if (unlikely(found == NULL)) return NULL;
    for (Py_ssize_t i = 0; i < size; i++) DIGITS(found)[i] = a[i] & b[i];
    return found;
}

static PyObject *quick_or(PyObject *one, PyObject *other) {
    if (unlikely(!quick_is_set(one) || !quick_is_set(other))) return PyNumber_Or(one, other);
    if (Py_SIZE(one) < Py_SIZE(other)) {
        PyObject *longer = other;
        other = one;
        one = longer;
    }
    Py_ssize_t size = Py_SIZE(one), both = Py_SIZE(other), i = 0;
    if (both == 0) return Py_NewRef(one);
    if (size < 2) return PyLong_FromLong(DIGITS(one)[0] | DIGITS(other)[0]);
    PyObject *found = (PyObject *)_PyLong_New(size);
    if (unlikely(found == NULL)) return NULL;
    for (; i < both; i++) DIGITS(found)[i] = DIGITS(one)[i] | DIGITS(other)[i];
    for (; i < size; i++) DIGITS(found)[i] = DIGITS(one)[i];
    return found;
}

/* How far sets move is less than a digit has bits, or some digits more. */
static inline bool quick_moves(PyObject *set, PyObject *far) {
    return quick_is_set(set) && PyLong_CheckExact(far) && Py_SIZE(far) == 1 && Py_SIZE(set) > 0;
}

static PyObject *quick_right(PyObject *set, PyObject *far) {
    if (unlikely(!quick_moves(set, far))) return PyNumber_Rshift(set, far);
    Py_ssize_t whole = DIGITS(far)[0] / PyLong_SHIFT, size = Py_SIZE(set) - whole;
    int part = DIGITS(far)[0] % PyLong_SHIFT;
    const digit *from = DIGITS(set) + whole;
    if (size > 0 && !(from[size - 1] >> part)) size--;
    if (size < 2) return PyNumber_Rshift(set, far);
    PyObject *found = (PyObject *)_PyLong_New(size);
    if (unlikely(found == NULL)) return NULL;
    for (Py_ssize_t i = 0; i < size; i++) {
        digit next = whole + i + 1 < Py_SIZE(set) ? from[i + 1] : 0;
        DIGITS(found)[i] = (from[i] >> part | (digit)((twodigits)next << (PyLong_SHIFT - part))) & PyLong_MASK;
    }
    return found;
}

static PyObject *quick_left(PyObject *set, PyObject *far) {
    if (unlikely(!quick_moves(set, far))) return PyNumber_Lshift(set, far);
    Py_ssize_t whole = DIGITS(far)[0] / PyLong_SHIFT, many = Py_SIZE(set), i = 0;
    int part = DIGITS(far)[0] % PyLong_SHIFT;
    const digit *from = DIGITS(set);
    digit last = (digit)((twodigits)from[many - 1] >> (PyLong_SHIFT - part)), carry = 0;
    if (whole + many < 2) return PyNumber_Lshift(set, far);
    PyObject *found = (PyObject *)_PyLong_New(whole + many + (last != 0));
    if (unlikely(found == NULL)) return NULL;
    for (; i < whole; i++) DIGITS(found)[i] = 0;
    for (i = 0; i < many; i++) {
        DIGITS(found)[whole + i] = (digit)((twodigits)from[i] << part & PyLong_MASK) | carry;
        carry = (digit)((twodigits)from[i] >> (PyLong_SHIFT - part));
    }
    if (last) DIGITS(found)[whole + many] = last;
    return found;
}

static inline int quick_is_true(PyObject *object) {
    return PyLong_CheckExact(object) ? Py_SIZE(object) != 0 : PyObject_IsTrue(object);
}

#define PyNumber_And quick_and
#define PyNumber_InPlaceAnd quick_and
#define PyNumber_Or quick_or
#define PyNumber_InPlaceOr quick_or
#define PyNumber_Rshift quick_right
#define PyNumber_Lshift quick_left
#define PyObject_IsTrue quick_is_true

#endif

/* `tuple.__new__`, by which questions and entries are made (kernel/blank.py), without a tuple of what it is called with. */
static PyObject *quick_call(PyObject *function, PyObject *const *args, size_t count, PyObject *names) {
    static PyObject *made;
    if (unlikely(made == NULL)) {
        made = PyDict_GetItemString(PyTuple_Type.tp_dict, "__new__"); /* which lives as long as tuples do */
    }
    if (function != made || PyVectorcall_NARGS(count) != 2 || names != NULL || !PyType_Check(args[0])
        || args[0] == (PyObject *)&PyTuple_Type || !PyType_IsSubtype((PyTypeObject *)args[0], &PyTuple_Type) || !PyTuple_CheckExact(args[1])) {
        return PyObject_Vectorcall(function, args, count, names);
    }
    PyTypeObject *kind = (PyTypeObject *)args[0];
    Py_ssize_t size = PyTuple_GET_SIZE(args[1]);
    PyObject *tuple = kind->tp_alloc(kind, size);
    if (unlikely(tuple == NULL)) return NULL;
    for (Py_ssize_t i = 0; i < size; i++) {
        PyTuple_SET_ITEM(tuple, i, Py_NewRef(PyTuple_GET_ITEM(args[1], i)));
    }
    return tuple;
}

#define PyObject_Vectorcall quick_call

#define CPyList_GetItem quick_item
#define CPyList_GetItemShort quick_item
#define CPyList_GetItemBorrow quick_item_borrowed
#define CPyList_GetItemShortBorrow quick_item_borrowed
#define CPyList_SetItem quick_set
#define CPyTagged_StealAsObject quick_object

#endif
