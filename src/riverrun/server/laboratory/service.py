"""The laboratory as routes ask for it: forms, checks, packs as files, and runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from riverrun.bots import BOTS, PolicyBot, bot
from riverrun.kernel.content import ContentFile
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.registry import rulebook
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.timing import refuse_endless
from riverrun.lab.compare.comparing import Comparison, Question
from riverrun.lab.compare.measures import measures_of
from riverrun.lab.packs.drafts import (
    Draft,
    archive_of,
    content_files,
    load_texts,
    pack_texts,
    read_archive,
    scratch_pack,
)
from riverrun.lab.packs.fields import evidence_of, form_of, ranges_of
from riverrun.lab.side import Side
from riverrun.server.access.clean_text import clean_text
from riverrun.server.api.messages import (
    DraftCheck,
    LaboratoryFile,
    LaboratoryInfo,
    PieceForm,
    PieceName,
    RunRequest,
    RunState,
)
from riverrun.server.errors import RequestError
from riverrun.server.laboratory.run import Run
from riverrun.server.laboratory.runner import Runner
from riverrun.server.sessions.game_cache import cached_game, read_alone
from riverrun.server.sessions.loading.own_packs import own_folder
from riverrun.server.settings import LaboratorySettings
from riverrun.server.table.config import new_id
from riverrun.server.workers.priority import PrioritySemaphore

T = TypeVar("T")

LEAST = 50
"""The fewest pairs of games that a run has."""
BOUND = 0.01
"""A difference of the main share that is small enough to call both alike; of a mean, this part of it."""


class LaboratoryService:
    """The laboratory of a server."""

    def __init__(self, settings: LaboratorySettings, runner: Runner) -> None:
        self.settings = settings
        self.runner = runner
        self._one = PrioritySemaphore(1)

    @property
    def open(self) -> bool:
        """Whether there is a laboratory."""
        return self.settings.games > 0

    def book(self, game: str) -> Rulebook:
        """Return a game's rulebook; refused where there is no laboratory, or no such game."""
        if not self.open:
            raise RequestError("not-allowed", Sentence("rr-error-laboratory-off"))
        try:
            return rulebook(game)
        except RiverrunError as trouble:
            raise RequestError("not-found", trouble.sentence) from None

    def most(self, named: bool) -> int:
        """Return how many pairs of games somebody's run may have."""
        return self.settings.games if named else min(self.settings.guest_games, self.settings.games)

    async def info(self, game: str, named: bool) -> LaboratoryInfo:
        """Return what may be changed of a game."""
        book = self.book(game)
        drawn = await cached_game(book.id, book.usual, {}, None)
        files = await read_alone(box_files, book)
        names = piece_names(drawn)
        return LaboratoryInfo(
            game=book.id,
            files=[
                LaboratoryFile(
                    one.name,
                    one.word,
                    [name_of(names, one.word, piece["id"]) for piece in one.data[one.word]] if one.word else [],
                )
                for one in files.values()
            ],
            bots=quick_bots(),
            least=min(LEAST, self.settings.games),
            most=self.most(named),
        )

    async def form(self, game: str, file: str, id: str) -> PieceForm:
        """Return a piece with its fields."""
        return await read_alone(piece_form, self.book(game), file, id)

    async def check(self, game: str, draft: Draft, client: str) -> DraftCheck:
        """Return what the game's validator says of a draft."""
        book = self.book(game)
        before = await cached_game(book.id, book.usual, {}, None)
        try:
            return await self._read(client, checked, before, draft)
        except RiverrunError as trouble:
            return DraftCheck(trouble.sentence, changed=False, faces=[])

    async def texts(self, game: str, draft: Draft, client: str) -> dict[str, str]:
        """Return the files of a draft's pack; refused if it cannot be played."""
        book = self.book(game)
        try:
            return await self._read(client, checked_texts, book, draft)
        except RiverrunError as trouble:
            raise RequestError("bad-request", trouble.sentence) from None

    async def archive(self, game: str, draft: Draft, client: str) -> bytes:
        """Return a draft's pack as a file to share."""
        return archive_of(await self.texts(game, draft, client))

    async def read(self, game: str, data: bytes, client: str) -> Draft:
        """Return the draft of a pack's file."""
        book = self.book(game)
        try:
            draft = await self._read(client, read_archive, book, data)
            await self._read(client, checked_texts, book, draft)
        except RiverrunError as trouble:
            raise RequestError("bad-request", trouble.sentence) from None
        return draft

    async def begin(self, game: str, wanted: RunRequest, person: str | None, client: str) -> RunState:
        """Begin a run; `person` has a name, `client` is who is counted."""
        book = self.book(game)
        self._require_size(wanted.games, person is not None)
        name = require_quick(wanted.bot)
        clean_text(wanted.draft.name, "name")
        try:
            texts = await self._read(client, checked_texts, book, wanted.draft)
            before, after = await self._games(book, wanted.players, texts)
            for one in (before, after):
                refuse_endless(one)
        except RiverrunError as trouble:
            raise RequestError("bad-request", trouble.sentence) from None
        if before.content_hash == after.content_hash:
            raise RequestError("bad-request", Sentence("rr-error-laboratory-unchanged"))
        bots = [bot(name)]
        found = measures_of(before, after, of_bots=False)
        question = Question(Side.of(before, bots), Side.of(after, bots), tuple(found), wanted.seed, BOUND)
        return await self.runner.begin(Run(new_id(), book.id, client, wanted, Comparison.begin(question)), person)

    async def _read(self, client: str, read: Callable[..., T], *args: object) -> T:
        """Return what a function reads of a draft: that takes a while, so that people wait for their turn."""
        async with self._one.turn(client):
            return await read_alone(read, *args)

    async def _games(self, book: Rulebook, players: int, texts: dict[str, str]) -> tuple[Game, Game]:
        return (
            await cached_game(book.id, players, {}, None),
            await cached_game(book.id, players, {}, own_folder(texts)),
        )

    def _require_size(self, games: int, named: bool) -> None:
        most = self.most(named)
        if most == 0:
            raise RequestError("nobody", Sentence("rr-error-laboratory-guests"))
        least = min(LEAST, most)
        if not least <= games <= most:
            args: dict[str, Arg] = {"least": least, "most": most, "games": games}
            raise RequestError("bad-request", Sentence("rr-error-laboratory-games", args))


