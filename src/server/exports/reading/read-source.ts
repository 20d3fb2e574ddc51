import { languageOf } from '#language/languages.ts'
import { directionOf } from '#shared/direction.ts'
import { printable } from '#shared/document/attributes.ts'
import type { Direction, Document } from '#shared/document/schema.ts'
import { titleIn, wordsOf } from '#shared/document/words.ts'
import { onOneLine } from '#shared/one-line.ts'
import { bounds } from '../bounds.ts'
import type { Job } from '../jobs.ts'
import type { Leaving } from '../leaving.ts'
import { directed } from './directed.ts'
import { missingTold } from './missing.ts'
import { addressesIn, type FindPictures, picturesAt } from './pictures.ts'
import { documentOf } from './read-html.ts'
import { readJson } from './read-json.ts'

const isMostly = ({ content }: Document): Direction => {
  const first = content.find(block => 'attrs' in block && block.attrs && 'dir' in block.attrs)
  return first && 'attrs' in first && first.attrs && 'dir' in first.attrs ? (first.attrs.dir ?? 'ltr') : 'ltr'
}

/**
 * Whether it begins with its title, and headings of the same level follow: to them, the title is no chapter. What came
 * as one of the chapters stays one.
 */
const isTitledIn = ({ content: [first, ...rest] }: Document, title: string) =>
  first?.type === 'heading' &&
  first.attrs.level === 1 &&
  !first.attrs.chapter &&
  rest.some(block => block.type === 'heading' && block.attrs.level === 1) &&
  onOneLine(wordsOf(first)) === onOneLine(title)

/** So much of a text says in which language it is. */
const enough = 20_000

/**
 * A text as it came, ready to become a file. Pictures lie in it or are files of the person, which `find` hands over by
 * their ids; nobody else is ever asked for one. Those that are `missing` are words; without `find` all are. Throws
 * `export_too_much` of HTML, `invalid` of what is no document, and `pdf_too_large` where one says more than so many
 * bytes.
 */
export const readSource = async (
  { source, title, language: said, otherwise }: Pick<Job, 'source' | 'title' | 'language' | 'otherwise'>,
  find: FindPictures | undefined,
  most?: number,
): Promise<Leaving & { missing: number }> => {
  const read = 'html' in source ? documentOf(source.html) : directed(readJson(source.json, most))
  const language = said ?? languageOf(wordsOf(read).slice(0, enough)) ?? otherwise
  const pictures = find ? await picturesAt(addressesIn(read), find) : new Map()
  const { document, missing } = find ? missingTold(read, pictures, language) : { document: read, missing: 0 }
  return {
    ...{ document, missing, pictures },
    isTitled: isTitledIn(document, title),
    title: printable(title || titleIn(document))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, bounds.title),
    language,
    direction: directionOf(language) === 'rtl' ? 'rtl' : isMostly(document),
  }
}
