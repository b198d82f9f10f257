/**
 * Deutsch. Anrede: „du“; Kartennamen stehen im Satz in Anführungszeichen.
 *
 * Marke (token), Vorrat (Supply), Reserve (Reserve), Markt, Nation, Zeitalter (age), Symbol (icon), Stärke (strength);
 * investieren, abschließen (complete), wegschnappen (snipe), aktivieren, ernten (harvest); nehmen (gain), ablegen
 * (discard), Bonusaktion, Zugaktion (turn action), Wertung (scoring), Bankier (the Banker).
 * Kartenarten: Militär, Bauwerk, Wissen, Regierung, Anführer, Wunder.
 * Symbole: Kultur, Ernte, Handel, Angriff, Wissenschaft, Verteidigung, Industrie.
 */

import { listed } from '../../../lib/languages/tools'
import type { Effect, Icon, Type } from './face'
import { voiceOf, type Tongue } from './speak'

const icons: Record<Icon, string> = {
  culture: 'Kultur',
  harvest: 'Ernte',
  trade: 'Handel',
  attack: 'Angriff',
  science: 'Wissenschaft',
  defense: 'Verteidigung',
  industry: 'Industrie',
}

/** Symbole in der Mehrzahl. */
const signs: Record<Icon, string> = {
  culture: 'Kultursymbole',
  harvest: 'Erntesymbole',
  trade: 'Handelssymbole',
  attack: 'Angriffssymbole',
  science: 'Wissenschafts\u00adsymbole',
  defense: 'Verteidigungs\u00adsymbole',
  industry: 'Industrie\u00adsymbole',
}

const types: Record<Type, string> = {
  military: 'Militär',
  construction: 'Bauwerk',
  knowledge: 'Wissen',
  government: 'Regierung',
  leader: 'Anführer',
  wonder: 'Wunder',
}

/** Der erste Teil von „…karte“. */
const stems: Record<Type, string> = {
  military: 'Militär',
  construction: 'Bauwerks',
  knowledge: 'Wissens',
  government: 'Regierungs',
  leader: 'Anführer',
  wonder: 'Wunder',
}

const tokens = (count: number) => (count === 1 ? '1 Marke' : `${count} Marken`)
const and = (parts: string[]) => listed(parts, ', ', ' und ')
const or = (parts: string[]) => listed(parts, ', ', ' oder ')

/** Militär-, Bauwerks- oder Wissenskarte */
function cardOf(kinds: Type[], join: (parts: string[]) => string, ending = 'karte'): string {
  return join(kinds.map((kind, n) => (n === kinds.length - 1 ? stems[kind] + ending : `${stems[kind]}-`)))
}

function given(effect: Effect): string {
  return and(effect.icons.map(([icon, count]) => `${count} ${icons[icon]}`))
}

/** „jede deiner Wunderkarten“, „jedes deiner Erntesymbole“ */
function each(effect: Effect): string {
  return effect.of_type ? `jede deiner ${stems[effect.of_type]}karten` : effect.of_icon ? `jedes deiner ${signs[effect.of_icon]}` : ''
}

function perMany(effect: Effect): string {
  if (effect.per === 1) return each(effect)
  return `je ${effect.per} deiner ${effect.of_type ? `${stems[effect.of_type]}karten` : effect.of_icon ? signs[effect.of_icon] : ''}`
}

/** Was es zuerst kostet. */
function first(effect: Effect, card: string): string | null {
  if (effect.discard_own) return `lege deine oberste ${stems[effect.discard_own]}karte ab`
  if (effect.remove_self) return `entferne ${card} aus dem Spiel`
  return effect.cost ? `zahle ${tokens(effect.cost)}` : null
}

function gain(effect: Effect, card: string, what: string): string {
  const cost = first(effect, card)
  return cost === null ? `nimm ${what}.` : `${cost}, dann nimm ${what}.`
}

