/** A table stays whole through drops, repeats and disorder. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anItem, anUpdate, FakeWorld } from './fake'
import { LONGEST_WAIT, PING_EVERY, PONG_WITHIN } from './line'
import type { Refused } from './messages'
import { TableSocket } from './socket'

let world: FakeWorld
let socket: TableSocket
let strange: Refused[]
const changed = vi.fn()

function refusal(error: Refused['error'], id: string | null = null): Refused {
  return { type: 'refused', error, text: 'No.', clause: null, version: null, id }
}

beforeEach(() => {
  world = new FakeWorld()
  strange = []
  changed.mockReset()
  socket = new TableSocket('t', null, { changed, refused: (refused) => strange.push(refused) }, world, (path) => path)
  socket.open()
  world.wire.accept()
})

/** The numbers of the entries that are known. */
function known(): number[] {
  return [...socket.items.keys()]
}

describe('updates', () => {
  it('asks for everything at first, through its eyes', () => {
    expect(world.wire.url).toBe('/api/tables/t/socket?seen=0')
    const seated = new TableSocket('t', 2, { changed }, world, (path) => path)
    seated.open()
    expect(world.wire.url).toBe('/api/tables/t/socket?seen=0&seat=2')
  })

  it('are merged by number', () => {
    world.wire.tell(anUpdate(0, 2))
    world.wire.tell(anUpdate(2, 3))
    expect(known()).toEqual([1, 2, 3])
    expect(socket.version).toBe(3)
  })

  it('that overlap bring nothing twice', () => {
    world.wire.tell(anUpdate(0, 3))
    world.wire.tell(anUpdate(1, 4))
    expect(known()).toEqual([1, 2, 3, 4])
    expect(socket.version).toBe(4)
  })

  it('that come twice are ignored', () => {
    world.wire.tell(anUpdate(0, 2))
    const before = socket.view
    changed.mockReset()
    world.wire.tell(anUpdate(0, 2))
    world.wire.tell(anUpdate(2, 2))
    expect(socket.view).toBe(before)
    expect(changed).not.toHaveBeenCalled()
  })

  it('that are older are ignored', () => {
    world.wire.tell(anUpdate(0, 2))
    world.wire.tell(anUpdate(2, 5))
    const before = socket.view
    world.wire.tell(anUpdate(0, 3))
    expect(socket.version).toBe(5)
    expect(socket.view).toBe(before)
  })

  it('with a gap before them are not taken: it looks again from what it has', () => {
    world.wire.tell(anUpdate(0, 2))
    world.wire.tell(anUpdate(3, 4))
    expect(socket.version).toBe(2)
    expect(world.wire.did('look')).toEqual([{ do: 'look', seat: null, seen: 2 }])
    world.wire.tell(anUpdate(2, 4))
    expect(known()).toEqual([1, 2, 3, 4])
  })

  it('in the wrong order come out right', () => {
    world.wire.tell(anUpdate(0, 1))
    world.wire.tell(anUpdate(2, 3)) // overtook the next one
    world.wire.tell(anUpdate(1, 2))
    world.wire.tell(anUpdate(1, 3)) // the answer to the look
    expect(known()).toEqual([1, 2, 3])
    expect(socket.version).toBe(3)
  })

  it('mark what was taken back, and keep it', () => {
    world.wire.tell(anUpdate(0, 2))
    world.wire.tell(anUpdate(2, 3, { items: [anItem(3, { kind: 'took-back', undone: [1, 2] })] }))
    expect([...socket.undone]).toEqual([1, 2])
    expect(known()).toEqual([1, 2, 3])
  })

  it('for other eyes are ignored, and what the former eyes knew is forgotten', () => {
    world.wire.tell(anUpdate(0, 2))
    socket.look(1)
    expect(known()).toEqual([])
    expect(socket.view).toBeNull()
    expect(world.wire.did('look')).toEqual([{ do: 'look', seat: 1, seen: 0 }])
    world.wire.tell(anUpdate(2, 3)) // was under way to the former eyes
    expect(socket.view).toBeNull()
    world.wire.tell(anUpdate(0, 3, { seat: 1 }))
    expect(known()).toEqual([1, 2, 3])
  })

  it('are asked for again, if the eyes changed before the line was up', () => {
    const early = new TableSocket('t', null, { changed }, world, (path) => path)
    early.open()
    early.look(1) // nobody hears this yet
    expect(world.wire.sent).toEqual([])
    world.wire.accept()
    expect(world.wire.did('look')).toEqual([{ do: 'look', seat: 1, seen: 0 }])
    world.wire.tell(anUpdate(0, 2)) // what the address asked for
    expect(early.view).toBeNull()
    world.wire.tell(anUpdate(0, 2, { seat: 1 }))
    expect(early.view?.seat).toBe(1)
    world.wire.drop()
    world.pass(LONGEST_WAIT)
    world.wire.accept()
    expect(world.wire.url).toContain('seat=1')
    expect(world.wire.did('look')).toEqual([]) // the address says it
  })

  it('of a server that was set back begin anew', () => {
    world.wire.tell(anUpdate(0, 5))
    world.wire.drop()
    world.pass(LONGEST_WAIT)
    world.wire.accept()
    world.wire.tell(anUpdate(0, 3))
    expect(world.wire.did('look')).toEqual([{ do: 'look', seat: null, seen: 0 }])
    world.wire.tell(anUpdate(0, 3))
    expect(socket.version).toBe(3)
    expect(known()).toEqual([1, 2, 3])
  })

  it('with the same version after a look are taken: the frame may be fresher', () => {
    world.wire.tell(anUpdate(0, 2))
    socket.look(null)
    const again = anUpdate(2, 2)
    world.wire.tell(again)
    expect(socket.view).toEqual(again)
    expect(known()).toEqual([1, 2])
  })

  it('of pointing keep what each seat points at last', () => {
    world.wire.tell({ type: 'pointing', seat: 1, text: 'r2c3' })
    world.wire.tell({ type: 'pointing', seat: 2, text: 'r0c1 ew' })
    world.wire.tell({ type: 'pointing', seat: 1, text: null })
    expect([...socket.pointing]).toEqual([[2, 'r0c1 ew']])
    socket.point(0, 'r1c1')
    expect(world.wire.did('point')).toEqual([{ do: 'point', seat: 0, text: 'r1c1' }])
  })

  it('that are no JSON change nothing', () => {
    world.wire.onmessage?.({ data: 'hello' })
    expect(socket.version).toBe(0)
  })
})

