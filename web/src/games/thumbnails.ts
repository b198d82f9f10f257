/** The games' pictures of positions in small, apart from the rest: a table that is played needs none. */

import { byGame } from '.'
import type { ThumbnailModule } from './contract'

const thumbnails = byGame(import.meta.glob<ThumbnailModule>('./*/Thumbnail.svelte'))

/** How to get a game's picture of a position in small; null: the game has none. */
export const thumbnailOf = (game: string) => thumbnails.get(game) ?? null
