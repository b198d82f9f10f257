"""Files that are replaced whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A temporary file beside `path` to write into; it takes that place if all went well, and is gone if not."""
    handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=f".{path.name}.")
    os.close(handle)
    try:
        yield Path(name)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
