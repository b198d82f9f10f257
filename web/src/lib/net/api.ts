/** The server over HTTP: one function for each thing one may ask. */

import type {
  ClauseInfo,
  Ack,
  Completions,
  GameInfo,
  Hint,
  History,
  LessonInfo,
  LessonMoment,
  LogItem,
  InvitationCheck,
  InvitationState,
  Lobby,
  Me,
  MoveSpaceInfo,
  NewTable,
  Opened,
  PuzzleAnswer,
  PuzzleList,
  PuzzleTask,
  DevicePass,
  Refused,
  Replay,
  ReportState,
  SayRequest,
  Screen,
  SeatRating,
  SitRequest,
  TableInvitation,
  TableUpdate,
  WhatIf,
  TrySource,
  Verdict,
} from '../wire'
import { say, type Sentence } from '../sentences'
import { words } from '../words'

/** A game with its sentences in the language that was asked for. */
export type GameInWords = GameInfo & { name_text?: string; about_text?: string }

/** The server said no, or could not be asked. */
export class Trouble extends Error {
  constructor(readonly refused: Refused) {
    super(say(refused.sentence))
  }
}

/** The Trouble behind whatever was thrown. */
export function trouble(error: unknown): Refused {
  return error instanceof Trouble ? error.refused : unavailable()
}

/** Words of the page's own, where a sentence is wanted. */
const inWords = (detail: string): Sentence => ({ code: 'rr-error-detail', args: { detail } })

function unavailable(detail = words.unreachable): Refused {
  return { type: 'refused', error: 'unavailable', sentence: inWords(detail), clause: null, version: null, id: null }
}

function isRefused(body: unknown): body is Refused {
  return typeof body === 'object' && body !== null && (body as { type?: unknown }).type === 'refused'
}

/** Sends something to the server under /api: data as JSON, a file as it is. */
export async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const file = body instanceof Blob
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': file ? 'application/octet-stream' : 'application/json' },
      body: body === undefined ? null : file ? body : JSON.stringify(body),
    })
  } catch {
    throw new Trouble(unavailable())
  }
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => null)
  throw new Trouble(isRefused(answer) ? answer : unavailable(words.odd(response.status)))
}

/** What was asked for before it was needed, by its path: given out once, and only for a while. */
const early = new Map<string, Promise<unknown>>()
const KEPT = 5000
let beforehand = false

/** Asks now for what will be asked for soon: who asks for it first is given the answer that is on its way. */
export function askEarly<T>(asking: () => T): T {
  beforehand = true
  setTimeout(() => early.clear(), KEPT)
  try {
    return asking()
  } finally {
    beforehand = false
  }
}

/** Asks the server for something under /api. */
export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = method === 'GET' ? early.get(path) : undefined
  early.delete(path)
  const answer = (known as Promise<T> | undefined) ?? asked<T>(method, path, body)
  if (beforehand) {
    early.set(path, answer)
    answer.catch(() => undefined) // whoever asks for it hears of trouble; nobody may
  }
  return answer
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  return (await response.json().catch(() => null)) as T
}

