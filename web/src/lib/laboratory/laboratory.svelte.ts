/** The laboratory of a game as it stands: the draft, what is edited, what the validator says, and the run. */

import { me } from '../browser/person.svelte'
import { store, stored } from '../browser/storage'
import { trouble } from '../net/api'
import type { DraftCheck, LaboratoryFile, LaboratoryInfo, PieceForm, Refused, RunState } from '../wire'
import { changeAt, isEmpty, placeNamed, placesOf, sameFiles, withChange, type PackDraft, type Place } from './draft'
import { laboratory as server, type RunWish } from './server'
import { changesOf, without, type Value, type Values } from './values'

/** The milliseconds after a key press before the validator is asked. */
const CHECK_MS = 220
/** The milliseconds between two looks at a run. */
const LOOK_MS = 900

interface Kept {
  draft: PackDraft
  run: string | null
}

const OVER = ['done', 'cancelled', 'lost']

export class LaboratoryState {
  info = $state.raw<LaboratoryInfo | null>(null)
  draft = $state.raw<PackDraft>({ name: '', files: {}, note: '' })
  place = $state.raw<Place | null>(null)
  form = $state.raw<PieceForm | null>(null)
  checked = $state.raw<DraftCheck | null>(null)
  checking = $state(false)
  run = $state.raw<RunState | null>(null)
  busy = $state(false)
  /** Why something was not done. */
  wrong = $state.raw<Refused | null>(null)
  /** Why there is no laboratory here. */
  gone = $state.raw<Refused | null>(null)

  private checks = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private looking: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    readonly game: string,
    /** What a pack is called until it is given a name. */
    private readonly unnamed: () => string,
  ) {}

  readonly places = $derived(this.info ? placesOf(this.draft, this.info) : [])
  readonly empty = $derived(isEmpty(this.draft))
  /** Whether the draft is whole and can be played, as far as is known. */
  readonly sound = $derived(!this.empty && !this.checking && this.checked !== null && this.checked.sentence === null)
  readonly running = $derived(this.run !== null && !OVER.includes(this.run.stage))
  /** Whether the results are those of another draft than this one. */
  readonly stale = $derived(this.run !== null && !sameFiles(this.run.draft as PackDraft, this.draft))
  readonly edited = $derived.by<Values>(() => (this.form && this.file ? { ...this.form.value, ...changeAt(this.draft, this.file, this.form.id) } : {}))
  private readonly file = $derived<LaboratoryFile | null>(this.info?.files.find((one) => one.name === this.place?.file) ?? null)

  get packName(): string {
    return this.draft.name.trim() || this.unnamed()
  }

  private whole(): PackDraft {
    return { ...this.draft, name: this.packName }
  }

  /** Begins with what was kept on this device, at the piece that the address names. */
  async load(wanted: string | null): Promise<void> {
    try {
      this.info = await server.info(this.game)
      this.gone = null
    } catch (error) {
      this.gone = trouble(error)
      return
    }
    const kept = stored<Kept>('local', this.key)
    if (kept) this.draft = { ...kept.draft }
    const first = this.places[0] ?? null
    await this.choose((wanted === null ? null : placeNamed(this.info, wanted)) ?? first)
    if (!this.empty) this.check(0)
    if (kept?.run) await this.look(kept.run)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.looking)
  }

  private get key(): string {
    return `laboratory:${this.game}`
  }

  private keep(): void {
    store('local', this.key, this.empty && this.run === null ? null : { draft: this.draft, run: this.run?.id ?? null })
  }

  async choose(place: Place | null): Promise<void> {
    this.place = place
    this.form = null
    if (place === null) return
    try {
      const form = await server.form(this.game, place.file, place.id)
      if (this.place === place) this.form = form
    } catch (error) {
      this.wrong = trouble(error)
    }
  }

  /** Gives a field of the piece another value. */
  set(name: string, value: Value): void {
    if (!this.form || !this.file) return
    const change = changesOf(this.form, { ...this.edited, [name]: value })
    this.put(withChange(this.draft, this.file, this.form.id, change))
  }

  /** Makes a field of the piece what it is in the box. */
  reset(name: string): void {
    if (!this.form || !this.file) return
    this.put(withChange(this.draft, this.file, this.form.id, without(changeAt(this.draft, this.file, this.form.id), name)))
  }

  /** Takes all changes of a place back. */
  undo(place: Place): void {
    const file = this.info?.files.find((one) => one.name === place.file)
    if (file) this.put(withChange(this.draft, file, place.id, {}))
  }

  rename(name: string): void {
    this.draft = { ...this.draft, name }
    this.keep()
  }

  clear(): void {
    this.put({ name: '', files: {}, note: '' })
  }

  private put(draft: PackDraft): void {
    this.draft = draft
    this.wrong = null
    this.keep()
    this.check()
  }

  private check(after = CHECK_MS): void {
    clearTimeout(this.timer)
    const number = ++this.checks
    if (this.empty) {
      this.checked = null
      this.checking = false
      return
    }
    this.checking = true
    this.timer = setTimeout(async () => {
      try {
        const found = await server.check(this.game, this.whole())
        if (number === this.checks) this.checked = found
      } catch (error) {
        if (number === this.checks) this.checked = { sentence: trouble(error).sentence, changed: false, faces: [] }
      } finally {
        if (number === this.checks) this.checking = false
      }
    }, after)
  }

  async begin(wish: Omit<RunWish, 'draft'>): Promise<void> {
    await this.doing(async () => {
      this.run = await server.run(this.game, { ...wish, draft: this.whole() })
      this.keep()
      this.later(this.run.id)
    })
  }

  async cancel(): Promise<void> {
    const run = this.run
    if (run === null) return
    await this.doing(async () => {
      clearTimeout(this.looking)
      this.run = await server.cancel(run.id)
    })
  }

  private later(id: string): void {
    clearTimeout(this.looking)
    if (!this.closed) this.looking = setTimeout(() => void this.look(id), LOOK_MS)
  }

  private async look(id: string): Promise<void> {
    try {
      const found = await server.state(id)
      if (this.run !== null && this.run.id !== id) return
      this.run = found
      if (!OVER.includes(found.stage)) this.later(id)
    } catch (error) {
      const refused = trouble(error)
      if (refused.error === 'not-found') {
        this.run = null
        this.keep()
      } else this.later(id) // the server is away for a moment
    }
  }

  /** The pack as a file; null: it could not be made. */
  async packed(): Promise<Blob | null> {
    let found: Blob | null = null
    await this.doing(async () => {
      found = await server.pack(this.game, this.whole())
    })
    return found
  }

  async open(file: Blob): Promise<boolean> {
    return this.doing(async () => {
      this.put(await server.unpack(this.game, file))
      await this.choose(this.places[0] ?? this.place)
    })
  }

  /** Opens a table with the pack; null: somebody would rather not say a name, or it was refused. */
  async openTable(create: (draft: PackDraft) => Promise<{ id: string }>): Promise<string | null> {
    let id: string | null = null
    if (!(await me.need())) return null
    await this.doing(async () => {
      id = (await create(this.whole())).id
    })
    return id
  }

  /** Asks again how much one may do here: somebody with a name may do more. */
  async refresh(): Promise<void> {
    await this.doing(async () => {
      this.info = await server.info(this.game)
    })
  }

  private async doing(work: () => Promise<void>): Promise<boolean> {
    this.busy = true
    this.wrong = null
    try {
      await work()
      return true
    } catch (error) {
      this.wrong = trouble(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
