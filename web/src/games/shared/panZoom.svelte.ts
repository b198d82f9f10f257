/** A picture that is moved and enlarged: by dragging, pinching, the wheel, or buttons; a drag is no press. */

/* eslint-disable svelte/prefer-svelte-reactivity -- nothing that is drawn reads the fingers */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const CLICK = 7
const MOST = 4

export class PanZoom {
  /** The size of the place on the screen. */
  width = $state(0)
  height = $state(0)
  /** How many times the whole is enlarged, and where the middle of what is seen lies. */
  scale = $state(1)
  private middle = $state.raw<{ x: number; y: number } | null>(null)
  private pointers: Map<number, { x: number; y: number }> = new Map()
  private moved = 0

  constructor(
    private readonly whole: () => Box,
    /** Room on the screen that other things cover: top, right, bottom, left. */
    private readonly covered: () => readonly [number, number, number, number] = () => [0, 0, 0, 0],
  ) {}

  /** Units of the picture for each pixel. */
  private get unit(): number {
    const { width, height } = this.whole()
    const [top, right, bottom, left] = this.covered()
    const room = { width: Math.max(1, this.width - left - right), height: Math.max(1, this.height - top - bottom) }
    return Math.max(width / room.width, height / room.height) / this.scale
  }

  /** What is seen of the picture. */
  get box(): Box {
    const whole = this.whole()
    if (this.width === 0) return whole
    const unit = this.unit
    const [width, height] = [this.width * unit, this.height * unit]
    const [top, right, bottom, left] = this.covered().map((side) => side * unit) as [number, number, number, number]
    const centre = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 }
    const middle = this.middle ?? centre
    const held = (wish: number, low: number, high: number, seen: number, first: number, last: number): number => {
      const [least, most] = [low - first, high + last - seen]
      return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, wish))
    }
    return {
      x: held(middle.x - (width + left - right) / 2, whole.x, whole.x + whole.width, width, left, right),
      y: held(middle.y - (height + top - bottom) / 2, whole.y, whole.y + whole.height, height, top, bottom),
      width,
      height,
    }
  }

  /** Enlarges around a point of the picture; 1 is the whole. */
  zoom(scale: number, around?: { x: number; y: number }): void {
    const before = this.box
    const at = around ?? { x: before.x + before.width / 2, y: before.y + before.height / 2 }
    const old = this.unit
    this.scale = Math.min(MOST, Math.max(1, scale))
    const part = this.unit / old
    const [x, y] = [at.x + (before.x - at.x) * part, at.y + (before.y - at.y) * part]
    this.show({ x, y })
  }

  private show({ x, y }: { x: number; y: number }): void {
    const unit = this.unit
    const [top, right, bottom, left] = this.covered().map((side) => side * unit) as [number, number, number, number]
    this.middle = { x: x + (this.width * unit + left - right) / 2, y: y + (this.height * unit + top - bottom) / 2 }
    const { x: heldX, y: heldY } = this.box // what cannot be seen is not kept as a wish
    this.middle = { x: heldX + (this.width * unit + left - right) / 2, y: heldY + (this.height * unit + top - bottom) / 2 }
  }

  /** Has a point in the middle. */
  centre(point: { x: number; y: number }, scale = this.scale): void {
    this.scale = Math.min(MOST, Math.max(1, scale))
    this.middle = point
  }

  /** Has points in sight, with some room around them; what lies far apart is enlarged less. */
  reveal(points: readonly { x: number; y: number }[], room = 120): void {
    if (points.length === 0) return
    const { x, y, width, height } = this.box
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room]
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room]
    if (left >= x && right <= x + width && top >= y && bottom <= y + height) return
    this.centre({ x: (left + right) / 2, y: (top + bottom) / 2 }, this.scale * Math.min(1, width / (right - left), height / (bottom - top)))
  }

  fit(): void {
    this.scale = 1
    this.middle = null
  }

  private at(event: { clientX: number; clientY: number }, node: Element): { x: number; y: number } {
    const rect = node.getBoundingClientRect()
    const { x, y } = this.box
    return { x: x + (event.clientX - rect.left) * this.unit, y: y + (event.clientY - rect.top) * this.unit }
  }

  /** Listens to fingers, mouse and wheel. */
  readonly attach = (node: HTMLElement): (() => void) => {
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      if (this.pointers.size === 0) this.moved = 0
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const move = (event: PointerEvent): void => {
      const was = this.pointers.get(event.pointerId)
      if (!was) return
      const now = { x: event.clientX, y: event.clientY }
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      this.pointers.set(event.pointerId, now)
      this.moved += Math.hypot(now.x - was.x, now.y - was.y)
      if (other) {
        const [before, after] = [was, now].map((point) => Math.hypot(point.x - other.x, point.y - other.y)) as [number, number]
        if (before > 0) this.zoom(this.scale * (after / before), this.at({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }, node))
      } else if (this.moved > CLICK && this.scale > 1) {
        const { x, y } = this.box
        this.show({ x: x - (now.x - was.x) * this.unit, y: y - (now.y - was.y) * this.unit })
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId)
      }
    }
    const up = (event: PointerEvent): void => void this.pointers.delete(event.pointerId)
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && this.scale === 1 && event.deltaY > 0) return // the page scrolls
      event.preventDefault()
      this.zoom(this.scale * Math.exp(-event.deltaY / 400), this.at(event, node))
    }
    const click = (event: MouseEvent): void => {
      if (this.moved <= CLICK || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    }
    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['wheel', wheel, { passive: false }],
      ['click', click, { capture: true }],
    ]
    for (const [name, listener, options] of listeners) node.addEventListener(name, listener as EventListener, options)
    return () => {
      for (const [name, listener, options] of listeners) node.removeEventListener(name, listener as EventListener, options)
    }
  }
}
