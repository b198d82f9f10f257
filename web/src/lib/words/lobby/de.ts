/** Was die Lobby sagt und ein Tisch vor dem Spiel, auf Deutsch. */

import { many } from '../../languages/tools'
import type { LobbyWords } from './en'

export default {
  games: 'Spiele',
  playNow: 'Jetzt spielen',
  youAnd: (others, together) =>
    others === 0 ? 'allein' : `du und ${together ? many(others, 'Gefährte', 'Gefährten') : many(others, 'Bot', 'Bots')}`,
  friends: 'Mit Freunden',
  friendsText: 'ein Link für alle',
  hotSeat: 'Ein Gerät',
  hotSeatText: 'wird weitergereicht',
  playersFrom: (least, most) => (least === most ? `${least} Spieler` : `${least} bis ${most} Spieler`),
  minutes: (least, most) => (least === most ? `${least} Min.` : `${least} bis ${most} Min.`),
  weights: ['sehr leicht', 'leicht', 'mittel', 'anspruchsvoll', 'schwer'],
  weight: 'Anspruch',
  together: 'alle gemeinsam',
  learn: 'Lernen',
  choose: 'Plätze und Optionen wählen',
  starting: 'Der Tisch wird gedeckt ...',

  yourGames: 'Deine Spiele',
  waiting: 'Tische, die auf Mitspieler warten',
  waitingFor: (name) => `wartet auf ${name}`,

  companion: 'Gefährte',
  withCompanions: 'Mit Gefährten spielen',

  madeUp: [
    'Flinke Schwalbe', 'Ruhiger Kranich', 'Kühner Dachs', 'Frohe Elritze', 'Weiser Schwan', 'Schnelle Amsel', 'Liebes Teichhuhn', 'Schlauer Hecht',
    'Helle Eintagsfliege', 'Tapferer Silberreiher', 'Kluge Wühlmaus', 'Glücksmolch', 'Wendiger Nerz', 'Stolzer Haubentaucher', 'Sanfter Storch', 'Froher Lachs',
  ],

  invite: 'Alle einladen',
  inviteText: 'Ein Link für den ganzen Tisch: Wer ihn öffnet, wählt einen freien Platz.',
  groupLink: 'Link für alle',
  copyGroup: 'Link für alle kopieren',
  qr: 'QR-Code des Links für alle',
  qrText: 'Oder mit einem Handy scannen.',
  seatLinks: 'Ein Link für jeden Platz',
  localNetwork: (host) => `${host} kann nur dieser Rechner öffnen; deshalb hat der Link die Adresse dieses Rechners in deinem Heimnetz.`,
  localUnknown: (host) => `${host} kann nur dieser Rechner öffnen. Andere brauchen stattdessen die Adresse dieses Rechners in deinem Heimnetz.`,
  localOnly: (host) => `${host} kann nur dieser Rechner öffnen: Der Server lauscht nicht in deinem Netz. Starte ihn so, dann gilt der Link auch für andere:`,

  sitHere: 'Hier sitzen',
  fill: (together) => (together ? 'Gefährten dazu' : 'Bot dazu'),
  fillAll: (together) => (together ? 'Mit Gefährten auffüllen und beginnen' : 'Mit Bots auffüllen und beginnen'),
  freeIt: 'Freigeben',
  strength: 'Stärke',

  wrongLink: 'Dieser Link gilt nicht für diesen Tisch.',
  wrongLinkText: 'Vielleicht fehlt ein Teil. Lass ihn dir noch einmal geben, oder schau zu.',
  usedLink: 'Auf dem Platz dieses Links sitzt schon jemand.',
  fullLink: 'An diesem Tisch sind alle Plätze besetzt.',
  begunLink: 'Das Spiel hat begonnen, alle Plätze sind besetzt.',
  watchText: 'Du kannst zuschauen.',
  watch: 'Zuschauen',
  watchersWrite: 'Wer zuschaut, darf im Chat schreiben',
} satisfies LobbyWords
