/** A drawing of the page as a picture of its own: with the styles it has here, and with what it uses from elsewhere. */

const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity', 'display'] as const

/** A text of a drawing: pictures do not know the page's fonts, so it is written afterwards. */
export interface DrawnText {
  text: string
  x: number
  y: number
  size: number
  weight: string
  colour: string
  align: CanvasTextAlign
  matrix: DOMMatrix | null
}

const ALIGNS: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' }

/** The texts of a drawing that is laid out. */
export function textsOf(svg: SVGSVGElement): DrawnText[] {
  return [...svg.querySelectorAll('text')].map((one) => {
    const styles = getComputedStyle(one)
    return {
      text: one.textContent ?? '',
      x: Number(one.getAttribute('x') ?? 0),
      y: Number(one.getAttribute('y') ?? 0),
      size: Number.parseFloat(styles.fontSize),
      weight: styles.fontWeight,
      colour: styles.fill,
      align: ALIGNS[styles.textAnchor] ?? 'left',
      matrix: one.getCTM() as DOMMatrix | null,
    }
  })
}

/** A copy of a drawing, without its texts, that needs neither the page's styles nor its symbols. */
export function standalone(svg: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  originals.forEach((original, n) => {
    const styles = getComputedStyle(original)
    for (const name of STYLES) {
      const value = styles.getPropertyValue(name)
      if (value !== '') copies[n]?.setAttribute(name, value)
    }
    copies[n]?.removeAttribute('class')
  })
  for (const text of copy.querySelectorAll('text')) text.remove()
  const used = new Set([...copy.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? ''))
  for (const id of used) {
    const symbol = document.getElementById(id)
    if (symbol && !copy.querySelector(`#${CSS.escape(id)}`)) copy.prepend(symbol.cloneNode(true))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return copy
}

/** A picture at an address; null: it cannot come. */
export async function imageAt(address: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** A standalone drawing as a picture. The page's policy allows such addresses for pictures. */
export const imageOf = (svg: SVGSVGElement): Promise<HTMLImageElement | null> => imageAt(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`)
