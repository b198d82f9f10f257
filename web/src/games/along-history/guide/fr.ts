/** Ce que dit le guide : le titre et le texte de chaque conseil. */

import type { GuideWords } from './en'

const french: GuideWords = {
  initiation: 'Une première partie : l’Initiation',
  initiationText: 'Ni Accomplissements ni décadence : chacun commence avec des jetons de valeur 1, 3 et 5, que les guerres peuvent voler. L’âge finit avec la manche où quelqu’un obtient sa 8e carte.',
  goal: 'Votre Civilisation',
  goalText: 'Acquérez des cartes : chacune vaut ses PV, recouverte ou non. Les jetons ajoutent leur valeur, et chaque bonus d’une carte recouverte coûte 2 points à la fin de l’âge.',
  row: 'Vos événements',
  rowText: 'Une carte coûte de la Population et une sorte de Ressource. Ce qui brille est à votre portée : appuyez dessus et le paiement est posé. Le pied des autres dit ce qui manque.',
  dice: 'Les dés',
  diceText: 'Les dés verts sont la Population, le bleu une Ressource. Les faces rouges ne servent qu’à vous, joueur actif : ×2 double un dé, Guerre permet une guerre, Relance et Âge d’or font ce qu’ils disent. Un dé paie en entier.',
  pawns: 'Les pions Résultat',
  pawnsText: 'Vous jouez avec les résultats verts et bleus du joueur actif, tous à nouveau. Un pion paie comme un dé, ou se retourne pour échanger une carte. Ni relance ni faces rouges pour vous.',
  calamity: 'Une Calamité',
  calamityText: 'Elle brûle comme une mèche : à la fin de votre tour de joueur actif, elle frappe et détruit ce qu’elle dit. Résolvez-la comme une carte, passez-la par un échange, ou ayez la carte qui protège.',
  reroll: 'Relancer',
  rerollText: 'Écartez un dé quelconque pour en relancer un autre, autant de fois que vous voulez. Les chances sont à côté. La face Relance permet d’en relancer autant que vous voulez.',
  swap: 'Échanger',
  swapText: 'Écartez un dé ou retournez un pion pour donner un de vos événements et en prendre un. Personne ne peut refuser. Certaines Calamités ne s’échangent pas.',
  bonus: 'Les bonus',
  bonusText: 'Une carte non recouverte peut être inclinée une fois par tour pour payer avec ses bonus. Elle est redressée au début de votre prochain tour, ou par un Âge d’or.',
  universal: 'Ressources universelles',
  universalText: 'Vous pouvez en avoir deux. L’une vaut 3 Population, ou 1 Ressource de n’importe quelle sorte, ou une guerre. Si aucune carte n’entre dans votre Civilisation pendant votre tour, vous en gagnez une.',
  war: 'La guerre',
  warText: 'Choisissez qui attaquer et quelle Population incliner. Chacun lance trois dés verts ; si vous gagnez, vous prenez son plus haut jeton qui ne dépasse pas la différence.',
  defend: 'Attaqué',
  defendText: 'Vous voyez l’attaque avant de choisir. Les cartes inclinées ajoutent leur Population, mais le restent jusqu’à votre prochain tour. À égalité, vous tenez.',
  counter: 'Accomplissements',
  counterText: 'Avancez le long des lignes, par les cases vides, et prenez un jeton dont vous remplissez la condition. Vous pouvez aussi reculer d’une case, ou rester.',
  decadence: 'Décadence',
  decadenceText: 'Un jeton pris sur le plateau vous oblige à glisser une carte sous une autre. Elle garde son type et ses PV ; son bonus et son effet dorment, et chaque bonus coûte 2 points.',
  heritage: 'Héritage',
  heritageText: 'Les bonus de l’âge passé : une telle carte par tour peut aider à payer, puis quitte la partie.',
  ending: 'L’âge touche à sa fin',
  endingText: 'Cette manche se joue jusqu’au bout ; puis chacun compte ses points.',
  why: 'Pourquoi est-ce interdit ?',
  whyText: 'Si quelque chose est impossible, appuyez dessus : la réponse nomme la règle. Appuyez sur son numéro pour la lire.',
}

export default french
