import type { Credit } from '#shared/credit.ts'
import type { PictureExtra } from '#shared/picture-extras.ts'
import type { Reading } from '../reading/reading.ts'

/** After so many days a file goes that no run has used. */
export const unusedDays = 7

/** Something a person has brought, and what was understood of it. */
export type StoredFile = Readonly<{
  id: string
  user: string
  name: string
  /** Its media type, as its content was judged. */
  type: string
  bytes: number
  reading?: Omit<Reading, 'text'>
  /** Markdown. */
  text?: string
  /** Of a picture, whom to name for it. */
  credit?: Credit
  /** Of a picture, what it has beside one image of eight bits a colour. */
  extras?: readonly PictureExtra[]
  /** Of a recording, how long it is. */
  seconds?: number
  /** The run that used it last, or that has made it, and with which it goes. */
  run?: string
  /** Whether a run has made it; else the person has brought it. */
  made?: true
  createdAt: Date
}>

/** A file as it stands in a list: without its text, of which only the beginning is given. */
export type ListedFile = Omit<StoredFile, 'text'> & {
  readonly excerpt?: string
  /** Whether a document, something that is begun or a model has it, which it stays for. */
  readonly held?: true
}

export type FilePage = { files: readonly ListedFile[]; total: number; page: number }
