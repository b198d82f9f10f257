/** Finding pieces in a gallery: those of a group that have every word one looks for. */

import type { GalleryPiece } from '../../games/contract'
import { wordsOf } from './search'

/** The pieces that have all words somewhere: in their name, text or id; of one group, or of all (null). */
export function found(pieces: readonly GalleryPiece[], query: string, group: string | null): GalleryPiece[] {
  const wanted = wordsOf(query)
  return pieces.filter((piece) => {
    if (group !== null && piece.group !== group) return false
    const text = [piece.name, piece.id, ...piece.text, ...(piece.tags ?? []), ...piece.clauses].join('\n').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Whether a piece of a gallery is one of the game's content, and not a sign that only explains something. */
export function isChangeable(catalogue: readonly unknown[], piece: string): boolean {
  return (catalogue as { id: string; kind?: string }[]).some((face) => face.id === piece || `${face.kind}-${face.id}` === piece)
}
