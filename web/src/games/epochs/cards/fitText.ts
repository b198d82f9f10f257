/** A card in hand is as wide as its text is long, and shows whole lines of it: dots tell of those it has no room for. */

/** Cards of few words are so many letters wide besides, and so not much narrower than those of many. */
const EVEN = 60

export function fitText(text: HTMLElement): () => void {
  const card = text.parentElement as HTMLElement
  card.style.flexGrow = String(text.textContent.length + EVEN)
  const fit = (): void => {
    const lines = Math.floor((card.clientHeight - text.offsetTop - 2) / parseFloat(getComputedStyle(text).lineHeight))
    text.style.webkitLineClamp = String(Math.max(1, lines))
  }
  const observer = new ResizeObserver(fit)
  // What stands above it grows with the fonts.
  for (const part of [card, ...card.children]) if (part !== text) observer.observe(part)
  return () => observer.disconnect()
}
