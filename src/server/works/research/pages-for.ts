import { mostPages } from '#catalogue/factcheck.ts'
import type { Source } from '#shared/sources.ts'
import type { Hit } from '../../search/found.ts'
import { sameAddress } from '../../search/settle.ts'
import type { WantedPage } from './read-found.ts'

/** So many pages are read for one text that is checked. */
const mostInAll = 24

/** The pages that are to be read for several questions: the first of each, then the second of each, each once. */
export const pagesFor = (
  questions: readonly string[],
  found: readonly (readonly Hit[])[],
  most = mostInAll,
): readonly WantedPage[] => {
  const wanted = new Map<string, WantedPage>()
  for (let at = 0; at < mostPages; at++)
    for (const [number, hits] of found.entries()) {
      const [hit, question = ''] = [hits[at], questions[number]]
      if (!hit) continue
      const name = sameAddress(hit.address)
      const known = wanted.get(name)
      if (!known && wanted.size === most) continue
      const { address, date } = known ?? hit
      wanted.set(name, { address, ...(date && { date }), questions: [...(known?.questions ?? []), question] })
    }
  return [...wanted.values()]
}

/** Of the pages that were read those that were found for a question. */
export const foundFor = (hits: readonly Hit[], wanted: readonly WantedPage[], read: readonly Source[]) => {
  const names = new Set(hits.slice(0, mostPages).map(({ address }) => sameAddress(address)))
  const fields = new Set(
    wanted.flatMap(({ address }, at) => (names.has(sameAddress(address)) ? [`page ${at + 1}`] : [])),
  )
  return read.filter(({ field, address }) => fields.has(field) || names.has(sameAddress(address)))
}