function query(values: Record<string, string | number | readonly string[] | null>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) for (const one of [value ?? []].flat()) search.append(name, String(one))
  return search.size > 0 ? `?${search}` : ''
}

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  /** The same with their titles and what they are about in words. */
  gamesIn: (language: string) => ask<GameInWords[]>('GET', `/games${query({ language })}`),
  clauses: (game: string) => ask<ClauseInfo[]>('GET', `/games/${game}/clauses`),
  pieces: (game: string) => ask<unknown[]>('GET', `/games/${game}/catalogue`),
  lesson: (game: string) => ask<LessonInfo>('GET', `/games/${game}/lesson`),
  tryLesson: (game: string, step: number, moves: string[]) => ask<LessonMoment>('POST', `/games/${game}/lesson`, { step, moves }),
  explainLesson: (game: string, step: number, move: string, tried: readonly string[], after: readonly string[]) =>
    ask<Verdict>('GET', `/games/${game}/lesson/explain${query({ step, move, tried, after })}`),
  finishLesson: (game: string, step: number, move: string, tried: readonly string[], after: readonly string[]) =>
    ask<Completions>('GET', `/games/${game}/lesson/finish${query({ step, move, tried, after })}`),
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  pass: () => ask<DevicePass>('POST', '/me/pass'),
  signOutElsewhere: () => ask<Me>('POST', '/me/sign-out-elsewhere'),
  usePass: (key: string) => ask<Me>('PUT', '/me/pass', { key }),
  lobby: () => ask<Lobby>('GET', '/tables'),
  create: (table: NewTable) => ask<Opened>('POST', '/tables', table),
  table: (id: string, seat: number | null, seen = 0) => ask<TableUpdate>('GET', `/tables/${id}${query({ seat, seen })}`),
  /** A table as the one seat of whoever looks sees it; a spectator's view, if there is none or several. The document asks for it too. */
  firstLook: (id: string) => ask<TableUpdate>('GET', `/tables/${id}${query({ seen: 0, mine: 'true', latest: 300 })}`),
  /** Entries of a table's log before one that is known. */
  items: (id: string, seat: number | null, before: number) => ask<LogItem[]>('GET', `/tables/${id}/items${query({ seat, before })}`),
  sit: (id: string, sit: SitRequest) => ask<Ack>('POST', `/tables/${id}/sit`, sit),
  seatBot: (id: string, seat: number, bot: string) => ask<Ack>('POST', `/tables/${id}/bot`, { seat, bot }),
  freeSeat: (id: string, seat: number) => ask<Ack>('POST', `/tables/${id}/free`, { seat }),
  invitation: (id: string) => ask<TableInvitation>('GET', `/tables/${id}/invitation`),
  checkInvitation: (id: string, check: InvitationCheck) => ask<InvitationState>('POST', `/tables/${id}/check`, check),
  close: (id: string) => ask<Ack>('POST', `/tables/${id}/close`),
  leave: (id: string, seat: number) => ask<Ack>('POST', `/tables/${id}/leave`, { seat }),
  nameSeat: (id: string, seat: number, name: string) => ask<Ack>('POST', `/tables/${id}/name`, { seat, name }),
  again: (id: string) => ask<Opened>('POST', `/tables/${id}/again`, {}),
  screen: (id: string, seat: number | null, language: string) => ask<Screen>('GET', `/tables/${id}/screen${query({ seat, language })}`),
  say: (id: string, said: SayRequest) => ask<Ack>('POST', `/tables/${id}/say`, said),
  moves: (id: string) => ask<MoveSpaceInfo>('GET', `/tables/${id}/moves`),
  catalogue: (id: string) => ask<unknown[]>('GET', `/tables/${id}/catalogue`),
  explain: (id: string, seat: number | null, move: string, after: readonly string[] = []) =>
    ask<Verdict>('GET', `/tables/${id}/explain${query({ seat, move, after })}`),
  finish: (id: string, seat: number | null, move: string, after: readonly string[] = [], ways = 4) =>
    ask<Completions>('GET', `/tables/${id}/finish${query({ seat, move, after, ways })}`),
  replay: (id: string) => ask<Replay>('GET', `/tables/${id}/replay`),
  replayRecord: (record: unknown) => ask<Replay>('POST', '/replay', record),
  hint: (id: string, seat: number) => ask<Hint>('POST', `/tables/${id}/hint`, { seat }),
  report: (id: string) => ask<ReportState>('GET', `/tables/${id}/report`),
  reportRecord: (record: unknown) => ask<ReportState>('POST', '/report', record),
  recordReport: (id: string) => ask<ReportState>('GET', `/report/${id}`),
  try: (source: TrySource, moment: number, moves: string[], more: { bot?: string; seat?: number } = {}) =>
    ask<WhatIf>('POST', '/try', { ...source, moment, moves, ...more }),
  history: () => ask<History>('GET', '/me/history'),
  deleteMe: () => ask<Me>('DELETE', '/me'),
  ratings: (id: string) => ask<SeatRating[]>('GET', `/tables/${id}/ratings`),
  puzzles: () => ask<PuzzleList>('GET', '/puzzles'),
  puzzle: (day: string) => ask<PuzzleTask>('GET', `/puzzles/${day}`),
  answerPuzzle: (day: string, move: string | null, ...then: string[]) => ask<PuzzleAnswer>('POST', `/puzzles/${day}/answer`, { move, then }),
  finishPuzzle: (day: string, move: string, tried: readonly string[], after: readonly string[]) => ask<Completions>('GET', `/puzzles/${day}/finish${query({ move, tried, after })}`),
  recordUrl: (id: string) => `/api/tables/${id}/record`,
  openapi: () => ask<unknown>('GET', '/openapi.json'),
}
