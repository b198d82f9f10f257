"""Why a move may be played, why not, and what is asked: each with its clause, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.market import current_age, investment_of, slot_of
from riverrun.games.flow_of_history.moves import AMOUNTS, MORE, Block, amount
from riverrun.games.flow_of_history.nation import attack_strength, defense_strength, icons
from riverrun.games.flow_of_history.refusals import Reason
from riverrun.games.flow_of_history.terms import BANKER, CARDS, NO_CARD, Icon, Place, Step
from riverrun.games.flow_of_history.words import card_id, card_of, effect_of, name, player, tokens
from riverrun.kernel.explanations import Decision
from riverrun.kernel.words import Names

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

DECISIONS = {
    Step.ACTION: ("action", "FOH-T1", "Choose your action: invest, complete, snipe, activate or harvest."),
    Step.KEEP: ("keep", "FOH-2P1", "Choose the starting card you keep; the other leaves the game."),
    Step.BONUS: ("bonus", "FOH-2P3", "Take a bonus investment or snipe, or pass."),
    Step.BANK: ("bank", "FOH-2P5", "Choose the card the Banker invests in."),
    Step.TAKE: ("take", "FOH-E2", "{card}: choose the card you gain from the market."),
    Step.TARGET: ("target", "FOH-W2", "{card}: choose whom you attack."),
    Step.DISCARD: ("discard", "FOH-E5", "{card}: choose what {target} loses."),
    Step.STAKE: ("stake", "FOH-I2", "Choose how many more tokens you place on {card}."),
}

ASKED = {
    Reason.ACTION_ASKED: Step.ACTION,
    Reason.KEEP_ASKED: Step.KEEP,
    Reason.BONUS_ASKED: Step.BONUS,
    Reason.BANK_ASKED: Step.BANK,
    Reason.TAKE_ASKED: Step.TAKE,
    Reason.TARGET_ASKED: Step.TARGET,
    Reason.DISCARD_ASKED: Step.DISCARD,
    Reason.STAKE_ASKED: Step.STAKE,
}

REFUSALS = {
    Reason.OVER: ("FOH-U3", "The game is over."),
    Reason.NO_PASSING: ("FOH-T1", "There is no passing; Harvest is always possible."),
    Reason.INVESTED_ALREADY: ("FOH-I1", "You have a running investment in {own}; complete it first."),
    Reason.NO_TOKENS: ("FOH-I1", "You have no tokens to invest."),
    Reason.NOT_ON_MARKET: ("FOH-I2", "{card} is {where}, not on the market."),
    Reason.CARD_INVESTED: ("FOH-I2", "{investor} already invested in {card}."),
    Reason.TOO_MANY_TOKENS: ("FOH-I2", "You have {held}; {amount} cannot be placed."),
    Reason.NO_INVESTMENT: ("FOH-K1", "You have no running investment to complete."),
    Reason.OTHER_INVESTMENT: ("FOH-K1", "Your investment is in {own}, not in {card}."),
    Reason.SNIPE_NOT_ON_MARKET: ("FOH-N1", "{card} is {where}, not on the market."),
    Reason.SNIPE_NOT_INVESTED: ("FOH-N1", "Nobody has invested in {card}; only an opponent's card can be sniped."),
    Reason.SNIPE_OWN: ("FOH-N1", "{card} is your own investment; complete it instead."),
    Reason.SNIPE_TOO_DEAR: ("FOH-N1", "{card} carries {stake}; you have {held}."),
    Reason.NOT_YOURS: ("FOH-A1", "{card} is {where}, not in your nation."),
    Reason.NO_TURN_ACTION: ("FOH-A1", "{card} has no turn action."),
    Reason.COVERED: ("FOH-A1", "{card} is covered by {cover}."),
    Reason.CANNOT_PAY: ("FOH-A2", "You cannot pay for {card}: {cost}."),
    Reason.NO_TARGET: ("FOH-A2", "{card} would gain nothing now: there is no card for it."),
    Reason.TAKE_NOT_ON_MARKET: ("FOH-E2", "{card} is {where}, not on the market."),
    Reason.TAKE_INVESTED: ("FOH-E2", "{investor} invested in {card}; it cannot be gained by an effect."),
    Reason.TAKE_WRONG_TYPE: ("FOH-E2", "{card} is a {type} card, which {about} does not gain."),
    Reason.NO_SUCH_SEAT: ("FOH-W2", "There is no player {target} in this game."),
    Reason.SELF: ("FOH-W2", "You cannot attack yourself."),
    Reason.PEACEFUL: ("FOH-W6", "No attack touches {target}, who has a pacifist."),
    Reason.NOT_WEAKER: ("FOH-W1", "{target} has strength {theirs}, not less than your {yours}."),
    Reason.NOTHING_TO_LOSE: ("FOH-W2", "{target} has nothing that {about} could take; another target has."),
    Reason.CANNOT_LOSE: ("FOH-E5", "{about} cannot take {card} from {victim}."),
    Reason.NOT_DEALT: ("FOH-2P1", "{card} was not dealt to you."),
    Reason.BANK_NOT_ON_MARKET: ("FOH-2P5", "{card} is {where}, not on the market."),
    Reason.BANK_INVESTED: ("FOH-2P5", "{investor} invested in {card}; the Banker needs another."),
}


PLACE = [f"Place {tokens(count)} on {{}}." for count in range(1, MORE + 1)]
PLACE.append(f"Place {tokens(MORE)} on {{}} and choose how many more.")

STAKE, COMPLETE = int(Block.STAKE), int(Block.COMPLETE)  # an enumeration's members are slow to look up


def decision(game: Game, s: Any) -> Decision:
    """What is asked, of whom, by which clause."""
    kind, clause, text = DECISIONS[s.decision]
    card = name(game, s.about)
    target = player(s.agenda[s.depth - 1, 2])
    named = None if s.about == NO_CARD else card_id(game, s.about)
    return Decision(s.seat, kind, clause, text.format(card=card, target=target), named)


def refuse(game: Game, s: Any, move: int, reason: int) -> tuple[str, str]:
    """The clause that refuses a move, and why."""
    why = Reason(reason)
    if why in ASKED:
        _, clause, _ = DECISIONS[ASKED[why]]
        return clause, f"Another choice is asked now. {decision(game, s).text}"
    clause, text = REFUSALS[why]
    return clause, text.format_map(_Facts(game, s, move))


class _Facts(Names):
    """What a refusal's sentence may name."""

    def __init__(self, game: Game, s: Any, move: int) -> None:
        super().__init__()
        self.game, self.s, self.move = game, s, move
        self.card = card_in(move)
        self.seat = s.active

    def _card(self) -> str:
        return name(self.game, self.card)

    def _own(self) -> str:
        return name(self.game, self.s.market[investment_of(self.s, self.seat)])

    def _where(self) -> str:
        return where(self.s, self.card)

    def _investor(self) -> str:
        investor = self.s.investor[slot_of(self.s, self.card)]
        return "You have" if investor == self.seat else f"{player(investor).replace('the', 'The')} has"

    def _held(self) -> str:
        return tokens(self.s.tokens[self.seat])

    def _amount(self) -> str:
        index = self.move % AMOUNTS if self.move < Block.STAKE else self.move - Block.STAKE
        return f"more than {MORE}" if index == MORE else str(amount(index))

    def _stake(self) -> str:
        return tokens(self.s.stake[slot_of(self.s, self.card)])

    def _cover(self) -> str:
        return name(self.game, self.s.below.tolist().index(self.card))

    def _cost(self) -> str:
        effect = card_of(self.game, self.card).effect
        assert effect is not None
        if effect.discard_own:
            return f"you have no {effect.discard_own.title()} card to discard"
        return f"it costs {tokens(effect.cost)} and you have {self._held()}"

    def _type(self) -> str:
        return (card_of(self.game, self.card).type or "special").title()

    def _about(self) -> str:
        return name(self.game, self.s.about)

    def _target(self) -> str:
        return player(self.move - Block.ATTACK)

    def _victim(self) -> str:
        return player(self.s.agenda[self.s.depth - 1, 2])

    def _theirs(self) -> str:
        return str(defense_strength(self.s, self.move - Block.ATTACK))

    def _yours(self) -> str:
        return str(attack_strength(self.s, self.seat))


