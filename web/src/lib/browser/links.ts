/** What links carry behind their #, where no server ever sees it. */

export interface Invite {
  seat: number
  secret: string
}

function fields(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replace(/^#/, ''))
}

/** The invitation in a table link's fragment: #seat=N&key=SECRET. */
export function inviteIn(fragment: string): Invite | null {
  const given = fields(fragment)
  const seat = given.get('seat')
  const secret = given.get('key')
  return seat !== null && /^\d{1,2}$/.test(seat) && secret ? { seat: Number(seat), secret } : null
}

/** The key in a link that makes another device the same person: #pass=KEY. */
export function passIn(fragment: string): string | null {
  return fields(fragment).get('pass') || null
}

/** A fragment's address without its secrets. */
export function withoutFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** A link as one may send it to someone, whatever the server knows of its own address. */
export function absolute(link: string): string {
  return new URL(link, location.origin).href
}
