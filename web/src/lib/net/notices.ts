/** The server over HTTP: how somebody who is away is told of something. */

import type { PushDevice, PushState, PushSubscription, WebhookSecret, WebhookState } from '../wire'
import { ask } from './api'

export const noticesApi = {
  push: () => ask<PushState>('GET', '/me/push'),
  startPush: (subscription: PushSubscription) => ask<PushDevice>('PUT', '/me/push', subscription),
  stopPush: (device: string) => ask<PushState>('DELETE', `/me/push/${device}`),
  webhook: (table: string) => ask<WebhookState>('GET', `/tables/${table}/webhook`),
  setWebhook: (table: string, url: string) => ask<WebhookSecret>('PUT', `/tables/${table}/webhook`, { url }),
  removeWebhook: (table: string) => ask<WebhookState>('DELETE', `/tables/${table}/webhook`),
}
