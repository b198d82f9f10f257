/** The layout of the picture of a finished game. */

import { describe, expect, it } from 'vitest'
import { fitted, graphBox, HEIGHT, RIGHT, seatBoxes, wrapped } from './layout'

const measure = (text: string): number => [...text].length * 10

describe('where seats and graph stand', () => {
  it.each([1, 2, 3, 4, 5, 6])('%i seats fit beside each other, above a graph one can read', (count) => {
    const boxes = seatBoxes(count)
    expect(boxes).toHaveLength(count)
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    const graph = graphBox(count)
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(RIGHT)
      expect(box.y + box.height).toBeLessThanOrEqual(graph.y)
    }
    expect(graph.height).toBeGreaterThan(180)
    expect(graph.y + graph.height).toBeLessThan(HEIGHT)
  })
})

describe('texts', () => {
  it('are whole where they fit and end in dots where they do not', () => {
    expect(fitted('Ada', 30, measure)).toBe('Ada')
    expect(fitted('Adalbert', 50, measure)).toBe('Adal…')
    expect(fitted('أبجدية', 40, measure)).toBe('أبج…')
  })

  it('break between words, in Chinese between letters, and the last line is cut', () => {
    expect(wrapped('The Flow of History', 100, 2, measure)).toEqual(['The Flow', 'of History'])
    expect(wrapped('所有玩家一同獲勝', 50, 2, measure)).toEqual(['所有玩家一', '同獲勝'])
    expect(wrapped('one two three four', 70, 2, measure)).toEqual(['one two', 'three…'])
  })
})
