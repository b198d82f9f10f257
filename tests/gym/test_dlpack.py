"""DLPack capsules of our own, over the processor's memory: shared with NumPy, kept while used, nothing left behind."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from typing import Any

import numpy as np
import pytest

from riverrun.gym.dlpack import CPU, CUDA, LAYOUTS, capsule, capsule_name, capsule_pointer

TYPES = ("float32", "float16", "float64", "int32", "int64", "uint8", "bool")


class Held(np.ndarray):
    """An array that gives only what `capsule` makes of it, as if it lay on `device`."""

    device = (CPU, 0)

    def __dlpack_device__(self) -> tuple[int, int]:  # type: ignore[override]
        return self.device

    def __dlpack__(self, *, stream: Any = None, **wanted: Any) -> Any:  # type: ignore[override]
        return capsule(self, self.ctypes.data, self.device, **wanted)


def held(dtype: str = "float32") -> Any:
    return np.arange(12).reshape(3, 4).astype(dtype).view(Held)


def head(made: Any) -> tuple[bytes, Any]:
    """The name of a capsule and what it begins with."""
    name = capsule_name(made)
    return name, LAYOUTS[name].from_address(capsule_pointer(made, name))


@pytest.mark.parametrize("dtype", TYPES)
def test_numpy_reads_the_same_memory(dtype: str) -> None:
    array = held(dtype)
    read = np.from_dlpack(array)
    assert read.ctypes.data == array.ctypes.data
    assert (read.dtype, read.shape) == (array.dtype, array.shape)
    array[1, 2] = 0
    assert (read == array).all()
    read[0, 1] = 0
    assert array[0, 1] == 0


@pytest.mark.parametrize("part", [np.s_[:, 1:3], np.s_[::2], np.s_[::-1, 2], np.s_[:0]])
def test_slices_keep_their_strides(part: Any) -> None:
    array = held()[part]
    assert np.from_dlpack(array).tolist() == array.tolist()


@pytest.mark.parametrize("version", [None, (0, 8), (1, 0), (1, 9)])
def test_the_kind_of_capsule_is_the_readers_and_so_is_the_device(version: tuple[int, int] | None) -> None:
    array = held()
    array.device = (CUDA, 3)
    name, begun = head(made := array.__dlpack__(max_version=version))
    assert name == (b"dltensor_versioned" if version and version[0] else b"dltensor")
    assert (begun.tensor.device_type, begun.tensor.device_id) == (CUDA, 3)
    assert begun.tensor.data == array.ctypes.data
    assert made is not None


def test_an_array_of_no_elements_has_no_address() -> None:
    empty = np.zeros((3, 0), np.float32)
    _, begun = head(made := capsule(empty, 0, (CUDA, 0)))
    assert begun.tensor.data is None
    assert made is not None


def test_what_is_read_outlives_the_owner_and_then_lets_it_go() -> None:
    array = held()
    alive = weakref.ref(array)
    read = np.from_dlpack(array)
    del array
    gc.collect()
    assert read.sum() == 66
    assert alive() is not None
    del read
    assert alive() is None


def test_a_capsule_that_nobody_reads_lets_the_owner_go() -> None:
    array = held()
    alive = weakref.ref(array)
    made = array.__dlpack__()
    del array
    assert alive() is not None
    del made
    assert alive() is None


def test_a_reader_that_refuses_the_device_lets_the_owner_go() -> None:
    array = held()
    alive = weakref.ref(array)
    array.device = (CUDA, 0)
    with pytest.raises((BufferError, RuntimeError), match="device"):
        np.from_dlpack(array)
    del array
    gc.collect()
    assert alive() is None


def test_a_capsule_is_read_once() -> None:
    made = held().__dlpack__()

    class Once:
        def __dlpack_device__(self) -> tuple[int, int]:
            return (CPU, 0)

        def __dlpack__(self, **_wanted: Any) -> Any:
            return made

    assert np.from_dlpack(Once()).sum() == 66
    with pytest.raises(ValueError, match="incorrect name"):
        np.from_dlpack(Once())


@pytest.mark.parametrize(
    ("array", "wanted", "told"),
    [
        (np.zeros(2, [("seat", np.int32)]), {}, "DLPack has no type for"),
        (np.array(["one"]), {}, "DLPack has no type for <U3: it knows truth values"),
        (np.zeros(2, ">f4"), {}, "DLPack has no type for >f4"),
        (np.zeros(2), {"dl_device": (CUDA, 0)}, r"lies on device \(1, 0\) and is lent there, not on \(2, 0\)"),
        (np.zeros(2), {"copy": True}, "lent without a copy"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(array: Any, wanted: dict[str, Any], told: str) -> None:
    with pytest.raises(BufferError, match=told):
        capsule(array, array.ctypes.data, (CPU, 0), **wanted)


def test_memory_still_lent_at_the_interpreters_end_does_no_harm() -> None:
    code = (
        "import numpy as np\n"
        "from riverrun.gym.dlpack import CPU, capsule\n"
        "class Held(np.ndarray):\n"
        "    def __dlpack_device__(self): return (CPU, 0)\n"
        "    def __dlpack__(self, stream=None, **wanted): return capsule(self, self.ctypes.data, (CPU, 0), **wanted)\n"
        "array = np.ones(4).view(Held)\n"
        "unread = array.__dlpack__()\n"
        "read = np.from_dlpack(array)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
