import type { FilePage, StoredFile } from '../store/stored-file.ts'

export type { StoredFile }

/** What a run has made. */
export type NewMadeFile = Pick<StoredFile, 'name' | 'type' | 'extras'> & { readonly bytes: Uint8Array }

/** A picture of one's own, by its bytes, and whom to name for it. */
export type NewPicture = NewMadeFile & Pick<StoredFile, 'credit'>

/** What a person brings, as it was received and read. */
export type NewFile = Pick<StoredFile, 'name' | 'type' | 'bytes' | 'reading' | 'text' | 'extras' | 'seconds'> & {
  /** Where it lies until it is kept. */
  readonly path: string
}

export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** From the first byte to the last, both included. */
export type ByteRange = Readonly<{ from: number; to: number }>

/**
 * What people have brought, and what was made for them. `user` is part of every look-up: others' files do not exist.
 */
export type Files = {
  /**
   * Keeps a file, both its row and its bytes or neither. Throws `storage_reached` where the person's files would take
   * up more than `limit`.
   */
  keep(user: string, file: NewFile, limit: number): Promise<StoredFile>
  /**
   * The same of what a run has made: it is the run's, and goes with it. A bookmark that holds it keeps it when its run
   * goes. Throws `storage_reached`.
   */
  keepMade(whose: { user: string; run: string }, file: NewMadeFile, limit: number): Promise<StoredFile>
  /** The same of a picture that we have taken apart or fetched. */
  keepPicture(user: string, picture: NewPicture, limit: number): Promise<StoredFile>
  /** With its text. */
  find(user: string, id: string): Promise<StoredFile | undefined>
  /** Newest first: all, or pictures of dots alone. */
  list(user: string, asked: { page: number; limit: number; kind?: 'all' | 'pictures' }): Promise<FilePage>
  /** What the person's files take up; bytes. */
  used(user: string): Promise<number>
  /** The bytes of a file that was found, whole or a part of them. Throws `unavailable`. */
  read(file: Pick<StoredFile, 'id'>, part?: ByteRange): Promise<Bytes>
  /** From now on the file goes with this run, which must be the person's own. What was made stays with its own. */
  attach(user: string, id: string, run: string): Promise<void>
  /** Throws `not_found`, and `file_made` where it belongs to what it was made with. */
  remove(user: string, id: string): Promise<void>
  /**
   * Puts what lies at this path under a name of ours, for which `write` writes a row and takes the name off the list of
   * loose ones: both or neither.
   */
  stow<Row>(path: string, write: (id: string) => Promise<Row>): Promise<Row>
  /** Removes bytes that no row speaks for any more; what cannot be removed now goes with the next cleaning. */
  drop(ids: readonly string[]): Promise<void>
  /** Where uploads lie until they are kept. */
  readonly incoming: string
  /** Removes files that no run has used in time, and all bytes that no file speaks for any more. */
  clean(): Promise<void>
}
