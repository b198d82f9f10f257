"""DLPack capsules of arrays that cannot make them: memory handed on without a copy, and kept for as long as it is used.

NumPy makes the capsule, over an array of its own that lies where the other does and holds its owner; only where that
memory is, the processor's or a GPU's, is then written into it. So the counting of owners, and what must be right when a
capsule is dropped unread, by a thread of another library or at the interpreter's end, is NumPy's. It never looks at the
memory itself. The fields are those of DLPack's `dlpack.h`, the arguments those of the Python array API standard.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU = 1
CUDA = 2
"""DLPack's numbers of kinds of devices."""
KINDS = "biufc"
"""The kinds of NumPy's types that DLPack has: truth values, whole numbers, floats and complex numbers."""
VERSIONED = (1, 0)
"""The version of DLPack from which on a capsule tells its version and whether it may be written to."""
VERSIONS_MADE = np.lib.NumpyVersion(np.__version__) >= "2.1.0"
"""Whether NumPy makes such capsules; the older kind, which it makes otherwise, every reader knows."""


class Tensor(ctypes.Structure):
    """The head of a DLTensor."""

    _fields_ = (("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32))


class ManagedTensor(ctypes.Structure):
    """The head of a DLManagedTensor."""

    _fields_ = (("tensor", Tensor),)


class ManagedTensorVersioned(ctypes.Structure):
    """The head of a DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", Tensor),
    )


LAYOUTS: dict[bytes, type[ManagedTensor | ManagedTensorVersioned]] = {
    b"dltensor": ManagedTensor,
    b"dltensor_versioned": ManagedTensorVersioned,
}

capsule_name = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
capsule_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


class Lent:
    """Memory that belongs to another array, in the words in which NumPy asks where it is."""

    def __init__(self, owner: Any, address: int) -> None:
        self.owner = owner
        self.__array_interface__ = {
            "data": (address, False),
            "shape": tuple(owner.shape),
            "strides": tuple(owner.strides),
            "typestr": owner.dtype.str,
            "version": 3,
        }


def capsule(
    owner: Any,
    address: int,
    device: tuple[int, int],
    *,
    max_version: tuple[int, int] | None = None,
    dl_device: tuple[int, int] | None = None,
    copy: bool | None = None,
) -> Any:
    """The memory of `owner` at `address` as a DLPack capsule, which keeps `owner` until nobody uses the memory.

    `owner` has `shape`, `strides` in bytes and `dtype`; `device` is the kind of device and its number. The rest is what
    a reader asks `__dlpack__` for; what cannot be had is a BufferError, as the standard wants.
    """
    if owner.dtype.kind not in KINDS or not owner.dtype.isnative:
        raise BufferError(f"DLPack has no type for {owner.dtype}: it knows truth values, whole numbers and floats.")
    if dl_device is not None and tuple(dl_device) != device:
        raise BufferError(f"The array lies on device {device} and is lent there, not on {tuple(dl_device)}.")
    if copy:
        raise BufferError("The array's memory is lent without a copy; copy what was taken instead.")
    versioned = VERSIONS_MADE and max_version is not None and tuple(max_version) >= VERSIONED
    wanted: dict[str, Any] = {"max_version": max_version} if versioned else {}
    made = np.asarray(Lent(owner, address)).__dlpack__(**wanted)
    name = capsule_name(made)
    tensor = LAYOUTS[name].from_address(capsule_pointer(made, name)).tensor
    tensor.device_type, tensor.device_id = device
    tensor.data = address or None  # NumPy makes memory of its own for an array of no elements
    return made
