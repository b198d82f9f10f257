"""One turn, phase by phase (AH-18 to AH-38, AH-75), as a generator that yields each decision and is sent its answer."""

from __future__ import annotations

from .achievements import Achievements
from .acquiring import DOUBLINGS, Acquiring
from .calamities import Calamities
from .seat import Asking
from .table import ROW, UR_CAP, Die
from .wars import Wars

PHASES = ("upkeep", "roll", "main", "leave", "calamities", "wars", "events", "achievements", "rest")


class Turn(Acquiring, Calamities, Wars, Achievements):
    """The turn player's turn at a table."""

    def play(self, phase: str = "upkeep") -> Asking:
        """All phases from the given one."""
        for name in PHASES[PHASES.index(phase) :]:
            asking = getattr(self, name)()
            if asking is not None:
                yield from asking

    def upkeep(self) -> None:
        """AH-18: all cards straight; the pawns lie anew before a player who is not Active (AH-76)."""
        table = self.table
        table.card_entered = table.heritage_used = table.surcharge_paid = table.second_war = False
        table.free_swaps_used = 0
        if not self.is_active:
            table.dice = [Die(colour, face) for colour, face in table.pawns]
        self.straighten()

    def roll(self) -> None:
        """AH-19, in the order of AH-118."""
        if self.is_active:
            colours = ["green"] * 3 + ["blue"] + ["red"] * 2 + ["coin"] * self.table.has_gold
            self.table.dice = [Die(colour, self.chance.roll(colour)) for colour in colours]

    def main(self) -> Asking:
        """D1 (AH-111), again and again until `done`."""
        while True:
            answer = yield from self.ask("main", self.main_options())
            verb, _, what = answer.partition(" ")
            if answer == "done":
                return
            if answer == "golden age":
                self.golden_age()
            elif verb == "coin":
                self.take_coin(DOUBLINGS[what])
            elif verb == "reroll":
                yield from self.reroll(what)
            elif verb == "swap":
                yield from self.swap(what)
            elif answer in self.me.heritage:
                self.me.gold += self.table.card(answer).bonus("gold")
                self.use_heritage(answer)
            else:
                yield from self.acquire(answer)

    def main_options(self) -> list[str]:
        """Everything D1 offers now."""
        me, table = self.me, self.table
        found = [name for name in me.row if self.can_get(name)]
        dice = [die.name for die in table.dice if not die.spent]
        if self.is_active and len(dice) >= 2:
            found += ["reroll " + name for name in dice]
        if self.can_swap():
            found += ["swap " + name for name in dice]
            found += ["swap barter"] * (table.free_swaps(table.turn) > table.free_swaps_used)
        if self.can_straighten():
            found.append("golden age")
        if "coin" in dice:
            found += ["coin", "coin x2", "coin x4"][: dice.count("x2") + 1]
        if not table.heritage_used:
            found += [name for name in me.heritage if table.card(name).bonus("gold")]
        return [*found, "done"]

    def take_coin(self, doublings: int) -> None:
        """AH-29, AH-15."""
        self.me.gold += self.spend("coin", doublings).face * 2**doublings

    def reroll(self, name: str) -> Asking:
        """AH-20, and a Re-roll face for any number of dice (AH-14)."""
        self.spend(name)
        unspent = [die for die in self.table.dice if not die.spent]
        if name == "reroll":
            marked = yield from self.mark("marks", unspent, self.table.turn)
        else:
            answer = yield from self.ask("reroll", ["die " + die.name for die in unspent])
            marked = [self.die(answer.removeprefix("die "))]
        self.roll_again(marked)

    def can_swap(self) -> bool:
        """Q-17: a card that may change hands on both sides."""
        table = self.table
        others = (seat for seat in range(len(table.players)) if seat != table.turn)
        return bool(table.swappable(table.turn)) and any(table.swappable(seat) for seat in others)

    def swap(self, name: str) -> Asking:
        """AH-21: each card takes the other's place (AH-102)."""
        table = self.table
        if name == "barter":
            table.free_swaps_used += 1
        else:
            self.spend(name)
        given = yield from self.ask("give", table.swappable(table.turn))
        theirs = {
            card: player
            for seat, player in enumerate(table.players)
            if seat != table.turn
            for card in table.swappable(seat)
        }
        taken = yield from self.ask("take", theirs)
        other = theirs[taken]
        other.row[other.row.index(taken)] = given
        self.me.row[self.me.row.index(given)] = taken

    def leave(self) -> None:
        """The coin is taken plain (Q-21); pawns get the last faces of all but the red dice (AH-33)."""
        table = self.table
        if any(die.name == "coin" and not die.spent for die in table.dice):
            self.take_coin(0)
        if self.is_active:
            table.pawns = [(die.colour, die.face) for die in table.dice if die.colour != "red"]

    def events(self) -> None:
        """AH-36; the last card of the deck ends the Age (AH-107)."""
        table = self.table
        while len(self.me.row) < ROW and table.deck:
            self.me.row.append(table.deck.pop())
            if not table.deck:
                table.ending = True

    def rest(self) -> None:
        """Phase 9 (AH-38)."""
        if not self.table.card_entered:
            self.me.ur = min(UR_CAP, self.me.ur + 1)
