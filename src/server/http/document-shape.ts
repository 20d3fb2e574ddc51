import type { Document } from '#shared/document/schema.ts'
import type { Text } from '#shared/text.ts'
import { ofType } from './shapes.ts'

/** ProseMirror's JSON, as it is described to programs; `checkDocument` checks it. */
export const contentShape = ofType<Document>({
  type: 'object',
  description: 'The text as ProseMirror’s JSON, `{ "type": "doc", "content": [ … ] }`, with the names of TipTap.',
})

/** What is said of JSON that is no document of ours; what is wrong with it stands in English, for programs. */
export const wrongDocument = (wrong: string): Text => ({
  de: `Kein Dokument, wie es hier aussieht (${wrong}).`,
  en: `No document as they are here (${wrong}).`,
})
