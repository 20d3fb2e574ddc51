import { toMarkdown } from '#shared/document/markdown/write.ts'
import type { Document } from '#shared/document/schema.ts'
import { tick } from '#shared/document/words.ts'

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raise = (number: string) => number.replaceAll(/\d/g, digit => raised[Number(digit)] ?? digit)

/** The Markdown of a document as two of them are compared for people: notes and tasks by signs that people know. */
export const forComparing = (document: Document): string =>
  toMarkdown(document)
    .replaceAll(/(?<!\\)\[\^(\d+)\]:?/g, (_, number: string) => raise(number))
    .replaceAll(/^(\s*- )\[([ x])\] /gm, (_, item: string, box: string) => item + tick(box === 'x'))
