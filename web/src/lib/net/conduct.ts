/** The server over HTTP: what people do about somebody who is away, or about what somebody wrote. */

import type { Ack } from '../wire'
import { ask } from './api'

export const conductApi = {
  substitute: (table: string, seat: number) => ask<Ack>('POST', `/tables/${table}/substitute`, { seat }),
  claim: (table: string, seat: number) => ask<Ack>('POST', `/tables/${table}/claim`, { seat }),
  vote: (table: string, seat: number, yes: boolean) => ask<Ack>('POST', `/tables/${table}/vote`, { seat, yes }),
  takeAgain: (table: string, seat: number) => ask<Ack>('POST', `/tables/${table}/return`, { seat }),
  complain: (table: string, number: number, reason: string) => ask<Ack>('POST', `/tables/${table}/complain`, { number, reason }),
}
