/** The faces of seats: river animals from one file, brought into the document when a face is first shown. */

import { getContext, setContext } from 'svelte'
import url from './faces.svg?url'

/** The animals, in the order in which seats have them. */
export const FACES = ['otter', 'heron', 'frog', 'kingfisher', 'beaver', 'turtle', 'trout', 'duck', 'hippo', 'dragonfly', 'crab'] as const
export type FaceName = (typeof FACES)[number]

const isFace = (name: string | null | undefined): name is FaceName => (FACES as readonly (string | null | undefined)[]).includes(name)

/** A seat's face: its own if it brings one, else by its number. */
export function faceOf(seat: number, own?: string | null): FaceName {
  return isFace(own) ? own : (FACES[seat % FACES.length] ?? FACES[0])
}

/** The animal of each kind of bot. */
const BOT_FACES: Readonly<Record<string, FaceName>> = { random: 'duck', easy: 'frog', greedy: 'beaver', medium: 'heron', hard: 'kingfisher', expert: 'dragonfly' }

/** What of a seat says whose face it has. */
export interface Seated {
  seat: number
  name?: string | null
  bot?: string | null
}

/** The faces of a table's seats: people have theirs by their seats, a bot that of its kind, or another where it is taken. */
export function facesAt(seats: readonly Seated[]): Map<number, FaceName> {
  const faces = new Map(seats.filter((one) => !one.bot || one.name).map(({ seat }) => [seat, faceOf(seat)]))
  for (const { seat, bot } of seats.filter((one) => !faces.has(one.seat))) {
    const taken = new Set(faces.values())
    const own = BOT_FACES[bot ?? ''] ?? faceOf(seat)
    faces.set(seat, taken.has(own) ? (FACES.find((one) => !taken.has(one)) ?? own) : own)
  }
  return faces
}

/** Which faces the seats of a table bring, by seat. */
export type SeatFaces = (seat: number) => string | null | undefined

const KEY = 'faces'

/** From a table's page: the faces that its seats bring, for everything drawn below. */
export const provideFaces = (faces: SeatFaces): void => void setContext(KEY, faces)

/** The faces that the seats of the table around a component bring. */
export const tableFaces = (): SeatFaces => getContext<SeatFaces | undefined>(KEY) ?? (() => null)

const SHELF = 'seat-faces'
let tries = 0
let coming: Promise<void> | null = null

class Sheet {
  /** Whether the animals are in the document; until then a seat's number stands for it. */
  here = $state(false)

  /** Has the animals come; offline the numbers stay. */
  need(): void {
    if (this.here || coming !== null) return
    coming = fetch(url)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
        for (const side of ['width', 'height']) sheet.setAttribute(side, '0')
        sheet.id = SHELF
        sheet.setAttribute('aria-hidden', 'true')
        const shelf = document.importNode(sheet, true) as unknown as SVGSVGElement
        shelf.style.position = 'absolute'
        document.body.prepend(shelf)
        this.here = true
      })
      .catch(() => {
        if (tries++ < 5) setTimeout(() => this.need(), 800)
      })
      .finally(() => (coming = null))
  }
}

export const sheet = new Sheet()
