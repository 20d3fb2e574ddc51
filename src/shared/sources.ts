/** What a run has read for its person, as its model was given it: a page, or a document. */
export type Source = Readonly<{
  /** The field that named it. */
  field: string
  kind: 'page' | 'document'
  /** Where it lies: of a page the address it was found at in the end, of a document its `/files/…`. */
  address: string
  /** The page's title, or the document's name. */
  title: string
  words: number
  /** As `de`, where it could be told. */
  language?: string
  /** Markdown. */
  text: string
  /** An ISO moment. */
  readAt: string
}>
