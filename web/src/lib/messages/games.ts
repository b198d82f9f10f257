/** What there is, games with their options, clauses and bots, and who is asking. */

export interface BotInfo {
  name: string
  text: string
}

export interface OptionInfo {
  id: string
  clause: string
  text: string
  /** The default first. */
  values: string[]
  /** Describes values outside the list, if there may be any. */
  form: string | null
}

export interface ClauseInfo {
  id: string
  section: string
  title: string
  /** How sure it is: `stated`, `ruling`, `inferred` or `invented`. */
  mark: string
  text: string
  /** The rulebook's page or pages, by its edition. */
  pages: Record<string, string>
}

export interface PackInfo {
  id: string
  title: string
}

export interface GameInfo {
  id: string
  title: string
  designer: string
  rules: string
  players: number[]
  usual: number
  options: OptionInfo[]
  bots: BotInfo[]
  packs: PackInfo[]
}

export interface Warming {
  ready: boolean
  done: number
  of: number
  piece: string
}

export interface Me {
  name: string | null
}

export interface Pass {
  key: string
}
