import { sumOf } from '#shared/meters.ts'
import { Problem } from '#shared/problems.ts'
import { type ConnectionParts, type Connections, openConnections } from '../connected/open-connections.ts'
import { openHealths } from '../outside/healths.ts'
import type { Models } from '../models/models.ts'
import { askService, type ConnectedSearch, type SearchBounds } from './ask-service.ts'
import type { Hit, Searched } from './found.ts'
import { type NamedSearch, searchesIn, searchWritten } from './named.ts'
import { searchingProviders } from './own/index.ts'
import { searchServices } from './services/index.ts'
import { interleaved } from './settle.ts'

/** So many searches are remembered, for so long, so that the same is not asked twice; milliseconds. */
const remembered = { most: 500, age: 60 * 60_000 }
const hitsEach = 8

/** Searches the net with the services that are connected. */
export type Search = Connections<NamedSearch> & {
  ready(): Promise<boolean>
  /**
   * Asks all of them beside each other, but for those that have failed too often. One that fails takes nothing from the
   * others, and is named. Throws `no_search` where none is connected, and the first failure where all fail.
   */
  ask(words: string, language: string, signal?: AbortSignal): Promise<Searched>
  /** Asks one service, whether it is connected or not. Throws what `askService` throws. */
  attempt(service: ConnectedSearch, language: string, signal?: AbortSignal): Promise<readonly Hit[]>
}

type Parts = ConnectionParts & {
  readonly fixed: readonly NamedSearch[] | undefined
  readonly bounds: SearchBounds
  /** One of them searches itself, where the search of its provider is connected. */
  readonly models: Pick<Models, 'reached'>
}

/** What is looked for when a connection is tried: every encyclopaedia knows it. */
const trial = { de: 'Leuchtturm', en: 'lighthouse' }

/** What it is called among processes, and by people. */
const nameOf = ({ id, with: given }: ConnectedSearch) =>
  searchServices[id].access === 'address' ? `${id} ${given}` : id
const shownName = ({ id }: ConnectedSearch) => searchServices[id].name

export const openSearch = ({ bounds: usual, models, ...parts }: Parts): Search => {
  const { now, report, circuits } = parts
  const model = () => models.reached(searchingProviders)
  const bounds = { ...usual, model }
  const healths = openHealths({ deed: 'search', ...parts, circuits })
  const answers = new Map<string, { at: number; searched: Searched }>()
  const connections = openConnections({
    ...{ ...parts, setting: 'searches', read: searchesIn },
    written: services => services.map(searchWritten).join(','),
  })
  /** Those that can be asked: the search of a provider only with a model of one that has it. */
  const askable = async () => (await connections.connected()).filter(({ id }) => id !== 'provider' || model())

  const asked = async (words: string, language: string, signal?: AbortSignal): Promise<Searched> => {
    const services = await askable()
    if (!services.length) throw new Problem('no_search')
    const question = { words, language, most: hitsEach }
    const fit = healths.fit(services, nameOf)
    const how = { ...bounds, relieved: fit.length > 1 }
    const ask = (one: ConnectedSearch) =>
      healths.asking(nameOf(one), signal, () => askService(one, question, how, signal))
    const all = await Promise.allSettled(fit.map(ask))
    signal?.throwIfAborted()
    const failures = all.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
    if (failures.length === all.length) throw failures[0]
    for (const failure of failures) report(failure, { step: 'search' })
    const away = services.filter(one => all[fit.indexOf(one)]?.status !== 'fulfilled').map(shownName)
    const lists = all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    const { searches = 0, ...tokens } = sumOf(lists.map(({ hits: _, ...used }) => used))
    const hits = interleaved(lists.map(list => list.hits))
    return { hits, searches, ...tokens, ...(away.length && { away: [...new Set(away)] }) }
  }

  return {
    ...connections,
    ready: async () => (await askable()).length > 0,
    async ask(words, language, signal) {
      const name = JSON.stringify([words.toLowerCase().trim(), language, (await askable()).map(({ id }) => id)])
      const before = answers.get(name)
      if (before && now().getTime() - before.at < remembered.age) return { hits: before.searched.hits, searches: 0 }
      const searched = await asked(words, language, signal)
      // What not all have answered is asked again the next time.
      if (searched.away) return searched
      answers.delete(name)
      answers.set(name, { at: now().getTime(), searched })
      const [oldest] = answers.keys()
      if (answers.size > remembered.most && oldest !== undefined) answers.delete(oldest)
      return searched
    },
    async attempt(service, language, signal) {
      const question = { words: trial[language === 'de' ? 'de' : 'en'], language, most: hitsEach }
      return (await askService(service, question, bounds, signal)).hits
    },
  }
}