function effect(effect: Effect, card: string): string {
  const victim = effect.all ? 'alle schwächeren Gegner' : 'ein schwächerer Gegner'
  const loses = effect.all ? 'verlieren' : 'verliert'
  const sayings: Record<string, () => string> = {
    none: () => 'kein Effekt.',
    provide: () => `gibt ${given(effect)}.`,
    provide_per_card: () => `gibt ${effect.amount} ${effect.icon ? icons[effect.icon] : ''} für ${each(effect)}.`,
    provide_per_icon: () => `gibt ${effect.amount} ${effect.icon ? icons[effect.icon] : ''} für ${each(effect)}.`,
    gain_market: () =>
      gain(
        effect,
        card,
        `vom Markt eine ${effect.types.length === 6 ? 'Karte' : cardOf(effect.types, or)}, in die niemand investiert hat`,
      ),
    gain_top: () => gain(effect, card, 'die oberste Karte des Stapels'),
    take_tokens: () =>
      `nimm ${tokens(effect.amount)} aus ${effect.source === 'supply' ? 'dem Vorrat' : 'der Reserve'} für ${each(effect)}.`,
    steal_tokens: () =>
      `nimm ${effect.all ? 'allen schwächeren Gegnern jeweils' : 'einem schwächeren Gegner'} bis zu ${tokens(effect.amount)} weg.`,
    discard_top: () =>
      effect.choose === 2
        ? `${victim} ${loses} die oberste ${cardOf(effect.types, and)}.`
        : `${victim} ${loses} die oberste ${cardOf(effect.types, or)}${effect.types.length > 1 ? ' deiner Wahl' : ''}.`,
    discard_wonder: () => `${victim} ${loses} ${effect.all ? 'je ' : ''}ein Wunder deiner Wahl.`,
    communism: () => 'alle Marken aller Mitspielenden kommen in den Vorrat, der dann gleichmäßig verteilt wird.',
    on_attack_take: () => `immer wenn ein Angriffseffekt von dir eintritt, nimm ${tokens(effect.amount)} aus dem Vorrat.`,
    pacifist: () => 'Angriffe, die du nimmst, finden nicht statt, und kein Angriff trifft dich.',
    end_game: () => 'beendet das Spiel, sobald die Karte auf den Markt oder in eine Nation kommt.',
    score_per_card: () => `${effect.amount} Kultur für ${perMany(effect)}.`,
    score_per_icon: () => `${effect.amount} Kultur für ${perMany(effect)}.`,
    score_sets: () => `${effect.amount} Kultur für jeden Satz aus ${cardOf(effect.types, and)}.`,
    score_gain_icons: () => `gibt ${given(effect)} bei der Wertung.`,
  }
  const said = sayings[effect.verb]?.() ?? ''
  return said.charAt(0).toUpperCase() + said.slice(1) + (effect.obsolete ? ' Zählt nicht bei der Wertung.' : '')
}

