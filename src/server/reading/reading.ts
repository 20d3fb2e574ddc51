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
