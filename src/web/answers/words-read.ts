import type { Shape } from '#shared/answers.ts'
import type { Fields } from '#shared/fields.ts'
import { notesBegin } from '#shared/notes-begin.ts'
import { locales } from '#shared/text.ts'
import { wordsIn } from '../ui/counts.ts'

/** Which part has this name, in whichever language an answer was written down. */
const partsByLabel = (fields: Fields) =>
  new Map(Object.entries(fields).flatMap(([name, { label }]) => locales.map(locale => [label[locale], name] as const)))

/** A form as Markdown, without what its parts are called; of a mail its body. */
const readOfForm = (fields: Fields, text: string, isMail: boolean) => {
  const names = partsByLabel(fields)
  let isRead = !isMail || !('body' in fields)
  return text.split('\n').filter(line => {
    const name = line.startsWith('## ') ? names.get(line.slice(3)) : undefined
    if (name && isMail) isRead = name === 'body'
    return isRead && !name
  })
}

/** A list as Markdown, without the numbers of its items and what their parts are called. */
const readOfList = (fields: Fields, text: string) => {
  const names = partsByLabel(fields)
  return text.split('\n').map(line => {
    const item = line.replace(/^\d+\. /, '')
    const label = /^ *\*\*(.+?):\*\* /.exec(item)
    return label && names.has(label[1] ?? '') ? item.slice(label[0].length) : item
  })
}

/**
 * How many words somebody reads of an answer that is given as Markdown: what its parts are called is not counted, nor
 * are the notes below a text; of a mail its body is read.
 */
export const wordsRead = (shape: Shape, text: string): number => {
  if (shape.shape === 'form') return wordsIn(readOfForm(shape.parts, text, shape.view === 'mail').join('\n'))
  if (shape.shape === 'list') return wordsIn(readOfList(shape.of ?? {}, text).join('\n'))
  return wordsIn(text.slice(0, notesBegin(text)))
}
