/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Arg, Ref, Sentence } from '../sentences/sentence'

/**
 * A move that may be played now: over the wire an array of its number, notation, clause and arguments.
 *
 *     What it does is said by the sentence of its verb (`legal_sentence`), with the move's parameters, what all legal
 *     moves of its verb name alike (`View.legal_args`), and these arguments.
 */
export type LegalRow = [
  number,
  string,
  string,
  Record<string, Arg>
]

export type SocketCommand =
  | LookCommand
  | PlayCommand
  | UndoCommand
  | AnswerCommand
  | ResignCommand
  | LeaveCommand
  | SayCommand
  | StartCommand
  | PauseCommand
  | ResumeCommand
  | EndInterludeCommand
  | EndWaveCommand
  | PointCommand
  | PingCommand

export type ErrorCode =
  | 'bad-move'
  | 'bad-request'
  | 'illegal'
  | 'nobody'
  | 'not-allowed'
  | 'not-found'
  | 'not-your-seat'
  | 'not-your-turn'
  | 'stale'
  | 'too-large'
  | 'too-many'
  | 'unavailable'
  | 'wrong-stage'

export type Stage = 'closed' | 'gathering' | 'over' | 'running'

/** What was asked is stored, as the entry of this number. */
export interface Ack {
  type: 'ack'
  version: number
  id: string | null
}

/** Answer an undo request. */
export interface AnswerCommand {
  do: 'answer'
  /** A seat, from 0. */
  seat: number
  yes: boolean
  id?: string | null
}

/** Allow another person to take moves back, or not. */
export interface AnswerRequest {
  /** A seat, from 0. */
  seat: number
  yes: boolean
  id?: string | null
}

/** A bot that can sit at a table. */
export interface BotInfo {
  id: string
  name: Sentence
  /** What it does. */
  sentence: Sentence
}

/** The server goes down in good order: come back in a moment. */
export interface Bye {
  type: 'bye'
  sentence: Sentence
}

/** Ask those present to let you have the seat of somebody for whom a bot plays. */
export interface ClaimRequest {
  /** A seat, from 0. */
  seat: number
}

/** The clock of a table that is played against one. */
export interface ClockInfo {
  phase: 'choosing' | 'finishing' | 'interlude' | 'over' | 'paused' | 'ready' | 'running'
  /** The server's time when this was told, by which `until` is read. */
  now: number
  /** When the phase ends by itself; null: it does not. */
  until: number | null
  /** The seconds that a paused clock keeps. */
  left: number | null
  /** How long a round lasts. */
  seconds: number
  /** Who starts the timer, or ends the interlude; anyone may, if it is a bot. */
  starter: number | null
  /** Whether nobody may talk now. */
  quiet: boolean
  pausable: boolean
  /** Whether it waits for someone who reads the guide; `left` is what it keeps, the board stays in sight. */
  reading: boolean
}

/** Close a table of yours before the game begins. */
export type CloseCommand = Record<string, never>

/** How far the rules are compiled; until they are, bots play their quick policy. */
export interface CompileStatus {
  ready: boolean
  done: number
  of: number
  piece: string
}

/** Report what somebody said at a table to whoever runs the server. */
export interface ComplaintRequest {
  /** The number of the log's entry. */
  number: number
  reason?: string
}

/** Ways to complete a choice of several moves, the best-weighed first; each can be played together as it is. */
export interface Completions {
  ways: Completion[]
  /** The table's version when you asked. */
  version: number
}

/** One way to complete a choice: all its moves in notation, the given ones first. */
export interface Completion {
  moves: string[]
  /** False if the choice is not complete then: chance, something hidden or another player decides how it goes on. */
  settled: boolean
}

/** A move, and what it does. */
export interface DescribedMove {
  move: string
  sentence: Sentence
  clause: string
}

/** A key by which another device becomes the same person, good for ten minutes. */
export interface DevicePass {
  key: string
}

/** Becomes the person who asked for the key. */
export interface DevicePassRequest {
  key: string
}

/** What a game's validator says of a draft. */
export interface DraftCheck {
  /** What is wrong with it; null: it can be played. */
  sentence: Sentence | null
  /** Whether it plays otherwise than the box. */
  changed: boolean
  /** The pieces that are drawn differently, as they are drawn. */
  faces: Record<string, unknown>[]
}

