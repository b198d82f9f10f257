/** Ce qui est dit des absents et de ce que quelqu’un a écrit, en français. */

import type { NoticeWords } from './notices.en'

const french: NoticeWords = {
  push: 'Aussi quand la page est fermée',
  pushHelp: 'Envoie vos tours et la fin de vos parties à cet appareil, par le service push de votre navigateur. Rien n’arrive tant que vous êtes à la table.',
  obstacles: {
    denied: 'Votre navigateur bloque les notifications de cette page. Autorisez-les d’abord dans les paramètres du site.',
    impossible: 'Ce navigateur ne peut rien recevoir quand la page est fermée. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.',
    server: 'Ce serveur n’envoie pas de notifications.',
    failed: 'Le service push de votre navigateur est injoignable. Réessayez plus tard.',
  },
  webhook: 'Prévenir un autre programme (webhook)',
  webhookHelp: 'Quand vient le tour de quelqu’un d’absent et quand la partie est terminée, un message JSON signé est envoyé à cette adresse https.',
  webhookAddress: 'Adresse du webhook',
  webhookSave: 'Définir le webhook',
  webhookSet: (host) => `Les messages vont à ${host}.`,
  webhookFailed: (times) => (times === 1 ? 'Le dernier n’a pas été accepté.' : `Les ${times} derniers n’ont pas été acceptés.`),
  webhookSecret: 'Secret du webhook',
  webhookSecretHelp: 'Les messages sont signés avec ce secret. Copiez-le maintenant : il ne sera plus affiché.',
  webhookRemove: 'Supprimer le webhook',
  replacedYou: 'Vous n’avez pas joué depuis longtemps\u00a0: un bot joue pour vous.',
  takeAgain: 'Reprendre votre place',
  askBot: (name) => `Un bot doit-il jouer pour ${name}\u00a0?`,
  askYou: 'On demande aux autres si un bot doit jouer pour vous. Jouez, et vous gardez votre place.',
  askClaim: (who, name) => `${who} voudrait reprendre la place de ${name}.`,
  agree: 'D’accord',
  disagree: 'Pas d’accord',
  isAway: (name) => `${name} n’est plus là depuis un moment.`,
  isIdle: (name) => `${name} a la page ouverte, mais n’a pas joué depuis longtemps.`,
  silence: 'Après deux minutes, un oui vaut aussi pour ceux qui n’ont pas répondu.',
  letBot: (name) => `Laisser un bot jouer pour ${name}`,
  botFor: (name) => `${name} n’est pas là\u00a0; un bot joue à sa place.`,
  claim: (name) => `Demander la place de ${name}`,
  aboutWords: (name) => `Masquer ou signaler ${name}`,
  mute: (name) => `Masquer ${name}`,
  unmute: (name) => `Afficher ${name} de nouveau`,
  report: 'Signaler',
  reportTitle: 'Signaler ce message',
  reportHelp: 'La personne qui gère ce serveur lira le message et votre motif. Personne à la table n’en saura rien.',
  reportReason: 'Motif (facultatif)',
  reportSend: 'Envoyer',
  reported: 'Signalé.',
}

export default french
