/** Which page is shown, by the address; pages change without loading anew. */

import { routeOf, type Route } from './route'

class Router {
  route = $state.raw<Route>(routeOf(location.pathname))
  /** Counts the pages gone to: the first one was loaded, so it does not take the focus. */
  steps = $state(0)
  private path = location.pathname

  constructor() {
    window.addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.click(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    if (location.pathname === this.path) return // only the place on the page has changed
    this.path = location.pathname
    this.route = routeOf(this.path)
    this.steps += 1
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (routeOf(link.pathname).page === 'nothing') return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
