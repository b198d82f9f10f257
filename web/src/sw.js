/**
 * The service worker: it keeps the page's own files, so that the page starts at once and also without a connection.
 * The build puts it beside index.html with the two constants filled in; another build is another worker.
 * Whatever is under /api is none of its business.
 */

const BUILD = '__BUILD__'
const FILES = ['__FILES__']
const CACHE = `riverrun-${BUILD}`
/** How long a network that answers slowly is waited for before the kept document starts the page, in milliseconds. */
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || /^\/+api\//.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(documentFor(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The server tells of a turn or an end: shown unless the table is in sight. */
self.addEventListener('push', (event) => {
  event.waitUntil(announce(event.data))
})

/** A pressed notification leads to its table: in the tab that shows it, or in any of ours, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data?.path ?? '/'))
})

async function fill() {
  const cache = await caches.open(CACHE)
  await cache.addAll(['/', ...FILES].map((file) => new Request(file, { cache: file === '/' ? 'reload' : 'default' })))
}

/** Older files go, except the last build's: tabs that are still open may ask for them. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith('riverrun-') && name !== CACHE)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

/** The network's answer first; the kept document when there is none, or none soon. */
async function documentFor(request) {
  const kept = async () => (await caches.open(CACHE)).match('/')
  const answer = fetch(request)
  try {
    const first = await Promise.race([answer, new Promise((late) => setTimeout(late, PATIENCE))])
    if (first && first.status < 500) return first
    return (await kept()) ?? (await answer)
  } catch {
    return (await kept()) ?? Response.error()
  }
}

/** A file with a hash in its name never changes: kept ones are right. */
async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone()).catch(() => undefined) // a full disk is no error
  }
  return answer
}

/** The words are the server's, in the person's language; the path is a table's. */
async function announce(data) {
  const { title, body, path } = data?.json() ?? {}
  if (typeof title !== 'string' || !/^\/t\/[0-9a-z]{16}$/.test(path)) return
  const ours = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (ours.some((client) => client.visibilityState === 'visible' && new URL(client.url).pathname === path)) return
  await self.registration.showNotification(title, { body, tag: `riverrun:${path}`, icon: '/icon-192.png', data: { path } })
}

async function goTo(path) {
  const ours = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = ours.find((client) => new URL(client.url).pathname === path)
  const client = there ?? ours[0]
  if (!client) return self.clients.openWindow(path)
  if (!there) client.postMessage({ go: path })
  return client.focus()
}
