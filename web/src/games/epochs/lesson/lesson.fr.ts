/** What the lesson of Epochs says, in French. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  civilization: 'Choisir une civilisation',
  civilizationAsk: 'Vous avez reçu deux plateaux. Choisissez-en un : vous débloquerez ses capacités plus tard.',
  civilizationDone: 'Personne ne voit votre choix avant que tous aient choisi.',
  civilizationWrong: 'Choisissez l’un des deux.',
  reveal: 'Révéler une tuile',
  revealAsk: 'Chaque tour commence sur la carte. Appuyez sur une tuile cachée pour la retourner, et choisissez son orientation.',
  revealDone: 'Cinq terrains, des trésors, des camps barbares, des villes neutres : le monde grandit tuile par tuile.',
  revealWrong: 'Révélez d’abord une tuile.',
  plan: 'Inventer',
  planAsk: 'Jouez une carte de votre main : inventez-la, et votre voisin de gauche et vous recevez sa prime de lancement. Choisissez une carte et inventez-la.',
  planDone: 'Sa capacité est à vous jusqu’à la fin ; une action suit. Recouvrir une carte du marché en donne deux.',
  planWrong: 'C’est possible, mais cette fois inventez une carte de votre main.',
  expand: 'S’étendre',
  expandAsk: 'Votre première action prend un territoire. Appuyez sur un hexagone qui brille et payez 1 nourriture.',
  expandDone: 'Le territoire est à vous et apporte de l’offre. Désormais, les nouveaux doivent toucher ce qui est à vous.',
  expandWrong: 'Utile plus tard. Prenez maintenant un territoire.',
  research: 'Rechercher',
  researchAsk: 'La science paie la recherche. Prenez la ligne suivante de votre piste, récompense de gauche ou de droite.',
  researchDone: 'L’or remplace la science qui manque, comme la nourriture et la production.',
  researchWrong: 'Une bonne action, mais choisissez la recherche.',
  government: 'Changer de régime',
  governmentAsk: 'Vous avez assez de culture pour un autre régime. Choisissez-en un : il ne coûte que l’action.',
  governmentDone: 'Plus de villes, un autre ordre, et une récompense immédiate.',
  governmentWrong: 'Possible, mais un meilleur régime attend.',
  wonder: 'Bâtir une merveille',
  wonderAsk: 'La production bâtit des merveilles. Bâtissez celle du marché que vous pouvez payer.',
  wonderDone: 'Sa récompense arrive aussitôt : surtout de la culture, et ce que dit la carte.',
  wonderWrong: 'Gardez cela : la merveille est à portée.',
  city: 'Bâtir une ville',
  cityAsk: 'Une ville se dresse à un coin entre vos territoires. Appuyez sur le coin qui brille.',
  cityDone: '4 points et de la demande ; mais à la fin de chaque époque, une ville doit être nourrie.',
  cityWrong: 'Pas mal, mais bâtissez la ville.',
}

export default words
