/** Which build of the page this is: an older one than the server's loads itself again. */

import { store, stored } from '../browser/storage'

/** What is needed of the browser, so that tests can bring their own. */
export interface Reloading {
  /** The build that the document was served with; empty: it does not say. */
  own(): string
  /** The build for which the page was loaded again last. */
  last(): string | null
  reload(build: string): void
}

const browser: Reloading = {
  own: () => document.querySelector<HTMLMetaElement>('meta[name="riverrun-build"]')?.content ?? '',
  last: () => stored<string>('session', 'build'),
  reload: (build) => {
    store('session', 'build', build)
    if (stored<string>('session', 'build') === build) location.reload() // a browser that keeps nothing would do it for ever
  },
}

/** Hears which build the server has. Once for a build: two servers of different builds would have it reload for ever. */
export function heardBuild(build: string, page: Reloading = browser): void {
  const own = page.own()
  if (build === '' || own === '' || build === own || page.last() === build) return
  page.reload(build)
}
