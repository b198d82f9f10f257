/** What the browser keeps for us; a browser that keeps nothing is no error. */

import type { Invitation } from '../wire'
import type { Invite } from './links'

export function stored<T>(storage: 'local' | 'session', key: string): T | null {
  try {
    const text = (storage === 'local' ? localStorage : sessionStorage).getItem(`riverrun:${key}`)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export function store(storage: 'local' | 'session', key: string, value: unknown): void {
  try {
    const area = storage === 'local' ? localStorage : sessionStorage
    if (value === null) area.removeItem(`riverrun:${key}`)
    else area.setItem(`riverrun:${key}`, JSON.stringify(value))
  } catch {
    // private windows may refuse
  }
}

/** Where it is kept that this device is told of turns while the page is closed, and under which id. */
export const PUSH_DEVICE = 'push'

/** The links the opener of a table may hand out: shown once by the server, kept for this tab. */
export const invitations = {
  of: (table: string) => stored<Invitation[]>('session', `invitations:${table}`) ?? [],
  store: (table: string, invitations: Invitation[]) => store('session', `invitations:${table}`, invitations),
}

/** The invitation someone came with, until they sit. */
export const myInvite = {
  of: (table: string) => stored<Invite>('session', `invite:${table}`),
  store: (table: string, invite: Invite | null) => store('session', `invite:${table}`, invite),
}
