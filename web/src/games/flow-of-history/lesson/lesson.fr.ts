/** What the lesson of The Flow of History says, in French. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  invest: 'Investir',
  investAsk: 'Une carte se gagne en deux temps. D’abord, investissez : appuyez sur « Les Pyramides » et posez-y 2 jetons ou plus.',
  investDone: 'Vos jetons restent sur la carte jusqu’à un tour suivant. Plus il y en a, plus il est cher de vous la prendre.',
  investWrong: 'C’est permis, mais prenez « Les Pyramides » avec au moins 2 jetons : cette Merveille rapporte des points par Merveille.',
  complete: 'Finaliser',
  completeAsk: 'Mira et Otto ont joué. Finalisez « Les Pyramides » : c’est votre action de ce tour.',
  completeDone: 'La carte est à vous. Vos 2 jetons sont allés au Stock, et 1 est revenu : la carte vérifie l’industrie, et vous aviez une icône d’industrie.',
  completeWrong: 'La récolte peut attendre. Finalisez avant qu’on ne vous souffle la carte.',
  snipe: 'Souffler',
  snipeAsk: 'Mira a posé 2 jetons sur le Temple. Vous en avez 4 : soufflez-le.',
  snipeDone: 'Vous avez payé 2 jetons à Mira et avez aussitôt le Temple, sans bonus. Elle a aussi pris la moitié du Stock : souffler nourrit la victime.',
  snipeWrong: 'C’est permis aussi, mais Mira finalisera le Temple. Appuyez dessus au marché et choisissez « Souffler ».',
  harvest: 'Récolter',
  harvestAsk: 'Il vous reste 1 jeton, et 7 sont au Stock. Récoltez.',
  harvestDone: 'Votre icône de récolte a ajouté 1 jeton de la Réserve ; sur 8 jetons, vous avez pris la moitié.',
  harvestWrong: 'Avec un seul jeton, n’importe qui vous souffle la carte. Remplissez d’abord votre bourse : récoltez.',
  cover: 'Les cartes recouvertes comptent',
  coverAsk: 'Finalisez la République. C’est un Gouvernement, comme votre carte de départ.',
  coverDone: 'La République recouvre votre carte de départ. Seul l’effet du dessus agit, mais les icônes des deux bandeaux comptent jusqu’à la fin.',
  coverWrong: 'On peut toujours récolter, mais votre investissement attend : finalisez la République.',
  attack: 'Attaquer',
  attackAsk: 'Finalisez « Guerriers », puis choisissez qui ils attaquent.',
  attackDone: 'Trois icônes d’attaque battent moins d’attaque et de défense réunies : vous avez pris 2 jetons. Vos Archers sont dessous, leur bandeau compte encore.',
  attackWrong: 'Pas maintenant : finalisez « Guerriers », la carte de votre investissement.',
  activate: 'Activer',
  activateAsk: 'Votre Dirigeant a une action de tour. Activez Ramsès II et prenez une Merveille du marché.',
  activateDone: 'Une Merveille sans investir ; le prix était le départ du Dirigeant. Les Merveilles ne se recouvrent jamais.',
  activateWrong: 'Possible, mais essayez votre Dirigeant : appuyez sur Ramsès II dans votre nation.',
  end: 'La fin',
  endAsk: 'Il reste une carte dans la pioche : « Le Futur ». Finalisez le Monastère et voyez ce qui se passe.',
  endDone: '« Le Futur » a comblé le vide : ce tour était le dernier. Chaque icône de culture vaut 1 point, 2 autres icônes 1 point, puis les effets de décompte comme « Les Pyramides ».',
  endWrong: 'Finalisez le Monastère : deux icônes de plus, et la partie se termine.',
}

export default words
