/** What the browser keeps for us; a browser that keeps nothing is no error. */

import type { Invitation } from './messages'
import type { Invite } from './links'

export function recall<T>(storage: 'local' | 'session', key: string): T | null {
  try {
    const text = (storage === 'local' ? localStorage : sessionStorage).getItem(`riverrun:${key}`)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export function keep(storage: 'local' | 'session', key: string, value: unknown): void {
  try {
    const store = storage === 'local' ? localStorage : sessionStorage
    if (value === null) store.removeItem(`riverrun:${key}`)
    else store.setItem(`riverrun:${key}`, JSON.stringify(value))
  } catch {
    // private windows may refuse
  }
}

/** The links the opener of a table may hand out: shown once by the server, kept for this tab. */
export const invitations = {
  of: (table: string) => recall<Invitation[]>('session', `invitations:${table}`) ?? [],
  keep: (table: string, invitations: Invitation[]) => keep('session', `invitations:${table}`, invitations),
}

/** The invitation someone came with, until they sit. */
export const myInvite = {
  of: (table: string) => recall<Invite>('session', `invite:${table}`),
  keep: (table: string, invite: Invite | null) => keep('session', `invite:${table}`, invite),
}
