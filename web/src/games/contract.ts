/** What a game's folder may bring, and what the page hands to it. */

import type { Component, Snippet } from 'svelte'
import type { LegalMove } from '../lib/table/legal'
import type { ClockCommand, ClockInfo, Completions, GameEvent, GameInfo, GameView, Replay, ScoreLine, Verdict } from '../lib/wire'
import type { SoundMap } from '../lib/table/sound'
import type { Guide } from '../lib/table/tips'
import type { Shared } from './shared/course'

/** What somebody else points at, in the words of their board. */
export interface Pointed {
  seat: number
  text: string
}

export interface BoardProps {
  view: GameView
  /** The game's pieces as they are drawn, as the server lists them. */
  catalogue: unknown[]
  /** What each seat is called. */
  seats: string[]
  /** The seat that is looked through; null: we only watch. */
  me: number | null
  /** What may be played now; nothing: the board is only looked at. */
  legal: LegalMove[]
  busy: boolean
  /** Whether the game was given up before its end: nobody is asked any more, and nobody has won by the rules. */
  givenUp?: boolean
  /** Plays a move, by its notation; several are played as one. */
  onplay: (text: string, ...then: string[]) => void
  /** Why a move may be played or not, once some others are made; null: there is nobody to ask. */
  explain: ((move: string, after: readonly string[]) => Promise<Verdict>) | null
  /** How to complete a choice of several moves that a move would begin, once some others are made (so many ways at
   *  most); null: as above. */
  finish?: ((move: string, after: readonly string[], ways?: number) => Promise<Completions>) | null
  /** Where a board may put parts of itself: beside the title, above the journal, and below it. */
  places?: { head: HTMLElement | null; side: HTMLElement | null; foot?: HTMLElement | null }
  /** What happened last. */
  items?: GameEvent[]
  /** The move that a hint suggests: what it is about stands out. */
  hint?: string | null
  /** The moves that follow the hint's, where they are known: a choice of several moves is shown step by step. */
  ahead?: readonly string[]
  /** Whether somebody explains the board beside it: nothing opens over it by itself. */
  coached?: boolean
  /** The table's clock, with nobody as starter where anyone may start; none: the game goes on without. */
  clock?: ClockInfo | null
  onclock?: (wish: ClockCommand) => void
  /** What the others point at, and how to show them what we do. */
  pointing?: readonly Pointed[]
  onpoint?: (text: string | null) => void
  /** Buttons beside the question: undo, resign. */
  tools?: Snippet
  /** What stands under the question: why the last wish was refused. */
  note?: Snippet
}

export interface FormProps {
  game: GameInfo
  players: number
  /** What was chosen so far; an option that is not here has its default. */
  options: Readonly<Record<string, string>>
  onchoose: (changes: Record<string, string>) => void
}

/** `cover/index.ts`: the game's picture in the lobby, 580 by 500; narrow tiles show its middle, low ones its lower part. */
export interface Cover {
  picture: string
  /** What can be read on its sky. */
  ink: 'dark' | 'light'
}

export interface CoverModule {
  default: Cover
}

/** `Thumbnail.svelte`: a position in small, as whoever looks sees it: one SVG of 320 by 160 whose ground goes on beyond it. */
export interface ThumbnailModule {
  default: Component<{ view: GameView }>
}

/** `Board.svelte`: the game's own board. */
export interface BoardModule {
  default: Component<BoardProps>
}

/** `Form.svelte`: the game's own part of the form for a new table. */
export interface FormModule {
  default: Component<FormProps>
  /** The options that the part asks for; the others stay in the fold below it. */
  covers: readonly string[]
}

/** `Summary.svelte`: sums up a game that was won or lost together. */
export interface SummaryModule {
  default: Component<{ replay: Replay; /** Whether the game was given up before its end. */ givenUp?: boolean }>
}

/** `course.ts`: how a game went that is won or lost together. */
export type CourseModule = Shared

/** `sounds.ts`: what its events sound like. */
export interface SoundsModule {
  default: SoundMap
}

/** `JournalPicture.svelte`: what a line of the journal is about, in small; 30 by 40 at most. */
export interface JournalPictureModule {
  default: Component<{ event: GameEvent }>
  /** Whether there is a picture of what an event is about. */
  isPictured: (event: GameEvent) => boolean
}

/** `PointPicture.svelte`: what points come from, filling its place in a bar of the ending. */
export interface PointPictureModule {
  default: Component<{ line: ScoreLine }>
  /** Whether there is a picture of what a line of the points is about. */
  isPictured: (line: ScoreLine) => boolean
}

/** `guide/index.ts`: the tips of a first game. */
export interface GuideModule {
  default: Guide
}

/** `openHands.ts`: whether the players hide nothing from each other, as things stand. */
export interface OpenHandsModule {
  openHands: (view: GameView) => boolean
}

/** A piece in the gallery: a card, a tile, an icon. */
export interface GalleryPiece {
  id: string
  group: string
  name: string
  /** What it does or stands for, line by line. */
  text: string[]
  clauses: string[]
  /** Other words by which it is found: its type, its age. */
  tags?: string[]
}

/** `gallery/gallery.ts`: all pieces of the game, by what the server lists. */
export interface Gallery {
  /** The groups in their order, with their names. */
  groups: () => [string, string][]
  pieces: (catalogue: unknown[]) => GalleryPiece[]
  Piece: Component<{ piece: GalleryPiece; catalogue: unknown[]; large?: boolean }>
}
export interface GalleryModule {
  default: Gallery
}

/** `overview/overview.ts`: the game on one page. */
export interface Overview {
  sections: { id: string; clauses: string[] }[]
  /** `lead`, each section's title by its id, and under its id and `Text` what it says. */
  words: Record<string, string>
  Picture: Component<{ of: string; catalogue: unknown[] }>
}
export interface OverviewModule {
  default: Overview
}

/** `lesson/lesson.ts`: what is said at each step of the lesson that the server brings. */
export interface Lesson {
  steps: Record<string, LessonStep>
  /** The guide's tips that say what the lesson has shown. */
  taught: string[]
  /** `${id}` is a step's title, `${id}Ask` what to do, `${id}Done` and `${id}Wrong` what is said after it. */
  words: Record<string, string>
}
export interface LessonStep {
  /** The part of the board that it points at, marked with `data-guide`. */
  anchor: string
  clause: string
}
export interface LessonModule {
  default: Lesson
}
