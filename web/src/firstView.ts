/** All that the first view needs, asked for at once, so that the page is drawn once and whole instead of part by part. */

import { boardOf } from './games'
import { api, askEarly } from './lib/net/api'
import type { Route } from './lib/browser/route'
import { needGame } from './lib/sentences'

/** The milliseconds for which nothing is drawn: whoever has a slow connection sees early that something comes. */
const PATIENCE = 500
/** What all words are set in. A browser loads a font when a word needs it, and then lays out the whole page again. */
const FONTS = ["1em 'Inter Variable'", "1em 'Fraunces Variable'"]

/** Resolves when the page can be drawn. What goes wrong here is told by who asks for it again. */
export function firstView(route: Route): Promise<unknown> {
  const fonts = FONTS.map((font) => document.fonts.load(font))
  const late = new Promise((settle) => setTimeout(settle, PATIENCE))
  const all = Promise.allSettled([...fonts, route.page === 'table' ? tableOf(route.id) : null])
  return Promise.race([all, late])
}

async function tableOf(id: string): Promise<void> {
  const [first, ...rest] = askEarly(() => [api.firstLook(id), api.me(), api.moves(id), api.catalogue(id)] as const)
  const { game } = (await first).table
  await Promise.all([...rest, needGame(game), boardOf(game)?.()])
}
