/**
 * Français. Vouvoiement ; dans une phrase, les noms de cartes sont entre guillemets.
 *
 * jeton (token), Stock (Supply), Réserve (Reserve), marché, nation, âge, icône, force (strength) ; investir, achever
 * (complete), rafler (snipe), activer, récolter (harvest) ; gagner (gain), défausser (discard), action bonus, action de
 * tour (turn action), décompte (scoring), le Banquier (the Banker).
 * Types : Militaire, Construction, Savoir, Gouvernement, Dirigeant, Merveille.
 * Icônes : culture, récolte, commerce, attaque, science, défense, industrie.
 */

import { listed } from '../../../lib/languages/tools'
import type { Effect, Icon, Type } from './face'
import { voiceOf, type Tongue } from './speak'

const icons: Record<Icon, string> = {
  culture: 'culture',
  harvest: 'récolte',
  trade: 'commerce',
  attack: 'attaque',
  science: 'science',
  defense: 'défense',
  industry: 'industrie',
}

/** « de culture », « d’attaque » */
const ofIcon: Record<Icon, string> = {
  culture: 'de culture',
  harvest: 'de récolte',
  trade: 'de commerce',
  attack: 'd’attaque',
  science: 'de science',
  defense: 'de défense',
  industry: 'd’industrie',
}

