/** The legal moves of a view: their numbers decoded by the game's move space, so that sentences can say what they do. */

import type { Arg, Sentence } from '../sentences'
import { plainId } from '../sentences/sentence'
import type { Block, GameView, LegalRow, MoveSpaceInfo, ParameterInfo } from '../wire'

/** A move that may be played now. */
export interface LegalMove {
  move: number
  /** As it is written and sent. */
  notation: string
  clause: string
  /** The verb of the move space: invest, place, ... */
  verb: string
  /** What it does; its arguments are the move's parameters, and what else there is to say. */
  sentence: Sentence
}

/** What moves' numbers mean in one game, with its content. */
export interface MoveSpace {
  /** Of the game's codes. */
  prefix: string
  info: MoveSpaceInfo
}

/** The verb's block that a number is in; null: no move has this number. */
function blockOf(space: MoveSpaceInfo, move: number): Block | null {
  return space.blocks.find((block) => move >= block.first && move < block.first + block.count) ?? null
}

/** What a sentence names by a parameter's number; null: nothing. */
function argOf(parameter: ParameterInfo, number: number): Arg | null {
  if (parameter.args) return parameter.ids?.[number] == null ? null : (parameter.args[number] ?? null)
  if (parameter.kind === 'int') return (parameter.first ?? 0) + number
  if (parameter.kind === 'player') return { kind: 'player', id: number }
  const id = parameter.ids?.[number] ?? null
  return id === null ? null : { kind: parameter.kind, id }
}

/** A move's parameters as sentences name them: the last one is the fastest. */
function parametersOf(space: MoveSpaceInfo, block: Block, move: number): Record<string, Arg> {
  const found: Record<string, Arg> = {}
  let rest = move - block.first
  for (const name of [...(block.parameters ?? [])].reverse()) {
    const parameter = space.parameters[name]
    if (!parameter) continue
    const arg = argOf(parameter, rest % parameter.size)
    rest = Math.floor(rest / parameter.size)
    if (arg !== null) found[name] = arg
  }
  return found
}

/** A row of `view.legal`, with what its sentence names. */
function decoded([move, notation, clause, own]: LegalRow, view: GameView, { prefix, info }: MoveSpace): LegalMove {
  const block = blockOf(info, move)
  const verb = block?.name ?? ''
  const action = info.actions?.[view.decision?.kind ?? '']?.[verb] ?? verb
  const args = { ...(block ? parametersOf(info, block, move) : {}), ...view.legal_args?.[verb], ...own }
  return { move, notation, clause, verb, sentence: { code: `${prefix}-may-${plainId(action)}`, args } }
}

export function legalMoves(view: GameView, space: MoveSpace): LegalMove[] {
  return view.legal.map((row) => decoded(row, view, space))
}
