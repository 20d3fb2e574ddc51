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
  /** There was more than we keep. */
  cut?: true
}>
