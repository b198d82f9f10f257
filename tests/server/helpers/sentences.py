"""Sentences as they come over the wire, for tests."""

from __future__ import annotations

from typing import Any

import msgspec

from riverrun.kernel.language.catalogue import LANGUAGES
from riverrun.kernel.language.sentences import Sentence


def said(body: dict[str, Any]) -> Sentence:
    """The sentence of a refusal: it comes without words, and every language has them, in one line."""
    assert "text" not in body
    return sayable(msgspec.convert(body["sentence"], Sentence))


def sayable(sentence: Sentence) -> Sentence:
    """The same sentence, which every language can say in one line."""
    for language in LANGUAGES:
        words = sentence.say(language)
        assert words.strip() == words, words
        assert words[-1] in ".。？?", words
    return sentence
