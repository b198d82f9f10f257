/** Which modules of the page come in one file, and which files a view needs first: few files, asked for at once. */

import type { Plugin, Rolldown } from 'vite'

type Find = (id: string) => { importedIds: readonly string[] } | null

const BOARD = /\/src\/games\/([\w-]+)\/Board\.svelte$/
const THUMBNAIL = /\/src\/games\/([\w-]+)\/Thumbnail\.svelte$/
/** What shows scenes: a board may ask for it later, and then not from another game's file. */
const SCENES = /\/src\/games\/shared\/scenes\//
const LOBBY = /\/src\/(?:pages\/LobbyPage|parts\/lobby\/extras\/\w+)\.svelte$/

/** By the views that the page is split into, the modules that each imports, and all these import. */
class Views {
  private readonly reached = new Map<string, Set<string>>()

  constructor(private readonly find: Find) {}

  /** Learns that a module is where a view begins. */
  begin(view: string, root: string): void {
    const seen = this.reached.get(view) ?? new Set<string>()
    this.reached.set(view, seen)
    for (const waiting = [root]; waiting.length > 0; ) {
      const id = waiting.pop() as string
      if (seen.has(id)) continue
      seen.add(id)
      waiting.push(...(this.find(id)?.importedIds ?? []))
    }
  }

  of(id: string): string[] {
    return [...this.reached].filter(([, modules]) => modules.has(id)).map(([view]) => view)
  }
}

let views: Views | null = null

/** Sees all modules before they are put into files. */
export function firstViews(): Plugin {
  return {
    name: 'first-views',
    buildEnd() {
      const found = new Views((id) => this.getModuleInfo(id))
      for (const id of this.getModuleIds()) {
        const [path = ''] = id.split('?')
        const [, board] = BOARD.exec(path) ?? []
        const [, thumbnail] = THUMBNAIL.exec(path) ?? []
        if (board !== undefined) found.begin(`board ${board}`, id)
        if (thumbnail !== undefined) found.begin(`thumbnail ${thumbnail}`, id)
        if (LOBBY.test(path)) found.begin('lobby', id)
        else if (board === undefined && thumbnail === undefined && (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) found.begin('later', id)
      }
      views = found
    },
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads(bundle), null, 1) })
    },
  }
}

/** The file that a module comes in, if a first view has a say in it. */
function fileOf(id: string): string | null {
  const by = views?.of(id) ?? []
  const boards = by.filter((view) => view.startsWith('board '))
  const game = boards[0]?.slice('board '.length)
  if (game === undefined) return !by.includes('lobby') ? null : by.includes('later') ? 'common' : 'LobbyPage'
  if (boards.length > 1 || by.includes('lobby') || SCENES.test(id)) return 'boards'
  return by.some((view) => view.startsWith('thumbnail ')) ? `game.${game}.pieces` : `game.${game}.Board`
}

/** What all tables have is one file, what boards share another; a game has its board's, and one that its thumbnail has too. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'frame', tags: ['$initial'], priority: 5 },
  { name: (id) => (fileOf(id) === 'boards' ? 'boards' : null), debugName: 'boards', priority: 4 },
  { name: (id) => (fileOf(id)?.endsWith('.pieces') ? fileOf(id) : null), debugName: 'pieces', priority: 3 },
  { name: (id) => (fileOf(id)?.endsWith('.Board') ? fileOf(id) : null), debugName: 'board', priority: 2 },
  { name: (id) => (fileOf(id) === 'common' ? 'common' : null), debugName: 'common', priority: 1 },
  { name: (id) => (fileOf(id) === 'LobbyPage' ? 'LobbyPage' : null), debugName: 'lobby' },
]

const LANGUAGE = '(en|de|fr|zh-Hant)'
/** Words that come as scripts of their own, and as texts: whose they are, and their language. */
const BOARD_WORDS = new RegExp(`/src/games/([\\w-]+)/words/board\\.${LANGUAGE}\\.ts$`)
const FRAME_WORDS = new RegExp(`/src/lib/words/page/${LANGUAGE}\\.ts$`)
const LOBBY_WORDS = new RegExp(`/src/lib/words/(?:lobby|learn|history|puzzle)/(?:\\w+\\.)?${LANGUAGE}\\.ts$`)
const TEXT = new RegExp(`^assets/words\\.([\\w-]+)\\.${LANGUAGE}-[\\w-]+\\.txt$`)
const FONT = /^assets\/(?:inter-latin-wght|fraunces-latin-opsz)-normal-[\w-]+\.woff2$/
/** The pictures of games, the largest things in the lobby: a tile would ask for its own only once it is drawn. */
const COVER = /^assets\/cover-[\w-]+\.svg$/

/** The views whose first files are told: every page, the lobby, and a game's tables by its id. */
const [EVERY, LOBBY_PAGE] = ['*', '/']
/** Of a view, the files for whatever language. */
const ANY = '*'
type Preloads = Record<string, Record<string, string[]>>

/** The views that a chunk is among the first files of, and the language for which it is. */
function firstFor({ moduleIds, name }: Rolldown.OutputChunk): [view: string, language: string][] {
  const found: [string, string][] = []
  for (const id of moduleIds.map((one) => one.replaceAll('\\', '/'))) {
    const [, game, language] = BOARD_WORDS.exec(id) ?? []
    const [, frame] = FRAME_WORDS.exec(id) ?? []
    const [, lobby] = LOBBY_WORDS.exec(id) ?? []
    if (game !== undefined && language !== undefined) found.push([game, language])
    if (frame !== undefined) found.push([EVERY, frame])
    if (lobby !== undefined) found.push([LOBBY_PAGE, lobby])
  }
  if (name === 'LobbyPage' || name === 'common') return [[LOBBY_PAGE, ANY]]
  return /^game\.[\w-]+\.(Board|pieces)$/.test(name) ? [[name.split('.')[1] as string, ANY]] : found
}

/** The files that each view needs first, by the language it is read in: the server names them in the document. */
function preloads(bundle: Rolldown.OutputBundle): Preloads {
  const found: Preloads = {}
  const add = (view: string, language: string, files: Iterable<string>) => {
    const languages = (found[view] ??= {})
    languages[language] = [...new Set([...(languages[language] ?? []), ...files])]
  }
  for (const [file, one] of Object.entries(bundle)) {
    const [, owner, language] = TEXT.exec(file) ?? []
    if (owner !== undefined && language !== undefined) add(owner === 'frame' ? EVERY : owner, language, [file])
    if (FONT.test(file)) add(EVERY, ANY, [file])
    if (COVER.test(file)) add(LOBBY_PAGE, ANY, [file])
    if (one.type === 'chunk' && !one.isEntry) for (const [view, by] of firstFor(one)) add(view, by, [file, ...styles(one)])
  }
  const shared = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk' && one.name === 'boards')
  for (const view of Object.keys(found).filter((one) => one !== EVERY && one !== LOBBY_PAGE)) for (const one of shared) add(view, ANY, [one.fileName, ...styles(one)])
  return found
}

const styles = (chunk: Rolldown.OutputChunk): Iterable<string> => chunk.viteMetadata?.importedCss ?? []
