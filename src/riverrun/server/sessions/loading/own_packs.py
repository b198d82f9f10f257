"""Content packs that tables and runs bring with them: laid out in a folder of this process, once for each pack."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

import msgspec

from riverrun.lab.packs.drafts import write_pack


@lru_cache(1)
def _all_packs() -> TemporaryDirectory[str]:
    """The folder of this process's packs, which goes with the process."""
    return TemporaryDirectory(prefix="riverrun-packs-")


def own_folder(texts: Mapping[str, str]) -> Path:
    """Return the folder that has a pack's files; the same pack has the same folder."""
    root = Path(_all_packs().name)
    name = hashlib.sha256(msgspec.json.encode(texts, order="sorted")).hexdigest()[:24]
    if not (root / name).is_dir():
        draft = Path(mkdtemp(dir=root, prefix="draft-"))
        write_pack(draft, texts)
        try:
            os.rename(draft, root / name)
        except OSError:  # another thread was quicker
            if not (root / name).is_dir():
                raise
    return root / name
