/** Draws the picture of a finished game: its cover and last position, who played, how it ended and how it went. */

import { range, spread, stairs, ticks } from '../../../lib/replay/moments'
import { seatColour } from '../../../games/shared/seatColours'
import type { DrawnText } from './svgImage'
import { fitted, graphBox, HEIGHT, LEFT, PICTURES, RIGHT, seatBoxes, WIDTH, wrapped, type Box } from './layout'

export interface PictureSeat {
  seat: number
  name: string
  points: number | null
  won: boolean
  face: HTMLImageElement | null
}

export interface PictureContent {
  game: string
  /** The game's picture, and whether what is written on it is light. */
  cover: HTMLImageElement | null
  light: boolean
  position: { image: HTMLImageElement; texts: DrawnText[] } | null
  headline: string
  subtitle: string
  /** The best first. */
  seats: PictureSeat[]
  graph: { lines: number[][]; names: string[] | null; tell: (value: number) => string } | null
  date: string
  address: string
}

const PAPER = '#f6f1e7'
const INK = '#1f2730'
const QUIET = '#4c535c'
const LINE = '#d8cbb0'
const DASHES = [[], [11, 5], [3, 4], [14, 5, 3, 5], [20, 6], [6, 6]] as const
const DISPLAY = '"Fraunces Variable", "Noto Serif", "Noto Serif CJK TC", Georgia, serif'
const TEXT = '"Inter Variable", "Noto Sans", "Noto Sans CJK TC", system-ui, sans-serif'

const display = (size: number): string => `600 ${size}px ${DISPLAY}`
const text = (size: number, weight = 500): string => `${weight} ${size}px ${TEXT}`

type Canvas = CanvasRenderingContext2D

/** The picture as a canvas; the fonts it is written in are there when it is. */
export async function drawPicture(content: PictureContent): Promise<HTMLCanvasElement> {
  await Promise.all([display(54), text(22), text(22, 700)].map((font) => document.fonts.load(font, content.headline).catch(() => [])))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const on = canvas.getContext('2d') as Canvas
  on.fillStyle = PAPER
  on.fillRect(0, 0, WIDTH, HEIGHT)
  pictures(on, content)
  headline(on, content)
  content.seats.forEach((seat, n) => seatRow(on, seat, seatBoxes(content.seats.length)[n] as Box))
  if (content.graph) graph(on, content.graph, graphBox(content.seats.length))
  foot(on, content)
  return canvas
}

/** Writes a line that is cut where it would not fit; how wide it became. */
function write(on: Canvas, words: string, x: number, y: number, font: string, colour: string, width = Infinity): number {
  on.font = font
  on.fillStyle = colour
  const line = fitted(words, width, (one) => on.measureText(one).width)
  on.fillText(line, x, y)
  return on.measureText(line).width
}

/** Draws a picture so that it fills its place. */
function fill(on: Canvas, image: HTMLImageElement, box: Box): void {
  const scale = Math.max(box.width / image.width, box.height / image.height)
  const [width, height] = [box.width / scale, box.height / scale]
  on.drawImage(image, (image.width - width) / 2, image.height - height, width, height, box.x, box.y, box.width, box.height)
}

function pictures(on: Canvas, content: PictureContent): void {
  const { width, cover } = PICTURES
  const high = content.position ? cover : HEIGHT
  on.fillStyle = '#2f7fa2'
  on.fillRect(0, 0, width, HEIGHT)
  if (content.cover) fill(on, content.cover, { x: 0, y: 0, width, height: high })
  if (content.position) {
    on.drawImage(content.position.image, 0, cover, width, HEIGHT - cover)
    for (const one of content.position.texts) writeOnPosition(on, one)
    on.fillStyle = PAPER
    on.fillRect(0, cover - 3, width, 6)
  }
  on.font = display(40)
  const lines = wrapped(content.game, width - 64, 2, (one) => on.measureText(one).width)
  lines.forEach((line, n) => write(on, line, 32, 60 + n * 46, display(40), content.light ? '#fff8e8' : '#3a220d'))
}

function writeOnPosition(on: Canvas, one: DrawnText): void {
  if (!one.matrix) return
  const { a, b, c, d, e, f } = one.matrix
  on.save()
  on.transform(a, b, c, d, e, f + PICTURES.cover)
  on.textAlign = one.align
  write(on, one.text, one.x, one.y, `${one.weight} ${one.size}px ${TEXT}`, one.colour)
  on.restore()
}

