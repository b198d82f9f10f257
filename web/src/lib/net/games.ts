/** The games in a language: asked for once, and early, since the lobby waits for them. */

import { api, type GameInWords } from './api'

const asked = new Map<string, Promise<GameInWords[]>>()

export function gamesIn(language: string): Promise<GameInWords[]> {
  let found = asked.get(language)
  if (!found) {
    found = api.gamesIn(language)
    found.catch(() => asked.delete(language))
    asked.set(language, found)
  }
  return found
}
