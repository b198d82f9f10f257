/** A table stays whole through drops, repeats and disorder. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aGameView, anItem, anUpdate, aTable, FakeEnvironment } from './fake'
import { LONGEST_WAIT, PING_EVERY, PONG_WITHIN } from './connection'
import type { Refused } from '../wire'
import { TableSocket, undoneBy } from './socket'

let environment: FakeEnvironment
let socket: TableSocket
let strange: Refused[]
let shut: Refused[]
const changed = vi.fn()

function refusal(error: Refused['error'], id: string | null = null): Refused {
  return { type: 'refused', error, sentence: { code: 'rr-error-game-over' }, clause: null, version: null, id }
}

beforeEach(() => {
  environment = new FakeEnvironment()
  strange = []
  shut = []
  changed.mockReset()
  socket = new TableSocket('t', null, { changed, refused: (refused) => strange.push(refused), shut: (refused) => shut.push(refused) }, environment, (path) => path)
  socket.open()
  environment.socket.accept()
})

/** The numbers of the entries that are known. */
function known(): number[] {
  return [...socket.items.keys()]
}

describe('updates', () => {
  it('asks for everything at first, through its eyes', () => {
    expect(environment.socket.url).toBe('/api/tables/t/socket?seen=0&changes=yes&latest=300')
    const seated = new TableSocket('t', 2, { changed }, environment, (path) => path)
    seated.open()
    expect(environment.socket.url).toBe('/api/tables/t/socket?seen=0&changes=yes&latest=300&seat=2')
  })

  it('begin with the latest entries of a long log, and earlier ones follow page by page', async () => {
    const asked: number[] = []
    const earlier = (_table: string, _eyes: number | null, before: number) => {
      asked.push(before)
      return Promise.resolve([before - 2, before - 1].filter((number) => number > 0).map((number) => anItem(number)))
    }
    socket = new TableSocket('t', null, { changed }, environment, (path) => path, earlier)
    socket.open()
    environment.socket.accept()
    environment.socket.tell(anUpdate(5, 7))
    expect(known()).toEqual([6, 7])
    await vi.waitFor(() => expect(known()).toEqual([1, 2, 3, 4, 5, 6, 7]))
    expect(asked).toEqual([6, 4, 2])
    expect(environment.socket.did('look')).toEqual([])
  })

  it('are merged by number', () => {
    environment.socket.tell(anUpdate(0, 2))
    environment.socket.tell(anUpdate(2, 3))
    expect(known()).toEqual([1, 2, 3])
    expect(socket.version).toBe(3)
  })

  it('that overlap bring nothing twice', () => {
    environment.socket.tell(anUpdate(0, 3))
    environment.socket.tell(anUpdate(1, 4))
    expect(known()).toEqual([1, 2, 3, 4])
    expect(socket.version).toBe(4)
  })

  it('that come twice are ignored', () => {
    environment.socket.tell(anUpdate(0, 2))
    const before = socket.view
    changed.mockReset()
    environment.socket.tell(anUpdate(0, 2))
    environment.socket.tell(anUpdate(2, 2))
    expect(socket.view).toBe(before)
    expect(changed).not.toHaveBeenCalled()
  })

  it('that are older are ignored', () => {
    environment.socket.tell(anUpdate(0, 2))
    environment.socket.tell(anUpdate(2, 5))
    const before = socket.view
    environment.socket.tell(anUpdate(0, 3))
    expect(socket.version).toBe(5)
    expect(socket.view).toBe(before)
  })

  it('with a gap before them are not taken: it looks again from what it has', () => {
    environment.socket.tell(anUpdate(0, 2))
    environment.socket.tell(anUpdate(3, 4))
    expect(socket.version).toBe(2)
    expect(environment.socket.did('look')).toEqual([{ do: 'look', seat: null, seen: 2 }])
    environment.socket.tell(anUpdate(2, 4))
    expect(known()).toEqual([1, 2, 3, 4])
  })

  it('in the wrong order come out right', () => {
    environment.socket.tell(anUpdate(0, 1))
    environment.socket.tell(anUpdate(2, 3)) // overtook the next one
    environment.socket.tell(anUpdate(1, 2))
    environment.socket.tell(anUpdate(1, 3)) // the answer to the look
    expect(known()).toEqual([1, 2, 3])
    expect(socket.version).toBe(3)
  })

  it('that tell only changes are put on top of the one before', () => {
    const decision = { seat: 0, kind: 'turn', clause: 'X-1', sentence: { code: 'ab-ask-turn' }, about: null }
    environment.socket.tell(anUpdate(0, 2, { view: { ...aGameView, players: 3 }, table: aTable({ version: 2, title: 'Kept' }) }))
    environment.socket.tell({ type: 'update', version: 3, since: 2, base: 2, table: { version: 3, moves: 7 }, items: [anItem(3)], view: { decision } })
    expect(socket.view?.table).toMatchObject({ title: 'Kept', moves: 7, version: 3 })
    expect(socket.view?.view).toEqual({ ...aGameView, players: 3, decision })
    expect([socket.view?.scores, socket.view?.clock, socket.view?.seat]).toEqual([null, null, null])
    environment.socket.tell({ type: 'update', version: 3, since: 3, base: 3, table: { moves: 8 }, items: [] }) // nothing of the view
    expect(socket.view?.table.moves).toBe(8)
    expect(socket.view?.view?.players).toBe(3)
    environment.socket.tell({ type: 'update', version: 4, since: 3, base: 3, table: {}, items: [anItem(4)], view: null }) // paused
    expect(socket.view?.view).toBeNull()
    expect(known()).toEqual([1, 2, 3, 4])
  })

  it('that tell some elements of a list leave the others as they were', () => {
    const view = { ...aGameView, nations: [{ tokens: 1 }, { tokens: 2 }, null], market: [1, 2] }
    environment.socket.tell(anUpdate(0, 2, { view }))
    const changed = { nations: { 1: { tokens: 5 } }, market: [3] }
    environment.socket.tell({ type: 'update', version: 3, since: 2, base: 2, table: {}, items: [anItem(3)], view: changed as object })
    expect(socket.view?.view).toEqual({ ...view, nations: [{ tokens: 1 }, { tokens: 5 }, null], market: [3] })
    expect(view.nations[1]).toEqual({ tokens: 2 })
  })

  it('that tell changes of something else are not taken: it looks again, and the answer is whole', () => {
    environment.socket.tell(anUpdate(0, 2))
    environment.socket.tell({ type: 'update', version: 4, since: 2, base: 3, table: { version: 4 }, items: [anItem(3), anItem(4)] })
    environment.socket.tell({ type: 'update', version: 5, since: 2, base: 4, table: { version: 5 }, items: [anItem(5)] })
    expect(socket.version).toBe(2)
    expect(environment.socket.did('look')).toEqual([{ do: 'look', seat: null, seen: 2 }])
    environment.socket.tell(anUpdate(2, 5))
    expect(known()).toEqual([1, 2, 3, 4, 5])
    environment.socket.tell({ type: 'update', version: 6, since: 5, base: 5, table: { moves: 9 }, items: [anItem(6)] })
    expect(socket.view?.table.moves).toBe(9)
  })

  it('mark what was undone, and keep it', () => {
    environment.socket.tell(anUpdate(0, 2))
    environment.socket.tell(anUpdate(2, 3, { items: [anItem(3, { kind: 'took-back', undone: [1, 2] })] }))
    expect([...undoneBy([...socket.items.values()])]).toEqual([1, 2])
    expect(known()).toEqual([1, 2, 3])
  })

  it('for other eyes are ignored, and what the former eyes knew is forgotten', () => {
    environment.socket.tell(anUpdate(0, 2))
    socket.look(1)
    expect(known()).toEqual([])
    expect(socket.view).toBeNull()
    expect(environment.socket.did('look')).toEqual([{ do: 'look', seat: 1, seen: 0, latest: 300 }])
    environment.socket.tell(anUpdate(2, 3)) // was under way to the former eyes
    expect(socket.view).toBeNull()
    environment.socket.tell(anUpdate(0, 3, { seat: 1 }))
    expect(known()).toEqual([1, 2, 3])
  })

  it('are asked for again, if the eyes changed before the connection was up', () => {
    const early = new TableSocket('t', null, { changed }, environment, (path) => path)
    early.open()
    early.look(1) // nobody hears this yet
    expect(environment.socket.sent).toEqual([])
    environment.socket.accept()
    expect(environment.socket.did('look')).toEqual([{ do: 'look', seat: 1, seen: 0, latest: 300 }])
    environment.socket.tell(anUpdate(0, 2)) // what the address asked for
    expect(early.view).toBeNull()
    environment.socket.tell(anUpdate(0, 2, { seat: 1 }))
    expect(early.view?.seat).toBe(1)
    environment.socket.drop()
    environment.pass(LONGEST_WAIT)
    environment.socket.accept()
    expect(environment.socket.url).toContain('seat=1')
    expect(environment.socket.did('look')).toEqual([]) // the address says it
  })

  it('of a server that was set back begin anew', () => {
    environment.socket.tell(anUpdate(0, 5))
    environment.socket.drop()
    environment.pass(LONGEST_WAIT)
    environment.socket.accept()
    environment.socket.tell(anUpdate(0, 3))
    expect(environment.socket.did('look')).toEqual([{ do: 'look', seat: null, seen: 0, latest: 300 }])
    environment.socket.tell(anUpdate(0, 3))
    expect(socket.version).toBe(3)
    expect(known()).toEqual([1, 2, 3])
  })

  it('with the same version after a look are taken: the frame may be fresher', () => {
    environment.socket.tell(anUpdate(0, 2))
    socket.look(null)
    const again = anUpdate(2, 2)
    environment.socket.tell(again)
    expect(socket.view).toEqual(again)
    expect(known()).toEqual([1, 2])
  })

  it('begin with what was asked for over HTTP; the connection goes on from there and the same view stays', () => {
    const earlier = vi.fn(() => Promise.resolve([]))
    socket = new TableSocket('t', 1, { changed }, environment, (path) => path, earlier)
    const first = anUpdate(1, 3, { seat: 1 })
    socket.begin(first)
    expect([known(), socket.version, socket.view?.view]).toEqual([[2, 3], 3, first.view])
    expect(earlier).toHaveBeenCalledWith('t', 1, 2)
    socket.open()
    expect(environment.socket.url).toBe('/api/tables/t/socket?seen=3&changes=yes&seat=1')
    environment.socket.accept()
    const before = socket.view?.view
    environment.socket.tell(anUpdate(3, 3, { seat: 1, table: aTable({ moves: 9 }) }))
    expect(socket.view?.view).toBe(before)
    expect(socket.view?.table.moves).toBe(9)
    environment.socket.tell(anUpdate(3, 4, { seat: 1 }))
    expect(known()).toEqual([2, 3, 4])
  })

  it('of pointing keep what each seat points at last', () => {
    environment.socket.tell({ type: 'pointing', seat: 1, text: 'r2c3' })
    environment.socket.tell({ type: 'pointing', seat: 2, text: 'r0c1 ew' })
    environment.socket.tell({ type: 'pointing', seat: 1, text: null })
    expect([...socket.pointing]).toEqual([[2, 'r0c1 ew']])
    socket.point(0, 'r1c1')
    expect(environment.socket.did('point')).toEqual([{ do: 'point', seat: 0, text: 'r1c1' }])
  })

  it('that are no JSON change nothing', () => {
    environment.socket.onmessage?.({ data: 'hello' })
    expect(socket.version).toBe(0)
  })
})

