/** Ce que disent le salon et une table avant la partie, en français. */

import { many } from '../../languages/tools'
import type { LobbyWords } from './en'

export default {
  games: 'Jeux',
  playNow: 'Jouer',
  youAnd: (others, together) =>
    others === 0 ? 'en solo' : `vous et ${together ? many(others, 'compagnon', 'compagnons') : many(others, 'bot', 'bots')}`,
  friends: 'Entre amis',
  friendsText: 'un lien pour tous',
  hotSeat: 'Un seul appareil',
  hotSeatText: 'qu’on se passe',
  playersFrom: (least, most) => (least === most ? many(least, 'joueur', 'joueurs') : `${least} à ${most} joueurs`),
  minutes: (least, most) => (least === most ? `${least} min` : `de ${least} à ${most} min`),
  weights: ['très léger', 'léger', 'moyen', 'exigeant', 'lourd'],
  weight: 'Complexité',
  together: 'tous ensemble',
  learn: 'Apprendre',
  choose: 'Choisir les places et les options',
  starting: 'On met la table ...',

  yourGames: 'Vos parties',
  waiting: 'Tables qui attendent des joueurs',
  waitingFor: (name) => `on attend ${name}`,

  companion: 'Compagnon',
  withCompanions: 'Jouer avec des compagnons',

  madeUp: [
    'Hirondelle vive', 'Grue calme', 'Blaireau hardi', 'Vairon gai', 'Cygne sage', 'Cincle vif', 'Poule d’eau aimable', 'Brochet rusé',
    'Éphémère claire', 'Aigrette brave', 'Campagnol malin', 'Triton chanceux', 'Vison agile', 'Grèbe fier', 'Cigogne douce', 'Saumon joyeux',
  ],

  invite: 'Inviter tout le monde',
  inviteText: 'Un seul lien pour toute la table : qui l’ouvre choisit une place libre.',
  groupLink: 'Lien pour tous',
  copyGroup: 'Copier le lien pour tous',
  qr: 'Code QR du lien pour tous',
  qrText: 'Ou scannez ceci avec un téléphone.',
  seatLinks: 'Un lien par place',
  localNetwork: (host) => `Seule cette machine peut ouvrir ${host} ; le lien porte donc son adresse dans votre réseau domestique.`,
  localUnknown: (host) => `Seule cette machine peut ouvrir ${host}. Aux autres, il faut à la place son adresse dans votre réseau domestique.`,
  localOnly: (host) => `Seule cette machine peut ouvrir ${host} : le serveur n’écoute pas sur votre réseau. Lancez-le ainsi, et le lien vaudra aussi pour les autres :`,

  sitHere: 'S’asseoir ici',
  fill: (together) => (together ? 'Ajouter un compagnon' : 'Ajouter un bot'),
  fillAll: (together) => (together ? 'Compléter avec des compagnons et commencer' : 'Compléter avec des bots et commencer'),
  freeIt: 'Libérer',
  strength: 'Force',

  wrongLink: 'Ce lien ne vaut pas pour cette table.',
  wrongLinkText: 'Il en manque peut-être un bout. Redemandez-le, ou regardez la partie.',
  usedLink: 'La place de ce lien est déjà prise.',
  fullLink: 'Toutes les places de cette table sont prises.',
  begunLink: 'La partie a commencé et toutes les places sont prises.',
  watchText: 'Vous pouvez regarder.',
  watch: 'Regarder',
  watchersWrite: 'Qui regarde peut écrire dans la discussion',
} satisfies LobbyWords
