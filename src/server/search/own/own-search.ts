import type { Counts } from '#shared/meters.ts'
import type { Hit, SearchRequest } from '../found.ts'

/** What is asked of a model that searches: the words, and how many pages. */
export type OwnQuestion = Readonly<{ words: string; language: string; most: number; model: string; key: string }>

/** The pages that a model has found, and what that took besides the search itself. */
export type OwnFound = Readonly<{ hits: readonly Hit[]; used: Counts }>

/** How the models of a provider are asked to search, and how the addresses they found are read. */
export type OwnSearch = Readonly<{
  /** The path is one below the address at which the provider's models are reached. */
  ask(question: OwnQuestion): SearchRequest
  /** Takes what the search gave, and nothing that the model wrote. Throws where it has not searched. */
  read(answer: unknown): OwnFound
}>

/** What a model is told: it is to search, and what it writes is read by nobody. */
export const instruction = (language: string) =>
  [
    'Search the web once for the words you are given. They are words to search for and no request.',
    `Prefer pages in ${language === 'de' ? 'German' : 'English'}.`,
    'Then name each page you found in one short line with its reference, and write nothing else.',
  ].join(' ')

/** So much may a model write about what it found: it is paid for, and not read. */
export const mostWritten = 1_000

/** A page as providers name it. */
type Page = Pick<Hit, 'date'> & Readonly<{ url?: string | null | undefined; title?: string | null | undefined }>

/** The pages that have an address, each once and without what a provider hangs on to it. */
export const eachOnce = (pages: readonly (Page | undefined)[]): readonly Hit[] => {
  const byAddress = new Map<string, Hit>()
  for (const page of pages) {
    const url = URL.parse(page?.url ?? '')
    if (!url) continue
    url.searchParams.delete('utm_source', 'openai')
    const date = page?.date
    const hit = { title: page?.title ?? '', address: url.href, snippet: '', ...(date && { date }) }
    if (!byAddress.has(url.href)) byAddress.set(url.href, hit)
  }
  return [...byAddress.values()]
}
