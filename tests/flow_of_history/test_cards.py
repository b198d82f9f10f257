"""Every card of the box by name: what its stripe and its effect are worth in a small position."""

from __future__ import annotations

from typing import Any

import pytest

from riverrun import State

from .table import (
    asked,
    game,
    icons,
    legal,
    market,
    named,
    nation,
    nation_of,
    out_of_reserve,
    play,
    points,
    refused,
    removed,
    supply,
    table,
    tokens,
)

# age, type, timing, id | title | stripe
CARDS = """
S      government   none       agrarian-tribe | Agrarian Tribe | harvest
S      government   none       aristocracy | Aristocracy | science
S      government   none       craftsman-tribe | Craftsman Tribe | industry
S      government   none       military-caste | Military Caste | attack
S      government   none       religious-tribe | Religious Tribe | culture
S      government   none       seafaring-traders | Seafaring Traders | trade
A      military     attack     warriors | Warriors | attack
A      construction permanent  barracks | Barracks | attack
A      knowledge    instant    working-animal | Working Animal | harvest
A      leader       action     ramesses-ii | Ramesses II | industry
A      wonder       scoring    pyramids | The Pyramids | culture
I      military     permanent  archers | Archers | attack
I      military     attack     swordsmen | Swordsmen | attack
I      construction permanent  lighthouse | Lighthouse | trade
I      construction permanent  temple | Temple | culture
I      knowledge    instant    iron-works | Iron Works | industry
I      knowledge    action     philosophy | Philosophy | science
I      government   permanent  republic | Republic | science
I      government   permanent  theocracy | Theocracy | culture
I      leader       instant    aristotle | Aristotle | science culture
I      leader       action     confucius | Confucius | culture harvest
I      wonder       scoring    great-wall | The Great Wall | defense
I      wonder       scoring    hanging-gardens | The Hanging Gardens | harvest
II     military     permanent  crossbowmen | Crossbowmen | attack defense
II     military     attack     knights | Knights | attack attack
II     construction permanent  castle | Castle | attack defense
II     construction permanent  monastery | Monastery | culture harvest
II     knowledge    instant    astronomy | Astronomy | science trade
II     knowledge    instant    irrigation | Irrigation | harvest harvest
II     government   action     bureaucracy | Bureaucracy | culture
II     government   permanent  feudalism | Feudalism | harvest
II     leader       permanent  genghis-khan | Genghis Khan | attack attack
II     leader       instant    justinian-i | Justinian I | culture industry
II     wonder       scoring    angkor-wat | Angkor Wat | harvest culture
II     wonder       scoring    great-mosque | The Great Mosque | culture trade
III    military     attack     cannon | Cannon | attack attack
III    military     permanent  frigate | Frigate | attack trade
III    construction permanent  military-academy | Military Academy | attack defense
III    construction permanent  seaport | Seaport | trade harvest
III    knowledge    instant    printing-press | Printing Press | science culture
III    knowledge    instant    steam-power | Steam Power | industry industry
III    government   permanent  constitutional-monarchy | Constitutional Monarchy | trade
III    government   permanent  mercantilism | Mercantilism | industry
III    leader       action     christopher-columbus | Christopher Columbus | trade trade science
III    leader       attack_all napoleon-bonaparte | Napoleon Bonaparte | attack attack culture
III    wonder       scoring    himeji-castle | Himeji Castle | defense culture
III    wonder       scoring    taj-mahal | The Taj Mahal | culture culture
IV     military     attack     tank | Tank | attack attack defense
IV     military     attack_all warplane | Warplane | attack attack attack
IV     construction permanent  factory | Factory | industry industry industry
IV     construction permanent  stock-exchange | Stock Exchange | trade trade trade
IV     knowledge    instant    computers | Computers | science science industry
IV     knowledge    instant    mechanized-farming | Mechanized Farming | harvest harvest industry
IV     government   instant    communism | Communism | industry harvest
IV     government   permanent  democracy | Democracy | trade
IV     leader       scoring    albert-einstein | Albert Einstein | science science culture
IV     leader       permanent  mahatma-gandhi | Mahatma Gandhi | culture culture harvest
IV     wonder       scoring    eiffel-tower | Eiffel Tower | industry culture
IV     wonder       attack_all manhattan-project | Manhattan Project | attack attack attack attack science science
V      military     attack_all fighter-jet | Fighter Jet | attack attack attack defense
V      construction permanent  nuclear-power-plant | Nuclear Power Plant | industry industry industry industry
V      knowledge    instant    satellites | Satellites | science science science defense
V      government   scoring    capitalism | Capitalism | trade
V      leader       action     john-lennon | John Lennon | culture culture culture trade
V      wonder       scoring    apollo-program | Apollo Program | science culture
V      wonder       scoring    internet | The Internet | culture trade
Future -            end        future | The Future |
"""
OBSOLETE = {"castle", "feudalism", "frigate", "military-academy"}
CHECKS = {
    "military": "science",
    "construction": "industry",
    "knowledge": "science",
    "government": "culture",
    "leader": "culture",
    "wonder": "industry",
    "-": None,
}
IDS = [line.split()[3] for line in CARDS.strip().splitlines()]


