import { csvOf, rowsIn } from './csv.ts'
import { keyOf, most, type Term } from './terms.ts'
import { locales, lengthOf, type Locale, read, type Text } from './text.ts'

/** What stands above the columns of a glossary as a file. */
export const columns = {
  term: { de: 'Begriff', en: 'Term' },
  use: { de: 'Heißt', en: 'Called' },
  avoid: { de: 'Nicht', en: 'Not' },
  language: { de: 'Sprache', en: 'Language' },
} satisfies Record<string, Text>

/** Between several wrong words in one cell. */
const between = ' | '

/** A glossary as a table that spreadsheets open, a line for each term. */
export const glossaryFile = (terms: readonly Term[], locale: Locale) =>
  csvOf(locale, [
    Object.values(columns).map(column => read(column, locale)),
    ...terms.map(({ term, use, avoid, language }) => [term, use, avoid.join(between), language]),
  ])

/** What a file holds: its terms, and the numbers of the lines that hold none. */
export type GlossaryRead = { readonly terms: readonly Term[]; readonly wrong: readonly number[] }

const isHeading = ([first = '']: readonly string[]) =>
  Object.values(columns.term).some(name => name.toLowerCase() === first.trim().toLowerCase())

const termIn = ([term = '', use = '', avoid = '', language = '']: readonly string[]): Term | undefined => {
  const spoken = language.trim().toLowerCase().slice(0, 2)
  const known = locales.find(locale => locale === spoken)
  const words = [term, use || term, ...avoid.split('|')].map(word => word.trim())
  const [is = '', called = '', ...not] = words
  const fits = is && words.every(word => lengthOf(word) <= most.letters) && not.length <= most.avoid
  if (!fits || (spoken && !known)) return undefined
  return { term: is, use: called, avoid: not.filter(Boolean), ...(known && { language: known }) }
}

/** Reads a glossary from a table with the columns of `glossaryFile`; of a term that stands there twice, the last. */
export const glossaryIn = (file: string): GlossaryRead => {
  const rows = rowsIn(file)
  const read = rows.map((row, at) => ({ at: at + 1, row, term: termIn(row) }))
  const lines = read.filter(({ at, row }) => row.some(cell => cell.trim()) && !(at === 1 && isHeading(row)))
  return {
    terms: merged(
      [],
      lines.flatMap(({ term }) => term ?? []),
    ),
    wrong: lines.filter(({ term }) => !term).map(({ at }) => at),
  }
}

/** Terms with others that take the place of those of the same name. */
export const merged = (terms: readonly Term[], others: readonly Term[]): readonly Term[] => [
  ...new Map([...terms, ...others].map(term => [keyOf(term), term] as const)).values(),
]
