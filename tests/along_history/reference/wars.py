"""Phase 6: wars (AH-49 to AH-60, AH-103, AH-104)."""

from __future__ import annotations

from .seat import Asking, Seat
from .table import Die


class Wars(Seat):
    """What the turn player starts, and what the defender is asked."""

    def wars(self) -> Asking:
        """D10, as long as something allows a war (AH-R11)."""
        table = self.table
        while not table.options.no_war:
            red = [die.name for die in table.dice if die.colour == "red" and not die.spent]
            options = ["war"] * (table.second_war or "war" in red)
            options += ["war x2"] * ("war" in red and "x2" in red)
            options += ["war ur"] * (self.me.ur > 0)
            if not options:
                return
            options += ["golden age"] * self.can_straighten()
            answer = yield from self.ask("war", [*options, "done"])
            if answer == "done":
                table.second_war = False
                return
            if answer == "golden age":
                self.golden_age()
            else:
                self.declare(answer)
                yield from self.war()

    def declare(self, answer: str) -> None:
        """The trigger is spent (AH-50, AH-104, AH-R13)."""
        if answer == "war ur":
            self.me.ur -= 1
        elif answer == "war x2":
            self.spend("war", 1)
            self.table.second_war = True
        elif self.table.second_war:
            self.table.second_war = False
        else:
            self.spend("war")

    def war(self) -> Asking:
        """AH-103; who has no counter is asked nothing in defence (AH-R12)."""
        table, attacker = self.table, self.table.turn
        others = [seat for seat in range(len(table.players)) if seat != attacker]
        answer = yield from self.ask("target", [f"target p{seat + 1}" for seat in others])
        defender = int(answer.removeprefix("target p")) - 1
        attack = yield from self.strength(attacker, "attack", None)
        asked = attack if table.players[defender].counters else 0
        defence = yield from self.strength(defender, "defence", asked)
        prize = table.prize(defender, attack - defence)
        if prize is not None:
            table.players[defender].counters.remove(prize)
            self.me.counters.append(prize)

    def strength(self, seat: int, side: str, against: int | None) -> Asking:
        """Tilts, roll, Generals (AH-52 to AH-55); a defender is asked only while it may matter (D11)."""
        table = self.table
        army = table.army(seat, side)
        last = -1
        while against is None or army + 3 < against:
            cards = [table.card(built.card) for built in table.players[seat].uncovered if not built.tilted]
            fit = {card.name: card for card in cards if card.bonus("population") and card.number > last}
            answer = yield from self.ask(side, [*fit, "done"], seat)
            if answer == "done":
                break
            next(built for built in table.players[seat].civilization if built.card == answer).tilted = True
            army += fit[answer].bonus("population")
            last = fit[answer].number
        dice = [Die("green", self.chance.roll("green")) for _ in range(3)]
        for _ in range(table.generals(seat)):
            if against is not None and army + sum(die.face for die in dice) >= against:
                break
            marked = yield from self.mark("general", dice, seat)
            if not marked:
                break
            self.roll_again(marked)
        return army + sum(die.face for die in dice)