const types: Record<Type, string> = {
  military: 'Militaire',
  construction: 'Construction',
  knowledge: 'Savoir',
  government: 'Gouvernement',
  leader: 'Dirigeant',
  wonder: 'Merveille',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const tokens = (count: number) => `${count} jeton${count < 2 ? '' : 's'}`
const and = (parts: string[]) => listed(parts, ', ', ' et ')
const or = (parts: string[]) => listed(parts, ', ', ' ou ')
const named = (kinds: Type[]) => kinds.map((kind) => types[kind])

function given(effect: Effect): string {
  return and(effect.icons.map(([icon, count]) => `${count} ${icons[icon]}`))
}

/** « carte Merveille », « icône d’attaque » */
function counted(effect: Effect, many = false): string {
  const s = many ? 's' : ''
  return effect.of_type ? `carte${s} ${types[effect.of_type]}` : effect.of_icon ? `icône${s} ${ofIcon[effect.of_icon]}` : ''
}

/** Ce qu’il en coûte d’abord. */
function first(effect: Effect, card: string): string | null {
  if (effect.discard_own) return `défaussez votre carte ${types[effect.discard_own]} du dessus`
  if (effect.remove_self) return `retirez ${card} du jeu`
  return effect.cost ? `payez ${tokens(effect.cost)}` : null
}

function gain(effect: Effect, card: string, what: string): string {
  const cost = first(effect, card)
  return cost === null ? `gagnez ${what}.` : `${cost}, puis gagnez ${what}.`
}

function effect(effect: Effect, card: string): string {
  const victim = effect.all ? 'chaque adversaire plus faible' : 'un adversaire plus faible'
  const per = `par ${counted(effect)} que vous avez`
  const score = () =>
    effect.per === 1 ? `${effect.amount} culture par ${counted(effect)}.` : `${effect.amount} culture toutes les ${effect.per} ${counted(effect, true)}.`
  const sayings: Record<string, () => string> = {
    none: () => 'aucun effet.',
    provide: () => `donne ${given(effect)}.`,
    provide_per_card: () => `donne ${effect.amount} ${effect.icon ? icons[effect.icon] : ''} ${per}.`,
    provide_per_icon: () => `donne ${effect.amount} ${effect.icon ? icons[effect.icon] : ''} ${per}.`,
    gain_market: () =>
      gain(
        effect,
        card,
        `une carte ${effect.types.length === 6 ? '' : `${or(named(effect.types))} `}du marché dans laquelle personne n’a investi`,
      ),
    gain_top: () => gain(effect, card, 'la première carte de la pioche'),
    take_tokens: () => `prenez ${tokens(effect.amount)} ${effect.source === 'supply' ? 'du Stock' : 'de la Réserve'} ${per}.`,
    steal_tokens: () => `prenez jusqu’à ${tokens(effect.amount)} à ${victim}.`,
    discard_top: () =>
      effect.choose === 2
        ? `${victim} perd ses cartes ${and(named(effect.types))} du dessus.`
        : `${victim} perd sa carte ${or(named(effect.types))} du dessus${effect.types.length > 1 ? ', à votre choix' : ''}.`,
    discard_wonder: () => `${victim} perd une Merveille de votre choix.`,
    communism: () => 'les jetons de tous les joueurs vont au Stock, qui est ensuite partagé également.',
    on_attack_take: () => `chaque fois que l’un de vos effets d’attaque a lieu, prenez ${tokens(effect.amount)} du Stock.`,
    pacifist: () => 'les attaques que vous gagnez n’ont pas lieu, et aucune attaque ne vous atteint.',
    end_game: () => 'met fin à la partie dès son entrée au marché ou dans une nation.',
    score_per_card: score,
    score_per_icon: score,
    score_sets: () => `${effect.amount} culture par série de cartes ${and(named(effect.types))}.`,
    score_gain_icons: () => `donne ${given(effect)} au décompte.`,
  }
  const said = sayings[effect.verb]?.() ?? ''
  return capital(said) + (effect.obsolete ? ' Sans effet au décompte.' : '')
}

export const french: Tongue = {
  cards: {
    agrarian_tribe: 'Tribu agraire',
    aristocracy: 'Aristocratie',
    craftsman_tribe: 'Tribu d’artisans',
    military_caste: 'Caste militaire',
    religious_tribe: 'Tribu religieuse',
    seafaring_traders: 'Marchands navigateurs',
    warriors: 'Guerriers',
    barracks: 'Caserne',
    working_animal: 'Animaux de trait',
    ramesses_ii: 'Ramsès II',
    pyramids: 'Les Pyramides',
    archers: 'Archers',
    swordsmen: 'Épéistes',
    lighthouse: 'Phare',
    temple: 'Temple',
    iron_works: 'Forges',
    philosophy: 'Philosophie',
    republic: 'République',
    theocracy: 'Théocratie',
    aristotle: 'Aristote',
    confucius: 'Confucius',
    great_wall: 'La Grande Muraille',
    hanging_gardens: 'Les Jardins suspendus',
    crossbowmen: 'Arbalétriers',
    knights: 'Chevaliers',
    castle: 'Château fort',
    monastery: 'Monastère',
    astronomy: 'Astronomie',
    irrigation: 'Irrigation',
    bureaucracy: 'Bureaucratie',
    feudalism: 'Féodalisme',
    genghis_khan: 'Gengis Khan',
    justinian_i: 'Justinien Ier',
    angkor_wat: 'Angkor Vat',
    great_mosque: 'La Grande Mosquée',
    cannon: 'Canon',
    frigate: 'Frégate',
    military_academy: 'Académie militaire',
    seaport: 'Port maritime',
    printing_press: 'Imprimerie',
    steam_power: 'Machine à vapeur',
    constitutional_monarchy: 'Monarchie constitutionnelle',
    mercantilism: 'Mercantilisme',
    christopher_columbus: 'Christophe Colomb',
    napoleon_bonaparte: 'Napoléon Bonaparte',
    himeji_castle: 'Château de Himeji',
    taj_mahal: 'Le Taj Mahal',
    tank: 'Char d’assaut',
    warplane: 'Avion de guerre',
    factory: 'Usine',
    stock_exchange: 'Bourse',
    computers: 'Ordinateurs',
    mechanized_farming: 'Agriculture mécanisée',
    communism: 'Communisme',
    democracy: 'Démocratie',
    albert_einstein: 'Albert Einstein',
    mahatma_gandhi: 'Mahatma Gandhi',
    eiffel_tower: 'La tour Eiffel',
    manhattan_project: 'Projet Manhattan',
    fighter_jet: 'Avion de chasse',
    nuclear_power_plant: 'Centrale nucléaire',
    satellites: 'Satellites',
    capitalism: 'Capitalisme',
    john_lennon: 'John Lennon',
    apollo_program: 'Programme Apollo',
    internet: 'Internet',
    future: 'Le Futur',
  },
  types,
  icons: Object.fromEntries(Object.entries(icons).map(([icon, name]) => [icon, capital(name)])) as Record<Icon, string>,
  timings: {
    none: 'Aucun effet',
    instant: 'Immédiat',
    attack: 'Attaque',
    attack_all: 'Attaque générale',
    permanent: 'Permanent',
    action: 'Action de tour',
    scoring: 'Décompte',
    end: 'Fin',
  },
  verbs: {
    invest: 'Investir',
    stake: 'Mise',
    complete: 'Achever',
    snipe: 'Rafler',
    activate: 'Activer',
    harvest: 'Récolter',
    take: 'Gagner',
    discard: 'Défausser',
    keep: 'Garder',
    bank: 'Banquier',
    attack: 'Attaquer',
    pass: 'Passer',
  },
  ties: { cards: 'cartes', tokens: 'jetons' },
  options: {
    edition: {
      name: 'Édition',
      text: 'Les règles et les titres de cartes en vigueur : ceux de la deuxième édition (2 à 5 joueurs) ou de la première (3 à 5).',
      values: { second: 'deuxième', first: 'première' },
    },
    future_ends: {
      name: 'Fin par Le Futur',
      text: 'Quand « Le Futur » met fin à la partie : après le tour en cours, ou tout de suite.',
      values: { turn: 'après le tour', immediately: 'tout de suite' },
    },
    glossary: {
      name: 'Glossaire des cartes',
      text: '« Irrigation » et « Agriculture mécanisée » comme dans l’exemple des règles, ou comme les imprime le glossaire de la deuxième édition.',
      values: { corrected: 'corrigé', literal: 'littéral' },
    },
    theocracy: {
      name: 'Théocratie',
      text: 'Si les icônes d’attaque de « Théocratie » comptent au décompte.',
      values: { counts: 'comptent', obsolete: 'ne comptent pas' },
    },
    age_check: {
      name: 'Contrôle des âges',
      text: 'Si le contrôle des âges est répété après avoir complété le marché, jusqu’à ce que rien ne soit périmé.',
      values: { repeat: 'répété', once: 'une fois' },
    },
    idle_activate: {
      name: 'Activer sans cible',
      text: 'Si une action de tour sans cible peut être activée pour passer.',
      values: { refused: 'interdit', allowed: 'permis' },
    },
    stall: {
      name: 'Partie bloquée',
      text: 'Après combien de tours consécutifs par joueur, sans investissement ni carte gagnée, la partie se termine.',
      values: { '10': '10', off: 'jamais' },
    },
  },
  events: {
    first: '{seat} commence la partie.',
    start: '{seat} débute avec {card}.',
    dealt: '{seat} reçoit {card} et {other}.',
    keep: '{seat} garde {card}.',
    turn: 'Au tour de {seat}.',
    invest: '{seat} investit {tokens} dans {card}.',
    complete: '{seat} achève {card} : {tokens} au Stock, {bonus} en retour.',
    snipe: '{seat} rafle {card} : {tokens} pour {investor}.',
    snipe_banker: '{seat} rafle {card} : {tokens} au Stock.',
    trade: '{investor} prend {tokens} grâce au commerce.',
    half: '{investor} prend {tokens}, la moitié du Stock.',
    activate: '{seat} active {card}.',
    idle: '{seat} active {card} sans cible.',
    pay: '{seat} paie {tokens} au Stock.',
    sow: '{seat} récolte : {tokens} de la Réserve au Stock.',
    reap: '{seat} prend {tokens}, la moitié du Stock.',
    catch_up: '{seat} prend {tokens} du Stock et {reserve} de la Réserve, jusqu’au numéro de l’âge ({age}).',
    gain: '{seat} gagne {card}.',
    replace: '{card} cède la place : {seat} a un nouveau Dirigeant.',
    remove: '{seat} se sépare de {card}.',
    draw: '{by} révèle {card} pour {seat}.',
    reveal: '{card} arrive au marché.',
    take: '{card} rapporte {tokens} du Stock à {seat}.',
    take_reserve: '{card} rapporte {tokens} de la Réserve à {seat}.',
    nothing: '{card} ne trouve pas de cible.',
    attack: '{seat} attaque avec {card}, force {strength}.',
    khan: '{card} prend {tokens} du Stock pour {seat}.',
    pacifist: '{seat} est en paix : {card} n’attaque pas.',
    steal: '{seat} prend {tokens} à {target}.',
    lose: '{target} perd {lost} à cause de {card} ({seat}).',
    communism: '{card} : chacun a maintenant {tokens}, il en reste {supply} au Stock.',
    outdated: '{card} est périmée à l’âge {age} et s’en va.',
    banker_leaves: 'La carte du Banquier, {card}, s’en va ; {tokens} au Stock.',
    banker: 'Le Banquier investit {tokens} dans {card}.',
    pass: '{seat} renonce à l’action bonus.',
    future: 'Le Futur est arrivé : la partie se termine avec ce tour.',
    stall: 'Ni investissement ni carte gagnée depuis {turns} tours : la partie se termine.',
    end: 'La partie est terminée.',
  },
  decisions: {
    action: 'Choisissez votre action : investir, achever, rafler, activer ou récolter.',
    keep: 'Choisissez la carte de départ que vous gardez ; l’autre quitte le jeu.',
    bonus: 'Action bonus : investissez, raflez ou passez.',
    bank: 'Choisissez la carte dans laquelle le Banquier investit.',
    take: '{card} : choisissez la carte du marché que vous gagnez.',
    target: '{card} : choisissez qui vous attaquez.',
    discard: '{card} : choisissez ce que perd {target}.',
    stake: 'Choisissez combien de jetons vous ajoutez sur {card}.',
  },
  places: {
    removed: 'hors du jeu',
    deck: 'dans la pioche',
    market: 'au marché',
    dealt: 'une carte de départ encore en main',
    nation: 'dans la nation de {seat}',
  },
  sentences: {
    place: 'Placez {tokens} sur {card}.',
    placeMore: 'Placez {tokens} sur {card} et choisissez combien vous en ajoutez.',
    complete: '{stake} au Stock, {bonus} en retour pour {count} {icon}, et gagnez {card}.',
    snipeBanker: 'Payez {price} au Stock et gagnez {card}.',
    snipe: 'Payez {price} à {seat} et gagnez {card}.',
    take: 'Gagnez {card} : {effect}',
    keep: 'Gardez {card} comme carte de départ.',
    bank: 'Le Banquier place {tokens} sur {card}.',
    attack: 'Attaquez {seat}, force {strength}.',
    pass: 'Renoncez à l’action bonus.',
    harvestMore: 'Ajoutez {sown} au Stock, qui en compte alors {supply} ; prenez-en {half}, et {lacking} de plus jusqu’au numéro de l’âge.',
    harvest: 'Ajoutez {sown} au Stock, qui en compte alors {supply} ; prenez-en {half}.',
    discard: '{seat} perd {card}.',
    over: 'La partie est terminée.',
    asked: 'C’est un autre choix qui est demandé. {decision}',
    noPassing: 'On ne peut pas passer ; récolter est toujours possible.',
    investedAlready: 'Vous avez un investissement en cours dans {own} ; achevez-le d’abord.',
    noTokens: 'Vous n’avez aucun jeton à investir.',
    notOnMarket: '{card} est {where}, pas au marché.',
    investedYou: 'Vous avez déjà investi dans {card}.',
    investedBanker: 'Le Banquier a déjà investi dans {card}.',
    investedBy: '{seat} a déjà investi dans {card}.',
    tooManyMore: 'Vous avez {held} ; vous ne pouvez pas en placer plus de {most}.',
    tooMany: 'Vous avez {held} ; vous ne pouvez pas en placer {amount}.',
    noInvestment: 'Vous n’avez aucun investissement en cours à achever.',
    otherInvestment: 'Votre investissement est dans {own}, pas dans {card}.',
    snipeNotInvested: 'Personne n’a investi dans {card} ; on ne peut rafler que la carte d’un adversaire.',
    snipeOwn: '{card} est votre propre investissement ; achevez-le plutôt.',
    snipeTooDear: '{card} porte {stake} ; vous avez {held}.',
    notYours: '{card} est {where}, pas dans votre nation.',
    noTurnAction: '{card} n’a pas d’action de tour.',
    covered: '{card} est recouverte par {cover}.',
    cannotDiscard: 'Vous ne pouvez pas payer {card} : vous n’avez pas de carte {type} à défausser.',
    cannotPay: 'Vous ne pouvez pas payer {card} : cela coûte {cost} et vous avez {held}.',
    noTarget: '{card} ne rapporterait rien : il n’y a pas de carte qui convienne.',
    takeInvestedYou: 'Vous avez investi dans {card} ; un effet ne peut pas la gagner.',
    takeInvestedBanker: 'Le Banquier a investi dans {card} ; un effet ne peut pas la gagner.',
    takeInvestedBy: '{seat} a investi dans {card} ; un effet ne peut pas la gagner.',
    takeWrongType: '{card} est une carte {type}, que {about} ne permet pas de gagner.',
    noSuchSeat: 'Il n’y a pas de joueur {seat} dans cette partie.',
    self: 'Vous ne pouvez pas vous attaquer vous-même.',
    peaceful: 'Aucune attaque n’atteint {seat}, qui a un pacifiste.',
    notWeaker: '{seat} a une force de {theirs}, pas moins que vous ({yours}).',
    nothingToLose: '{seat} n’a rien que {about} puisse prendre ; une autre cible, si.',
    cannotLose: '{about} ne peut pas prendre {card} à {seat}.',
    notDealt: 'Vous n’avez pas reçu {card}.',
    bankInvestedYou: 'Vous avez investi dans {card} ; il faut une autre carte au Banquier.',
    bankInvestedBanker: 'Le Banquier a investi dans {card} ; il lui faut une autre carte.',
    bankInvestedBy: '{seat} a investi dans {card} ; il faut une autre carte au Banquier.',
    emptyMove: 'Un texte vide n’est pas un coup ; {usage}.',
    noMove: '« {text} » n’est pas un coup ; {usage}.',
    noCardHint: 'Il n’y a pas de carte « {text} » ; vouliez-vous dire « {hint} » ?',
    noCard: 'Il n’y a pas de carte « {text} ».',
    noAmount: '« {text} » n’est pas un nombre de jetons ; c’est 1 à {most}, ou {most2}+ pour davantage.',
    firstEdition: 'La première édition est pour 3 à 5 joueurs ; la deuxième a des règles pour 2 (FOH-O1).',
    literal: 'Le glossaire littéral est celui de la deuxième édition (FOH-O3).',
    oneCulture: '{count} icône de culture',
    culture: '{count} icônes de culture',
    oneOther: '{count} autre icône, 1 point toutes les 2',
    other: '{count} autres icônes, 1 point toutes les 2',
    activate: '{card} : {effect}',
  },
  banker: 'le Banquier',
  facts: {
    tokens: 'Jetons',
    attack: 'Force en attaque',
    defense: 'Force en défense',
    snipers: 'Adversaires qui pourraient rafler votre investissement',
  },
  quoted: (name) => `« ${name} »`,
  tokens,
  icon: (icon) => icons[icon],
  type: (type) => types[type],
  effect,
}

export default voiceOf(french)
