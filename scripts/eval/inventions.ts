import { additionsTo } from '#language/index.ts'
import { type Case, readsPage } from './case.ts'

/** Figures, dates, names, addresses and quotations in an answer that stand nowhere in what the person gave. */
export const inventionsIn = ({ path, locale, values, page }: Case, text: string): readonly string[] => {
  const given = [...Object.values(values).map(String), ...(readsPage(path) ? [page] : [])]
  return additionsTo(given, text, { language: locale })
    .additions.filter(({ quiet }) => !quiet)
    .map(({ from, to }) => text.slice(from, to))
}
