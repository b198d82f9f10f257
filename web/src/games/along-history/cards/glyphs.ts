/** The signs of the game as paths in a square of 24: goods, types, and small pictures for what one does. */

import type { Good, Type } from '../types'

export const PERSON = 'M12 3.7a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM4.8 20.2c0-5 3.1-7.9 7.2-7.9s7.2 2.9 7.2 7.9z'

/** Each good has its own outline, so that colour never stands alone. */
export const OUTLINES: Record<Good | 'ur', string> = {
  population: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  ingenuity: 'M12 .8l9.8 5.6v11.2L12 23.2 2.2 17.6V6.4z',
  strength: 'M2.6 2.4h18.8v9.4c0 5.4-3.8 9.2-9.4 11.4C6.4 21 2.6 17.2 2.6 11.8z',
  culture: 'M12 .4 23.6 12 12 23.6.4 12z',
  gold: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  ur: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
}

export const TYPE_SIGNS: Record<Type, string> = {
  terrain: 'M1.5 20 8.7 7.5l4 6.5 2.3-3.6L22.5 20z',
  character:
    'M12 8.5a6 6.5 0 1 1 0 13 6 6.5 0 0 1 0-13zm-2.6 5.3a1.1 1.1 0 1 0 .01 0zm5.2 0a1.1 1.1 0 1 0 .01 0zM9.3 17.8h5.4l-.9 1.3h-3.6zM6.2 8.5 4.5 3.8l3.9 2.9L12 1.8l3.6 4.9 3.9-2.9-1.7 4.7C16.2 7.5 14.2 7 12 7s-4.2.5-5.8 1.5z',
  progress:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.4 3.3a6.9 6.9 0 0 0-5.3 5.3h5.3zm2.8 0v5.3h5.3a6.9 6.9 0 0 0-5.3-5.3zm-8.1 8.1a6.9 6.9 0 0 0 5.3 5.3v-5.3zm8.1 0v5.3a6.9 6.9 0 0 0 5.3-5.3z',
  wonder: 'M1.8 5.5 22.2 4v4.7L1.8 9.5zM3.8 11l5-.2L9.3 21H3.3zM15.2 10.6l5-.2.5 10.6h-6z',
  calamity: 'M13.8 1 4 13.8h6.2L8.3 23 19.5 9.3h-6.7z',
}

/** Drawn with a line. */
export const PICTOGRAMS = {
  sword: 'M9.5 14.5 20 4M6 11.5l6.5 6.5M8.6 15.4 4 20',
  shield: 'M12 3l8 2.5V11c0 5-3.3 8.3-8 10-4.7-1.7-8-5-8-10V5.5z',
  star: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z',
  reroll: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 3.5v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20.5v-5h5',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  sun: 'M12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  check: 'M5 12.5l4.5 4.5L19 7',
  cards: 'M8 3h12v16H8zM16 21H6a2 2 0 0 1-2-2V7',
  tilt: 'M6 20 3.5 8.5 12 6.7 14.5 18zM16 4a7 7 0 0 1 4.5 5.5M20.7 5.7l-.2 3.8-3.6-1',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  users: 'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3.5 3.5 0 0 1 0 6.5M18 14c2.5.8 4 3 4 6',
  hill: 'M2 19h20M4 19l5-9 4 6 2-3 5 6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  chest: 'M3 10c0-3 2-5 4-5h10c2 0 4 2 4 5v9H3zM3 12h18M12 10v4',
}
export type Pictogram = keyof typeof PICTOGRAMS