/** End an interlude that is for talking. */
export interface EndInterludeCommand {
  do: 'end-interlude'
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** Deprecated: `end-interlude` by its former name. */
export interface EndWaveCommand {
  do: 'end-wave'
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** A move of the line that is expected. */
export interface ExpectedMove {
  seat: number
  move: string
  sentence: Sentence
  clause: string
}

/** A finished game of yours. */
export interface FinishedGame {
  table: string
  game: string
  title: string
  players: number
  /** When it ended. */
  at: number
  ended: 'played' | 'resigned'
  /** Whether all won or lost together. */
  together: boolean
  seats: ResultSeat[]
}

/** A seat of a finished game. */
export interface ResultSeat {
  seat: number
  points: number
  won: boolean
  name?: string | null
  bot?: string | null
  yours?: boolean
  resigned?: boolean
  /** What the person's rating came to, if the game was rated. */
  rating?: number | null
  change?: number | null
}

/** Free a seat of a table of yours, a bot's or a person's, before the game begins. */
export interface FreeSeatRequest {
  /** A seat, from 0. */
  seat: number
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  /** What the codes of its sentences begin with. */
  prefix: string
  title: string
  designer: string
  rules: string
  players: number[]
  usual: number
  /** Whether all win or lose together. */
  together: boolean
  /** How long it takes at a table of people: the least and the most; 0: nobody says. */
  minutes: number[]
  /** How much there is to learn and to weigh, 1 (light) to 5 (heavy); 0: nobody says. */
  weight: number
  /** Its title. */
  name: Sentence
  /** What it is about, in one sentence. */
  about: Sentence | null
  options: OptionInfo[]
  bots: BotInfo[]
  packs: PackInfo[]
  /** Whether changes of its content may be tried here. */
  laboratory: boolean
  /** Its moves without a pack, by which their numbers are read; a table tells its own. */
  moves: MoveSpaceInfo
}

/** An option of a game: the first value is the default. */
export interface OptionInfo {
  id: string
  clause: string
  values: string[]
  /** What it is about. */
  sentence: Sentence
  /** What values outside the list look like; null: there are none. */
  form: Sentence | null
  /** What such a value may list, with the game's own content; null: it is no list. */
  listable: Listable | null
}

/** What an option's value may list, with commas between. */
export interface Listable {
  /** How often each may be listed. */
  items: Record<string, number>
  /** How many may be listed in all. */
  most: number
}

/** A content pack this server offers. */
export interface PackInfo {
  id: string
  title: string
}

/** The move space of a game, as a program reads it. */
export interface MoveSpaceInfo {
  size: number
  blocks: Block[]
  parameters: Record<string, ParameterInfo>
  /** What a verb is called in a decision, where the decision tells what it means. */
  actions?: Record<string, Record<string, string>>
}

/** A verb's numbers, as a program reads them: move - first in mixed radix, the last parameter fastest. */
export interface Block {
  name: string
  first: number
  count: number
  word: string
  parameters?: string[]
  environment?: boolean
}

/** What a parameter's numbers stand for, as a program reads them. */
export interface ParameterInfo {
  kind: string
  size: number
  /** The number that 0 stands for, where the kind is `int`. */
  first?: number
  /** Whether the last number means that more is asked. */
  more?: boolean
  /** The ids of pieces; null among them is a hole. */
  ids?: (string | null)[] | null
  /** What sentences name by each number, where that is not the piece by its id; a hole is empty. */
  args?: Arg[] | null
}

/** Your record in a game with so many players; games in which you sat in several seats do not count. */
export interface GameStanding {
  game: string
  title: string
  players: number
  games: number
  won: number
  /** The most points you ever had in the end; null where all win or lose together. */
  best: number | null
}

/** The first message of a socket: which page this server serves. A page of another build loads itself anew. */
export interface Hello {
  type: 'hello'
  /** The content of the document's `<meta name="riverrun-build">`; empty where no page is built. */
  build: string
  /** The server's version. */
  version: string
}

/** What an analysis advises the seat that is asked: by what that seat knows, and nothing else. */
export interface Hint {
  /** The table's version it is about: once the game has moved on, it is about the past. */
  version: number
  seat: number
  /** How many futures were looked at. */
  iterations: number
  /** Each seat's chance to win, if the best move is made. */
  chances: Chance[]
  /** The best moves, the best first. */
  moves: Candidate[]
  /** How many moves were looked at. */
  looked_at: number
  /** How the game is expected to go on, the best move first, as far as nothing hidden decides it. */
  line: ExpectedMove[]
  /** Why the best move. */
  reasons: Reason[]
}

/** A seat's chance to win, from 0 to 1, and the ends of the interval that holds the estimate 19 times of 20. */
export interface Chance {
  mean: number
  low: number
  high: number
}

/** A move that was looked at. */
export interface Candidate {
  move: string
  /** What it does. */
  sentence: Sentence
  clause: string
  /** Its share of all that was tried: how much the search likes it. */
  share: number
  /** Each seat's chance to win after it. */
  chances: Chance[]
}

/**
 * One reason for a move: what it changes, by which clause.
 *
 *     `fact` names what changes from `before` to `after` (a game's `Rulebook.facts`, or "chance" and "points"); `seat` is
 *     whose it is.
 */
export interface Reason {
  sentence: Sentence
  clause: string
  fact?: string
  seat?: number
  before?: number
  after?: number
  /** Whether the change speaks for the move; else it is what the move costs. */
  good?: boolean
}

/** Ask what a seat of yours might do now. */
export interface HintRequest {
  /** A seat, from 0. */
  seat: number
}

/** Your history on this server. */
export interface History {
  /** The latest first. */
  games: FinishedGame[]
  records: GameStanding[]
  opponents: Opponent[]
  ratings: RatingInfo[]
}

/** Someone you played against, head to head. */
export interface Opponent {
  /** null: a bot, or someone who has deleted their name. */
  name: string | null
  bot: string | null
  games: number
  /** How many of these games you won, and they did not. */
  won: number
  /** How many they won, and you did not. */
  lost: number
}

/** A rating in a game among people. */
export interface RatingInfo {
  game: string
  title: string
  rating: number
  /** How far off it may be, 19 times of 20. */
  spread: number
  games: number
}

/** A seat whose person lets the others wait: from a time on they may have a bot play there, if they are not here. */
export interface IdleSeat {
  seat: number
  since: number
  /** From when on also if they have the page open. */
  anyway: number
}

/**
 * The secret of an invited seat; shown once, to the person who opened the table. The page's link carries it
 *     behind a #, so that no server, log or referrer ever sees it.
 */
export interface Invitation {
  seat: number
  secret: string
  link: string
}

/** Asks what a link is good for: its secret and, if it is a seat's own, the seat. */
export interface InvitationCheck {
  secret: string
  seat?: number | null
}

/** What a link is good for now. */
export interface InvitationState {
  /** Whether it is a link of this table. */
  valid: boolean
  /** The free seats it opens; none: they are taken, or the game has begun. */
  seats: number[]
}

/** A file of a game's content: its pieces, or values of the whole game (`word` is null). */
export interface LaboratoryFile {
  name: string
  word: string | null
  pieces: PieceName[]
}

/** A piece of a game's content, and by what its name is found; null: it has none. */
export interface PieceName {
  id: string
  name: Ref | null
}

/** What the laboratory has for a game, and how much you may ask of it. */
export interface LaboratoryInfo {
  game: string
  files: LaboratoryFile[]
  /** The bots that play runs, the usual one first. */
  bots: string[]
  least: number
  /** How many pairs of games a run of yours may have; 0: say your name first. */
  most: number
}

/** Give a seat up before the game begins. */
export interface LeaveCommand {
  do: 'leave'
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** A game's lesson. */
export interface LessonInfo {
  game: string
  /** What the codes of its sentences begin with. */
  prefix: string
  players: number
  /** The learner's. */
  seat: number
  steps: LessonStepInfo[]
  /** The game's pieces as they are drawn. */
  catalogue: Record<string, unknown>[]
  /** The game's moves, by which their numbers are read. */
  moves: MoveSpaceInfo
}

/** A step of a lesson; what is said there is the page's. */
export interface LessonStepInfo {
  id: string
  /** Moves that do what it asks for. */
  shows: string[]
}

/** A position of a lesson, after what was tried. */
export interface LessonMoment {
  /** Whether that was what the step asks for; wrong moves are legal ones, but other ones. */
  judged: 'done' | 'going' | 'wrong'
  /** The seat that owes the next decision. */
  turn: number | null
  /** What the tried moves brought about; without any, what led to the step. */
  events: GameEvent[]
  /** The game's own view as the learner has it, with the legal moves. */
  view: GameView
}

/** One thing that happened, with the clause that made it so and a sentence that tells it. */
export interface GameEvent {
  kind: string
  clause: string
  sentence: Sentence
  seat?: number | null
  /** The only seat that may know of it, or null: everyone. */
  to?: number | null
  /** Something hidden came to light: no move before it can be taken back. */
  mark?: boolean
}

/** All that a seat (null: a spectator) may see; a game's own view adds its table. */
export interface GameView {
  game: string
  options: Record<string, string>
  /** Who looks. */
  seat: number | null
  players: number
  /** What is asked now, and of whom; null when the game is over. */
  decision: Decision | null
  /** Your legal moves, if the decision is yours. */
  legal: LegalRow[]
  /** What the sentences of all legal moves of a verb name alike, by the verb: told once, not with each move. */
  legal_args: Record<string, Record<string, Arg>>
  over: boolean
}

/** What is asked now, of whom, and by which clause. */
export interface Decision {
  seat: number
  kind: string
  clause: string
  sentence: Sentence
  about?: string | null
}

/** Try moves in a step of a lesson, from its beginning; no moves: look at it. */
export interface LessonRequest {
  /** The step's number, from 0. */
  step: number
  /**
   * @maxItems 40
   *
   * Items: A move in its game's notation.
   */
  moves?: string[]
}

/** Tables one may join, and one's own. */
export interface Lobby {
  open: TableInfo[]
  mine: TableInfo[]
  warming: CompileStatus
  /** The server's time, by which the limits of turns are read; null: no table of yours has one. */
  now: number | null
}

/** A table without its game's position: what the lobby shows and the page needs around the board. */
export interface TableInfo {
  id: string
  game: string
  title: string
  players: number
  options: Record<string, string>
  pack: string | null
  content: string
  stage: 'closed' | 'gathering' | 'over' | 'running'
  listed: boolean
  /** Whether those who play may ask for hints. */
  hints: boolean
  /** Whether the game counts for ratings: it was opened so, and only people play. */
  rated: boolean
  /** Whether you opened it. */
  yours: boolean
  seats: SeatInfo[]
  /** The seat that owes a decision. */
  turn: number | null
  moves: number
  version: number
  opened: number
  changed: number
  /** The SHA-256 of the seed's 32 hexadecimal digits: published before the first move. */
  commitment: string
  /** The seed, once the game is over. */
  seed: string | null
  /** How many moves a press on undo would take back without asking anyone. */
  undo: number
  /** How many it would take back if the others agree, where it is not free. */
  undo_asks: number
  /** The seat of yours that would take back: the one of them that moved last. */
  undo_seat: number | null
  asking: UndoRequestInfo | null
  /** The table where the same people meet again. */
  again: string | null
  ended: ('played' | 'resigned') | null
  /** The seats that won, once the game is over: by the rules, or as the only one left. */
  winners: number[]
  /** Whether all win or lose together. */
  together: boolean
  /** null: a turn may take as long as it likes. */
  turn_limit: TurnLimitInfo | null
  /** Whether those who only watch may write in the chat. */
  watchers_write: boolean
  /** Why the game cannot go on on this server: it is shown as it was, and only to be read. */
  frozen: Sentence | null
  /** Whom the others wait for, and from when on they may have a bot play there. */
  idle: IdleSeat[]
  /** The vote on a seat that waits for answers. */
  vote: SeatVoteInfo | null
}

/** A seat as everyone may know it, and whether it is yours. */
export interface SeatInfo {
  seat: number
  /** Invited seats become a person's when they are taken. */
  kind: 'bot' | 'invite' | 'person'
  name?: string | null
  /** The bot that plays here: chosen at the start, or for someone who resigned. */
  bot?: string | null
  yours?: boolean
  /** Whether it is kept for you. */
  kept?: boolean
  /** Whether the person is looking at the table now. */
  here?: boolean
  resigned?: boolean
  /** Whether a bot plays for the person until they take the seat again. */
  away?: boolean
}

/** An undo request that waits for answers. */
export interface UndoRequestInfo {
  seat: number
  /** How many moves would be taken back. */
  moves: number
  /** The seats whose people have not answered yet. */
  waiting: number[]
}

/** The time limit of a table's turns, and how far the present turn is. */
export interface TurnLimitInfo {
  seconds: number
  /** What happens when they are up: a bot moves until the turn is over, or nothing but that it is shown. */
  then: 'bot' | 'nothing'
  /** When the time of the person whose turn it is is up; null: no person's turn, or it is up already. */
  until: number | null
  /** Whether it is up. */
  late: boolean
}

/** A vote on the seat of somebody who is away. */
export interface SeatVoteInfo {
  seat: number
  /** The seats whose people have not answered yet. */
  waiting: number[]
  asked: number[]
  /** Who claims the seat; null: a bot is to play. */
  name: string | null
}

/** One entry of a table's log, as far as you may know it. Moves tell themselves in events. */
export interface LogItem {
  number: number
  kind: string
  at: number
  seat?: number | null
  /** What tells it; null for moves and for what was said. */
  sentence?: Sentence | null
  /** What was said. */
  text?: string | null
  /** The name of whoever said it without a seat. */
  watcher?: string | null
  events?: GameEvent[]
  /** The numbers of the entries whose moves this one took back. */
  undone?: number[]
}

/**
 * See the table as a seat of yours does (null: as a spectator) from now on, and get all entries after `seen`.
 *
 *     Who has seen none may ask for the `latest` so many; `since` of the update says before which others were left out.
 */
export interface LookCommand {
  do: 'look'
  seat?: number | null
  seen?: number
  latest?: number | null
}

/** The person who asks; null: nobody yet. */
export interface Me {
  name: string | null
}

/** One measure, before and after; the first one of a run is the main one. Its interval holds at any time. */
export interface MeasureInfo {
  kind: 'decisions' | 'place' | 'points' | 'seat' | 'table' | 'taken' | 'taker' | 'turns' | 'unfinished'
  /** The piece's id, or the seat's number from 1. */
  name: string
  share: boolean
  before: number
  after: number
  difference: number
  low: number
  high: number
  /** Whether it surely differs: enough games were played, and the interval leaves out 0. */
  clear: boolean
}

/** Who shall sit: "me" (several times for one device that is passed on), "invite" (by link) or "bot". */
export interface NewSeat {
  kind: 'bot' | 'invite' | 'me'
  bot?: string | null
  /** What the seat is called, for "me"; by default your own name. */
  name?: string | null
}

/** A table to be opened. `listed` tables stand in the lobby, and anyone may take their invited seats. */
export interface NewTable {
  game: string
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: NewSeat[]
  options?: Record<string, string>
  pack?: string | null
  /** A pack of your own, in place of one that the server has. */
  own_pack?: Draft | null
  listed?: boolean
  /** Whether those who play may ask for hints. */
  hints?: boolean
  /** Whether the game counts for ratings, if only people play. */
  rated?: boolean
  /** How many seconds a person has for a turn; null: as many as they like. */
  turn_limit?: number | null
  /** What happens when they are up: a bot moves until the turn is over, or nothing but that it is shown. */
  late?: 'bot' | 'nothing'
  /** Whether those who only watch may write in the chat. */
  watchers_write?: boolean
}

/** A content pack as plain data; `files` are what its TOML files say, by their names. */
export interface Draft {
  name: string
  files: Record<string, Record<string, unknown>>
  note?: string
}

/** A table that was opened. */
export interface Opened {
  id: string
  /** Where anyone may watch. */
  link: string
  /** A link for each invited seat; one for the whole table is at /api/tables/ID/invitation. */
  invitations: Invitation[]
}

/** Pause the clock. */
export interface PauseCommand {
  do: 'pause'
  /** A seat, from 0. */
  seat: number
  id?: string | null
  /** Because you read the guide: the clock waits a while at any table, and the board stays in sight. */
  reading?: boolean
}

/** A piece as it is in the box, with its fields. */
export interface PieceForm {
  file: string
  /** Empty: the values of the file. */
  id: string
  value: Record<string, unknown>
  fields: FieldInfo[]
  groups: Record<string, FieldInfo[]>
  /** What fields rest on: rulebook, public, inferred or invented. */
  evidence: Record<string, string>
  ranges: RangeInfo[]
}

/** A field of a piece. */
export interface FieldInfo {
  name: string
  kind: 'choice' | 'either' | 'group' | 'list' | 'number' | 'switch' | 'table' | 'text'
  required?: boolean
  /** What a choice may be, and what a table may hold; empty: any name. */
  choices?: string[]
  /** Of a group: which of the groups that are told with it. */
  group?: string | null
  /** Of a list and a table: what they hold. */
  item?: FieldInfo | null
  either?: FieldInfo[]
  /** Where it holds effects: their verbs. */
  verbs?: Record<string, VerbInfo>
}

/** What a verb of an effect must have, and may have besides. */
export interface VerbInfo {
  needs: string[]
  may: string[]
}

/** The numbers that a place may have, as all else stands. */
export interface RangeInfo {
  path: (string | number)[]
  low: number | null
  high: number | null
}

/** Say that the client is there. */
export interface PingCommand {
  do: 'ping'
}

/** Play a move. */
export interface PlayCommand {
  do: 'play'
  /** A seat, from 0. */
  seat: number
  seen: number
  move?: string | null
  moves?: string[] | null
  id?: string | null
}

/**
 * Play a `move`, or several `moves` of one seat: all of them or, if one is refused, none.
 *
 *     `seen` is the table's version you saw; the same `id` twice is done once.
 */
export interface PlayRequest {
  /** A seat, from 0. */
  seat: number
  seen: number
  move?: string | null
  moves?: string[] | null
  id?: string | null
}

/**
 * Show the others what you point at, or (null) that you no longer do; nothing is kept of it.
 *
 *     Ten a second are passed on, others are dropped. It is not acknowledged.
 */
export interface PointCommand {
  do: 'point'
  /** A seat, from 0. */
  seat: number
  text?: string | null
}

/** What somebody else at the table points at; null: they no longer do. */
export interface Pointing {
  type: 'pointing'
  seat: number
  text: string | null
}

/** The table's version: a client that has an older one looks again. */
export interface Pong {
  type: 'pong'
  version: number
}

/** Which seats' people are looking, how many watch, and how far the rules are compiled. */
export interface Presence {
  type: 'presence'
  here: number[]
  watching: number
  warming: CompileStatus
  /** Whether the server is busy, and the bots of this table think for less time than they should. */
  bots_shortened: boolean
}

/** The id of a device to which notifications are sent. */
export interface PushDevice {
  device: string
}

/** The keys of a browser's subscription, in base64url. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** Whether this server sends notifications, and to which devices of yours. */
export interface PushState {
  enabled: boolean
  /** The public key that a browser subscribes with. */
  key: string | null
  devices: string[]
}

/** Have notifications sent to this device: what the browser's PushManager gave, and the language to write in. */
export interface PushSubscription {
  endpoint: string
  keys: PushKeys
  language?: string
}

/** Whether a move is the best, and what the search found. */
export interface PuzzleAnswer {
  right: boolean
  best: PuzzleMoveInfo
  second: PuzzleMoveInfo
  /** What you chose; null: nothing, or a move that the search did not think worth a number. */
  chosen: PuzzleMoveInfo | null
  /** What the best move does and gains, each with its clause. */
  reasons: Reason[]
  /** How many futures were looked at. */
  iterations: number
  /** Whether the choice goes on: all that you made of it is right. */
  going: boolean
  /** All moves of the best choice. */
  choice: string[]
  /** What you are expected to do after it, as long as nobody else moves. */
  next: Reason[]
}

/** A move, what it does, and the asked seat's chance to win after it. */
export interface PuzzleMoveInfo {
  move: string
  sentence: Sentence
  clause: string
  chance: Chance
}

/** What you would do; null: you give up and want to know. */
export interface PuzzleAnswerRequest {
  move?: string | null
  /**
   * The further moves of a choice of several.
   *
   * @maxItems 16
   *
   * Items: A move in its game's notation.
   */
  then?: string[]
}

/** A day's puzzle in the list. */
export interface PuzzleInfo {
  day: string
  id: string
  game: string
  title: string
  players: number
}

/** The puzzles of the last days, today's first. */
export interface PuzzleList {
  days: PuzzleInfo[]
}

/** A puzzle to be solved: /api/try with its `day` has the position as the asked seat sees it. */
export interface PuzzleTask {
  day: string
  id: string
  game: string
  title: string
  players: number
  options: Record<string, string>
  /** The seat that is asked. */
  seat: number
  /** How many moves of its game had been made. */
  after: number
  /** Whether it was found by the rules and the content of today; if not, its numbers may be a little off. */
  same: boolean
  /** The game's pieces as they are drawn. */
  catalogue: Record<string, unknown>[]
  /** The game's moves, by which their numbers are read. */
  moves: MoveSpaceInfo
}

/** What was asked was not done, and why; nothing has changed. */
export interface Refused {
  type: 'refused'
  error:
    | 'bad-move'
    | 'bad-request'
    | 'illegal'
    | 'nobody'
    | 'not-allowed'
    | 'not-found'
    | 'not-your-seat'
    | 'not-your-turn'
    | 'stale'
    | 'too-large'
    | 'too-many'
    | 'unavailable'
    | 'wrong-stage'
  sentence: Sentence
  clause: string | null
  version: number | null
  id: string | null
}

/** A person's name. */
export interface RenameRequest {
  /** How a person wants to be called. */
  name: string
}

/** Give a seat of yours another name. */
export interface RenameSeatRequest {
  /** A seat, from 0. */
  seat: number
  /** How a person wants to be called. */
  name: string
}

/** A game from the deal to its last move. */
export interface Replay {
  game: string
  title: string
  players: number
  options: Record<string, string>
  content: string
  /** What the seats' people are called; null for a record, which does not say. */
  names: (string | null)[] | null
  /** The bots that played, by seat. */
  bots: (string | null)[] | null
  /** null: the record begins from a position. */
  seed: string | null
  /** What was published of the seed before the game, if anything was. */
  commitment: string | null
  /** Whether it is that of the seed. */
  holds: boolean | null
  /** Whether it was played to its end. */
  over: boolean
  winners: number[]
  /** As they stood in the end. */
  scores: Score[]
  /** The game's pieces as they are drawn. */
  catalogue: Record<string, unknown>[]
  /** The game's moves, by which their numbers are read. */
  moves: MoveSpaceInfo
  moments: ReplayMoment[]
}

/** One seat's score with its breakdown. */
export interface Score {
  seat: number
  points: number
  /** 1 for the winner or winners. */
  place: number
  won: boolean
  lines: ScoreLine[]
  /** What breaks a tie, in order. */
  ties: Record<string, number>
}

/** One item of a score: what gave the points. */
export interface ScoreLine {
  step: string
  clause: string
  points: number
  sentence: Sentence
  source: string | null
}

/** A position of a replay and the move that led to it; the first one is the deal. */
export interface ReplayMoment {
  /** How many moves were made. */
  number: number
  /** Who made the last one; null: the deal, or the environment. */
  seat: number | null
  /** Its notation. */
  move: string | null
  /** What it brought about, as everyone could see it. */
  events: GameEvent[]
  /** Each seat's points as they stood. */
  points: number[]
  /** The seat that owes the next decision. */
  turn: number | null
  /** The game's own view, as a spectator has it. */
  view: GameView
}

/** The course of a game: each seat's chance to win at every decision, and the turning points. */
export interface Report {
  game: string
  players: number
  /** How many futures were looked at for each decision. */
  iterations: number
  moments: ReportMoment[]
  turning: TurningPoint[]
  /** Each seat's share of the win; null if the game was not played to its end. */
  wins: number[] | null
}

/** A decision of a finished game, as the seat that made it could judge it. */
export interface ReportMoment {
  /** How many moves had been made. */
  number: number
  seat: number
  played: string
  best: string
  /** Each seat's chance to win, if the best move is made. */
  chances: Chance[]
  /** What the move that was played gave away of its seat's chance. */
  lost: number
}

/** A move that gave much of the chance to win away, and a better one. */
export interface TurningPoint {
  /** How many moves had been made before it. */
  number: number
  seat: number
  lost: number
  played: DescribedMove
  better: DescribedMove
}

/** How far a report is. */
export interface ReportState {
  /** By which one may ask again: the table's, or the record's. */
  id: string
  /** How many decisions have been analysed. */
  done: number
  total: number
  /** How many other reports are made before it. */
  ahead: number
  /** Why it goes no further. */
  trouble: Sentence | null
  /** The report, once it is done. */
  report: Report | null
}

/** Give the game up. */
export interface ResignCommand {
  do: 'resign'
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** Let the clock go on. */
export interface ResumeCommand {
  do: 'resume'
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** The main difference and its ends after so many pairs of games. */
export interface RunLook {
  games: number
  difference: number
  low: number
  high: number
}

/** Compare a draft with the box: each deal is played twice, with the same bots. */
export interface RunRequest {
  draft: Draft
  players: number
  /** How many pairs of games at most. */
  games: number
  bot?: string
  /** Whether it ends when the main question is answered. */
  stops?: boolean
  seed?: number
}

/** A run as it stands. */
export interface RunState {
  id: string
  game: string
  players: number
  bot: string
  draft: Draft
  stage: 'cancelled' | 'done' | 'lost' | 'playing' | 'preparing' | 'waiting'
  /** How many runs take turns with it. */
  ahead: number
  done: number
  of: number
  verdict: 'alike' | 'different' | 'open'
  measures: MeasureInfo[]
  looks: RunLook[]
  /** Why it was lost. */
  sentence: Sentence | null
  /** What it waits for, while it gets ready. */
  wait: RunWait | null
}

/** What a run that gets ready waits for. */
export interface RunWait {
  /** How far the server has compiled the rules, while the game's are missing; null: what plays it is compiled now. */
  rules: CompileStatus | null
  /** For how long it has waited for that. */
  seconds: number
}

/** Say something. */
export interface SayCommand {
  do: 'say'
  text: string
  seat?: number | null
  id?: string | null
}

/** Say something at the table: from a seat of yours or, where watchers may write, from none. */
export interface SayRequest {
  text: string
  seat?: number | null
  id?: string | null
}

/** The table as plain text, at most 80 columns wide. */
export interface Screen {
  text: string
  version: number
}

/** Put a bot in a free seat of a table of yours, before the game begins. */
export interface SeatBotRequest {
  /** A seat, from 0. */
  seat: number
  bot: string
}

/** The rating of the person in a seat, for the game of the table. */
export interface SeatRating {
  seat: number
  rating: number
  spread: number
  games: number
}

/** Do something for a seat of yours; the same `id` twice is done once. */
export interface SeatRequest {
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** Take a seat: with the secret of its link or the table's, at a listed table, or where a seat is kept for you. */
export interface SitRequest {
  /** A seat, from 0. */
  seat: number
  secret?: string | null
}

/** Start the timer of a round. */
export interface StartCommand {
  do: 'start'
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** How the server is. */
export interface Status {
  ok: boolean
  version: string
  /** Whether the database takes a write. */
  database: boolean
  /** Whether the broker answers, or there is none. */
  broker: boolean
  warming: CompileStatus
  /** Tables in memory. */
  tables: number
  sockets: number
  /** Whether the disk of the database can be written to. */
  disk: boolean
  /** Whether all files of the page are there. */
  page: boolean
  /** Whether it is about to stop: it serves on for a moment, but nobody new shall come. */
  draining: boolean
  /** What keeps the server from serving, each in a sentence; empty where `ok`. */
  failing: Sentence[]
}

/** Ask those present to let a bot play for somebody who is away. */
export interface SubstituteRequest {
  /** A seat, from 0. */
  seat: number
}

/**
 * The link by which any free seat of a table may be taken, and where it may be opened.
 *
 *     `network`: the server's address in the home network, where the page's own is this machine alone; null: the server
 *     cannot be reached there, or does not know its address.
 */
export interface TableInvitation {
  secret: string
  link: string
  /** Whether only this machine can open the link. */
  local: boolean
  network: string | null
  /** Whether the server listens on the network at all. */
  listens: boolean
}

/**
 * All that you may know of a table as one seat sees it, and what is new since the version you had.
 *
 *     A socket that asked for changes only is told those fields of `table` and `view` that differ from the update before.
 */
export interface TableUpdate {
  type: 'update'
  version: number
  /** `items` holds every entry after this one; while the clock is paused, of these only those since the pause. */
  since: number
  seat: number | null
  table: TableInfo
  items: LogItem[]
  /** The version of the update into which `table` and `view` are merged, field by field; null: both are whole. */
  base?: number | null
  /**
   * The game's own view, which has at least `decision`, `legal` and `over`; null before the game begins, and while
   * its clock is paused. Left out where there is a `base` and nothing in it has changed.
   */
  view?: GameView | null
  /** The final scores, once the game is over. */
  scores?: Score[] | null
  /** The table's clock; null: it has none, or the game has not begun. */
  clock?: ClockInfo | null
  /** The server's time when this was told, where turns have a limit. */
  now?: number | null
}

/** Take your last move back, or ask the others to let you. */
export interface UndoCommand {
  do: 'undo'
  /** A seat, from 0. */
  seat: number
  id?: string | null
}

/** What the rules say of a move now. */
export interface Verdict {
  move: string
  legal: boolean
  clause: string
  sentence: Sentence
}

/** Answer, from a seat of yours, what is asked about the seat of somebody who is away. */
export interface VoteRequest {
  /** A seat, from 0. */
  seat: number
  yes: boolean
}

/** What a webhook is sent. */
export interface WebhookNotice {
  event: 'over' | 'turn'
  table: string
  /** The entry of the table's log since which it is so. */
  version: number
  at: number
  game: string
  title: string
  link: string
  /** The seat whose turn it is; null: the game is over. */
  seat: number | null
  name: string | null
  /** The same in one English sentence. */
  text: string
}

/** The https address, on the public internet, to which a table's notices are sent. */
export interface WebhookRequest {
  url: string
}

/** The secret that signs what a webhook is sent: shown this once. */
export interface WebhookSecret {
  secret: string
  host: string
}

/** The webhook of a table of yours. */
export interface WebhookState {
  /** Whether this server allows webhooks. */
  enabled: boolean
  /** The host that notices are sent to; null: the table has no webhook. */
  host: string | null
  /** How many notices in a row it has not taken; after ten it is removed. */
  failed: number
}

/** The position after the moves that were tried. */
export interface WhatIf {
  moment: number
  line: WhatIfMove[]
  /** Whose policy made the last move, if a bot was asked: its own, its quick one, or chance. */
  by: ('bot' | 'quick' | 'random') | null
  points: number[]
  /** The seat that owes the next decision. */
  turn: number | null
  over: boolean
  /** The seats that won, if the game is over there. */
  winners: number[]
  /** The game's own view as that seat has it, with its legal moves. */
  view: GameView
}

/** A move that was tried, and what it brought about. */
export interface WhatIfMove {
  seat: number | null
  move: string
  events: GameEvent[]
  /** Each seat's points after it. */
  points: number[]
}

/** Try moves from a moment of a finished game, of a table or of a record; or from the puzzle of a day. */
export interface WhatIfRequest {
  /** How many moves of the game stand. */
  moment: number
  /**
   * What is tried after them, whoever is asked.
   *
   * @maxItems 500
   *
   * Items: A move in its game's notation.
   */
  moves?: string[]
  table?: string | null
  record?: GameRecord | null
  /** The day of a puzzle: it is seen as the seat that is asked there sees it, whatever `seat` says. */
  puzzle?: string | null
  /** A bot that makes one more move, for the seat that is asked then. */
  bot?: string | null
  /** The seat whose view is shown; null: the seat that is asked. */
  seat?: number | null
}

/** A game as it was played. */
export interface GameRecord {
  format?: string
  game: string
  players: number
  options: Record<string, string>
  /** The version of the rules it was played by. */
  rules: string
  /** The hash of the content it was played with. */
  content: string
  /** The seed, as hexadecimal digits. */
  seed?: string | null
  /** The position document it began from, where it did not begin from a seed. */
  start?: Record<string, unknown>
  /** What was published before the game of its seed, if anything was. */
  commitment?: string | null
  moves: string[]
  /** The hash of the last position. */
  hash: string
  over: boolean
  scores: number[]
}

/** One numbered rule. `sentence` is what it says; `text`, `title` and `section_title` are words. */
export interface ClauseInfo {
  id: string
  /** Its section's key: words in kebab case. */
  section: string
  /** How sure it is: `stated`, `ruling`, `inferred` or `invented`. */
  mark: string
  /** Where it stands: the page or pages, by the rulebook's edition. */
  pages: Record<string, string>
  /** Whether it says what there is in the box, so that no function carries it out. */
  definition: boolean
  sentence: Sentence
  title_sentence: Sentence
  section_sentence: Sentence
}