def card_in(move: int) -> int:
    """The card a move is about, or NO_CARD."""
    if move < STAKE:
        return move // AMOUNTS
    if Block.COMPLETE <= move < Block.ATTACK:
        return (move - Block.COMPLETE) % CARDS
    return NO_CARD


def where(s: Any, card: int) -> str:
    """Where a card is, in words."""
    place = s.place[card]
    if place >= Place.NATION:
        return f"in {player(place - Place.NATION)}'s nation"
    return {
        Place.REMOVED: "out of the game",
        Place.DECK: "in the deck",
        Place.MARKET: "on the market",
        Place.DEALT: "a starting card still in hand",
    }[Place(place)]


def permit(game: Game, s: Any, move: int) -> tuple[str, str]:
    """The clause that allows a move, and what it does."""
    card = card_in(move)
    if move < COMPLETE:
        index = move % AMOUNTS if move < STAKE else move - STAKE
        return "FOH-I2", PLACE[index].format(name(game, card if move < STAKE else s.about))
    title = name(game, card)
    if move < Block.SNIPE:
        return "FOH-K1", complete_text(game, s, card)
    if move < Block.ACTIVATE:
        return snipe_text(game, s, card)
    if move < Block.TAKE:
        return "FOH-A1", f"{title}: {effect_of(game, card)}"
    if move < Block.DISCARD:
        return "FOH-E2", f"Gain {title}: {effect_of(game, card)}"
    if move < Block.KEEP:
        return "FOH-E5", f"{player(s.agenda[s.depth - 1, 2])} loses {title}."
    if move < Block.BANK:
        return "FOH-2P1", f"Keep {title} as your starting card."
    if move < Block.ATTACK:
        stake = max(s.supply // 2, current_age(s), 1)
        return "FOH-2P5", f"The Banker places {tokens(stake)} on {title}."
    if move < Block.HARVEST:
        target = move - Block.ATTACK
        return "FOH-W2", f"Attack {player(target)}, strength {defense_strength(s, target)}."
    if move == Block.PASS:
        return "FOH-2P3", "Take no bonus action."
    sown = icons(s, s.active, Icon.HARVEST)
    supply = s.supply + sown
    held = s.tokens[s.active] + supply // 2
    lacking = max(0, current_age(s) - held)
    extra = f" and {lacking} more up to the age's number" if lacking else ""
    return "FOH-H1", f"Add {sown} to the Supply, which then holds {supply}; take {supply // 2}{extra}."


def complete_text(game: Game, s: Any, card: int) -> str:
    """What completing a card does."""
    seat = s.active
    stake = s.stake[slot_of(s, card)]
    check = Icon(game.box_view.check[card])
    count = icons(s, seat, check)
    bonus = min(count, s.supply + stake)
    title = name(game, card)
    return f"{tokens(stake)} to the Supply, take {bonus} back for {count} {check.name.lower()}, and gain {title}."


def snipe_text(game: Game, s: Any, card: int) -> tuple[str, str]:
    """What sniping a card does."""
    slot = slot_of(s, card)
    investor = s.investor[slot]
    price = tokens(s.stake[slot])
    if investor == BANKER:
        return "FOH-2P4", f"Pay {price} to the Supply and gain {name(game, card)}."
    return "FOH-N1", f"Pay {price} to {player(investor)} and gain {name(game, card)}."
