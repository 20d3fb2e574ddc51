import type { Locale, Text } from '#shared/text.ts'
import { type Line, kinds } from './kinds.ts'
import { plain, type Thing, typesOf } from './linked.ts'

const most = { lines: 60 }

/** What a page says of itself in its head, as things of the same kind. Its data for machines counts more. */
export const thingsInHead = (meta: (name: string) => string | undefined): readonly Thing[] => {
  const price = meta('product:price:amount') ?? meta('og:price:amount')
  const author = meta('author') ?? meta('article:author')
  const isArticle = meta('og:type') === 'article' || meta('article:published_time') !== undefined
  return [
    ...(price
      ? [
          {
            '@type': 'Product',
            name: meta('og:title'),
            brand: meta('product:brand'),
            offers: {
              price,
              priceCurrency: meta('product:price:currency') ?? meta('og:price:currency'),
              availability: meta('product:availability'),
            },
          },
        ]
      : []),
    ...(isArticle || author
      ? [
          {
            '@type': 'Article',
            author: author && !/^https?:/.test(author) ? author : undefined,
            datePublished: meta('article:published_time'),
          },
        ]
      : []),
  ]
}

/** Whether a page describes itself as something to be read from beginning to end. */
export const isArticle = (things: readonly Thing[]): boolean =>
  things.some(thing => typesOf(thing).some(type => /(?:Article|Posting)$/.test(type) && type !== 'JobPosting'))

const letters = /[^\p{L}\p{N}]+/gu
const bare = (text: string) => text.toLowerCase().replaceAll(letters, ' ').trim()

/**
 * What things say, as a list of a few plain lines; what the text itself says already is left out, where it is long.
 */
export const factsOf = (things: readonly Thing[], locale: Locale, text: string): string => {
  const told = bare(text)
  const isNew = ([, value]: Line) => value.length < 60 || !told.includes(bare(value.replace(/ …$/, '')))
  const write = ([label, value]: Line) => `- ${typeof label === 'string' ? label : (label as Text)[locale]}: ${value}`
  const done = new Set<object>()
  const lines = things.flatMap(thing => {
    const kind = kinds.find(({ is }) => is(thing, typesOf(thing)))
    // Of each kind the first says what the page is about; of questions, dates and houses there may be many.
    if (!kind || (done.has(kind) && !kind.several)) return []
    const said = kind.lines(thing, locale).filter(([, value]) => value !== '' && plain(value) !== '')
    if (said.length) done.add(kind)
    return said.filter(isNew).map(write)
  })
  return [...new Set(lines)].slice(0, most.lines).join('\n')
}
