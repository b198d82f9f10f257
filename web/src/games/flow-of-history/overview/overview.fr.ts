/** The Flow of History on one page, in French. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Bâtissez la nation la plus cultivée. À chaque tour, vous faites une seule chose ; le marché, le Stock et tous les investissements sont visibles.',
  market: 'Le marché',
  marketText: 'Cinq cartes (six à cinq joueurs) sont visibles. Chacune a un type, un effet et un bandeau d’icônes. Elles viennent des âges anciens vers les nouveaux.',
  invest: 'Investir, puis finaliser',
  investText: 'Posez des jetons sur une carte. Lors d’un tour suivant, finalisez-la : les jetons vont au Stock, vous prenez un bonus selon vos icônes, et la carte est à vous.',
  snipe: 'Souffler',
  snipeText: 'Payez à un adversaire autant de jetons qu’il y en a sur sa carte : elle est aussitôt à vous. Il prend aussi une part du Stock.',
  harvest: 'Récolter',
  harvestText: 'Plus de jetons ? Vos icônes de récolte remplissent le Stock, puis vous en prenez la moitié, et au moins jusqu’au numéro de l’âge.',
  nation: 'Votre nation',
  nationText: 'Les cartes d’un même type s’empilent : seul l’effet du dessus agit, mais tous les bandeaux comptent. Un Dirigeant ; les Merveilles côte à côte.',
  attack: 'Les attaques',
  attackText: 'Une carte d’attaque agit quand vous la gagnez, contre qui est strictement plus faible : vos icônes d’attaque contre son attaque et sa défense réunies.',
  end: 'La fin',
  endText: 'Quand « Le Futur » apparaît, ce tour est le dernier. 1 point par icône de culture, 1 toutes les 2 autres icônes, plus les effets de décompte.',
}

export default words
