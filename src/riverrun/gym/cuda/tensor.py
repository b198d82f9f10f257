"""`DeviceTensor`: Numba's array in a GPU's memory, which also gives DLPack: PyTorch, JAX and CuPy read it in place."""

from __future__ import annotations

from typing import Any

from numba import cuda as numba_cuda
from numba.cuda.cudadrv import devicearray

from riverrun.gym.cuda.kernels import SIMULATED
from riverrun.gym.dlpack import CPU, CUDA, capsule

cuda: Any = numba_cuda
arrays: Any = devicearray
DeviceArray: Any = arrays.FakeCUDAArray if SIMULATED else arrays.DeviceNDArray

LEGACY_STREAM = 1
"""CUDA's default stream, as DLPack numbers it: what a reader means that names none."""
UNORDERED = -1
"""The stream of a reader that sees to the order of the work itself."""


class DeviceTensor(DeviceArray):  # type: ignore[misc]
    """An array of Numba's with `__dlpack__`; its slices have it too, and kernels take it as any other."""

    def __dlpack_device__(self) -> tuple[int, int]:
        """The kind of device and its number; the simulator's arrays are in the processor's memory."""
        if SIMULATED:
            return (CPU, 0)
        return (CUDA, self.gpu_data.context.device.id)

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """The array's memory as a capsule; work on `stream` that comes from now on waits for what writes the array."""
        device = self.__dlpack_device__()
        made = capsule(self, _address(self), device, max_version=max_version, dl_device=dl_device, copy=copy)
        if not SIMULATED and stream != UNORDERED:
            written = cuda.event(timing=False)
            written.record(self.stream)
            written.wait(cuda.external_stream(LEGACY_STREAM if stream is None else int(stream)))
        return made


def to_device(array: Any) -> Any:
    """A copy of an array of NumPy's in the GPU's memory, as a DeviceTensor."""
    sent = cuda.to_device(array)
    if SIMULATED:
        return DeviceTensor(sent._ary)
    return DeviceTensor(sent.shape, sent.strides, sent.dtype, gpu_data=sent.gpu_data)


def _address(array: Any) -> int:
    if SIMULATED:
        return int(array._ary.ctypes.data)
    return int(array.__cuda_array_interface__["data"][0])
