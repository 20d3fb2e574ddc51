import { onOneLine } from './one-line.ts'

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
  keyphrase: 120,
  description: 500,
  site: 200,
  /** Remarks that are left as they are, and how long the name of one is. */
  left: 1_000,
  leftName: 300,
  /** The newest versions of a document; of older ones, the last of each day. */
  versions: 100,
  days: 365,
} as const

/** So many documents can be in the making for one person. */
export const mostMakings = 20

/** What goes with a document for its checks: what it is to be found by, and which remarks are left as they are. */
export type Checks = Readonly<{ keyphrase?: string; description?: string; site?: string; left?: readonly string[] }>

/** What a file can hold that does not come into a document made of it. */
export const losses = [
  ...(['looks', 'links', 'pictures', 'comments', 'changes', 'formulas', 'furniture', 'layout', 'media'] as const),
  ...(['fonts', 'numbers', 'contents', 'boxes', 'drawings', 'forms', 'structure', 'end'] as const),
  ...(['notes', 'endnotes'] as const),
] as const
export type Loss = (typeof losses)[number]

/** So long a link to a document may work; days. */
export const mostLinkDays = 365

/** A state is a version of its own when nothing came for this long; minutes. */
export const pause = 5

/** A label as it was typed or pasted: on one line, with single spaces. */
export const labelIn = (typed: string) => onOneLine(typed).trim().replaceAll(/\s+/g, ' ')