def checked(before: Game, draft: Draft) -> DraftCheck:
    """Return what a draft changes; raises BadContent if it cannot be played at every size of table."""
    book = before.rulebook
    with scratch_pack(pack_texts(book, draft)) as folder:
        after = Game(book, book.usual, {}, folder)
        for players in book.seats:
            book.box(after.content, players, book.choose(players, {}))
    return DraftCheck(None, before.content_hash != after.content_hash, changed_faces(before, after))


def checked_texts(book: Rulebook, draft: Draft) -> dict[str, str]:
    """Return the files of a draft's pack; raises BadContent if it cannot be played at every size of table."""
    texts = pack_texts(book, draft)
    load_texts(book, texts)
    return texts


def quick_bots() -> list[str]:
    """Return the bots that play runs: those that answer at once, the usual one first."""
    return sorted((name for name, one in BOTS.items() if isinstance(one, PolicyBot)), key=lambda name: name != "greedy")


def require_quick(name: str) -> str:
    """Return a bot's name; refused where there is none of it, or it takes its time."""
    try:
        found = bot(name).name
    except BadOption as trouble:
        raise RequestError("bad-request", trouble.sentence) from None
    if found not in quick_bots():
        raise RequestError("bad-request", Sentence("rr-error-laboratory-bot", {"bots": ", ".join(quick_bots())}))
    return found


@lru_cache
def box_files(book: Rulebook) -> dict[str, ContentFile]:
    """Return the files of a game's own content, which stay as they are while a server runs."""
    return content_files(book)


def piece_form(book: Rulebook, file: str, id: str) -> PieceForm:
    """Return a piece of the box with its fields; refused where there is none."""
    found = box_files(book).get(file)
    pieces: list[dict[str, Any]] = [] if found is None or found.word is None else found.data[found.word]
    value = next((one for one in pieces if one["id"] == id), None)
    if found is None or (found.word is not None and value is None):
        raise RequestError("not-found", Sentence("rr-error-laboratory-piece", {"game": book.title, "piece": id[:40]}))
    return _kept_form(book, file, "" if found.word is None else id)


@lru_cache(512)
def _kept_form(book: Rulebook, file: str, id: str) -> PieceForm:
    found = box_files(book)[file]
    value = found.data if found.word is None else next(one for one in found.data[found.word] if one["id"] == id)
    form = form_of(book, found)
    return PieceForm(
        file=file,
        id=id,
        value=value,
        fields=form.fields,
        groups=form.groups,
        evidence=evidence_of(value, form),
        ranges=ranges_of(book, found, id, value),
    )


def piece_names(game: Game) -> dict[tuple[str | None, str], Ref]:
    """Return what pieces are called, by their kind (None: any) and id as content writes it."""
    found: dict[tuple[str | None, str], Ref] = {}
    for face in game.rulebook.faces(game):
        id, kind = str(getattr(face, "id", "")), getattr(face, "kind", None)
        name = getattr(face, "name", None)
        ref = name if isinstance(name, Ref) else Ref(str(kind or "card"), id)
        found[kind, id.replace("-", "_")] = ref
        found.setdefault((None, id.replace("-", "_")), ref)
    return found


def name_of(names: dict[tuple[str | None, str], Ref], word: str, id: str) -> PieceName:
    """Return a piece with its name: that of its own kind, if there is one."""
    plain = id.replace("-", "_")
    return PieceName(id, names.get((word, plain)) or names.get((None, plain)))


def changed_faces(before: Game, after: Game) -> list[dict[str, Any]]:
    """Return the pieces that two contents draw differently, as the second draws them."""
    old = list(before.rulebook.faces(before))
    return [msgspec.to_builtins(face) for face in after.rulebook.faces(after) if face not in old]
