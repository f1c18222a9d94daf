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

#define CPyList_GetItem quick_item
#define CPyList_GetItemShort quick_item
#define CPyList_GetItemBorrow quick_item_borrowed
#define CPyList_GetItemShortBorrow quick_item_borrowed
#define CPyList_SetItem quick_set
#define CPyTagged_StealAsObject quick_object

#endif