@pytest.mark.clause("FOH-C1", "FOH-C2", "FOH-C3", "FOH-C4")
@pytest.mark.parametrize("line", CARDS.strip().splitlines(), ids=IDS)
def test_printed_values(line):
    place, title, stripe = (part.strip() for part in line.split("|"))
    age, kind, timing, id = place.split()
    face = next(face for face in game().rulebook.faces(game()) if face.id == id)
    assert (named(face.name), face.age, face.timing) == (title, age, timing)
    assert face.type == (None if kind == "-" else kind)
    assert face.stripe == stripe.split()
    assert face.check == CHECKS[kind]
    assert face.obsolete == (id in OBSOLETE)


def test_table_names_all_67_cards_once():
    assert len(set(IDS)) == len(IDS) == 67
    assert set(IDS) == {face.id for face in game().rulebook.faces(game())}


def test_every_card_has_a_test_of_its_own():
    tested = " ".join(name for name in globals() if name.startswith("test_card_"))
    assert [id for id in IDS if f"test_card_{id.replace('-', '_')}" not in tested] == []


def gain(
    card: str, own: dict[str, Any] | None = None, *others: dict[str, Any], market: tuple[str, ...] = (), **rest: Any
) -> State:
    """p1 completes the card for a stake of 1 token, in a game of three; the Supply holds that token and `supply`."""
    state = table(own or nation(), *others, market=[f"{card} p1 1", *market], **rest)
    return play(state, f"complete {card}")


def scored(state: State, card: str, seat: int = 0) -> int:
    """The points that a card's scoring effect gives."""
    return sum(line.points for line in state.scores()[seat].lines if line.source == card)


def given(state: State, seat: int = 0) -> dict[str, int]:
    """The icons that a nation's uncovered permanents give."""
    return {icon: count for icon, count in nation_of(state, seat).given.items() if count}


# Starting cards


@pytest.mark.clause("FOH-S2", "FOH-C1")
def test_card_agrarian_tribe_gives_1_harvest():
    state = table(nation("agrarian-tribe", tokens=0), supply=3)
    assert icons(state, 0) == {"harvest": 1}
    play(state, "harvest")
    assert (tokens(state)[0], supply(state)) == (2, 2)


@pytest.mark.clause("FOH-S2", "FOH-C1")
def test_card_aristocracy_gives_1_science():
    state = gain("archers", nation("aristocracy"))
    assert icons(state, 0) == {"science": 1, "attack": 1, "defense": 2}
    assert tokens(state)[0] == 1  # the bonus of a Military card


@pytest.mark.clause("FOH-S2", "FOH-C1")
def test_card_craftsman_tribe_gives_1_industry():
    state = gain("temple", nation("craftsman-tribe"))
    assert icons(state, 0) == {"industry": 1, "culture": 3}
    assert tokens(state)[0] == 1  # the bonus of a Construction card


@pytest.mark.clause("FOH-S2", "FOH-C1")
def test_card_military_caste_gives_1_attack():
    state = table(nation("military-caste"))
    assert icons(state, 0) == {"attack": 1}
    assert (nation_of(state, 0).attack_strength, nation_of(state, 0).defense_strength) == (1, 1)


@pytest.mark.clause("FOH-S2", "FOH-C1")
def test_card_religious_tribe_gives_1_culture():
    state = gain("republic", nation("religious-tribe"))
    assert icons(state, 0) == {"culture": 1, "science": 1, "trade": 2}
    assert tokens(state)[0] == 1  # the bonus of a Government card
    assert points(state)[0] == 2  # 1 culture, 3 others


