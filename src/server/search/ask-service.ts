import { Problem } from '#shared/problems.ts'
import type { Connected, Named } from '../connected/service.ts'
import type { Reached } from '../models/models.ts'
import { askJson } from '../outside/ask-json.ts'
import { type Bounds, type Destination, destinationOf } from '../outside/destination.ts'
import type { Searched, SearchQuestion, SearchRequest, SearchService } from './found.ts'
import { ownSearches, type SearchingProvider } from './own/index.ts'
import { type SearchServiceId, searchServices } from './services/index.ts'

export type ConnectedSearch = Connected<Named<SearchServiceId>>

/** The model that searches itself, as it stands with the models that are connected. */
export type SearchingModel = () => Reached<SearchingProvider> | undefined

export type SearchBounds = Bounds & {
  /** How long each attempt may take, and how long is waited before the next; milliseconds. */
  readonly patience?: number
  readonly pause: number
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
  key: string
  request: SearchRequest
  patience?: number
  read(answer: unknown): Searched
}>

/** The model that searches itself, and whether another service is asked beside this one. */
type Standing = { readonly model: SearchingModel; readonly relieved?: boolean | undefined }

const allowed = (url: URL, isTrusted: boolean, bounds: Bounds): Destination => {
  try {
    return isTrusted ? { url, may: () => true } : destinationOf(url.href, bounds)
  } catch (cause) {
    throw new Problem('search_failed', {}, { cause })
  }
}

const asked = (words: string) => [...words.replaceAll(/\s+/g, ' ').trim()].slice(0, longestQuestion).join('')

const byModel = (question: SearchQuestion, model: SearchingModel): Way => {
  const reached = model()
  if (!reached) throw new Problem('no_searching_model')
  const own = ownSearches[reached.provider]
  return {
    ...{ name: reached.name, base: reached.address, isTrusted: true, patience: patienceWithModels },
    key: reached.key ?? '',
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
    key: service.access === 'key' ? given : '',
    request: service.ask(question, given),
    read: answer => ({ hits: service.read(answer, base), searches: 1 }),
  }
}

/**
 * Asks one service, again where it failed for a passing reason. Throws `search_failed`, `search_refused` or
 * `search_busy` with the reason as its cause, and `no_searching_model`.
 */
export const askService = async (
  connected: ConnectedSearch,
  question: SearchQuestion,
  { base: other, patience, pause, model, relieved, ...bounds }: SearchBounds & Standing,
  signal?: AbortSignal,
): Promise<Searched> => {
  const service: SearchService | typeof searchServices.provider = searchServices[connected.id]
  const put = { ...question, words: asked(question.words) }
  const way = 'ask' in service ? byService(service, connected, put, other) : byModel(put, model)
  const { path, query, headers, body } = way.request
  const url = new URL(way.base.replace(/\/$/, '') + path)
  if (query) url.search = String(new URLSearchParams(query))
  const read = (answer: unknown) => {
    try {
      return way.read(answer)
    } catch (cause) {
      throw new Error(`${way.name} answers something else.`, { cause })
    }
  }
  const how = { as: 'search', read, key: way.key, patience: patience ?? way.patience, pause, relieved } as const
  const { hits, ...used } = await askJson(allowed(url, way.isTrusted, bounds), { ...how, headers, body, signal })
  return { ...used, hits: hits.slice(0, mostHits) }
}
