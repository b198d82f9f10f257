"""The documentation's configuration: Sphinx reads Markdown (MyST) and the docstrings; `make docs` builds it."""

from __future__ import annotations

import sys
from importlib.metadata import version as installed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_extensions"))

project = "riverrun"
author = "The riverrun authors"
copyright = "the riverrun authors, MIT licence"
release = version = installed("riverrun")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
    "sphinxcontrib.mermaid",
    "generated_pages",
]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "examples"]
default_role = "literal"  # docstrings write code in single backticks

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
myst_fence_as_directive = ["mermaid"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = "riverrun"
html_static_path: list[str] = []