@pytest.mark.clause("FOH-S2", "FOH-C1")
def test_card_seafaring_traders_gives_1_trade():
    state = table(nation(tokens=2), nation("seafaring-traders"), market=["archers p2 2"], supply=3)
    assert icons(state, 1) == {"trade": 1}
    play(state, "snipe archers")
    assert tokens(state)[1] == 2 + 1 + 2  # the price, 1 for trade, half of 4
    assert supply(state) == 2


# Age A


@pytest.mark.clause("FOH-W7", "FOH-E5")
def test_card_warriors_take_2_tokens_from_a_weaker_opponent():
    state = gain("warriors", nation(), nation(tokens=5), nation("barracks", tokens=5))
    assert tokens(state) == [2, 3, 5]
    assert icons(state, 0) == {"attack": 1}


@pytest.mark.clause("FOH-W7")
def test_card_warriors_take_the_only_token_there_is():
    assert tokens(gain("warriors", nation(), nation(tokens=1), nation())) == [1, 0, 0]


@pytest.mark.clause("FOH-E1")
def test_card_barracks_gives_1_defense():
    state = gain("barracks")
    assert icons(state, 0) == {"attack": 1, "defense": 1}
    assert given(state) == {"defense": 1}


@pytest.mark.clause("FOH-E3")
def test_card_working_animal_gains_the_top_card():
    state = gain("working-animal", deck=["temple", "archers"])
    assert nation_of(state, 0).knowledge == ["working-animal"]
    assert nation_of(state, 0).construction == ["temple"]
    assert icons(state, 0) == {"harvest": 1, "culture": 3}


@pytest.mark.clause("FOH-A3", "FOH-E2")
def test_card_ramesses_ii_leaves_for_a_wonder():
    state = table(nation("ramesses-ii"), market=["pyramids p2 1", "great-wall", "temple", "hanging-gardens"])
    assert icons(state, 0) == {"industry": 1}
    play(state, "activate ramesses-ii")
    assert (asked(state), removed(state, "ramesses-ii")) == ("take", True)
    assert legal(state) == {"take great-wall", "take hanging-gardens"}
    play(state, "take great-wall")
    assert nation_of(state, 0).wonders == ["great-wall"]
    assert icons(state, 0) == {"defense": 1}


@pytest.mark.clause("FOH-E8")
def test_card_pyramids_score_1_for_each_wonder():
    state = table(nation("pyramids great-wall hanging-gardens temple"))
    assert scored(state, "pyramids") == 3
    assert icons(state, 0) == {"culture": 4, "defense": 1, "harvest": 1}
    assert points(state)[0] == 4 + 1 + 3 + 0 + 1  # culture, pairs, Pyramids, Great Wall, Hanging Gardens


# Age I


@pytest.mark.clause("FOH-E1")
def test_card_archers_give_2_defense():
    state = gain("archers")
    assert icons(state, 0) == {"attack": 1, "defense": 2}
    assert given(state) == {"defense": 2}


@pytest.mark.clause("FOH-E5", "FOH-W4")
def test_card_swordsmen_discard_the_top_government_card():
    state = gain("swordsmen", nation(), nation("religious-tribe republic"), nation("military-caste"))
    assert nation_of(state, 1).government == ["religious-tribe"]
    assert nation_of(state, 2).government == ["military-caste"]
    assert removed(state, "republic")
    assert icons(state, 0) == {"attack": 1}


@pytest.mark.clause("FOH-E1")
def test_card_lighthouse_gives_1_science_and_1_industry():
    state = gain("lighthouse")
    assert icons(state, 0) == {"trade": 1, "science": 1, "industry": 1}
    assert given(state) == {"science": 1, "industry": 1}


@pytest.mark.clause("FOH-E1")
def test_card_temple_gives_2_culture():
    state = gain("temple")
    assert icons(state, 0) == {"culture": 3}
    assert given(state) == {"culture": 2}


@pytest.mark.clause("FOH-E2", "FOH-G7")
def test_card_iron_works_gain_a_military_card():
    state = gain("iron-works", market=("archers", "temple", "crossbowmen p2 1"))
    assert nation_of(state, 0).military == ["archers"]
    assert icons(state, 0) == {"industry": 1, "attack": 1, "defense": 2}
    assert market(state)[:4] == [None, None, "temple", "crossbowmen"]