function headline(on: Canvas, content: PictureContent): void {
  let size = 52
  const width = RIGHT - LEFT
  do on.font = display(size)
  while (on.measureText(content.headline).width > width && (size -= 2) > 30)
  write(on, content.headline, LEFT, 84, display(size), INK, width)
  write(on, content.subtitle, LEFT, 122, text(22), QUIET, width)
}

function seatRow(on: Canvas, { seat, name, points, won, face }: PictureSeat, box: Box): void {
  const middle = box.y + box.height / 2
  const radius = 22
  on.save()
  on.beginPath()
  on.arc(box.x + radius, middle, radius, 0, 2 * Math.PI)
  on.fillStyle = '#fff7e8'
  on.fill()
  on.clip()
  if (face) on.drawImage(face, box.x, middle - radius, 2 * radius, 2 * radius)
  on.restore()
  on.lineWidth = 4
  on.strokeStyle = seatColour(seat)
  on.beginPath()
  on.arc(box.x + radius, middle, radius, 0, 2 * Math.PI)
  on.stroke()
  const counted = points === null ? 0 : 70
  const used = write(on, name, box.x + 60, middle + 9, text(25, won ? 700 : 500), INK, box.width - 64 - counted - (won ? 40 : 0))
  if (won) crown(on, box.x + 60 + used + 12, middle - 11)
  if (points !== null) {
    on.textAlign = 'right'
    write(on, String(points), box.x + box.width, middle + 11, text(31, 700), INK)
    on.textAlign = 'left'
  }
}

function crown(on: Canvas, x: number, y: number): void {
  on.save()
  on.translate(x, y)
  on.scale(0.72, 0.72)
  const shape = new Path2D('M4 30 0 4l12 10L20 0l8 14L40 4l-4 26Z')
  on.fillStyle = '#f0b73a'
  on.fill(shape)
  on.strokeStyle = '#7a5200'
  on.lineWidth = 2
  on.stroke(shape)
  on.restore()
}

function graph(on: Canvas, { lines, names, tell }: NonNullable<PictureContent['graph']>, box: Box): void {
  const last = (lines[0]?.length ?? 1) - 1
  const bounds = range(lines[0]?.map((_, at) => lines.map((line) => line[at] ?? 0)) ?? [])
  on.font = text(18, 700)
  const ends = lines.map((line, n) => [names?.[n], tell(line[last] ?? 0)].filter(Boolean).join(' '))
  const right = 20 + Math.max(...ends.map((end) => on.measureText(end).width))
  const left = 40
  const inner = { left: box.x + left, right: box.x + box.width - right, top: box.y + 8, bottom: box.y + box.height - 8 }
  const x = (at: number): number => inner.left + (last > 0 ? at / last : 0) * (inner.right - inner.left)
  const y = (value: number): number => inner.top + ((bounds.high - value) / (bounds.high - bounds.low)) * (inner.bottom - inner.top)
  for (const tick of ticks(bounds.low, bounds.high, 5)) {
    on.fillStyle = LINE
    on.fillRect(inner.left, Math.round(y(tick)), inner.right - inner.left, tick === 0 ? 2 : 1)
    on.textAlign = 'right'
    write(on, tell(tick), inner.left - 10, y(tick) + 6, text(16), QUIET)
    on.textAlign = 'left'
  }
  const heights = spread(lines.map((line) => y(line[last] ?? 0)), 24, inner.top, inner.bottom)
  lines.forEach((line, n) => {
    on.strokeStyle = seatColour(n)
    on.lineWidth = 4
    on.lineJoin = 'round'
    on.setLineDash([...(DASHES[n % DASHES.length] ?? [])])
    on.stroke(new Path2D(stairs(line, x, y)))
    on.setLineDash([])
    write(on, ends[n] ?? '', inner.right + 14, (heights[n] ?? 0) + 6, text(18, 700), seatColour(n))
  })
}

function foot(on: Canvas, { date, address }: PictureContent): void {
  const used = write(on, date, LEFT, 604, text(18), QUIET)
  on.textAlign = 'right'
  write(on, address, RIGHT, 604, text(18, 600), '#0b6785', RIGHT - LEFT - used - 30)
  on.textAlign = 'left'
}
