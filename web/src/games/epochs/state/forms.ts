/** Forms of government as a realm's board names them: where the arrows lead, and what an effect allows besides. */

import type { Face, Offer } from '../types'

/** The forms that a realm may come to: those along the arrows, then what may be changed to against them. */
export function nextForms(faces: Iterable<Face>, form: string, offers: readonly Offer[]): Face[] {
  const offered = new Set(offers.map((offer) => offer.card))
  const forms = [...faces].filter((face) => face.kind === 'form')
  const along = forms.filter((face) => face.after.includes(form))
  return [...along, ...forms.filter((face) => offered.has(face.id) && !along.includes(face))]
}