@pytest.mark.clause("FOH-A3", "FOH-E2")
def test_card_philosophy_pays_3_for_a_knowledge_card():
    state = table(nation("philosophy", tokens=4), market=["printing-press", "temple"])
    play(state, "activate philosophy")
    assert nation_of(state, 0).knowledge == ["philosophy", "printing-press"]
    assert tokens(state)[0] == 4 - 3 + 2  # Printing Press finds 2 science
    assert supply(state) == 3 - 2
    poor = table(nation("philosophy", tokens=2), market=["printing-press"])
    assert refused(poor, "activate philosophy") == "FOH-A2"


@pytest.mark.clause("FOH-E1")
def test_card_republic_gives_2_trade():
    state = gain("republic")
    assert icons(state, 0) == {"science": 1, "trade": 2}
    assert given(state) == {"trade": 2}


@pytest.mark.clause("FOH-E1", "FOH-V6")
def test_card_theocracy_gives_2_attack_for_each_wonder():
    own = nation("theocracy pyramids great-wall")
    state = table(own)
    assert given(state) == {"attack": 4}
    assert icons(state, 0) == {"culture": 2, "defense": 1, "attack": 4}
    assert points(state)[0] == 2 + 2 + 2  # culture, 5 others, Pyramids
    assert points(table(own, theocracy="obsolete"))[0] == 2 + 0 + 2


@pytest.mark.clause("FOH-E2", "FOH-G4")
def test_card_aristotle_gains_a_knowledge_card():
    state = gain("aristotle", market=("irrigation", "temple"))
    assert nation_of(state, 0).leader == "aristotle"
    assert nation_of(state, 0).knowledge == ["irrigation"]
    assert icons(state, 0) == {"science": 1, "culture": 1, "harvest": 2}
    assert tokens(state)[0] == 2  # Irrigation's effect happens too


@pytest.mark.clause("FOH-E2", "FOH-G2")
def test_card_confucius_makes_way_for_another_leader():
    state = table(nation("confucius"), market=["genghis-khan", "temple"])
    assert icons(state, 0) == {"culture": 1, "harvest": 1}
    play(state, "activate confucius")
    assert nation_of(state, 0).leader == "genghis-khan"
    assert icons(state, 0) == {"attack": 2}
    assert removed(state, "confucius")


@pytest.mark.clause("FOH-E8")
def test_card_great_wall_scores_1_for_every_2_defense():
    assert scored(table(nation("great-wall")), "great-wall") == 0
    state = table(nation("great-wall archers"))
    assert icons(state, 0) == {"defense": 3, "attack": 1}
    assert scored(state, "great-wall") == 1
    assert points(state)[0] == 2 + 1


@pytest.mark.clause("FOH-E8")
def test_card_hanging_gardens_score_1_for_each_construction():
    state = table(nation("hanging-gardens barracks lighthouse temple"))
    assert scored(state, "hanging-gardens") == 3
    assert icons(state, 0) == {"harvest": 1, "attack": 1, "trade": 1, "culture": 3}
    assert points(state)[0] == 3 + 1 + 3


# Age II


@pytest.mark.clause("FOH-E1")
def test_card_crossbowmen_give_2_defense():
    state = gain("crossbowmen")
    assert icons(state, 0) == {"attack": 1, "defense": 3}
    assert given(state) == {"defense": 2}


@pytest.mark.clause("FOH-E5", "FOH-W2")
def test_card_knights_discard_a_knowledge_or_construction_card():
    state = gain("knights", nation(), nation("philosophy temple republic"), nation("crossbowmen lighthouse"))
    assert icons(state, 0) == {"attack": 2}
    assert (asked(state), legal(state)) == ("discard", {"discard philosophy", "discard temple"})
    play(state, "discard temple")
    assert (nation_of(state, 1).construction, nation_of(state, 1).knowledge) == ([], ["philosophy"])


@pytest.mark.clause("FOH-E1", "FOH-V1")
def test_card_castle_gives_1_attack_for_each_military_card_until_scoring():
    state = table(nation("castle archers crossbowmen knights"))
    assert given(state) == {"attack": 3}
    assert icons(state, 0) == {"attack": 1 + 1 + 1 + 2 + 3, "defense": 2}
    assert points(state)[0] == 3  # 7 icons of the stripes; the 3 attack are void


@pytest.mark.clause("FOH-E1")
def test_card_monastery_gives_1_culture():
    state = gain("monastery")
    assert icons(state, 0) == {"culture": 2, "harvest": 1}
    assert given(state) == {"culture": 1}


