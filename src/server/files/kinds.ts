import { type Kind, kindOf } from '../reading/documents/kinds.ts'

const types: Readonly<Record<Kind, string>> = {
  pdf: 'application/pdf',
  archive: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ole: 'application/msword',
  rtf: 'application/rtf',
  // Whoever opens a page that somebody has brought shall see its letters, and nothing happen.
  html: 'text/plain',
  text: 'text/plain',
}

/** The media type of a document, as the reader understands it: by its content alone. Throws what the reader throws. */
export const typeOf = (bytes: Uint8Array) => types[kindOf(bytes)]
