/** Ce que dit le guide, en français (vouvoiement ; mêmes termes que les catalogues). */

import type { GuideWords } from './en'

const french: GuideWords = {
  keep: 'Votre carte de départ',
  keepText:
    'Vous en avez reçu deux et en gardez une ; l’autre quitte le jeu. Les cartes de départ n’ont pas d’effet, mais les icônes de leur bandeau comptent d’ici à la fin.',
  goal: 'Votre nation',
  goalText:
    'Chaque carte que vous gagnez rejoint votre nation. À la fin, chaque icône de culture vaut 1 point, et toutes les autres icônes ensemble 1 point toutes les 2.',
  market: 'Le marché',
  marketText:
    'Ces cartes sont là pour tout le monde. On en gagne une en deux temps, le plus souvent : investir dedans, puis la finaliser lors d’un tour suivant. Les vides sont comblés depuis la pioche à la fin d’un tour.',
  action: 'Une action par tour',
  actionText: 'Investir, finaliser, souffler, activer ou récolter : une seule de ces actions. On ne peut pas passer, mais on peut toujours récolter.',
  invest: 'Investir',
  investText:
    'Placez 1 ou plusieurs jetons sur une carte dans laquelle personne n’a investi. Ils y restent : impossible d’en ajouter ou d’en retirer ensuite. Vous ne pouvez avoir qu’un investissement à la fois.',
  running: 'Votre investissement est en cours',
  runningText:
    'Lors de n’importe quel tour suivant, vous pouvez le finaliser : ce sera votre action. D’ici là, un adversaire qui a au moins autant de jetons qu’il y en a sur la carte peut la souffler : plus de jetons la protègent mieux.',
  complete: 'Finaliser, et le bonus',
  completeText:
    'Les jetons de votre carte vont au Stock. En bonus, vous reprenez des jetons du Stock, tant qu’il en a : 1 pour chaque icône que vous avez déjà du genre que vérifie cette carte. Puis la carte est à vous.',
  effects: 'Ce que font les cartes',
  effectsText:
    'Les effets immédiats et d’attaque ont lieu une fois, quand la carte est gagnée. Les permanents agissent tant que rien ne recouvre la carte, les actions de tour quand vous les activez, les effets de décompte à la fin.',
  supply: 'Stock et Réserve',
  supplyText:
    'Les jetons qui ne sont payés à personne vont au Stock ; les bonus et les parts en sortent, et il peut s’épuiser. La Réserve jamais, mais elle ne donne que pour la récolte et là où une règle la nomme.',
  harvest: 'Récolter',
  harvestText:
    'Pour chacune de vos icônes de récolte, 1 jeton passe de la Réserve au Stock. Puis vous prenez la moitié du Stock, arrondie à l’inférieur. S’il vous reste moins de jetons que le numéro de l’âge, vous recevez la différence.',
  snipe: 'Souffler',
  snipeText:
    'Prenez une carte à l’adversaire qui y a investi : payez-lui autant de jetons qu’il y en a dessus, et gagnez-la aussitôt, sans bonus. Les jetons de la carte vont au Stock, où l’investisseur prend une part.',
  sniped: 'On vous a soufflé une carte',
  snipedText:
    'Vous avez reçu autant de jetons qu’il y en avait sur votre carte. Du Stock, vous avez aussi pris 1 jeton pour chacune de vos icônes de commerce, puis la moitié du reste. Vous pouvez de nouveau investir.',
  banked: 'La carte du Banquier',
  bankedText:
    'Personne ne peut y investir, mais on peut la souffler : payez autant de jetons qu’il y en a dessus, tous au Stock, et gagnez-la aussitôt. Si personne ne le fait, elle quitte le jeu à la fin du tour.',
  bonus: 'Encore une action, si vous voulez',
  bonusText: 'À deux joueurs, finaliser donne aussitôt droit à une action bonus : investir ou souffler. Vous pouvez aussi passer.',
  bank: 'Une carte pour le Banquier',
  bankText:
    'À deux joueurs, vous finissez votre tour en choisissant une carte pour le Banquier, qui y place la moitié du Stock, au moins le numéro de l’âge. Votre adversaire peut la souffler ; sinon elle quitte le jeu à la fin de son tour.',
  take: 'Une carte par un effet',
  takeText: 'Vous gagnez une carte du marché sans investir, mais seulement une carte dans laquelle personne n’a investi. Ce qu’elle fait quand on la gagne a lieu aussi.',
  target: 'Attaquer',
  targetText:
    'Votre force est le nombre de vos icônes d’attaque ; tous les autres se défendent avec attaque et défense réunies. Vous ne pouvez attaquer que quelqu’un de strictement plus faible.',
  discard: 'Ce qui est perdu',
  discardText: 'L’attaquant choisit. Une carte du dessus perdue découvre celle d’en dessous, dont l’effet permanent agit de nouveau.',
  raided: 'On vous a attaqué',
  raidedText: 'L’attaquant avait plus d’icônes d’attaque que vous d’icônes d’attaque et de défense réunies. Davantage des unes ou des autres vous protège.',
  covered: 'Les cartes recouvertes comptent encore',
  coveredText:
    'Les cartes d’un même type se posent l’une sur l’autre, la plus récente dessus. Seul l’effet de la carte du dessus agit, mais les icônes de tous les bandeaux comptent.',
  activate: 'Activer',
  activateText:
    'L’une de vos cartes a une action de tour. L’utiliser est votre action du tour ; tant qu’elle reste à vous et n’est pas recouverte, vous pourrez recommencer aux tours suivants.',
  leader: 'Un seul Dirigeant',
  leaderText: 'Vous avez de la place pour un Dirigeant. Un nouveau retire l’ancien du jeu, avec ses icônes et son effet.',
  wonder: 'Les Merveilles',
  wonderText: 'Les Merveilles se tiennent côte à côte. Aucune n’en recouvre une autre : tous leurs effets agissent.',
  age: 'Les âges passent',
  ageText:
    'L’âge en cours est le plus élevé au marché ou dans une nation. À la fin d’un tour, les cartes plus vieilles de deux âges ou davantage quittent le marché, sauf si quelqu’un y a investi.',
  future: 'La fin approche',
  futureText: '« Le Futur » est la dernière carte de la pioche. Quand il arrive au marché ou dans une nation, la partie se termine avec ce tour : personne n’en aura d’autre.',
  scoring: 'Comment on compte les points',
  scoringText:
    '1 point par icône de culture, 1 toutes les 2 icônes d’autres sortes réunies, et ce que rapportent les effets de décompte non recouverts. Les effets marqués sans effet au décompte n’agissent plus alors ; les bandeaux comptent toujours.',
  undo: 'Annuler le coup',
  undoText: 'Vous pouvez annuler votre dernier coup. Dès qu’il a montré du nouveau à quelqu’un, ou qu’une autre personne a joué, les autres doivent être d’accord.',
  why: 'Pourquoi est-ce interdit ?',
  whyText: 'Quand quelque chose est impossible, demandez pourquoi : la réponse nomme la règle. Touchez le numéro d’une règle pour la lire.',
}

export default french