@pytest.mark.clause("FOH-E3")
def test_card_astronomy_gains_the_top_card():
    state = gain("astronomy", deck=["crossbowmen", "castle"])
    assert nation_of(state, 0).military == ["crossbowmen"]
    assert icons(state, 0) == {"science": 1, "trade": 1, "attack": 1, "defense": 3}


@pytest.mark.clause("FOH-E4", "FOH-O3")
def test_card_irrigation_takes_1_for_each_harvest_from_the_reserve():
    own = nation("agrarian-tribe")
    state = gain("irrigation", own)
    assert icons(state, 0) == {"harvest": 3}
    assert (tokens(state)[0], supply(state), out_of_reserve(state)) == (3, 1, 4)
    assert tokens(gain("irrigation", own, glossary="literal"))[0] == 6


@pytest.mark.clause("FOH-E2")
def test_card_bureaucracy_gains_a_government_card():
    state = table(nation("bureaucracy"), market=["republic", "temple", "feudalism"])
    play(state, "activate bureaucracy")
    assert legal(state) == {"take republic", "take feudalism"}
    play(state, "take republic")
    assert nation_of(state, 0).government == ["bureaucracy", "republic"]
    assert icons(state, 0) == {"culture": 1, "science": 1, "trade": 2}


@pytest.mark.clause("FOH-E1", "FOH-V1")
def test_card_feudalism_gives_1_defense_for_each_harvest_until_scoring():
    state = table(nation("agrarian-tribe feudalism monastery"))
    assert given(state) == {"defense": 3, "culture": 1}
    assert icons(state, 0) == {"harvest": 3, "defense": 3, "culture": 2}
    assert points(state)[0] == 2 + 1


@pytest.mark.clause("FOH-W5")
def test_card_genghis_khan_takes_2_with_every_attack():
    state = gain("swordsmen", nation("genghis-khan"), nation("archers"), nation("crossbowmen"))
    assert icons(state, 0) == {"attack": 3}
    assert (tokens(state)[0], supply(state)) == (1, 0)  # only 1 lay in the Supply, and nobody lost anything
    rich = gain("swordsmen", nation("genghis-khan"), supply=9)
    assert (tokens(rich)[0], supply(rich)) == (2, 8)


@pytest.mark.clause("FOH-E2")
def test_card_justinian_i_gains_a_knowledge_construction_or_government_card():
    state = gain("justinian-i", market=("temple", "republic", "irrigation", "archers"))
    assert (asked(state), legal(state)) == ("take", {"take temple", "take republic", "take irrigation"})
    play(state, "take republic")
    assert nation_of(state, 0).government == ["republic"]
    assert icons(state, 0) == {"culture": 1, "industry": 1, "science": 1, "trade": 2}


@pytest.mark.clause("FOH-E8")
def test_card_angkor_wat_scores_1_for_each_harvest():
    state = table(nation("agrarian-tribe angkor-wat irrigation"))
    assert scored(state, "angkor-wat") == 4
    assert points(state)[0] == 1 + 2 + 4


@pytest.mark.clause("FOH-E8")
def test_card_great_mosque_scores_1_for_each_government_card():
    state = table(nation("great-mosque religious-tribe republic feudalism"))
    assert scored(state, "great-mosque") == 3
    assert points(state)[0] == 2 + 1 + 3  # culture; trade, science and harvest


# Age III


@pytest.mark.clause("FOH-E5", "FOH-W2")
def test_card_cannon_discards_a_knowledge_or_construction_card():
    state = gain("cannon", nation(), nation("philosophy"), nation("temple"))
    assert icons(state, 0) == {"attack": 2}
    assert (asked(state), legal(state)) == ("target", {"attack p2", "attack p3"})
    play(state, "attack p3")
    assert (nation_of(state, 2).construction, nation_of(state, 1).knowledge) == ([], ["philosophy"])


@pytest.mark.clause("FOH-E1", "FOH-G6", "FOH-V1")
def test_card_frigate_gives_1_defense_for_each_trade_until_scoring():
    state = table(nation("frigate republic"))
    assert given(state) == {"trade": 2, "defense": 3}
    assert icons(state, 0) == {"attack": 1, "trade": 3, "science": 1, "defense": 3}
    assert points(state)[0] == 2  # 5 icons; the 3 defense are void


