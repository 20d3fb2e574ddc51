import type { Reading } from '../reading/reading.ts'

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
  /** The run that used it last, and with which it goes. */
  run?: string
  createdAt: Date
}>

/** What people have brought. `user` is part of every look-up: others' files do not exist. */
export type Files = {
  /** With its text. */
  find(user: string, id: string): Promise<StoredFile | undefined>
  /** From now on the file goes with this run, which must be the person's own. */
  attach(user: string, id: string, run: string): Promise<void>
}
