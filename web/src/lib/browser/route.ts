/** Which page an address is. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'rules'; game: string | null }
  | { page: 'my' }
  | { page: 'gallery'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'laboratory'; game: string }
  | { page: 'puzzle'; day: string | null }
  | { page: 'api' }
  | { page: 'nothing' }

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'lobby' }
  if (path === '/about/api') return { page: 'api' }
  if (path === '/rules') return { page: 'rules', game: null }
  const rules = /^\/rules\/([0-9a-z-]{1,64})$/.exec(path)
  if (rules?.[1]) return { page: 'rules', game: rules[1] }
  if (path === '/my') return { page: 'my' }
  const gallery = /^\/gallery\/([0-9a-z-]{1,64})$/.exec(path)
  if (gallery?.[1]) return { page: 'gallery', game: gallery[1] }
  const learn = /^\/learn\/([0-9a-z-]{1,64})$/.exec(path)
  if (learn?.[1]) return { page: 'learn', game: learn[1] }
  const laboratory = /^\/laboratory\/([0-9a-z-]{1,64})$/.exec(path)
  if (laboratory?.[1]) return { page: 'laboratory', game: laboratory[1] }
  if (path === '/puzzle') return { page: 'puzzle', day: null }
  const puzzle = /^\/puzzle\/(\d{4}-\d\d-\d\d)$/.exec(path)
  if (puzzle?.[1]) return { page: 'puzzle', day: puzzle[1] }
  if (path === '/replay') return { page: 'replay', id: null }
  const replay = /^\/t\/([0-9a-z]{1,32})\/replay$/.exec(path)
  if (replay?.[1]) return { page: 'replay', id: replay[1] }
  const table = /^\/t\/([0-9a-z]{1,32})$/.exec(path)
  if (table?.[1]) return { page: 'table', id: table[1] }
  return { page: 'nothing' }
}
