/** What the browser's tab says: whose turn it is comes first. */

import { words } from '../words'

class Attention {
  /** The page that is shown. */
  title = $state('')
  /** Whether someone waits for this person. */
  turn = $state(false)

  get line(): string {
    return [this.turn ? words.yourTurnTitle : '', this.title, words.name].filter(Boolean).join(' · ')
  }
}

export const attention = new Attention()
