import type { Hit } from './found.ts'

const isPage = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

/** An address as it is compared: without its fragment, `www.` and the slash at its end. */
export const sameAddress = (address: string) => {
  const url = URL.parse(address)
  if (!url) return address
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`
}

/** What several services have found as one list: the first of each, then the second of each, every page once. */
export const interleaved = (lists: readonly (readonly Hit[])[]): readonly Hit[] => {
  const longest = Math.max(0, ...lists.map(list => list.length))
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat()
  const byAddress = new Map<string, Hit>()
  for (const hit of all.filter(({ address }) => isPage(address)))
    if (!byAddress.has(sameAddress(hit.address))) byAddress.set(sameAddress(hit.address), hit)
  return [...byAddress.values()]
}
