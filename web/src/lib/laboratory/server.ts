/** What the laboratory asks of the server. */

import { ask, send } from '../net/api'
import type { DraftCheck, LaboratoryInfo, PieceForm, RunState } from '../wire'
import type { PackDraft } from './draft'

export interface RunWish {
  draft: PackDraft
  players: number
  games: number
  bot: string
  stops: boolean
}

export const laboratory = {
  info: (game: string) => ask<LaboratoryInfo>('GET', `/laboratory/${game}`),
  form: (game: string, file: string, piece: string) => ask<PieceForm>('GET', `/laboratory/${game}/piece?${new URLSearchParams({ file, piece })}`),
  check: (game: string, draft: PackDraft) => ask<DraftCheck>('POST', `/laboratory/${game}/check`, draft),
  run: (game: string, wish: RunWish) => ask<RunState>('POST', `/laboratory/${game}/runs`, wish),
  state: (run: string) => ask<RunState>('GET', `/laboratory/runs/${run}`),
  cancel: (run: string) => ask<RunState>('DELETE', `/laboratory/runs/${run}`),
  unpack: (game: string, file: Blob) => ask<PackDraft>('POST', `/laboratory/${game}/unpack`, file),
  pack: async (game: string, draft: PackDraft) => (await send('POST', `/laboratory/${game}/pack`, draft)).blob(),
}
