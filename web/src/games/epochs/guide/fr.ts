/** Ce que dit le guide : le titre et le texte de chaque conseil. */

import type { GuideWords } from './en'

const french: GuideWords = {
  civilization: 'Votre civilisation',
  civilizationText: 'Chacune a quatre capacités ; vous pouvez en débloquer deux dans la partie, à partir de l’époque imprimée. Personne ne voit votre choix avant que tous aient choisi.',
  goal: 'Ce qui compte',
  goalText: 'Culture, honneur, territoires, villes, or, chefs-d’œuvre, et ce que disent les cartes à la fin. Les étoiles montrent les points en l’état.',
  reveal: 'Une tuile de votre choix',
  revealText: 'Chaque tour commence par retourner une tuile. Cheval et fer au dos promettent l’un des deux. Les terres proches des vôtres valent mieux que les lointaines.',
  plan: 'Une carte par tour',
  planText: 'Inventez une carte : vous et votre voisin de gauche recevez la prime de lancement, et sa capacité est à vous ; puis vient une action. Ou recouvrez avec elle une carte du marché et faites deux actions. Trois fois chacun par époque.',
  expand: 'D’abord s’étendre',
  expandText: 'Votre première action prend un territoire n’importe où. Ensuite, un nouveau territoire touche ce qui est à vous. Les territoires apportent l’offre et ce qui s’y trouve.',
  action: 'Huit actions',
  actionText: 'Appuyez sur ce qui brille : un hexagone, un coin, une ville, une carte. Chaque case en dessous dit ce que coûte l’action, et pourquoi elle est impossible.',
  gold: 'L’or paie tout',
  goldText: 'L’or remplace nourriture, production et science, sauf si la pièce barrée est imprimée. La page propose le moins possible ; vous pouvez changer.',
  city: 'Les villes',
  cityText: 'Une ville demande toute la terre à son coin, et de la place jusqu’à la suivante. Elle vaut 4 points, crée de la demande et mange à la fin de chaque époque.',
  trade: 'Offre et demande',
  tradeText: 'Les territoires offrent, villes et comptoirs demandent. En fin d’époque, vous gagnez selon le plus bas des deux. Un comptoir dans la ville d’un autre joueur demande son accord et vous rapporte à tous deux.',
  government: 'Le régime',
  governmentText: 'Avec assez de culture, vous changez de régime : plus de villes, un autre ordre, et une récompense immédiate. Cela ne coûte que l’action.',
  upgrade: 'Les unités',
  upgradeText: 'Une nouvelle unité couvre l’ancienne et ne coûte que la différence ; ce qu’elle demande et que vous n’avez pas coûte plus. La flèche montre votre combat avec elle.',
  ready: 'Prêt pour la guerre',
  readyText: 'Les unités à solde ne se battent qu’une fois celle-ci payée : tout ou rien, jusqu’à votre prochain tour. Non prêtes, elles comptent 0, même en défense.',
  attack: 'Avant d’attaquer',
  attackText: 'Appuyez sur une cible : les deux sommes, les dés et la chance de chaque butin s’affichent. Les barbares peuvent toujours être attaqués ; joueurs et villes neutres seulement par les bellicistes, et les bellicistes par tous.',
  consent: 'On vous demande',
  consentText: 'Vous voyez ce que chacun reçoit. Après un non, vos villes sont fermées à ce joueur jusqu’à la fin de son tour.',
  free: 'Actions libres',
  freeText: 'Débloquez une capacité ou consommez des cubes pour changer une ressource, à tout moment de votre tour, aussi souvent que possible.',
  ending: 'L’époque se termine',
  endingText: 'En sept étapes : chefs-d’œuvre selon la culture, commerce, nourriture des villes, or pour le reste, barbares, cubes, et les bellicistes perdent de la culture. Les villes non nourries sont perdues.',
  why: 'Pourquoi est-ce interdit ?',
  whyText: 'Si quelque chose est impossible, appuyez dessus : la réponse nomme la règle. Appuyez sur le numéro d’une règle pour la lire.',
}

export default french
