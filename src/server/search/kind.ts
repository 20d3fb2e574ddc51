import type { Kind } from '../connected/kind.ts'
import { type SearchServiceId, searchServices } from './services/index.ts'

/** Searching the net, as it is connected in the administration. */
export const searching: Kind<SearchServiceId> = {
  path: 'searches',
  what: 'search service',
  services: searchServices,
  variable: 'SEARCH_URL',
  deeds: { connected: 'search_connected', removed: 'search_removed' },
  of: ({ search }) => search,
  async attempt({ search }, service, { language, signal }) {
    const [first, ...others] = await search.attempt(service, language, signal)
    return { hits: first ? others.length + 1 : 0, title: first?.title ?? '' }
  },
  failure: 'search_failed',
}
