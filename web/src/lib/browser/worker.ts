/** The service worker: the page starts without waiting, can be installed, and its notifications reach phones, too. */

/** Registers the worker; `go` is called with the address that a pressed notification leads to. */
export function startWorker(go: (path: string) => void): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined // absent where the connection is not secure
  if (!workers) return
  workers.addEventListener('message', (event: MessageEvent<{ go?: string } | null>) => {
    if (event.data?.go) go(event.data.go)
  })
  workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => {
    // a browser that keeps nothing: the page does without
  })
}

/** Shows a notification; pressing it leads to an address of the page. */
export async function showNotice(title: string, body: string, path: string): Promise<void> {
  const options: NotificationOptions = { body, tag: `riverrun:${path}`, icon: '/icon-192.png', data: { path } }
  try {
    const registration = await (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration()
    if (registration?.active) {
      await registration.showNotification(title, options) // phones allow no other way; the worker hears the press
      return
    }
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // a notice that cannot be shown is no error: the title says it, too
  }
}
