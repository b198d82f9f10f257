"""Sphinx extension: a clause named in the text, such as FOH-N1, links to its place in the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx

from riverrun.kernel.registry import rulebooks

CLAUSES = {id for book in rulebooks().values() for id in book.clauses}
NAMED = re.compile(r"\b[A-Z]+-[A-Z0-9]+(?:\.[0-9]+)?\b")
QUIET = (nodes.reference, nodes.title, nodes.literal, nodes.literal_block, nodes.term, pending_xref)


def link_clauses(_app: Sphinx, document: nodes.document) -> None:
    """Link every clause that a page's text names; drop the empty line that ends a doctest."""
    for text in list(document.findall(nodes.Text)):
        if NAMED.search(text) and not any(isinstance(node, QUIET) for node in ancestors(text)):
            text.parent.replace(text, list(pieces(text.astext())))
    for block in list(document.findall(nodes.literal_block)):
        code = block.astext().rstrip()
        block[:] = [nodes.Text(code)]
        block.rawsource = code


def ancestors(node: nodes.Node) -> Iterator[nodes.Node]:
    """Give everything that a node is inside of."""
    while node.parent is not None:
        node = node.parent
        yield node


def pieces(text: str) -> Iterator[nodes.Node]:
    """Cut a text at the clauses it names, each of which becomes a link."""
    at = 0
    for found in NAMED.finditer(text):
        id = found[0]
        if id not in CLAUSES:
            continue
        yield nodes.Text(text[at : found.start()])
        label, target = nodes.inline("", id, classes=["std", "std-ref"]), id.lower()
        yield pending_xref("", label, refdomain="std", reftype="ref", reftarget=target, refexplicit=True, refwarn=True)
        at = found.end()
    yield nodes.Text(text[at:])


def setup(app: Sphinx) -> dict[str, Any]:
    """Register with Sphinx."""
    app.connect("doctree-read", link_clauses)
    return {"parallel_read_safe": True}