describe('wishes', () => {
  it('are kept until they are acknowledged', async () => {
    const outcome = socket.wish({ do: 'play', seat: 0, move: 'pass', seen: 2 })
    const sent = world.wire.did('play')[0]
    expect(sent).toMatchObject({ do: 'play', seat: 0, move: 'pass', seen: 2 })
    expect(socket.pending).toBe(1)
    world.wire.tell({ type: 'ack', version: 3, id: sent?.['id'] })
    expect(await outcome).toEqual({ ok: true, version: 3 })
    expect(socket.pending).toBe(0)
  })

  it('have a name each', () => {
    void socket.wish({ do: 'undo', seat: 0 })
    void socket.wish({ do: 'undo', seat: 0 })
    const [first, second] = world.wire.did('undo')
    expect(first?.['id']).not.toBe(second?.['id'])
  })

  it('are sent again by the same name after a break, in their order, until one is answered', async () => {
    const first = socket.wish({ do: 'say', seat: 0, text: 'one' })
    const second = socket.wish({ do: 'say', seat: 0, text: 'two' })
    const sent = world.wire.did('say')
    world.wire.tell({ type: 'ack', version: 1, id: sent[0]?.['id'] })
    await first
    world.wire.drop()
    world.pass(LONGEST_WAIT)
    world.wire.accept()
    expect(world.wire.did('say')).toEqual([sent[1]])
    world.wire.tell({ type: 'ack', version: 2, id: sent[1]?.['id'] })
    world.wire.tell({ type: 'ack', version: 2, id: sent[1]?.['id'] }) // twice does no harm
    expect(await second).toEqual({ ok: true, version: 2 })
    world.wire.drop()
    world.pass(LONGEST_WAIT)
    world.wire.accept()
    expect(world.wire.did('say')).toEqual([])
  })

  it('made while the line is down go out when it is up', () => {
    world.wire.drop()
    void socket.wish({ do: 'resign', seat: 1 })
    world.pass(LONGEST_WAIT)
    expect(world.wire.did('resign')).toEqual([])
    world.wire.accept()
    expect(world.wire.did('resign')).toHaveLength(1)
  })

  it('may be refused', async () => {
    const outcome = socket.wish({ do: 'play', seat: 0, move: 'fly', seen: 0 })
    const refused = refusal('illegal', world.wire.did('play')[0]?.['id'] as string)
    world.wire.tell(refused)
    expect(await outcome).toEqual({ ok: false, refused })
    expect(strange).toEqual([])
    expect(world.wire.did('look')).toEqual([])
  })

  it('that are stale make it look again', async () => {
    world.wire.tell(anUpdate(0, 2))
    const outcome = socket.wish({ do: 'play', seat: 0, move: 'pass', seen: 2 })
    world.wire.tell(refusal('stale', world.wire.did('play')[0]?.['id'] as string))
    expect((await outcome).ok).toBe(false)
    expect(world.wire.did('look')).toEqual([{ do: 'look', seat: null, seen: 2 }])
  })

  it('of others are not ours: a refusal without a name is told', () => {
    world.wire.tell(refusal('not-your-seat'))
    expect(strange).toHaveLength(1)
  })
})

