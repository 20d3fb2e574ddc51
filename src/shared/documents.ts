/** What a document is to its person: a text of theirs, or the beginning of others. */
export const kinds = ['document', 'template'] as const
export type Kind = (typeof kinds)[number]

/** Whose doing a state of a document is: its person's, a model's, a program's, a file's, or one gone back to. */
export const authors = ['hand', 'ai', 'program', 'file', 'restore'] as const
export type Author = (typeof authors)[number]

/** Where a document can hold no more; letters are characters as people count them. */
export const most = {
  /** Of its content, as JSON. */
  bytes: 4_000_000,
  title: 200,
  labels: 20,
  label: 40,
  /** So many documents and templates of one person. */
  documents: 5_000,
  /** The newest versions of a document; of older ones, the last of each day. */
  versions: 100,
  days: 365,
} as const

/** A state is a version of its own when nothing came for this long; minutes. */
export const pause = 5
