"""Paying in goods (AH-113 to AH-116): every source that may be named, by counting all the ways to go on."""

from __future__ import annotations

from dataclasses import dataclass, replace

TIMES = {1: "", 2: " x2", 4: " x4"}


@dataclass(frozen=True)
class Good:
    """A card that can pay: what it gives of the Resource asked for and of Population."""

    name: str
    number: int
    resource: int
    population: int
    heritage: bool = False


@dataclass(frozen=True)
class Payment:
    """What is still lacking and what is left to pay it with.

    `blue` says whether an unspent blue die shows the Resource; `surcharge` is what the first green costs more (AH-99);
    `last` is the place of the source named last in the order of its step (AH-114).
    """

    resource: int
    population: int
    blue: bool
    greens: tuple[int, ...]
    x2: int
    cards: tuple[Good, ...]
    ur: int
    surcharge: int = 0
    last: tuple[int, ...] = ()

    @property
    def done(self) -> bool:
        """Whether nothing is lacking."""
        return self.resource <= 0 and self.population <= 0

    def times(self) -> list[int]:
        """How many times a die may count with the x2 dice left (AH-115)."""
        return [1, 2, 4][: self.x2 + 1]

    def allows(self, *place: int) -> bool:
        """Whether a source at this place of the order is no step back (AH-114)."""
        return place >= self.last


def options(payment: Payment) -> dict[str, Payment]:
    """The sources that may be named now, each with what then lacks: those after which the rest can be paid (AH-116)."""
    return {name: after for name, after in steps(payment).items() if payable(after)}


def steps(payment: Payment) -> dict[str, Payment]:
    """The sources that give some of what is asked for now, whether or not the rest can be paid."""
    found = resource_steps(payment) if payment.resource > 0 else population_steps(payment)
    if payment.resource > 0:  # a new step begins the order anew
        return {name: replace(after, last=()) if after.resource <= 0 else after for name, after in found.items()}
    return found


def resource_steps(payment: Payment) -> dict[str, Payment]:
    """D3: blue, then cards, then UR."""
    found = {}
    if payment.blue and payment.allows(0):
        for times in payment.times():
            x2 = payment.x2 - times // 2
            after = replace(payment, resource=payment.resource - times, blue=False, x2=x2, last=(0,))
            found["pay blue" + TIMES[times]] = after
    for good in payment.cards:
        if good.resource and payment.allows(1, good.number):
            found[good.name] = without(payment, good)
    if payment.ur:
        found["ur resource"] = replace(payment, resource=payment.resource - 1, ur=payment.ur - 1, last=(2,))
    return found


def population_steps(payment: Payment) -> dict[str, Payment]:
    """D4: greens from high to low, then cards, then UR."""
    found = {}
    for face in set(payment.greens):
        if payment.allows(0, -face):
            left = list(payment.greens)
            left.remove(face)
            for times in payment.times():
                found[f"pay g{face}{TIMES[times]}"] = replace(
                    payment,
                    population=payment.population + payment.surcharge - face * times,
                    greens=tuple(left),
                    x2=payment.x2 - times // 2,
                    surcharge=0,
                    last=(0, -face),
                )
    for good in payment.cards:
        if good.population and payment.allows(1, good.number):
            found[good.name] = without(payment, good)
    if payment.ur:
        found["ur population"] = replace(payment, population=payment.population - 3, ur=payment.ur - 1, last=(2,))
    return found


def without(payment: Payment, good: Good) -> Payment:
    """A card is used: all it gives counts, and with a heritage card all other heritage is closed (AH-85, AH-113)."""
    return replace(
        payment,
        resource=payment.resource - good.resource,
        population=payment.population - good.population,
        cards=tuple(g for g in payment.cards if g != good and not (good.heritage and g.heritage)),
        last=(1, good.number),
    )


def payable(payment: Payment) -> bool:
    """Whether any choice among the sources left, each used in one of its ways or not at all, pays what is lacking.

    All choices are gone through; those that have come to the same so far are counted once.
    """
    # Resource, Population, x2 dice used, heritage used, a green used
    reached = {(0, 0, 0, False, False)}
    enough_resource = max(payment.resource, 0)
    enough_population = max(payment.population, 0) + payment.surcharge
    for ways in sources(payment):
        reached |= {
            (
                min(r + resource, enough_resource),
                min(p + population, enough_population),
                x + x2,
                h or heritage,
                g or green,
            )
            for r, p, x, h, g in reached
            for resource, population, x2, heritage, green in ways
            if x + x2 <= payment.x2 and not (h and heritage)
        }
    return any(
        r >= payment.resource and p >= payment.population + (payment.surcharge if green else 0)
        for r, p, _, _, green in reached
    )


def sources(payment: Payment) -> list[list[tuple[int, int, int, bool, bool]]]:
    """Every source still allowed with its ways: Resource, Population, x2 dice, is it heritage, is it green."""
    first = payment.resource > 0  # in D3 all that pays Population is still to come
    blue = first and payment.blue and payment.allows(0)
    greens = [face for face in payment.greens if first or payment.allows(0, -face)]
    found = [[(times, 0, times // 2, False, False) for times in payment.times()]] * blue
    found += [[(0, face * times, times // 2, False, True) for times in payment.times()] for face in greens]
    for good in payment.cards:
        in_order = payment.allows(1, good.number)
        if first or in_order:  # passed over in D3, a card still pays Population
            resource = good.resource if first and in_order else 0
            found.append([(resource, good.population, 0, good.heritage, False)])
    return found + [[(1, 0, 0, False, False), (0, 3, 0, False, False)]] * payment.ur
