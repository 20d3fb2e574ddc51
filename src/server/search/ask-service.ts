import { Problem } from '#shared/problems.ts'
import type { Connected, Named } from '../connected/service.ts'
import { askJson } from '../outside/ask-json.ts'
import { type Bounds, destinationOf, Refusal } from '../outside/destination.ts'
import type { Hit, SearchQuestion, SearchService } from './found.ts'
import { type SearchServiceId, searchServices } from './services/index.ts'

export type ConnectedSearch = Connected<Named<SearchServiceId>>

export type SearchBounds = Bounds & {
  /** Milliseconds. */
  readonly patience?: number
  /** In place of the services’ own addresses. */
  readonly base: string | undefined
}

const longestQuestion = 300
const mostHits = 20

const asked = (words: string) => [...words.replaceAll(/\s+/g, ' ').trim()].slice(0, longestQuestion).join('')

/** Asks one service once. Throws `search_failed` with the reason as its cause. */
export const askService = async (
  { id, with: given, from }: ConnectedSearch,
  question: SearchQuestion,
  { base: other, patience, ...bounds }: SearchBounds,
  signal?: AbortSignal,
): Promise<readonly Hit[]> => {
  const service: SearchService = searchServices[id]
  const base = service.address ? (other ?? service.address(question.language)) : given
  const { path, query, headers, body } = service.ask({ ...question, words: asked(question.words) }, given)
  const url = new URL(base.replace(/\/$/, '') + path)
  if (query) url.search = String(new URLSearchParams(query))
  const isTrusted = from === 'environment' || service.address !== undefined
  try {
    const destination = isTrusted ? { url, may: () => true } : destinationOf(url.href, bounds)
    const told = await askJson(destination, { failure: 'search_failed', headers, body, signal, patience })
    return service.read(told, base).slice(0, mostHits)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof Problem) throw error
    const cause =
      error instanceof Refusal ? error : new Error(`${service.name} answers something else.`, { cause: error })
    throw new Problem('search_failed', {}, { cause })
  }
}
