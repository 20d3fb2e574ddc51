import { addressOfFile, fileIn } from './accepts.ts'
import type { Annotations } from './annotations.ts'
import { type Answer, isList, type Item } from './answers.ts'
import type { Correction } from './corrections.ts'
import type { Value } from './fields.ts'
import type { Cue, MadeFile } from './made-files.ts'
import type { Counts } from './meters.ts'
import type { ProblemCode } from './problems.ts'
import type { Source } from './sources.ts'
import type { Text } from './text.ts'
import type { Variant } from './variants.ts'

/** What a run used; `estimated` where a service has not reported all tokens. */
export type Usage = Counts & { readonly estimated?: true }

interface Events {
  /** The text goes on. */
  agent_message: { answer: string }
  /** One more item of a list, or one more part of a form, is whole or reads thus now; or what stands beside a text. */
  item:
    | { at: number; item: Item }
    | { part: string; item: Value }
    | { beside: 'corrections'; item: readonly Correction[] }
    | { beside: 'notes'; item: readonly string[] }
    | { beside: 'pins'; item: readonly string[] }
    | { beside: 'away'; item: readonly string[] }
    | { beside: 'unpainted'; item: ProblemCode }
  /** A step of several has begun. */
  progress: { step: Text; at: number; of: number }
  /** What was read, before anything is written about it. Of each field the last one holds. */
  source: Source
  /** A file that was made, and lies at its address by now. */
  message_file: { address: string } & Omit<MadeFile, 'file'>
  /**
   * What has been spoken since the last of these, as MP3 in Base64: laid one behind the other they are the beginning of
   * the recording. `from` is the byte it begins at, `cue` what is said in it. The recording itself comes as a file.
   */
  tts_message: { audio: string; from: number; cue: Cue }
  /** Everything so far reads thus. `rest` stands behind what is written from now on, and stays as it is. */
  message_replace: { answer: Answer; rest?: string }
  /**
   * The same of another than the first, where several answers are written: which one, counted from 1, and what. Whoever
   * does not know this event reads the first, and finds all at the end.
   */
  variant: { variant: number; told: RunEvent }
  message_end: {
    answer: Answer
    /** The same as Markdown: for copying, bookmarks and exports. */
    text: string
    /** All answers, where several were asked for; `answer` and `text` are the first that came about. */
    variants?: readonly Variant[]
    /** What was corrected in a text, one by one, with the reasons. */
    corrections?: readonly Correction[]
    /** What the model says to the person about the answer; of several answers each has its own. */
    notes?: readonly string[]
    /** The files that were made. */
    files?: readonly MadeFile[]
    state: 'done' | 'stopped'
    /** Why the text ends where it does, if not because it was finished: the model's own limit, or ours. */
    cut?: 'length'
    usage: Usage
    cost: number
    used: number
  }
  error: { code: ProblemCode; details?: Readonly<Record<string, number>> }
}

export type EventName = keyof Events
export type EventOf<Name extends EventName> = { readonly event: Name } & Readonly<Events[Name]>

/** Notes that stand beside an answer: each time all that have come so far. */
export type NotesEvent = Extract<EventOf<'item'>, { beside: 'notes' }>

/** What can happen in a run. A run tells its readers nothing else. */
export type RunEvent = { [Name in EventName]: EventOf<Name> }[EventName]

/** How a made file is told, and what was told of one. */
export const fileEvent = ({ file, ...about }: MadeFile): EventOf<'message_file'> => ({
  event: 'message_file',
  address: addressOfFile(file),
  ...about,
})
const fileOf = ({ event: _, address, ...about }: EventOf<'message_file'>): MadeFile => ({
  file: fileIn(address) ?? address,
  ...about,
})

export const ends = ({ event }: Pick<RunEvent, 'event'>) => event === 'message_end' || event === 'error'

/** What stands beside an answer, after one more event. */
export const annotated = (soFar: Annotations, event: RunEvent): Annotations => {
  if (event.event === 'message_file') return { ...soFar, files: [...(soFar.files ?? []), fileOf(event)] }
  return event.event === 'item' && 'beside' in event ? { ...soFar, [event.beside]: event.item } : soFar
}

const put = (soFar: Answer, event: EventOf<'item'>): Answer => {
  if ('beside' in event) return soFar
  if ('at' in event) return (isList(soFar) ? soFar : []).toSpliced(event.at, 1, event.item)
  return { ...(typeof soFar === 'string' || isList(soFar) ? {} : soFar), [event.part]: event.item }
}

/** What has come so far, after one more event: on the server for the row, in the browser for the screen. */
export const after = (soFar: Answer, event: RunEvent): Answer => {
  if (event.event === 'agent_message') return typeof soFar === 'string' ? soFar + event.answer : soFar
  if (event.event === 'item') return put(soFar, event)
  return 'answer' in event ? event.answer : soFar
}
