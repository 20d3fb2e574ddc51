import { Problem } from '#shared/problems.ts'
import type { Connected, Named } from '../connected/service.ts'
import type { Reached } from '../models/models.ts'
import { askJson } from '../outside/ask-json.ts'
import { type Bounds, destinationOf, Refusal } from '../outside/destination.ts'
import type { Searched, SearchQuestion, SearchRequest, SearchService } from './found.ts'
import { ownSearches, type SearchingProvider } from './own/index.ts'
import { type SearchServiceId, searchServices } from './services/index.ts'

export type ConnectedSearch = Connected<Named<SearchServiceId>>

/** The model that searches itself, as it stands with the models that are connected. */
export type SearchingModel = () => Reached<SearchingProvider> | undefined

export type SearchBounds = Bounds & {
  /** Milliseconds. */
  readonly patience?: number
  /** In place of the services’ own addresses. */
  readonly base: string | undefined
}

const longestQuestion = 300
const mostHits = 20
/** A model searches, reads and writes before it answers; milliseconds. */
const patienceWithModels = 60_000

/** Where and how a question is asked, and how its answer is read. */
type Way = Readonly<{
  name: string
  base: string
  isTrusted: boolean
  request: SearchRequest
  patience?: number
  read(answer: unknown): Searched
}>

const asked = (words: string) => [...words.replaceAll(/\s+/g, ' ').trim()].slice(0, longestQuestion).join('')

const byModel = (question: SearchQuestion, model: SearchingModel): Way => {
  const reached = model()
  if (!reached) throw new Problem('no_searching_model')
  const own = ownSearches[reached.provider]
  return {
    ...{ name: reached.name, base: reached.address, isTrusted: true, patience: patienceWithModels },
    request: own.ask({ ...question, model: reached.model, key: reached.key ?? '' }),
    read(answer) {
      const { hits, used } = own.read(answer)
      return { hits, ...used, searches: used.searches ?? 1 }
    },
  }
}

const byService = (
  service: SearchService,
  { with: given, from }: ConnectedSearch,
  question: SearchQuestion,
  other: string | undefined,
): Way => {
  const base = service.address ? (other ?? service.address(question.language)) : given
  return {
    ...{ name: service.name, base, isTrusted: from === 'environment' || service.address !== undefined },
    request: service.ask(question, given),
    read: answer => ({ hits: service.read(answer, base), searches: 1 }),
  }
}

/** Asks one service once. Throws `search_failed` with the reason as its cause, and `no_searching_model`. */
export const askService = async (
  connected: ConnectedSearch,
  question: SearchQuestion,
  { base: other, patience, model, ...bounds }: SearchBounds & { readonly model: SearchingModel },
  signal?: AbortSignal,
): Promise<Searched> => {
  const service: SearchService | typeof searchServices.provider = searchServices[connected.id]
  const put = { ...question, words: asked(question.words) }
  const way = 'ask' in service ? byService(service, connected, put, other) : byModel(put, model)
  const { path, query, headers, body } = way.request
  const url = new URL(way.base.replace(/\/$/, '') + path)
  if (query) url.search = String(new URLSearchParams(query))
  try {
    const destination = way.isTrusted ? { url, may: () => true } : destinationOf(url.href, bounds)
    const said = { failure: 'search_failed', headers, body, signal, patience: patience ?? way.patience } as const
    const { hits, ...used } = way.read(await askJson(destination, said))
    return { ...used, hits: hits.slice(0, mostHits) }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof Problem) throw error
    const cause = error instanceof Refusal ? error : new Error(`${way.name} answers something else.`, { cause: error })
    throw new Problem('search_failed', {}, { cause })
  }
}
