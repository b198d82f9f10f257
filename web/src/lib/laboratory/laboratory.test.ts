/** The laboratory's logic: drafts, values and plots. */

import { describe, expect, it } from 'vitest'
import type { FieldInfo, LaboratoryInfo, MeasureInfo, PieceForm } from '../wire'
import { changeAt, isEmpty, placeNamed, placesOf, redrawn, withChange, type PackDraft } from './draft'
import { barOf, courseOf, ticksOf } from './measures'
import { fields } from '../words/laboratory/fields.en'
import { fieldName } from './names'
import { changesOf, emptyOf, partsOf, rangeAt, readable, same, typedNumber, withVerb } from './values'

const cards = { name: 'cards.toml', word: 'card', pieces: [{ id: 'old_mill', name: { kind: 'card', id: 'old-mill' } }] }
const box = { name: 'box.toml', word: null, pieces: [] }
const info: LaboratoryInfo = { game: 'x', files: [cards, box], bots: ['greedy'], least: 50, most: 500 }
const none: PackDraft = { name: 'x', files: {}, note: '' }

describe('a draft', () => {
  it('takes changes of pieces and values, and loses them again', () => {
    const first = withChange(withChange(none, cards, 'old_mill', { cost: 2 }), box, '', { tokens: 4 })
    expect(first.files).toEqual({ 'cards.toml': { card: [{ id: 'old_mill', cost: 2 }] }, 'box.toml': { tokens: 4 } })
    expect(changeAt(first, cards, 'old-mill')).toEqual({ cost: 2 })
    expect(placesOf(first, info).map(({ id, fields }) => [id, fields])).toEqual([['old_mill', ['cost']], ['', ['tokens']]])
    expect(isEmpty(withChange(withChange(first, cards, 'old_mill', {}), box, '', {}))).toBe(true)
  })

  it('keeps the id of a piece that replaces another', () => {
    const opened: PackDraft = { ...none, files: { 'cards.toml': { card: [{ replaces: 'old_mill', id: 'new_mill', cost: 1 }] } } }
    expect(withChange(opened, cards, 'old_mill', { cost: 3 }).files['cards.toml']).toEqual({ card: [{ id: 'new_mill', replaces: 'old_mill', cost: 3 }] })
  })

  it('finds what the gallery names, and redraws it', () => {
    expect(placeNamed(info, 'card-old-mill')).toEqual({ file: 'cards.toml', id: 'old_mill' })
    expect(placeNamed(info, 'icon-sun')).toBeNull()
    expect(redrawn([{ id: 'a', n: 1 }, { id: 'b', n: 1 }], [{ id: 'b', n: 2 }])).toEqual([{ id: 'a', n: 1 }, { id: 'b', n: 2 }])
  })
})

describe('values', () => {
  const effect: FieldInfo = { name: 'effect', kind: 'group', group: 'Effect', verbs: { give: { needs: ['icon'], may: ['amount'] }, end: { needs: [], may: [] } } }
  const groups = { Effect: [{ name: 'verb', kind: 'text' }, { name: 'icon', kind: 'choice', required: false, choices: ['sun', 'moon'] }, { name: 'amount', kind: 'number', required: false }] satisfies FieldInfo[] }

  it('of an effect follow its verb', () => {
    expect(emptyOf(effect, groups)).toEqual({ verb: 'give', icon: 'sun' })
    expect(withVerb({ verb: 'give', icon: 'moon', amount: 2 }, 'end', effect, groups)).toEqual({ verb: 'end' })
    const { shown, more } = partsOf(effect, { verb: 'give', icon: 'sun' }, groups)
    expect([shown.map(({ name }) => name), more.map(({ name }) => name)]).toEqual([['verb', 'icon'], ['amount']])
  })

  it('are changes only where they differ', () => {
    const form: PieceForm = { file: 'cards.toml', id: 'a', value: { cost: 1, effect: { verb: 'give', icon: 'sun' } }, fields: [], groups: {}, evidence: {}, ranges: [{ path: ['cost'], low: 0, high: 9 }] }
    expect(changesOf(form, { cost: 2, effect: { icon: 'sun', verb: 'give' } })).toEqual({ cost: 2 })
    expect(rangeAt(form.ranges, ['cost'])?.high).toBe(9)
    expect(rangeAt(form.ranges, ['cost', 0])).toBeNull()
    expect(same([1, { a: 1, b: 2 }], [1, { b: 2, a: 1 }])).toBe(true)
  })

  it('are read as they are typed', () => {
    expect([typedNumber(' −3 '), typedNumber('12'), typedNumber('1.5'), typedNumber('')]).toEqual([-3, 12, null, null])
    expect(readable('of_icon')).toBe('Of icon')
    expect(fieldName('vp', fields)).toBe('Victory points')
    expect(fieldName('famine_loss', fields)).toBe('Famine loss')
  })
})

describe('plots', () => {
  const measure = (difference: number, half: number, share = true): MeasureInfo => ({ kind: 'seat', name: '1', share, before: 0.3, after: 0.3 + difference, difference, low: difference - half, high: difference + half, clear: false })

  it('put shares on one scale with nothing in its middle', () => {
    const all = [measure(0, 0.1), measure(0.05, 0.05), measure(3, 1, false)]
    expect(barOf(measure(0, 0.1), all)).toEqual({ low: 0, high: 100, at: 50, zero: 50 })
    expect(barOf(measure(3, 1, false), all).high).toBe(100)
  })

  it('draw the course within the box, from left to right', () => {
    const course = courseOf([{ games: 50, difference: 0.1, low: -0.1, high: 0.3 }, { games: 100, difference: 0.05, low: 0, high: 0.1 }], 200, 400, 100)
    expect(course.last?.x).toBe(200)
    for (const part of course.band.split(/[ ,]/).map(Number)) expect(part).toBeGreaterThanOrEqual(0)
    expect(courseOf([], 200, 400, 100).last).toBeNull()
    expect(ticksOf(-0.1, 0.3)).toHaveLength(5)
  })
})
