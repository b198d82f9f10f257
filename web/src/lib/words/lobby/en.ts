/** What the lobby says, and a table before its game, in English; every other catalogue has its shape. */

import { many } from '../../languages/tools'

export const lobbyWords = {
  // The games
  games: 'Games',
  playNow: 'Play now',
  /** Who sits with you: a number of bots, or of companions where all win together. */
  youAnd: (others: number, together: boolean) =>
    others === 0 ? 'on your own' : `you and ${together ? many(others, 'companion', 'companions') : many(others, 'bot', 'bots')}`,
  friends: 'With friends',
  friendsText: 'one link for all',
  hotSeat: 'Hot-seat',
  hotSeatText: 'one device',
  playersFrom: (least: number, most: number) => (least === most ? many(least, 'player', 'players') : `${least} to ${most} players`),
  minutes: (least: number, most: number) => (least === most ? `${least} min` : `${least} to ${most} min`),
  weights: ['very light', 'light', 'medium', 'demanding', 'heavy'],
  weight: 'Weight',
  together: 'all together',
  learn: 'Learn it',
  choose: 'Choose seats and options',
  starting: 'Setting the table ...',

  // Tables
  yourGames: 'Your games',
  waiting: 'Tables waiting for players',
  waitingFor: (name: string) => `waiting for ${name}`,

  // Bots where all win together
  companion: 'Companion',
  withCompanions: 'Play with companions',

  // Names nobody chose: animals of the river
  madeUp: [
    'Swift Swallow', 'Calm Crane', 'Bold Badger', 'Merry Minnow', 'Wise Swan', 'Quick Dipper', 'Kind Moorhen', 'Sly Pike',
    'Bright Mayfly', 'Brave Egret', 'Clever Vole', 'Lucky Newt', 'Nimble Mink', 'Proud Grebe', 'Gentle Stork', 'Happy Salmon',
  ],

  // Inviting
  invite: 'Invite everyone',
  inviteText: 'One link for the whole table: whoever opens it chooses a free seat.',
  groupLink: 'Link for everyone',
  copyGroup: 'Copy the link for everyone',
  qr: 'QR code of the link for everyone',
  qrText: 'Or scan this with a phone.',
  seatLinks: 'A link for each seat',
  localNetwork: (host: string) => `Only this machine can open ${host}, so the link has this machine’s address in your home network.`,
  localUnknown: (host: string) => `Only this machine can open ${host}. Others need this machine’s address in your home network in its place.`,
  localOnly: (host: string) => `Only this machine can open ${host}: the server doesn’t listen on your network. Start it with this, and the link works for others too:`,

  // Seats before the game
  sitHere: 'Sit here',
  fill: (together: boolean): string => (together ? 'Add a companion' : 'Add a bot'),
  fillAll: (together: boolean): string => (together ? 'Fill with companions and start' : 'Fill with bots and start'),
  freeIt: 'Free',
  strength: 'Strength',

  // Links that open nothing
  wrongLink: 'This link isn’t valid for this table.',
  wrongLinkText: 'Part of it may be missing. Ask for it again, or watch.',
  usedLink: 'Somebody already sits in the seat of this link.',
  fullLink: 'All seats at this table are taken.',
  begunLink: 'The game has begun, and all seats are taken.',
  watchText: 'You can watch.',
  watch: 'Watch',
  watchersWrite: 'Watchers may write in the chat',
}

export type LobbyWords = typeof lobbyWords