describe('wishes', () => {
  it('are kept until they are acknowledged', async () => {
    const outcome = socket.wish({ do: 'play', seat: 0, move: 'pass', seen: 2 })
    const sent = environment.socket.did('play')[0]
    expect(sent).toMatchObject({ do: 'play', seat: 0, move: 'pass', seen: 2 })
    expect(socket.pending).toBe(1)
    environment.socket.tell({ type: 'ack', version: 3, id: sent?.['id'] })
    expect(await outcome).toEqual({ ok: true, version: 3 })
    expect(socket.pending).toBe(0)
  })

  it('have a name each', () => {
    void socket.wish({ do: 'undo', seat: 0 })
    void socket.wish({ do: 'undo', seat: 0 })
    const [first, second] = environment.socket.did('undo')
    expect(first?.['id']).not.toBe(second?.['id'])
  })

  it('are sent again by the same name after a break, in their order, until one is answered', async () => {
    const first = socket.wish({ do: 'say', seat: 0, text: 'one' })
    const second = socket.wish({ do: 'say', seat: 0, text: 'two' })
    const sent = environment.socket.did('say')
    environment.socket.tell({ type: 'ack', version: 1, id: sent[0]?.['id'] })
    await first
    environment.socket.drop()
    environment.pass(LONGEST_WAIT)
    environment.socket.accept()
    expect(environment.socket.did('say')).toEqual([sent[1]])
    environment.socket.tell({ type: 'ack', version: 2, id: sent[1]?.['id'] })
    environment.socket.tell({ type: 'ack', version: 2, id: sent[1]?.['id'] }) // twice does no harm
    expect(await second).toEqual({ ok: true, version: 2 })
    environment.socket.drop()
    environment.pass(LONGEST_WAIT)
    environment.socket.accept()
    expect(environment.socket.did('say')).toEqual([])
  })

  it('made while the connection is down go out when it is up', () => {
    environment.socket.drop()
    void socket.wish({ do: 'resign', seat: 1 })
    environment.pass(LONGEST_WAIT)
    expect(environment.socket.did('resign')).toEqual([])
    environment.socket.accept()
    expect(environment.socket.did('resign')).toHaveLength(1)
  })

  it('may be refused', async () => {
    const outcome = socket.wish({ do: 'play', seat: 0, move: 'fly', seen: 0 })
    const refused = refusal('illegal', environment.socket.did('play')[0]?.['id'] as string)
    environment.socket.tell(refused)
    expect(await outcome).toEqual({ ok: false, refused })
    expect(strange).toEqual([])
    expect(environment.socket.did('look')).toEqual([])
  })

  it('that are stale make it look again', async () => {
    environment.socket.tell(anUpdate(0, 2))
    const outcome = socket.wish({ do: 'play', seat: 0, move: 'pass', seen: 2 })
    environment.socket.tell(refusal('stale', environment.socket.did('play')[0]?.['id'] as string))
    expect((await outcome).ok).toBe(false)
    expect(environment.socket.did('look')).toEqual([{ do: 'look', seat: null, seen: 2 }])
  })

  it('of others are not ours: a refusal without a name is told', () => {
    environment.socket.tell(refusal('not-your-seat'))
    expect(strange).toHaveLength(1)
  })
})

