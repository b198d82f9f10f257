/** The games that the page has a folder for: what a folder brings is found by its name, and comes when it is needed. */

import { spoken } from '../lib/languages/language.svelte'
import type { GameView } from '../lib/wire'
import type { BoardModule, Cover, CourseModule, CoverModule, FormModule, GalleryModule, GuideModule, JournalPictureModule, LessonModule, OpenHandsModule, OverviewModule, PointPictureModule, SoundsModule, SummaryModule } from './contract'

type Found<T> = Record<string, T>

/** What each game's folder has, by the game's id, which is the folder's name. */
export function byGame<T>(found: Found<T>): Map<string, T> {
  return new Map(Object.entries(found).map(([path, one]) => [path.split('/')[1] as string, one]))
}

/** The same for what comes late: it is there when its words are. What has come once is there at once. */
function lateByGame<T>(found: Found<() => Promise<T>>): Map<string, () => Promise<T>> {
  return new Map(Array.from(byGame(found), ([game, load]) => [game, once(() => spoken(load()))]))
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = null
      throw error
    })
    return coming
  }
}

const boards = lateByGame(import.meta.glob<BoardModule>('./*/Board.svelte'))
const forms = lateByGame(import.meta.glob<FormModule>('./*/Form.svelte'))
const summaries = lateByGame(import.meta.glob<SummaryModule>('./*/Summary.svelte'))
const courses = lateByGame(import.meta.glob<CourseModule>(['./*/course.ts', '!./shared/course.ts']))
const sounds = lateByGame(import.meta.glob<SoundsModule>('./*/sounds.ts'))
const journalPictures = lateByGame(import.meta.glob<JournalPictureModule>('./*/JournalPicture.svelte'))
const pointPictures = lateByGame(import.meta.glob<PointPictureModule>('./*/PointPicture.svelte'))
const guides = lateByGame(import.meta.glob<GuideModule>('./*/guide/index.ts'))
const covers = byGame(import.meta.glob<CoverModule>('./*/cover/index.ts', { eager: true }))
const galleries = lateByGame(import.meta.glob<GalleryModule>('./*/gallery/gallery.ts'))
const overviews = lateByGame(import.meta.glob<OverviewModule>('./*/overview/overview.ts'))
const lessons = lateByGame(import.meta.glob<LessonModule>('./*/lesson/lesson.ts'))
const openHanded = byGame(import.meta.glob<OpenHandsModule>('./*/openHands.ts', { eager: true }))

/** A game's picture in the lobby; null: the game has none. */
export const coverOf = (game: string): Cover | null => covers.get(game)?.default ?? null

/** How to get a game's board; null: the game has none. */
export const boardOf = (game: string) => boards.get(game) ?? null

/** How to get a game's own part of the form for a new table; null: it is asked option by option. */
export const formOf = (game: string) => forms.get(game) ?? null

/** How to get the summary of a game that is won or lost together; null: its players have places and points. */
export const summaryOf = (game: string) => summaries.get(game) ?? null

/** How to get the course of such a game; null: its players have points. */
export const courseOf = (game: string) => courses.get(game) ?? null

/** How to get what a game's events sound like; null: each sounds like a move. */
export const soundsOf = (game: string) => sounds.get(game) ?? null

/** How to get the pictures of a game's journal; null: it has words alone. */
export const journalPictureOf = (game: string) => journalPictures.get(game) ?? null

/** How to get the pictures of what a game's points come from; null: it has none. */
export const pointPictureOf = (game: string) => pointPictures.get(game) ?? null

/** How to get a game's guide; null: the game has none. */
export const guideOf = (game: string) => guides.get(game) ?? null

/** How to get a game's gallery, its overview and what its lesson says; null: the game has none. */
export const galleryOf = (game: string) => galleries.get(game) ?? null
export const overviewOf = (game: string) => overviews.get(game) ?? null
export const lessonOf = (game: string) => lessons.get(game) ?? null

/** Whether the players of a game hide nothing from each other, as things stand. */
export const isOpen = (game: string, view: GameView): boolean => openHanded.get(game)?.openHands(view) ?? false
