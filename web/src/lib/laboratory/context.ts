/** What the fields of a form share, however deep they lie. */

import type { FieldInfo, RangeInfo } from '../wire'
import type { Groups } from './values'

export interface FieldContext {
  game: string
  groups: Groups
  ranges: readonly RangeInfo[]
}

export const noParts: { shown: FieldInfo[]; more: FieldInfo[] } = { shown: [], more: [] }
