import type { Seal } from '../models/seal.ts'
import { type How, safeFetchPicture } from '../outside/safe-fetch.ts'
import { askCollection } from './asking.ts'
import type { FoundImage } from './found.ts'
import type { NamedProvider } from './provider-in.ts'

/** So many searches are remembered, for so long, so that the same is not asked twice; milliseconds. */
const remembered = { most: 200, age: 60 * 60_000 }
const longest = 200

/** Pictures of others, found by words and fetched once. */
export type ImageSearch = {
  /** What the collection is called. */
  readonly name: string
  /** Throws what `askCollection` throws. */
  search(words: string, language: string, signal: AbortSignal): Promise<readonly FoundImage[]>
  /** What is given away in place of a picture or an address, and what it stands for: nobody can make one up. */
  seal(what: 'image' | 'thumb', image: FoundImage): string
  image(sealed: string): FoundImage | undefined
  thumb(sealed: string): string | undefined
  /** The bytes of what was found. Throws `image_unreachable`. */
  fetch(address: string, signal: AbortSignal): Promise<Buffer>
  /** Tells the collection that a picture was taken, where it wants to be told. Throws what `askCollection` throws. */
  tell(image: FoundImage): Promise<void>
}

type Means = {
  readonly named: NamedProvider
  /** In place of the collection’s own address. */
  readonly address: string | undefined
  readonly seal: Seal
  readonly bounds: Omit<How, 'signal'>
  /** How long is waited before it is asked again; milliseconds. */
  readonly pause: number
  now(): Date
}

const purpose = { image: 'image found', thumb: 'image shown' }

/** Searches the collection that the configuration names. */
export const openImageSearch = ({
  named: { provider, key },
  address,
  seal,
  bounds,
  pause,
  now,
}: Means): ImageSearch => {
  const answers = new Map<string, { at: number; found: readonly FoundImage[] }>()
  const headers = provider.headers?.(key)
  const base = address ?? provider.address
  const how = { headers, key, pause, patience: bounds.patience }

  const asked = async (words: string, language: string, signal: AbortSignal) => {
    const { path, query } = provider.ask({ words, language, key })
    const url = new URL(path, base)
    url.search = String(new URLSearchParams(query))
    return askCollection(url, { ...how, signal, read: provider.read })
  }
  return {
    name: provider.name,
    async search(wanted, language, signal) {
      const words = [...wanted.replaceAll(/\s+/g, ' ').trim()].slice(0, longest).join('')
      const name = JSON.stringify([words.toLowerCase(), language])
      const known = answers.get(name)
      if (known && now().getTime() - known.at < remembered.age) return known.found
      const found = await asked(words, language, signal)
      answers.delete(name)
      answers.set(name, { at: now().getTime(), found })
      const [oldest] = answers.keys()
      if (answers.size > remembered.most && oldest !== undefined) answers.delete(oldest)
      return found
    },
    seal: (what, image) => seal.close(what === 'thumb' ? image.thumb : JSON.stringify(image), purpose[what]),
    image(sealed) {
      const opened = seal.open(sealed, purpose.image)
      return opened === undefined ? undefined : (JSON.parse(opened) as FoundImage)
    },
    thumb: sealed => seal.open(sealed, purpose.thumb),
    fetch: (from, signal) => safeFetchPicture(from, { ...bounds, signal }),
    async tell({ taken }) {
      const url = taken === undefined ? null : URL.parse(taken)
      // The key goes to the collection alone, whatever an answer of it has named.
      if (url?.origin === new URL(base).origin) await askCollection(url, { ...how, read: () => undefined })
    },
  }
}
