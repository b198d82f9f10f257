/** What links carry behind their #, where no server ever sees it. */

/** What stands for the secret of a link that lost a part of itself: no table has it, and the server says so. */
export const CUT_OFF = '?'

export interface Invite {
  /** The seat it is for; null: any that is free. */
  seat: number | null
  secret: string
}

function fields(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replace(/^#/, ''))
}

/** The invitation in a table link's fragment: #key=SECRET, or #seat=N&key=SECRET for one seat. */
export function inviteIn(fragment: string): Invite | null {
  const given = fields(fragment)
  const seat = given.get('seat')
  const secret = given.get('key')
  if (seat === null && secret === null) return null
  const right = secret && (seat === null || /^\d{1,2}$/.test(seat))
  return right ? { seat: seat === null ? null : Number(seat), secret } : { seat: null, secret: CUT_OFF }
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