export const german: Tongue = {
  cards: {
    agrarian_tribe: 'Bauernstamm',
    aristocracy: 'Aristokratie',
    craftsman_tribe: 'Handwerkerstamm',
    military_caste: 'Kriegerkaste',
    religious_tribe: 'Priesterstamm',
    seafaring_traders: 'Seefahrende Händler',
    warriors: 'Krieger',
    barracks: 'Kaserne',
    working_animal: 'Arbeitstiere',
    ramesses_ii: 'Ramses II.',
    pyramids: 'Pyramiden',
    archers: 'Bogenschützen',
    swordsmen: 'Schwertkämpfer',
    lighthouse: 'Leuchtturm',
    temple: 'Tempel',
    iron_works: 'Eisenhütte',
    philosophy: 'Philosophie',
    republic: 'Republik',
    theocracy: 'Theokratie',
    aristotle: 'Aristoteles',
    confucius: 'Konfuzius',
    great_wall: 'Chinesische Mauer',
    hanging_gardens: 'Hängende Gärten',
    crossbowmen: 'Armbrustschützen',
    knights: 'Ritter',
    castle: 'Burg',
    monastery: 'Kloster',
    astronomy: 'Astronomie',
    irrigation: 'Bewässerung',
    bureaucracy: 'Bürokratie',
    feudalism: 'Feudalismus',
    genghis_khan: 'Dschingis Khan',
    justinian_i: 'Justinian I.',
    angkor_wat: 'Angkor Wat',
    great_mosque: 'Große Moschee',
    cannon: 'Kanone',
    frigate: 'Fregatte',
    military_academy: 'Militärakademie',
    seaport: 'Seehafen',
    printing_press: 'Buchdruck',
    steam_power: 'Dampfkraft',
    constitutional_monarchy: 'Konstitutionelle Monarchie',
    mercantilism: 'Merkantilismus',
    christopher_columbus: 'Christoph Kolumbus',
    napoleon_bonaparte: 'Napoleon Bonaparte',
    himeji_castle: 'Burg Himeji',
    taj_mahal: 'Taj Mahal',
    tank: 'Panzer',
    warplane: 'Kampfflugzeug',
    factory: 'Fabrik',
    stock_exchange: 'Börse',
    computers: 'Computer',
    mechanized_farming: 'Mechanisierte Landwirtschaft',
    communism: 'Kommunismus',
    democracy: 'Demokratie',
    albert_einstein: 'Albert Einstein',
    mahatma_gandhi: 'Mahatma Gandhi',
    eiffel_tower: 'Eiffelturm',
    manhattan_project: 'Manhattan-Projekt',
    fighter_jet: 'Düsenjäger',
    nuclear_power_plant: 'Kernkraftwerk',
    satellites: 'Satelliten',
    capitalism: 'Kapitalismus',
    john_lennon: 'John Lennon',
    apollo_program: 'Apollo-Programm',
    internet: 'Internet',
    future: 'Die Zukunft',
  },
  types,
  icons,
  timings: {
    none: 'Kein Effekt',
    instant: 'Sofort',
    attack: 'Angriff',
    attack_all: 'Angriff auf alle',
    permanent: 'Dauerhaft',
    action: 'Zugaktion',
    scoring: 'Wertung',
    end: 'Spielende',
  },
  verbs: {
    invest: 'Investieren',
    stake: 'Einsatz',
    complete: 'Abschließen',
    snipe: 'Wegschnappen',
    activate: 'Aktivieren',
    harvest: 'Ernten',
    take: 'Nehmen',
    discard: 'Ablegen',
    keep: 'Behalten',
    bank: 'Bankier',
    attack: 'Angreifen',
    pass: 'Passen',
  },
  ties: { cards: 'Karten', tokens: 'Marken' },
  options: {
    edition: {
      name: 'Ausgabe',
      text: 'Wessen Regeln und Kartentitel gelten: die der zweiten Ausgabe (2 bis 5 Personen) oder die der ersten (3 bis 5).',
      values: { second: 'zweite', first: 'erste' },
    },
    future_ends: {
      name: 'Ende durch die Zukunft',
      text: 'Wann „Die Zukunft“ das Spiel beendet: nach dem laufenden Zug oder sofort.',
      values: { turn: 'nach dem Zug', immediately: 'sofort' },
    },
    glossary: {
      name: 'Kartenglossar',
      text: '„Bewässerung“ und „Mechanisierte Landwirtschaft“, wie das Regelbeispiel sie hat oder wie sie im Glossar der zweiten Ausgabe stehen.',
      values: { corrected: 'berichtigt', literal: 'wörtlich' },
    },
    theocracy: {
      name: 'Theokratie',
      text: 'Ob die Angriffssymbole der „Theokratie“ bei der Wertung zählen.',
      values: { counts: 'zählen', obsolete: 'zählen nicht' },
    },
    age_check: {
      name: 'Zeitalterprüfung',
      text: 'Ob die Zeitalterprüfung nach dem Auffüllen wiederholt wird, bis nichts mehr veraltet ist.',
      values: { repeat: 'wiederholen', once: 'einmal' },
    },
    idle_activate: {
      name: 'Aktivieren ohne Ziel',
      text: 'Ob eine Zugaktion ohne Ziel aktiviert werden darf, um zu passen.',
      values: { refused: 'verboten', allowed: 'erlaubt' },
    },
    stall: {
      name: 'Stillstand',
      text: 'Nach wie vielen Zügen pro Person in Folge ohne Investition und ohne genommene Karte das Spiel endet.',
      values: { '10': '10', off: 'nie' },
    },
  },
  events: {
    first: '{seat} beginnt das Spiel.',
    start: '{seat} startet mit {card}.',
    dealt: '{seat} bekommt {card} und {other}.',
    keep: '{seat} behält {card}.',
    turn: '{seat} ist am Zug.',
    invest: '{seat} investiert {tokens} in {card}.',
    complete: '{seat} schließt {card} ab: {tokens} in den Vorrat, {bonus} zurück.',
    snipe: '{seat} schnappt sich {card}: {tokens} an {investor}.',
    snipe_banker: '{seat} schnappt sich {card}: {tokens} in den Vorrat.',
    trade: '{investor} nimmt {tokens} durch Handel.',
    half: '{investor} nimmt {tokens}, den halben Vorrat.',
    activate: '{seat} aktiviert {card}.',
    idle: '{seat} aktiviert {card} ohne Ziel.',
    pay: '{seat} zahlt {tokens} in den Vorrat.',
    sow: '{seat} erntet: {tokens} aus der Reserve in den Vorrat.',
    reap: '{seat} nimmt {tokens}, den halben Vorrat.',
    catch_up: '{seat} nimmt {tokens} aus dem Vorrat und {reserve} aus der Reserve, bis zur Zahl des Zeitalters ({age}).',
    gain: '{seat} nimmt {card}.',
    replace: '{card} macht Platz: {seat} hat einen neuen Anführer.',
    remove: '{seat} gibt {card} auf.',
    draw: '{by} deckt {card} für {seat} auf.',
    reveal: '{card} kommt auf den Markt.',
    take: '{card} bringt {seat} {tokens} aus dem Vorrat.',
    take_reserve: '{card} bringt {seat} {tokens} aus der Reserve.',
    nothing: '{card} findet kein Ziel.',
    attack: '{seat} greift mit {card} an, Stärke {strength}.',
    khan: '{card} nimmt {tokens} aus dem Vorrat für {seat}.',
    pacifist: '{seat} lebt in Frieden: {card} greift nicht an.',
    steal: '{seat} nimmt {target} {tokens} weg.',
    lose: '{target} verliert {lost} durch {card} von {seat}.',
    communism: '{card}: Alle haben jetzt {tokens}, im Vorrat bleiben {supply}.',
    outdated: '{card} ist im Zeitalter {age} veraltet und verschwindet.',
    banker_leaves: 'Die Karte des Bankiers, {card}, verschwindet; {tokens} in den Vorrat.',
    banker: 'Der Bankier investiert {tokens} in {card}.',
    pass: '{seat} verzichtet auf die Bonusaktion.',
    future: 'Die Zukunft ist da: Das Spiel endet mit diesem Zug.',
    stall: '{turns} Züge lang wurde nichts investiert und nichts genommen: Das Spiel endet.',
    end: 'Das Spiel ist zu Ende.',
  },
  decisions: {
    action: 'Wähle deine Aktion: investieren, abschließen, wegschnappen, aktivieren oder ernten.',
    keep: 'Wähle die Startkarte, die du behältst; die andere verlässt das Spiel.',
    bonus: 'Investiere oder schnapp dir etwas als Bonusaktion, oder passe.',
    bank: 'Wähle die Karte, in die der Bankier investiert.',
    take: '{card}: Wähle die Karte, die du vom Markt nimmst.',
    target: '{card}: Wähle, wen du angreifst.',
    discard: '{card}: Wähle, was {target} verliert.',
    stake: 'Wähle, wie viele Marken du noch auf {card} legst.',
  },
  places: {
    removed: 'aus dem Spiel',
    deck: 'im Stapel',
    market: 'auf dem Markt',
    dealt: 'noch eine Startkarte auf der Hand',
    nation: 'in der Nation von {seat}',
  },
  sentences: {
    place: 'Lege {tokens} auf {card}.',
    placeMore: 'Lege {tokens} auf {card} und wähle, wie viele noch dazukommen.',
    complete: '{stake} in den Vorrat, {bonus} zurück für {count} {icon}, und nimm {card}.',
    snipeBanker: 'Zahle {price} in den Vorrat und nimm {card}.',
    snipe: 'Zahle {price} an {seat} und nimm {card}.',
    take: 'Nimm {card}: {effect}',
    keep: 'Behalte {card} als Startkarte.',
    bank: 'Der Bankier legt {tokens} auf {card}.',
    attack: 'Greife {seat} an, Stärke {strength}.',
    pass: 'Verzichte auf die Bonusaktion.',
    harvestMore: 'Lege {sown} in den Vorrat, der dann {supply} enthält; nimm {half} und {lacking} weitere bis zur Zahl des Zeitalters.',
    harvest: 'Lege {sown} in den Vorrat, der dann {supply} enthält; nimm {half}.',
    discard: '{seat} verliert {card}.',
    over: 'Das Spiel ist zu Ende.',
    asked: 'Jetzt ist etwas anderes gefragt. {decision}',
    noPassing: 'Passen geht nicht; ernten kannst du immer.',
    investedAlready: 'Du hast schon in {own} investiert; schließe das zuerst ab.',
    noTokens: 'Du hast keine Marken zum Investieren.',
    notOnMarket: '{card} ist {where}, nicht auf dem Markt.',
    investedYou: 'Du hast schon in {card} investiert.',
    investedBanker: 'Der Bankier hat schon in {card} investiert.',
    investedBy: '{seat} hat schon in {card} investiert.',
    tooManyMore: 'Du hast {held}; mehr als {most} kannst du nicht legen.',
    tooMany: 'Du hast {held}; {amount} kannst du nicht legen.',
    noInvestment: 'Du hast keine laufende Investition, die du abschließen könntest.',
    otherInvestment: 'Du hast in {own} investiert, nicht in {card}.',
    snipeNotInvested: 'Niemand hat in {card} investiert; wegschnappen kannst du nur Karten der anderen.',
    snipeOwn: '{card} ist deine eigene Investition; schließe sie stattdessen ab.',
    snipeTooDear: 'Auf {card} liegen {stake}; du hast {held}.',
    notYours: '{card} ist {where}, nicht in deiner Nation.',
    noTurnAction: '{card} hat keine Zugaktion.',
    covered: '{card} ist von {cover} verdeckt.',
    cannotDiscard: 'Du kannst {card} nicht bezahlen: Dir fehlt eine Karte der Art {type} zum Ablegen.',
    cannotPay: 'Du kannst {card} nicht bezahlen: Das kostet {cost}, und du hast {held}.',
    noTarget: '{card} brächte jetzt nichts: Es gibt keine passende Karte.',
    takeInvestedYou: 'Du hast in {card} investiert; ein Effekt kann die Karte nicht nehmen.',
    takeInvestedBanker: 'Der Bankier hat in {card} investiert; ein Effekt kann die Karte nicht nehmen.',
    takeInvestedBy: '{seat} hat in {card} investiert; ein Effekt kann die Karte nicht nehmen.',
    takeWrongType: '{card} ist eine Karte der Art {type}; {about} nimmt andere.',
    noSuchSeat: '{seat} spielt hier nicht mit.',
    self: 'Du kannst dich nicht selbst angreifen.',
    peaceful: 'Kein Angriff trifft {seat}: Dort regiert ein Pazifist.',
    notWeaker: '{seat} hat Stärke {theirs}, nicht weniger als du mit {yours}.',
    nothingToLose: '{seat} hat nichts, was {about} nehmen könnte; ein anderes Ziel hat etwas.',
    cannotLose: '{about} kann {card} nicht von {seat} nehmen.',
    notDealt: '{card} hast du nicht bekommen.',
    bankInvestedYou: 'Du hast in {card} investiert; der Bankier braucht eine andere Karte.',
    bankInvestedBanker: 'Der Bankier hat in {card} investiert; er braucht eine andere Karte.',
    bankInvestedBy: '{seat} hat in {card} investiert; der Bankier braucht eine andere Karte.',
    emptyMove: 'Ein leerer Text ist kein Zug; {usage}.',
    noMove: '„{text}“ ist kein Zug; {usage}.',
    noCardHint: 'Es gibt keine Karte „{text}“; meinst du „{hint}“?',
    noCard: 'Es gibt keine Karte „{text}“.',
    noAmount: '„{text}“ ist keine Anzahl von Marken; es geht 1 bis {most}, oder {most2}+ für mehr.',
    firstEdition: 'Die erste Ausgabe ist für 3 bis 5 Personen; Regeln für 2 hat die zweite Ausgabe (FOH-O1).',
    literal: 'Das wörtliche Glossar gehört zur zweiten Ausgabe (FOH-O3).',
    oneCulture: '{count} Kultursymbol',
    culture: '{count} Kultursymbole',
    oneOther: '{count} anderes Symbol, 1 Punkt für je 2',
    other: '{count} andere Symbole, 1 Punkt für je 2',
    activate: '{card}: {effect}',
  },
  banker: 'der Bankier',
  facts: {
    tokens: 'Marken',
    attack: 'Stärke beim Angriff',
    defense: 'Stärke in der Verteidigung',
    snipers: 'Gegner, die deine Investition wegschnappen könnten',
  },
  quoted: (name) => `„${name}“`,
  tokens,
  icon: (icon) => icons[icon],
  type: (type) => types[type],
  effect,
}

export default voiceOf(german)
