"""What the wire still calls by a former name, for one release, since pages that are open know it by that name only."""

from __future__ import annotations

from typing import Final

INTERLUDE: Final = "wave"
"""`ClockInfo.phase` of an interlude."""
INTERLUDE_ENDED: Final = "calmed"
"""`LogItem.kind` of the entry that ends one."""
