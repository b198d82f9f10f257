/** What is said of a piece when it is looked at closely. */

import type { EpochsBoard } from '../state/board.svelte'
import { advantageName, board, flagName, formationName, goodsText, naturalName, refName, terrainName } from '../say'
import { inOrder, isNothing, ROMAN, type Face, type Offer, type Part, type Price } from '../types'

/** What a piece does, in words. */
export const textOf = (ui: Pick<EpochsBoard, 'say'>, face: Face): string => face.text.map((sentence) => ui.say(sentence)).join(' ')

const thing = (id: string): string => (['horse', 'iron'].includes(id) ? naturalName(id) : terrainName(id))

/** All that a card shows, line by line. */
export function linesOf(ui: Pick<EpochsBoard, 'say'>, face: Face): string[] {
  const text = textOf(ui, face)
  const type = board.types[face.type] ?? ''
  return [
    [refName(face.name), ROMAN[face.epoch] ? board.epoch(ROMAN[face.epoch] ?? '') : ''].filter(Boolean).join(' · '),
    face.kind === 'unit' ? [board.combat(face.combat), face.formation ? formationName(face.formation) : '', ...face.flags.map(flagName)].filter(Boolean).join(', ') : '',
    inOrder(face.advantages)
      .map(([kind, count]) => board.plusDice(count, advantageName(kind)))
      .join(', '),
    face.cross.length > 0 ? board.attacksAcross(board.and(face.cross.map(terrainName))) : '',
    face.barred.length > 0 ? board.cannotAttack(board.and(face.barred.map(terrainName))) : '',
    face.needs.length > 0 ? board.needs(board.and(face.needs.map(thing))) : '',
    isNothing(face.due) ? '' : `${board.due}: ${goodsText(face.due)}`,
    isNothing(face.gives) ? '' : `${face.kind === 'invention' ? board.debut : board.reward}: ${goodsText(face.gives)}`,
    face.kind === 'form' ? `${board.citiesMost(face.cities)}, ${board.command}: ${goodsText(face.command)}` : '',
    text && type ? `${type}: ${text}` : text,
    face.no_gold ? board.noGold : '',
  ].filter(Boolean)
}

/** Whether a name has no room in a line beside the map, where the sign of the card that goes next takes some. */
export const isLong = (face: Face, offer: Offer | null = null): boolean => refName(face.name).length > (offer?.goes ? 15 : 18)

/** How a price comes about: "7 − 5 (Light Cavalry) + 2 (iron) − 1 (Paper)". */
export function priceLine(price: Price): string {
  const part = ({ of, amount }: Part): string => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} (${refName(of)})`
  const [printed = 0] = [...Object.values(price.printed), ...Object.values(price.cost)] // told only where it differs from the cost
  return price.parts.length === 0 ? '' : [printed, ...price.parts.map(part)].join(' ')
}
