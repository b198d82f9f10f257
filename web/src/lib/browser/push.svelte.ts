/** Notifications on this device while the page is closed: switched on by a press, kept with the server, switched off. */

import { noticesApi } from '../net/notices'
import { PUSH_DEVICE, store, stored } from './storage'

/** What may keep this device from being told. */
export type Obstacle = 'denied' | 'impossible' | 'server' | 'failed'

class PushHere {
  /** Whether this device is told; null: it is not known yet. */
  on = $state<boolean | null>(null)
  obstacle = $state<Obstacle | null>(null)

  /** Asks the browser and the server. */
  async load(): Promise<void> {
    const { enabled, devices } = await noticesApi.push()
    const manager = await this.manager()
    if (!enabled) this.obstacle = 'server'
    else if (!manager) this.obstacle = 'impossible'
    else this.obstacle = Notification.permission === 'denied' ? 'denied' : null
    const device = stored<string>('local', PUSH_DEVICE)
    this.on = this.obstacle === null && device !== null && devices.includes(device) && (await manager?.getSubscription()) != null
  }

  /** Has this device told, in a language; asks for permission, so that only a press may call it. */
  async start(language: string): Promise<void> {
    this.obstacle = null
    if ((await Notification.requestPermission()) !== 'granted') {
      this.obstacle = 'denied'
      return
    }
    const manager = await this.manager()
    const { key } = await noticesApi.push()
    if (!manager || key === null) {
      this.obstacle = 'impossible'
      return
    }
    let subscription: PushSubscription
    try {
      subscription = (await manager.getSubscription()) ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    } catch {
      this.obstacle = 'failed' // the browser cannot reach its push service, or has another server's key
      await manager.getSubscription().then((old) => old?.unsubscribe()).catch(() => undefined)
      return
    }
    await this.send(subscription, language)
    this.on = true
  }

  async stop(): Promise<void> {
    const device = stored<string>('local', PUSH_DEVICE)
    store('local', PUSH_DEVICE, null)
    this.on = false
    if (device !== null) await noticesApi.stopPush(device)
    await (await (await this.manager())?.getSubscription())?.unsubscribe()
  }

  /** Tells the server of another language, or of the address to which the browser has changed. */
  async refresh(language: string): Promise<void> {
    const subscription = await (await this.manager())?.getSubscription()
    if (subscription && Notification.permission === 'granted') await this.send(subscription, language)
  }

  private async send(subscription: PushSubscription, language: string): Promise<void> {
    const { endpoint, keys } = subscription.toJSON()
    const { device } = await noticesApi.startPush({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      language,
    })
    store('local', PUSH_DEVICE, device)
  }

  private async manager(): Promise<PushManager | null> {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    if (!workers || typeof Notification === 'undefined' || !('PushManager' in window)) return null
    return (await workers.getRegistration()) ? (await workers.ready).pushManager : null
  }
}

export const pushHere = new PushHere()