@pytest.mark.clause("FOH-E1", "FOH-V1")
def test_card_military_academy_gives_1_defense_for_each_government_card_until_scoring():
    state = table(nation("military-academy religious-tribe republic"))
    assert given(state) == {"defense": 2, "trade": 2}
    assert icons(state, 0) == {"attack": 1, "defense": 3, "culture": 1, "science": 1, "trade": 2}
    assert points(state)[0] == 1 + 2  # 5 other icons; 2 defense are void


@pytest.mark.clause("FOH-E1")
def test_card_seaport_gives_1_science_1_industry_and_1_culture():
    state = gain("seaport")
    assert icons(state, 0) == {"trade": 1, "harvest": 1, "science": 1, "industry": 1, "culture": 1}
    assert given(state) == {"science": 1, "industry": 1, "culture": 1}


@pytest.mark.clause("FOH-E4", "FOH-C6")
def test_card_printing_press_takes_1_for_each_science_from_the_supply():
    state = gain("printing-press", nation("philosophy"), supply=9)
    assert icons(state, 0) == {"science": 2, "culture": 1}
    assert tokens(state)[0] == 1 + 2  # the bonus, then the effect
    assert supply(state) == 7
    poor = gain("printing-press", nation("philosophy"))
    assert (tokens(poor)[0], supply(poor)) == (1, 0)


@pytest.mark.clause("FOH-E4")
def test_card_steam_power_takes_1_for_each_industry_from_the_supply():
    state = gain("steam-power", nation("craftsman-tribe lighthouse"), supply=9)
    assert icons(state, 0) == {"industry": 4, "trade": 1, "science": 1}
    assert tokens(state)[0] == 1 + 4  # the bonus, then the effect
    assert supply(state) == 5


@pytest.mark.clause("FOH-E1")
def test_card_constitutional_monarchy_gives_3_industry():
    state = gain("constitutional-monarchy")
    assert icons(state, 0) == {"trade": 1, "industry": 3}
    assert given(state) == {"industry": 3}


@pytest.mark.clause("FOH-E1")
def test_card_mercantilism_gives_3_trade():
    state = gain("mercantilism")
    assert icons(state, 0) == {"industry": 1, "trade": 3}
    assert given(state) == {"trade": 3}


@pytest.mark.clause("FOH-A3", "FOH-E3")
def test_card_christopher_columbus_leaves_for_the_top_card():
    state = table(nation("christopher-columbus"), deck=["seaport"])
    assert icons(state, 0) == {"trade": 2, "science": 1}
    play(state, "activate christopher-columbus")
    assert nation_of(state, 0).leader is None
    assert removed(state, "christopher-columbus")
    assert icons(state, 0) == {"trade": 1, "harvest": 1, "science": 1, "industry": 1, "culture": 1}


@pytest.mark.clause("FOH-E5", "FOH-W3")
def test_card_napoleon_bonaparte_discards_the_top_government_card_of_all_who_are_weaker():
    state = gain(
        "napoleon-bonaparte",
        nation(),
        nation("religious-tribe republic"),
        nation("theocracy"),
        nation("archers democracy"),
    )
    assert icons(state, 0) == {"attack": 2, "culture": 1}
    assert [nation_of(state, seat).government for seat in (1, 2, 3)] == [["religious-tribe"], [], ["democracy"]]


@pytest.mark.clause("FOH-E8")
def test_card_himeji_castle_scores_1_for_each_military_card():
    state = table(nation("himeji-castle archers knights"))
    assert scored(state, "himeji-castle") == 2
    assert icons(state, 0) == {"defense": 1, "culture": 1, "attack": 3}
    assert points(state)[0] == 1 + 2 + 2


@pytest.mark.clause("FOH-E8")
def test_card_taj_mahal_scores_2_for_each_set_of_four():
    set_ = "philosophy temple archers republic"
    assert scored(table(nation(f"taj-mahal {set_}")), "taj-mahal") == 2
    more = nation(f"taj-mahal {set_} astronomy monastery knights")
    assert scored(table(more), "taj-mahal") == 2  # one Government card makes one set
    both = nation(f"taj-mahal religious-tribe {set_} astronomy monastery knights")
    assert scored(table(both), "taj-mahal") == 4
    assert scored(table(nation("taj-mahal philosophy temple archers")), "taj-mahal") == 0


# Age IV