describe('the line', () => {
  it('comes back with what it has, sooner at first', () => {
    world.wire.tell(anUpdate(0, 4))
    world.wire.drop()
    expect(socket.up).toBe(false)
    world.pass(499)
    expect(world.wires).toHaveLength(1)
    world.pass(1)
    expect(world.wire.url).toBe('/api/tables/t/socket?seen=4')
    world.wire.drop()
    world.pass(999)
    expect(world.wires).toHaveLength(2)
    world.pass(1)
    expect(world.wires).toHaveLength(3)
    for (let n = 0; n < 8; n += 1) {
      world.wire.drop()
      world.pass(LONGEST_WAIT)
    }
    expect(world.wires).toHaveLength(11)
    world.wire.accept()
    expect(socket.up).toBe(true)
  })

  it('that opens and closes at once is not tried faster and faster', () => {
    for (let n = 0; n < 6; n += 1) {
      world.wire.drop()
      world.pass(LONGEST_WAIT)
      world.wire.accept()
    }
    const wires = world.wires.length
    world.wire.drop()
    world.pass(5000)
    expect(world.wires).toHaveLength(wires)
  })

  it('is tried at once when there is hope', () => {
    world.wire.drop()
    socket.hurry()
    expect(world.wires).toHaveLength(2)
    world.pass(LONGEST_WAIT)
    expect(world.wires).toHaveLength(2)
  })

  it('is asked whether it holds, and looks again if the table went on', () => {
    world.wire.tell(anUpdate(0, 2))
    world.pass(PING_EVERY)
    expect(world.wire.did('ping')).toHaveLength(1)
    world.wire.tell({ type: 'pong', version: 2 })
    expect(world.wire.did('look')).toEqual([])
    world.pass(PING_EVERY)
    world.wire.tell({ type: 'pong', version: 3 })
    expect(world.wire.did('look')).toEqual([{ do: 'look', seat: null, seen: 2 }])
  })

  it('that does not answer is given up', () => {
    world.pass(PING_EVERY + PONG_WITHIN)
    expect(socket.up).toBe(false)
    expect(world.wires[0]?.closed).toBe(true)
    world.pass(500)
    expect(world.wires).toHaveLength(2)
  })

  it('that is closed stays closed', () => {
    const wire = world.wire
    socket.close()
    expect(wire.closed).toBe(true)
    wire.drop()
    world.pass(LONGEST_WAIT * 5)
    expect(world.wires).toHaveLength(1)
  })

  it('is made anew for another person, with nothing known', () => {
    world.wire.tell(anUpdate(0, 2))
    socket.reopen(1)
    expect(world.wires[0]?.closed).toBe(true)
    expect(world.wire.url).toBe('/api/tables/t/socket?seen=0&seat=1')
    expect(known()).toEqual([])
  })

  it('tells who is there, and when the server goes', () => {
    world.wire.tell({ type: 'presence', here: [1], watching: 2, warming: { ready: true, done: 0, of: 0, piece: '' } })
    expect(socket.presence?.here).toEqual([1])
    world.wire.tell({ type: 'bye', text: 'Back soon.' })
    expect(socket.bye).toBe('Back soon.')
    world.wire.drop()
    world.pass(LONGEST_WAIT)
    world.wire.accept()
    expect(socket.bye).toBeNull()
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
    if (roll(3) > 0) world.wire.tell(anUpdate(since, truth))
    if (roll(9) === 0) {
      world.wire.drop()
      world.pass(LONGEST_WAIT)
      world.wire.accept()
      const seen = Number(/seen=(\d+)/.exec(world.wire.url)?.[1])
      world.wire.tell(anUpdate(seen, truth))
    }
    const look = world.wire.did('look').pop()
    if (look && roll(2) === 0) world.wire.tell(anUpdate(look['seen'] as number, truth))
  }
  world.pass(PING_EVERY)
  world.wire.tell({ type: 'pong', version: truth })
  world.wire.tell(anUpdate(socket.version, truth))
  expect(socket.version).toBe(truth)
  expect(known()).toEqual(Array.from({ length: truth }, (_, n) => n + 1))
})
