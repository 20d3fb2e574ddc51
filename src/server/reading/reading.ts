import type { Document } from '#shared/document/schema.ts'
import type { Loss } from '#shared/documents.ts'

/** What was understood of a page or a document. */
export type Reading = Readonly<{
  title?: string
  description?: string
  /** Markdown. */
  text: string
  words: number
  pages?: number
  /** As `de`, where it could be told. */
  language?: string
  /** What it held besides, that is not in the text. */
  lost?: readonly Loss[]
  /** There was more than we keep. */
  cut?: true
}>

/** A document that somebody opens to write on: what it says with its looks. */
export type Opening = Pick<Reading, 'title' | 'lost' | 'cut'> &
  Readonly<{
    document: Document
    /** By the names that the document has for them as files. */
    pictures: ReadonlyMap<string, Uint8Array>
    /** It says of itself that a model made or changed it. */
    ai?: boolean
  }>

/** A text, and how its marks are meant. */
export type Markup = Readonly<{ text: string; as: 'html' | 'markdown' | 'plain' }>