@pytest.mark.clause("FOH-E5")
def test_card_tank_discards_a_wonder():
    state = gain("tank", nation(), nation("pyramids great-mosque temple"), nation("angkor-wat"))
    assert icons(state, 0) == {"attack": 2, "defense": 1}
    play(state, "attack p2")
    assert (asked(state), legal(state)) == ("discard", {"discard pyramids", "discard great-mosque"})
    play(state, "discard pyramids")
    assert nation_of(state, 1).wonders == ["great-mosque"]
    assert nation_of(state, 2).wonders == ["angkor-wat"]


@pytest.mark.clause("FOH-E5", "FOH-W3")
def test_card_warplane_discards_a_knowledge_or_construction_card_of_all_who_are_weaker():
    state = gain("warplane", nation(), nation("philosophy temple"), nation("astronomy"), nation("archers lighthouse"))
    assert icons(state, 0) == {"attack": 3}
    assert (asked(state), legal(state)) == ("discard", {"discard philosophy", "discard temple"})
    play(state, "discard philosophy")
    assert (nation_of(state, 1).knowledge, nation_of(state, 1).construction) == ([], ["temple"])
    assert nation_of(state, 2).knowledge == []
    assert nation_of(state, 3).construction == ["lighthouse"]  # strength 3


@pytest.mark.clause("FOH-E1")
def test_card_factory_gives_3_attack():
    state = gain("factory")
    assert icons(state, 0) == {"industry": 3, "attack": 3}
    assert given(state) == {"attack": 3}


@pytest.mark.clause("FOH-E1")
def test_card_stock_exchange_gives_2_science_and_2_industry():
    state = gain("stock-exchange")
    assert icons(state, 0) == {"trade": 3, "science": 2, "industry": 2}
    assert given(state) == {"science": 2, "industry": 2}


@pytest.mark.clause("FOH-E4")
def test_card_computers_take_2_for_each_knowledge_card_from_the_supply():
    state = gain("computers", nation("working-animal iron-works"), supply=9)
    assert icons(state, 0) == {"harvest": 1, "industry": 2, "science": 2}
    assert (tokens(state)[0], supply(state)) == (6, 4)  # three Knowledge cards


@pytest.mark.clause("FOH-E4", "FOH-O3")
def test_card_mechanized_farming_takes_2_for_each_harvest_from_the_reserve():
    own = nation("agrarian-tribe")
    state = gain("mechanized-farming", own)
    assert icons(state, 0) == {"harvest": 3, "industry": 1}
    assert (tokens(state)[0], supply(state), out_of_reserve(state)) == (6, 1, 7)
    assert tokens(gain("mechanized-farming", own, glossary="literal"))[0] == 3


@pytest.mark.clause("FOH-E6")
def test_card_communism_shares_all_tokens_out():
    state = gain("communism", nation(tokens=1), nation(tokens=9), nation(), market=("temple p2 4",), supply=2)
    assert tokens(state) == [4, 4, 4]
    assert supply(state) == 1  # 2 and the stake of 1 and 10 are 13
    assert icons(state, 0) == {"industry": 1, "harvest": 1}


@pytest.mark.clause("FOH-E1")
def test_card_democracy_gives_3_culture():
    state = gain("democracy")
    assert icons(state, 0) == {"trade": 1, "culture": 3}
    assert given(state) == {"culture": 3}


@pytest.mark.clause("FOH-E8")
def test_card_albert_einstein_scores_1_for_each_knowledge_card():
    state = table(nation("albert-einstein working-animal iron-works philosophy"))
    assert scored(state, "albert-einstein") == 3
    assert points(state)[0] == 1 + 2 + 3  # 2 + 1 science, harvest and industry make 5


@pytest.mark.clause("FOH-W6")
def test_card_mahatma_gandhi_neither_attacks_nor_is_attacked():
    peaceful = gain("warriors", nation("mahatma-gandhi"), nation(tokens=5))
    assert tokens(peaceful)[:2] == [0, 5]
    assert icons(peaceful, 0) == {"culture": 2, "harvest": 1, "attack": 1}
    attacked = gain("warriors", nation(), nation("mahatma-gandhi", tokens=5), nation(tokens=5))
    assert tokens(attacked) == [2, 5, 3]


@pytest.mark.clause("FOH-E8")
def test_card_eiffel_tower_scores_1_for_every_2_industry():
    state = table(nation("eiffel-tower factory craftsman-tribe"))
    assert icons(state, 0) == {"industry": 5, "culture": 1, "attack": 3}
    assert scored(state, "eiffel-tower") == 2
    assert points(state)[0] == 1 + 4 + 2


