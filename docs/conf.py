"""The documentation's configuration: Sphinx reads Markdown (MyST) and the docstrings; `make docs` builds it."""

from __future__ import annotations

import sys
from pathlib import Path

import riverrun

sys.path.insert(0, str(Path(__file__).parent / "_extensions"))

project = "riverrun"
author = "The riverrun authors"
copyright = "the riverrun authors, MIT licence"
release = version = riverrun.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "clause_links",
    "generated_pages",
]
source_suffix = {".md": "markdown"}
exclude_patterns = ["examples"]
smartquotes = False  # options begin with two hyphens
default_role = "literal"  # docstrings write code in single backticks

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "riverrun"
html_copy_source = False
html_show_sourcelink = False
html_static_path = ["_static"]
html_css_files = ["riverrun.css"]
html_favicon = "_static/favicon.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1d5c85", "color-brand-content": "#1d5c85"},
    "dark_css_variables": {"color-brand-primary": "#7cc0ea", "color-brand-content": "#7cc0ea"},
}