describe('the connection', () => {
  it('comes back with what it has, sooner at first', () => {
    environment.socket.tell(anUpdate(0, 4))
    environment.socket.drop()
    expect(socket.up).toBe(false)
    environment.pass(499)
    expect(environment.sockets).toHaveLength(1)
    environment.pass(1)
    expect(environment.socket.url).toBe('/api/tables/t/socket?seen=4&changes=yes')
    environment.socket.drop()
    environment.pass(999)
    expect(environment.sockets).toHaveLength(2)
    environment.pass(1)
    expect(environment.sockets).toHaveLength(3)
    for (let n = 0; n < 8; n += 1) {
      environment.socket.drop()
      environment.pass(LONGEST_WAIT)
    }
    expect(environment.sockets).toHaveLength(11)
    environment.socket.accept()
    expect(socket.up).toBe(true)
  })

  it('that opens and closes at once is not tried faster and faster', () => {
    for (let n = 0; n < 6; n += 1) {
      environment.socket.drop()
      environment.pass(LONGEST_WAIT)
      environment.socket.accept()
    }
    const sockets = environment.sockets.length
    environment.socket.drop()
    environment.pass(5000)
    expect(environment.sockets).toHaveLength(sockets)
  })

  it('is tried at once when there is hope', () => {
    environment.socket.drop()
    socket.retryNow()
    expect(environment.sockets).toHaveLength(2)
    environment.pass(LONGEST_WAIT)
    expect(environment.sockets).toHaveLength(2)
  })

  it('is asked whether it holds, and looks again if the table went on', () => {
    environment.socket.tell(anUpdate(0, 2))
    environment.pass(PING_EVERY)
    expect(environment.socket.did('ping')).toHaveLength(1)
    environment.socket.tell({ type: 'pong', version: 2 })
    expect(environment.socket.did('look')).toEqual([])
    environment.pass(PING_EVERY)
    environment.socket.tell({ type: 'pong', version: 3 })
    expect(environment.socket.did('look')).toEqual([{ do: 'look', seat: null, seen: 2 }])
  })

  it('that does not answer is given up', () => {
    environment.pass(PING_EVERY + PONG_WITHIN)
    expect(socket.up).toBe(false)
    expect(environment.sockets[0]?.closed).toBe(true)
    environment.pass(500)
    expect(environment.sockets).toHaveLength(2)
  })

  it('that is closed stays closed', () => {
    const first = environment.socket
    socket.close()
    expect(first.closed).toBe(true)
    first.drop()
    environment.pass(LONGEST_WAIT * 5)
    expect(environment.sockets).toHaveLength(1)
  })

  it('is made anew for another person, with nothing known', () => {
    environment.socket.tell(anUpdate(0, 2))
    socket.reopen(1)
    expect(environment.sockets[0]?.closed).toBe(true)
    expect(environment.socket.url).toBe('/api/tables/t/socket?seen=0&changes=yes&latest=300&seat=1')
    expect(known()).toEqual([])
  })

  it('tells who is there, and when the server goes', () => {
    environment.socket.tell({ type: 'presence', here: [1], watching: 2, warming: { ready: true, done: 0, of: 0, piece: '' } })
    expect(socket.presence?.here).toEqual([1])
    environment.socket.tell({ type: 'bye', sentence: { code: 'rr-error-restarting' } })
    expect(socket.bye?.code).toBe('rr-error-restarting')
    environment.socket.drop()
    environment.pass(LONGEST_WAIT)
    environment.socket.accept()
    expect(socket.bye?.code).toBe('rr-error-restarting') // it may close again at once
    environment.socket.tell(anUpdate(0, 2))
    expect(socket.bye).toBeNull()
  })

  it('that is refused is not tried again, and says why', () => {
    environment.socket.tell({ ...refusal('not-your-seat'), sentence: { code: 'rr-error-not-your-seat', args: { seat: 1 } } })
    environment.socket.drop(4403, 'rr-error-not-your-seat')
    expect(shut.map((refused) => refused.sentence)).toEqual([{ code: 'rr-error-not-your-seat', args: { seat: 1 } }])
    environment.pass(LONGEST_WAIT * 5)
    socket.retryNow()
    expect(environment.sockets).toHaveLength(1)
    socket.reopen(null) // as somebody else it may be let in
    expect(environment.sockets).toHaveLength(2)
  })

  it('to a table that is out of reach says so, and is not tried again', () => {
    const sentence = { code: 'rr-error-table-quarantined', args: { table: '0123456789abcdef' } }
    environment.socket.tell({ ...refusal('unavailable'), sentence })
    environment.socket.drop(4503, 'rr-error-table-quarantined')
    expect(shut.map((refused) => refused.sentence)).toEqual([sentence])
    environment.pass(LONGEST_WAIT * 5)
    expect(environment.sockets).toHaveLength(1)
  })

  it('that is refused without a word says what the closing says', () => {
    environment.socket.drop(4404, 'rr-error-unknown-table')
    expect(shut.map((refused) => refused.sentence.code)).toEqual(['rr-error-unknown-table'])
  })

  it('that is one too many says so and is tried again, as one that failed', () => {
    for (const [code, reason] of [[4429, 'rr-error-too-many-connections'], [4503, 'rr-error-internal']] as const) {
      environment.socket.drop(code, reason)
      expect([socket.up, socket.bye?.code]).toEqual([false, reason])
      const sockets = environment.sockets.length
      environment.pass(LONGEST_WAIT)
      expect(environment.sockets).toHaveLength(sockets + 1)
      environment.socket.accept()
      environment.socket.tell(anUpdate(0, 1))
      expect(socket.bye).toBeNull()
    }
    expect(shut).toEqual([])
  })
})

it('survives a bad day: drops, repeats and disorder end in the whole log', () => {
  let dice = 7
  const roll = (sides: number) => {
    dice = (dice * 1103515245 + 12345) % 2147483648
    return Math.floor((dice / 2147483648) * sides)
  }
  let truth = 0
  for (let n = 0; n < 400; n += 1) {
    truth += roll(3)
    const since = Math.max(0, truth - roll(6))
    if (roll(3) > 0) environment.socket.tell(anUpdate(since, truth))
    if (roll(9) === 0) {
      environment.socket.drop()
      environment.pass(LONGEST_WAIT)
      environment.socket.accept()
      const seen = Number(/seen=(\d+)/.exec(environment.socket.url)?.[1])
      environment.socket.tell(anUpdate(seen, truth))
    }
    const look = environment.socket.did('look').pop()
    if (look && roll(2) === 0) environment.socket.tell(anUpdate(look['seen'] as number, truth))
  }
  environment.pass(PING_EVERY)
  environment.socket.tell({ type: 'pong', version: truth })
  environment.socket.tell(anUpdate(socket.version, truth))
  expect(socket.version).toBe(truth)
  expect(known()).toEqual(Array.from({ length: truth }, (_, n) => n + 1))
})