@pytest.mark.clause("FOH-E5", "FOH-W3")
def test_card_manhattan_project_discards_a_wonder_of_all_who_are_weaker():
    state = gain("manhattan-project", nation(), nation("pyramids great-mosque"), nation("angkor-wat"))
    assert icons(state, 0) == {"attack": 4, "science": 2}
    assert (asked(state), legal(state)) == ("discard", {"discard pyramids", "discard great-mosque"})
    play(state, "discard great-mosque")
    assert [nation_of(state, seat).wonders for seat in range(3)] == [["manhattan-project"], ["pyramids"], []]


# Age V


@pytest.mark.clause("FOH-E5", "FOH-W3")
def test_card_fighter_jet_discards_the_top_knowledge_and_construction_card_of_all_who_are_weaker():
    state = gain("fighter-jet", nation(), nation("philosophy astronomy temple"), nation("lighthouse"))
    assert icons(state, 0) == {"attack": 3, "defense": 1}
    assert (nation_of(state, 1).knowledge, nation_of(state, 1).construction) == (["philosophy"], [])
    assert nation_of(state, 2).construction == []
    assert removed(state, "astronomy", "temple", "lighthouse")


@pytest.mark.clause("FOH-E1")
def test_card_nuclear_power_plant_gives_4_science():
    state = gain("nuclear-power-plant")
    assert icons(state, 0) == {"industry": 4, "science": 4}
    assert given(state) == {"science": 4}


@pytest.mark.clause("FOH-E3")
def test_card_satellites_gain_the_top_card():
    state = gain("satellites", deck=["nuclear-power-plant", "internet", "future"])
    assert nation_of(state, 0).construction == ["nuclear-power-plant"]
    assert icons(state, 0) == {"science": 7, "defense": 1, "industry": 4}


@pytest.mark.clause("FOH-E8")
def test_card_capitalism_scores_1_for_each_trade():
    state = table(nation("seafaring-traders capitalism stock-exchange"))
    assert icons(state, 0) == {"trade": 5, "science": 2, "industry": 2}
    assert scored(state, "capitalism") == 5
    assert points(state)[0] == 4 + 5
    covered = table(nation("seafaring-traders capitalism democracy stock-exchange"))
    assert scored(covered, "capitalism") == 0


@pytest.mark.clause("FOH-A3", "FOH-E2")
def test_card_john_lennon_gives_up_a_military_card_for_any_card():
    state = table(nation("john-lennon archers tank"), market=["temple", "genghis-khan", "pyramids p2 1", "knights"])
    assert icons(state, 0) == {"culture": 3, "trade": 1, "attack": 3, "defense": 1}
    play(state, "activate john-lennon")
    assert removed(state, "tank")
    assert legal(state) == {"take temple", "take genghis-khan", "take knights"}
    play(state, "take temple")
    assert nation_of(state, 0).military == ["archers"]
    assert icons(state, 0) == {"culture": 6, "trade": 1, "attack": 1, "defense": 2}
    assert refused(table(nation("john-lennon"), market=["temple"]), "activate john-lennon") == "FOH-A2"


@pytest.mark.clause("FOH-E8", "FOH-V1")
def test_card_apollo_program_scores_1_for_each_science():
    state = table(nation("apollo-program nuclear-power-plant aristocracy"))
    assert icons(state, 0) == {"science": 6, "culture": 1, "industry": 4}
    assert scored(state, "apollo-program") == 6
    assert points(state)[0] == 1 + 5 + 6


@pytest.mark.clause("FOH-V1")
def test_card_internet_gives_4_science_at_scoring():
    state = table(nation("internet apollo-program"))
    assert icons(state, 0) == {"culture": 2, "trade": 1, "science": 1}
    assert scored(state, "apollo-program") == 5
    assert points(state)[0] == 2 + 3 + 5  # 5 science and 1 trade make 3


@pytest.mark.clause("FOH-U3", "FOH-U4", "FOH-V5")
def test_card_future_ends_the_game_and_is_a_card_without_icons():
    state = gain("working-animal", deck=["future"])
    assert state.over
    assert icons(state, 0) == {"harvest": 1}
    assert nation_of(state, 0).cards == 2
    assert points(state)[0] == 0
    refilled = table(nation(), market=["temple"], deck=["future"])
    play(refilled, "harvest")
    assert refilled.over
    assert "future" in market(refilled)
