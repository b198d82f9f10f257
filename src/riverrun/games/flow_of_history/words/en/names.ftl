# Names in The Flow of History. Attributes are forms of a name: see the codes' lists for who asks for which.


## Roles, where a player could stand

foh-role-banker = the Banker

## Ages

foh-age-s = S
foh-age-a = A
foh-age-i = I
foh-age-ii = II
foh-age-iii = III
foh-age-iv = IV
foh-age-v = V
foh-age-future = Future

## Icons: title as a label, one and many with the word icon, short for narrow columns

foh-icon-culture = culture
    .title = Culture
    .one = culture icon
    .many = culture icons
    .short = cul
foh-icon-harvest = harvest
    .title = Harvest
    .one = harvest icon
    .many = harvest icons
    .short = har
foh-icon-trade = trade
    .title = Trade
    .one = trade icon
    .many = trade icons
    .short = tra
foh-icon-attack = attack
    .title = Attack
    .one = attack icon
    .many = attack icons
    .short = att
foh-icon-science = science
    .title = Science
    .one = science icon
    .many = science icons
    .short = sci
foh-icon-defense = defence
    .title = Defence
    .one = defence icon
    .many = defence icons
    .short = def
foh-icon-industry = industry
    .title = Industry
    .one = industry icon
    .many = industry icons
    .short = ind

## Card types: one and many with the word card

foh-type-military = Military
    .one = Military card
    .many = Military cards
foh-type-construction = Construction
    .one = Construction card
    .many = Construction cards
foh-type-knowledge = Knowledge
    .one = Knowledge card
    .many = Knowledge cards
foh-type-government = Government
    .one = Government card
    .many = Government cards
foh-type-leader = Leader
    .one = Leader card
    .many = Leader cards
foh-type-wonder = Wonder
    .one = Wonder card
    .many = Wonder cards
foh-type-special = special
    .one = special card
    .many = special cards

## When an effect works

foh-timing-none = No effect
foh-timing-instant = Instant
foh-timing-attack = Attack
foh-timing-attack-all = Attack all
foh-timing-permanent = Permanent
foh-timing-action = Turn action
    .short = Action
foh-timing-scoring = Scoring
foh-timing-end = End

## Groups of moves

foh-verb-invest = Invest
foh-verb-stake = Add tokens
foh-verb-complete = Complete
foh-verb-snipe = Snipe
foh-verb-activate = Activate
foh-verb-harvest = Harvest
foh-verb-take = Gain
foh-verb-discard = Discard
foh-verb-keep = Keep
foh-verb-bank = Banker
foh-verb-attack = Attack
foh-verb-pass = Pass

## Options

foh-option-edition = Edition
    .text = Rules and card titles of the second edition (2 to 5 players) or the first (3 to 5).
foh-value-edition-second = second
foh-value-edition-first = first
foh-option-future-ends = End by The Future
    .text = When The Future ends the game: after the current turn, or at once.
foh-value-future-ends-turn = after the turn
foh-value-future-ends-immediately = at once
foh-option-glossary = Card glossary
    .text = Irrigation and Mechanized Farming as in the rulebook’s example, or as printed in the second edition’s glossary.
foh-value-glossary-corrected = corrected
foh-value-glossary-literal = literal
foh-option-theocracy = Theocracy
    .text = Whether Theocracy’s attack icons count at scoring.
foh-value-theocracy-counts = count
foh-value-theocracy-obsolete = are void
foh-option-age-check = Age check
    .text = Whether the age check repeats after each refill until no card is too old.
foh-value-age-check-repeat = repeat
foh-value-age-check-once = once
foh-option-idle-activate = Activate without a target
    .text = Whether you may activate a turn action that has no target, as a pass.
foh-value-idle-activate-refused = not allowed
foh-value-idle-activate-allowed = allowed
foh-option-stall = Standstill
    .text = The game ends after this many turns per player in a row without an investment or a gained card.
foh-value-stall-10 = 10
foh-value-stall-off = never

## Cards: first is the first edition's title

foh-card-agrarian-tribe = Agrarian Tribe
foh-card-aristocracy = Aristocracy
foh-card-craftsman-tribe = Craftsman Tribe
    .soft = Crafts­man Tribe
foh-card-military-caste = Military Caste
foh-card-religious-tribe = Religious Tribe
foh-card-seafaring-traders = Seafaring Traders
foh-card-warriors = Warriors
foh-card-barracks = Barracks
foh-card-working-animal = Working Animal
foh-card-ramesses-ii = Ramesses II
    .first = Ramses II
foh-card-pyramids = The Pyramids
foh-card-archers = Archers
foh-card-swordsmen = Swordsmen
    .soft = Swords­men
foh-card-lighthouse = Lighthouse
    .soft = Light­house
foh-card-temple = Temple
foh-card-iron-works = Iron Works
foh-card-philosophy = Philosophy
foh-card-republic = Republic
foh-card-theocracy = Theocracy
foh-card-aristotle = Aristotle
foh-card-confucius = Confucius
foh-card-great-wall = The Great Wall
    .first = Great Wall
foh-card-hanging-gardens = The Hanging Gardens
foh-card-crossbowmen = Crossbowmen
foh-card-knights = Knights
    .first = Knight
foh-card-castle = Castle
foh-card-monastery = Monastery
foh-card-astronomy = Astronomy
foh-card-irrigation = Irrigation
foh-card-bureaucracy = Bureaucracy
foh-card-feudalism = Feudalism
foh-card-genghis-khan = Genghis Khan
foh-card-justinian-i = Justinian I
foh-card-angkor-wat = Angkor Wat
foh-card-great-mosque = The Great Mosque
    .first = Great Mosque of Djenné
foh-card-cannon = Cannon
foh-card-frigate = Frigate
foh-card-military-academy = Military Academy
foh-card-seaport = Seaport
foh-card-printing-press = Printing Press
foh-card-steam-power = Steam Power
foh-card-constitutional-monarchy = Constitutional Monarchy
foh-card-mercantilism = Mercantilism
foh-card-christopher-columbus = Christopher Columbus
    .first = Columbus
foh-card-napoleon-bonaparte = Napoleon Bonaparte
    .first = Napoleon
foh-card-himeji-castle = Himeji Castle
foh-card-taj-mahal = The Taj Mahal
foh-card-tank = Tank
foh-card-warplane = Warplane
    .soft = War­plane
foh-card-factory = Factory
foh-card-stock-exchange = Stock Exchange
foh-card-computers = Computers
foh-card-mechanized-farming = Mechanized Farming
foh-card-communism = Communism
foh-card-democracy = Democracy
foh-card-albert-einstein = Albert Einstein
    .first = Einstein
foh-card-mahatma-gandhi = Mahatma Gandhi
foh-card-eiffel-tower = Eiffel Tower
foh-card-manhattan-project = Manhattan Project
foh-card-fighter-jet = Fighter Jet
    .first = Jet Fighter
foh-card-nuclear-power-plant = Nuclear Power Plant
foh-card-satellites = Satellites
foh-card-capitalism = Capitalism
foh-card-john-lennon = John Lennon
foh-card-apollo-program = Apollo Program
foh-card-internet = The Internet
foh-card-future = The Future
